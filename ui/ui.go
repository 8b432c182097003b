// Package ui is the screen: the only package that knows Bubble Tea and lipgloss.
//
// A key becomes a move like this. [Input] reads it; Bubble Tea hands it to
// [Model.Update], which folds full-width forms and gives it, one at a time, to the
// page on top of a stack. A page is whatever has the keys: at the bottom the
// viewer, above it the list of games, the comment editor, a position being set up, a
// drill, the command line, a list to choose from, a text to be read, a question.
// Each has its own state, and answers with a view, an entry line and the keys that
// matter now. In the viewer the key goes on to the text that is being typed
// (session.Entry) or, if it begins no move, to the action that has it in the table
// of package action. Enter gives the text to the session, which plays it and tells
// the journal before it returns. Only then Update makes a frame of what the topmost
// page shows; View only puts the frame together.
//
// A frame holds texts, and drawings with the rectangles that layout.go divides the
// screen into; no other file does arithmetic on the screen. What a frame holds is
// cleaned of control characters and veiled already: the board is drawn from a
// veil.Scene, never from a position, so that nothing which a blindfold level hides
// can be told. The mouse and the input method look at the frame that is shown.
//
// What takes time or waits is a command, which captures values and whose answer
// carries a number, so that one which comes late is dropped. A page is opened by
// [Model] (host.go) or by itself; it asks for actions through the stage that it
// stands on, and sees no other page but the one it lies over.
//
// To add a pane, write a file with a type that implements pane (pane.go), add it
// to newPanes, and let an action open it by its name with action.Host.Pane. It is
// drawn, marked and entered like all others, and the leak test opens it with them;
// what a level hides it must ask for, with veil.Settings.Allows.
package ui

import (
	"context"
	"errors"
	"os"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/ui/desk"
)

// Options are what the viewer is started with.
type Options struct {
	Ambiguous Ambiguous // as it is asked for; UnknownWidth: the terminal is
	Color     bool      // false: nothing but text is written, as with NO_COLOR
	Asked     *Question // what the terminal was asked; nil: it is asked now
	// Drill is the drill that is started, "" for what is due, and whose end is the
	// end of the viewer; nil: the game is shown.
	Drill *string
	// Play is the game against a program that is begun; nil: none is.
	Play *desk.Challenge
}

// patience is how long the end of the viewer waits for a terminal that does not
// read.
const patience = time.Second

// Run shows what is on a desk on the terminal until one quits or ctx is over, and
// closes the desk. The terminal is left as it was found. A panic is an error.
func Run(ctx context.Context, d *desk.Desk, o Options) error {
	profile := termenv.Ascii
	if o.Color {
		profile = ColorProfile(os.Getenv)
	}
	if o.Asked == nil {
		o.Asked = Ask()
	}
	o.Asked.Wait()
	told := o.Asked.told
	terminal := terminalName(os.Getenv)
	_ = d.KeepTerminal(terminal, told.kept()) // without it a start at which it is slow is one that guesses
	told.fill(d.Terminal(terminal))
	if o.Ambiguous == UnknownWidth {
		o.Ambiguous = told.width
	}
	m := newModel(d, Look{Ambiguous: o.Ambiguous, behind: told.backdrop(os.Getenv), overline: showsOverline(os.Getenv)}, profile)
	m.lettersAlone(os.Getenv)
	m.begin(o.Drill)
	m.face(o.Play)
	in := NewInput(os.Stdin)
	in.held = told.typed
	var program *tea.Program
	in.late = func(a answers) { program.Send(lateAnswer(a)) }
	out := newOutlet(os.Stdout, func() { program.Send(redrawMsg{}) })
	m.output = newOutput(os.Stdout, out)
	m.clip = newClipboard(m.output, os.Getenv)
	m.clip.pastes = in.pastes
	program = tea.NewProgram(m, tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(m.output),
		tea.WithAltScreen(), tea.WithMouseCellMotion(), tea.WithFPS(120), tea.WithoutSignalHandler())
	err := muted(func() error {
		_, err := program.Run()
		return err
	})
	out.close(patience)
	if errors.Is(err, tea.ErrInterrupted) || ctx.Err() != nil {
		err = nil
	}
	return errors.Join(err, d.Close())
}

// showsOverline reports whether the terminal is one that is known to show SGR
// 53; others leave it out, and a retreat in shorthand would look like a traverse.
func showsOverline(getenv func(string) string) bool {
	if getenv("TMUX") != "" || getenv("STY") != "" {
		return false
	}
	switch getenv("TERM_PROGRAM") {
	case "mintty", "WezTerm":
		return true
	}
	return getenv("VTE_VERSION") != "" || getenv("KONSOLE_VERSION") != "" || getenv("WT_SESSION") != ""
}
