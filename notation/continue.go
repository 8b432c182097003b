// What a text may still become, from the text alone: all that a blind level
// may look at.

package notation

import (
	"slices"

	"qipu/engine"
)

// Progress is how far a text has come towards a move text.
type Progress struct {
	Complete bool   // it is a whole move text
	Next     []rune // the characters that may follow, each in one form (a digit for all its widths)
	Offset   int    // the byte of the trimmed text up to which a form goes on
}

// Dead reports whether no move text begins so.
func (p Progress) Dead() bool { return !p.Complete && len(p.Next) == 0 }

// CanContinue tells, from the text and the side to move alone, whether text is
// a move text in the notations that are tried unasked, and what may follow.
func CanContinue(text string, side engine.Color) Progress {
	var m Mode
	return m.CanContinue(text, side)
}

// CanContinue tells whether text is a move text in the mode, and what may
// follow. It knows nothing of notations that are never tried unasked: for them
// it only says what is complete.
func (m *Mode) CanContinue(text string, side engine.Color) Progress {
	text = trim(text)
	if c, ok := m.Only.(chosen); ok {
		r := reader{side: side}
		at, ok := c.read(&r, text)
		return Progress{Complete: ok, Offset: at}
	}
	var f folded
	f.fold(text)
	m.turnSigns(&f)
	n, alive, complete := auto.run(m.live(), f.sign[:f.n])
	p := Progress{Offset: int(f.at[n])}
	if n < f.n || f.more {
		return p
	}
	p.Complete = complete != 0
	var next [signs]bool
	for i := range forms {
		slots := forms[i].slots
		if alive&(1<<i) == 0 || len(slots) <= n {
			continue
		}
		for _, s := range []byte(slots[n].members()) {
			if slots[n] != repeat || sign(s) == f.sign[n-1] {
				next[s] = true
			}
		}
	}
	for s, ok := range next {
		if ok {
			if m.isPadMove(f.sign[:f.n]) {
				s = int(m.written(sign(s)))
			}
			if c := sign(s).char(side); c != 0 {
				p.Next = append(p.Next, c)
			}
		}
	}
	slices.Sort(p.Next)
	p.Next = slices.Compact(p.Next)
	return p
}

// char returns one character for the sign, as side writes it; 0 where the
// other side's king or pawn is meant.
func (s sign) char(side engine.Color) rune {
	switch {
	case s < 128:
		return rune(s)
	case s <= signNumber+9:
		return []rune("〇一二三四五六七八九")[s-signNumber]
	case s >= signAdvance:
		return []rune("进退平前中后\u0332\u0305")[s-signAdvance]
	}
	k := kindOf(s)
	r := reader{side: side, record: true}
	if r.wrong(s, false) {
		return 0
	}
	return []rune(names[0][side][k])[0]
}
