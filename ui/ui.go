// Package ui is the viewer: the only package that knows Bubble Tea and lipgloss.
package ui

import (
	"context"
	"errors"
	"os"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/ui/journal"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// Options are what the viewer is started with.
type Options struct {
	Games session.Collection
	Game  int // the one to open, from 0
	Lang  lang.Lang
	View  session.View
	Look  Look
	Color bool // false: nothing but text is written, as with NO_COLOR

	// Save writes the game; nil where there is nothing to save to.
	Save journal.SaveFunc
	// Where names the place of a game of the collection, its file and then # and its
	// number there; may be nil.
	Where func(index int) string
	// State keeps the edits of an unsaved game from one run to the next; nil: none
	// are kept.
	State *store.State
	// Keep keeps the settings for the next run; may be nil.
	Keep func(session.View, Look) error
	// Speaks is told of another language that is chosen, and returns whether the
	// moves' Chinese is traditional with it; may be nil.
	Speaks func(lang.Lang) bool
	// Parse reads a pasted text as a file is read; may be nil.
	Parse func(text string) (session.Collection, error)
	// Notices are lines that were printed before the screen hid them.
	Notices []string
	// Practice is for blindfold play and drills.
	Practice Practice
}

// Run shows the viewer on the terminal until one quits. The terminal is left as
// it was found.
func Run(ctx context.Context, o Options) error {
	s, err := session.New(o.Games, o.View)
	if err != nil {
		return err
	}
	if o.Game > 0 {
		if err := s.Open(o.Game); err != nil {
			return err
		}
	}
	profile := termenv.Ascii
	if o.Color {
		profile = termenv.ColorProfile()
	}
	told := askTerminal(os.Stdin, os.Stdout)
	if o.Look.Ambiguous == UnknownWidth {
		o.Look.Ambiguous = told.width
	}
	o.Look.light, o.Look.overline = told.light, showsOverline(os.Getenv)
	m := newModel(s, o, profile)
	in := NewInput(os.Stdin)
	in.held = told.typed
	m.output = newOutput(os.Stdout)
	program := tea.NewProgram(m, tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(m.output),
		tea.WithAltScreen(), tea.WithMouseCellMotion(), tea.WithFPS(120))
	_, err = program.Run()
	if errors.Is(err, tea.ErrInterrupted) {
		err = nil
	}
	if m.keeper != nil {
		err = errors.Join(err, m.keeper.Close())
	}
	return err
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
