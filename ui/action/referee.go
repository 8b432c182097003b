// What a referee would say where one stands.

package action

import (
	"slices"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// Standing says whose turn it is and whether that side is in check, mated or
// without a move, as far as the level lets it be told.
func Standing(s *session.Session, l lang.Lang) string {
	checked := s.Cursor().CheckAt(s.Ply()) != engine.NoSquare && s.Veil().AllowsCheck()
	return l.Standing(s.Board().Turn, s.Cursor().Status(), checked)
}

// Ruling returns what there is to say of a position that stands for the third time
// or more; false for any other. While blind it is what an arbiter announces.
func Ruling(d *desk.Desk) (lang.Ruling, bool) {
	s := d.Session
	if s.Cursor().Repeats().Times < records.Occurrences { // as almost always: nothing is kept of it
		return lang.Ruling{}, false
	}
	r, v := s.Cursor().Repeats(), s.Veil()
	if v.Level == veil.Open {
		return lang.Ruling{Repetition: &r, Rules: d.Rules(), Board: s.Board()}, true
	}
	if !v.Allows(veil.Repeats) {
		r = asAnnounced(s, r)
	}
	ruling := lang.Ruling{Repetition: &r, Rules: d.Rules(), Veiled: true, Hushed: !v.AllowsCheck()}
	return ruling, r.Times >= records.Occurrences
}

// asAnnounced leaves of a repetition the times between which no move can have
// captured anything, as everybody knows who heard the moves alone: each went to a
// point that another had left.
func asAnnounced(s *session.Session, r records.Repetition) records.Repetition {
	var left [engine.Squares]bool
	certain := 0
	for ply := 1; ply <= s.Ply(); ply++ {
		m := s.Game().Move(s.Line()[ply])
		if !left[m.To] {
			certain = ply
		}
		left[m.From], left[m.To] = true, false
	}
	r.Plies = slices.DeleteFunc(slices.Clone(r.Plies), func(ply int) bool { return ply < certain })
	r.Times = len(r.Plies)
	return r
}

// WouldRule is Ruling of the position after a legal move. While blind nothing is
// told before a move is made.
func WouldRule(d *desk.Desk, m engine.Move) (lang.Ruling, bool) {
	s := d.Session
	if s.Veil().Level != veil.Open {
		return lang.Ruling{}, false
	}
	r := s.Cursor().WouldRepeat(m)
	if r.Times < records.Occurrences {
		return lang.Ruling{}, false
	}
	b := *s.Board()
	b.Move(m)
	return lang.Ruling{Repetition: &r, Rules: d.Rules(), Board: &b}, true
}

// Quiet says how long nothing was captured, where a rule speaks of it; "" anywhere
// else, and where a level hides captures.
func Quiet(s *session.Session, l lang.Lang) string {
	n := s.Cursor().QuietPlies()
	if n != records.FiftyRounds && n != records.SixtyRounds || !s.Veil().Allows(veil.Repeats) {
		return ""
	}
	plies, checks := s.Cursor().Quiet()
	if !s.Veil().AllowsCheck() {
		checks = [2]int{}
	}
	return l.Quiet(plies, checks)
}

// ruleSets are the names of the rules that can be chosen.
func ruleSets() []string { return store.Values("play", "rules") }

// rules chooses the rules by which positions that come again are judged.
func rules(c *Context) error {
	return choose(c, func(name string) {
		c.Desk.Settings.Rules = name
		c.chosen()
	})
}
