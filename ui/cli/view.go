// The viewer, started on the records that are given.

package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"

	"qipu/notation"
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
	switch {
	case terminal(a.in) && terminal(a.out) && a.env("TERM") == "dumb": // no screen, but somebody who types
		return a.plain(args)
	case !a.screen():
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
	return a.view(games, nil)
}

// sessionView returns how games are shown and typed, as the settings have it.
func (a *app) sessionView() session.View {
	s := &a.settings
	a.chooseForms()
	v := session.View{
		Columns: s.Columns, Pieces: s.Pieces, Hant: a.traditional(), Labels: labels[s.Labels],
		Studio: s.Keypad == "xqstudio",
	}
	if n, ok := s.Lookup(s.Typed); ok {
		v.Typed = n
	}
	return v
}

// chooseForms sets how the notations are written, as the settings have it and in
// the script of the moves' Chinese.
func (a *app) chooseForms() {
	for i, n := range session.Notations {
		switch n := a.settings.Form(n).(type) {
		case notation.Absolute:
			n.Traditional = a.traditional()
			session.Notations[i] = n
		case notation.Shorthand:
			n.Traditional = a.traditional()
			session.Notations[i] = n
		default:
			session.Notations[i] = n
		}
	}
}

// view runs the viewer, or a drill in it until that ends.
func (a *app) view(games *shelf, drill *string) error {
	s := &a.settings
	state := store.NewState(store.StateFolder())
	blind := a.blind()
	return ui.Run(context.Background(), ui.Options{
		State: &state,
		Games: games,
		Lang:  a.lang,
		View:  a.sessionView(),
		Look:  ui.Look{Theme: s.Theme, Lines: s.Board, Ambiguous: widths[a.ambiguous()]},
		Color: a.env("NO_COLOR") == "" && s.Theme != "none",
		Save:  a.saver(games),
		Where: games.where,

		Notices: a.notices,
		Practice: ui.Practice{
			Settings: blind, Keep: keepBlind, Speaker: speech.Start(s.Speak),
			Open: a.practice(games), Start: drill,
		},
		Keep: a.keep, Speaks: a.speak,
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

// traditional reports whether the moves' Chinese is.
func (a *app) traditional() bool {
	if a.settings.Script == "auto" {
		return a.lang.Traditional()
	}
	return a.settings.Script == "traditional"
}

// speak takes a language that was chosen, and reports whether the moves' Chinese
// is traditional with it.
func (a *app) speak(l lang.Lang) bool {
	a.lang, a.settings.Language = l, l.String()
	a.chooseForms()
	return a.traditional()
}

// keep writes how the viewer was set into the settings file.
func (a *app) keep(v session.View, look ui.Look) error {
	s := &a.settings
	s.Pieces, s.Theme, s.Board = v.Pieces, look.Theme, look.Lines
	if len(v.Columns) > 0 {
		s.Columns = v.Columns
	}
	if v.Hant != a.traditional() {
		s.Script = "simplified"
		if v.Hant {
			s.Script = "traditional"
		}
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
