// How games are shown and moves are written, as the settings have it, and keeping
// that.

package desk

import (
	"slices"

	"qipu/engine"
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
	v := session.View{
		First: d.Lang.Typed(), Columns: s.Columns, Pieces: s.Pieces, Forms: d.forms(), Labels: labels[s.Labels],
		Studio: s.Keypad == "xqstudio", Viet: s.Keypad == "vietnamese",
	}
	if slices.Equal(v.Columns, store.Defaults().Columns) {
		v.Columns = nil // those that the language begins with
	}
	if n, ok := s.Lookup(s.Typed); ok {
		v.Typed = n
	}
	return v
}

// forms returns the notations of the table of moves, written as the settings
// have it and in the script of the moves' Chinese.
func (d *Desk) forms() *session.Columns {
	hant := d.traditional()
	forms := session.NewColumns(hant, func(n notation.Notation) notation.Notation {
		switch n := d.Settings.Form(n).(type) {
		case notation.Absolute:
			n.Traditional = hant
			return n
		case notation.Shorthand:
			n.Traditional = hant
			return n
		default:
			return n
		}
	})
	return forms.Leading(d.Lang.Columns()...)
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
	d.Session.View.Forms, d.Session.View.First = d.forms(), l.Typed()
}

// Rules returns the rules by which positions that come again are judged.
func (d *Desk) Rules() engine.Rules {
	r, ok := engine.RulesNamed(d.Settings.Rules)
	if !ok {
		return engine.Asian
	}
	return r
}

// Remember writes how games are shown into the settings file.
func (d *Desk) Remember() error {
	if d.config == "" {
		return ErrNowhere
	}
	s, v := &d.Settings, &d.Session.View
	s.Pieces = v.Pieces
	if len(v.Columns) > 0 {
		s.Columns = v.Columns
	}
	if hant := v.Forms.Traditional(); hant != d.traditional() {
		s.Script = "simplified"
		if hant {
			s.Script = "traditional"
		}
	}
	for name, l := range labels {
		if l == v.Labels {
			s.Labels = name
		}
	}
	return store.Remember(d.config, *s, d.Lang.SettingWords)
}
