// Package ui is the viewer: the only package that knows Bubble Tea and lipgloss.
package ui

import (
	"context"
	"errors"
	"os"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/ui/desk"
)

// Options are what the viewer is started with.
type Options struct {
	Ambiguous Ambiguous // as it is asked for; UnknownWidth: the terminal is
	Color     bool      // false: nothing but text is written, as with NO_COLOR
	// Drill is the drill that is started, "" for what is due, and whose end is the
	// end of the viewer; nil: the game is shown.
	Drill *string
}

// Run shows what is on a desk on the terminal until one quits, and closes the
// desk. The terminal is left as it was found.
func Run(ctx context.Context, d *desk.Desk, o Options) error {
	profile := termenv.Ascii
	if o.Color {
		profile = termenv.ColorProfile()
	}
	told := askTerminal(os.Stdin, os.Stdout)
	if o.Ambiguous == UnknownWidth {
		o.Ambiguous = told.width
	}
	m := newModel(d, Look{Ambiguous: o.Ambiguous, light: told.light, overline: showsOverline(os.Getenv)}, profile)
	m.begin(o.Drill)
	in := NewInput(os.Stdin)
	in.held = told.typed
	m.output = newOutput(os.Stdout)
	program := tea.NewProgram(m, tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(m.output),
		tea.WithAltScreen(), tea.WithMouseCellMotion(), tea.WithFPS(120))
	_, err := program.Run()
	if errors.Is(err, tea.ErrInterrupted) {
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
