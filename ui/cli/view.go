// The viewer, started on the records that are given.

package cli

import (
	"context"

	"qipu/ui"
	"qipu/ui/desk"
)

// runRoot opens the viewer, or prints where there is no terminal for it.
func (a *app) runRoot(args []string) error {
	switch {
	case terminal(a.in) && terminal(a.out) && a.env("TERM") == "dumb": // no screen, but somebody who types
		return a.plain(args)
	case a.screen():
		return a.view(args, starting{}, nil)
	case len(args) > 0:
		return a.runShow(args, showFlags{})
	}
	return a.listBuiltin()
}

// starting is what the viewer is started for: a drill, whose end is the end of it, or
// a game against a program.
type starting struct {
	drill *string
	play  *desk.Challenge
}

// view runs the viewer on files, or on the built-in games; prepare, if there is
// one, has told of its own error.
func (a *app) view(args []string, s starting, prepare func(*desk.Desk) error) error {
	asked := ui.Ask()
	defer asked.Wait()
	a.err.asked.Store(asked)
	return a.onDesk(args, func(d *desk.Desk) error {
		if prepare != nil && prepare(d) != nil {
			return nil
		}
		asked.Wait() // the screen that is taken is the one that is left again
		return a.ending.view(func(ctx context.Context) error {
			return ui.Run(ctx, d, ui.Options{
				Ambiguous: widths[a.ambiguous()],
				Color:     a.env("NO_COLOR") == "" && a.settings.Theme != "none",
				Asked:     asked,
				Drill:     s.drill,
				Play:      s.play,
			})
		})
	})
}

var widths = map[string]ui.Ambiguous{"narrow": ui.NarrowWidth, "wide": ui.WideWidth}

// ambiguous returns the width of ambiguous characters that is asked for.
func (a *app) ambiguous() string {
	if a.global.ambiguous != "" {
		return a.global.ambiguous
	}
	return a.settings.Ambiguous
}
