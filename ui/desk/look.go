// How games are shown and moves are written, as the settings have it, and keeping
// that.

package desk

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

var labels = map[string]veil.Labels{"files": veil.FileLabels, "iccs": veil.ICCSLabels, "ranks": veil.RankLabels}

// view returns how games are shown and typed.
func (d *Desk) view() session.View {
	s := &d.Settings
	d.chooseForms()
	v := session.View{
		Columns: s.Columns, Pieces: s.Pieces, Hant: d.traditional(), Labels: labels[s.Labels],
		Studio: s.Keypad == "xqstudio",
	}
	if n, ok := s.Lookup(s.Typed); ok {
		v.Typed = n
	}
	return v
}

// chooseForms sets how the notations are written, in the script of the moves'
// Chinese.
func (d *Desk) chooseForms() {
	for i, n := range session.Notations {
		switch n := d.Settings.Form(n).(type) {
		case notation.Absolute:
			n.Traditional = d.traditional()
			session.Notations[i] = n
		case notation.Shorthand:
			n.Traditional = d.traditional()
			session.Notations[i] = n
		default:
			session.Notations[i] = n
		}
	}
}

// traditional reports whether the moves' Chinese is.
func (d *Desk) traditional() bool {
	if d.Settings.Script == "auto" {
		return d.Lang.Traditional()
	}
	return d.Settings.Script == "traditional"
}

// Speak takes a language that was chosen; the moves are written in its script,
// unless the settings name one.
func (d *Desk) Speak(l lang.Lang) {
	d.Lang, d.Settings.Language = l, l.String()
	d.chooseForms()
	d.Session.View.Hant = d.traditional()
	d.Session.Rewrite()
}

// Remember writes how games are shown into the settings file.
func (d *Desk) Remember() error {
	if d.state == nil {
		return ErrNowhere
	}
	s, v := &d.Settings, &d.Session.View
	s.Pieces = v.Pieces
	if len(v.Columns) > 0 {
		s.Columns = v.Columns
	}
	if v.Hant != d.traditional() {
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
		return store.Create(path, store.Commented(*s, d.Lang.SettingWords))
	case err != nil:
		return err
	}
	return store.Replace(path, func(w io.Writer) error {
		_, err := w.Write(store.Update(text, *s))
		return err
	})
}
