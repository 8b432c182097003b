// The viewer, started on the records that are given.

package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"strings"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/speech"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// runRoot opens the viewer, or prints where there is no terminal for it.
func (a *app) runRoot(args []string) error {
	if !terminal(a.in) || !terminal(a.out) || a.env("TERM") == "dumb" {
		if len(args) > 0 {
			return a.runShow(args, showFlags{})
		}
		return a.listBuiltin()
	}
	games, err := a.shelf(args)
	if err != nil || games == nil {
		return err
	}
	defer games.close()
	return a.view(games)
}

// sessionView returns how games are shown and typed, as the settings have it.
func (a *app) sessionView() session.View {
	s := &a.settings
	for i, n := range session.Notations {
		session.Notations[i] = s.Form(n)
	}
	v := session.View{
		Columns: s.Columns, Pieces: s.Pieces, Hant: s.Script == "traditional", Labels: labels[s.Labels],
		Studio: s.Keypad == "xqstudio",
	}
	if n, ok := s.Lookup(s.Typed); ok {
		v.Typed = n
	}
	return v
}

func (a *app) view(games shelf) error {
	s := &a.settings
	state := store.NewState(store.StateFolder())
	return ui.Run(context.Background(), ui.Options{
		State: &state,
		Games: games,
		Lang:  a.lang,
		View:  a.sessionView(),
		Look:  ui.Look{Theme: s.Theme, Lines: s.Board, Ambiguous: widths[a.ambiguous()]},
		Color: a.env("NO_COLOR") == "" && s.Theme != "none",
		Save:  a.saver(games),
		Practice: ui.Practice{
			Settings: a.blind(), Keep: keepBlind, Speaker: speech.Start(s.Speak),
			Open: practice(games),
		},
		Keep: a.keep,
		Parse: func(text string) (session.Collection, error) {
			c, err := file.OpenSourceGames(context.Background(), memory("", []byte(text)))
			if err != nil {
				return nil, err
			}
			return c, c.Wait()
		},
	})
}

var (
	labels = map[string]veil.Labels{"files": veil.FileLabels, "iccs": veil.ICCSLabels, "ranks": veil.RankLabels}
	widths = map[string]ui.Ambiguous{"narrow": ui.NarrowWidth, "wide": ui.WideWidth}
)

// ambiguous returns the width of ambiguous characters that is asked for.
func (a *app) ambiguous() string {
	if a.global.ambiguous != "" {
		return a.global.ambiguous
	}
	return a.settings.Ambiguous
}

// keep writes how the viewer was set into the settings file.
func (a *app) keep(v session.View, look ui.Look) error {
	s := &a.settings
	s.Pieces, s.Theme, s.Board = v.Pieces, look.Theme, look.Lines
	if len(v.Columns) > 0 {
		s.Columns = v.Columns
	}
	s.Script = "simplified"
	if v.Hant {
		s.Script = "traditional"
	}
	for name, l := range labels {
		if l == v.Labels {
			s.Labels = name
		}
	}
	path := store.ConfigFile()
	text, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return store.Create(path, store.Commented(*s, a.lang.SettingWords))
	case err != nil:
		return err
	}
	return store.Replace(path, func(w io.Writer) error {
		_, err := w.Write(store.Update(text, *s))
		return err
	})
}

// saver returns what writes a game of the shelf: to the file that it came from,
// whose other games stay as they are, or to another. What a format cannot hold
// is an error, and nothing is written.
func (a *app) saver(games shelf) func(*records.Game, int, string) error {
	return func(g *records.Game, index int, name string) error {
		var unread error // why another game of the file cannot be kept
		var all iter.Seq[*records.Game] = func(yield func(*records.Game) bool) { yield(g) }
		format := strings.ToLower(strings.TrimPrefix(filepath.Ext(name), "."))
		if c, i := games.at(index); name == "" && c != nil {
			format = c.Format(i)
			name, _ = c.File(i)
			all = sameFile(c, i, g, &unread)
		}
		if _, ok := file.Lookup(format); !ok {
			format = "pgn"
		}
		f := convertFlags{to: format}
		return store.Replace(name, func(w io.Writer) error {
			losses, err := writeGames(w, f, all)
			if err == nil {
				err = unread
			}
			if err == nil && len(losses) > 0 {
				err = &lossError{a.lang.Say(lang.ConvertNothing, format)}
			}
			return err
		})
	}
}

// lossError is a save of which something would be lost, in words.
type lossError struct{ text string }

func (e *lossError) Error() string { return e.text }

// sameFile yields the games of the file of game i, with g in its place. A game
// that cannot be read ends it with an error in failed.
func sameFile(c *file.Collection, i int, g *records.Game, failed *error) iter.Seq[*records.Game] {
	return func(yield func(*records.Game) bool) {
		name, _ := c.File(i)
		c.Wait()
		for k := range c.Len() {
			if at, _ := c.File(k); at != name {
				continue
			}
			other := g
			if k != i {
				if other, *failed = c.Game(k); *failed != nil {
					return
				}
			}
			if !yield(other) {
				return
			}
		}
	}
}
