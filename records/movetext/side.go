// Who moves first.

package movetext

import (
	"qipu/engine"
	"qipu/records"
)

// chooseSide settles who moves first: the side for whom the whole line can be
// read, asking first the one whose numerals the text has, else Black where dots
// stand for Red's move, else the header's. Many write digits for both sides: only
// beside numerals of the other kind do they speak for Black, and from the usual
// start nothing but the dots does else.
func (r *Reader) chooseSide(i int) {
	usual := r.tree.game.Start.FEN() == engine.Standard
	rest := append([]int{i}, r.follow(i)...)
	first := r.tree.game.Start.Turn
	dots := i > 0 && r.tokens.List[i-1].Kind == Number && Placeholder(r.tokens.Text[r.tokens.List[i-1].To:r.tokens.List[i].From])
	switch c, ok := r.sideAt(i); {
	case dots && !(ok && c == engine.Red):
		first = engine.Black
	case usual && !(ok && c == engine.Black && r.contrast(rest)):
		return
	case ok && (c == engine.Red || len(rest) == 1 || r.contrast(rest)):
		first = c
	}
	best, furthest := first, -1
	for _, c := range [...]engine.Color{first, first.Other()} {
		setup := r.tree.game.Start
		setup.Turn = c
		at, _ := records.SituationOf(setup)
		if _, n := r.try([]trial{{at, 0}}, rest); n > furthest {
			best, furthest = c, n
		}
		if furthest == len(rest) {
			break
		}
	}
	if furthest <= 0 {
		best = r.tree.game.Start.Turn
	}
	r.tree.turn(best)
}

// sideAt returns the side in whose numerals token i is written.
func (r *Reader) sideAt(i int) (engine.Color, bool) {
	return sideOf(r.tokens.Text[r.tokens.List[i].From:r.tokens.List[i].To], r.tokens.List[i].Style)
}

// contrast reports whether the second text of a line is written in the numerals
// of the side that the first is not.
func (r *Reader) contrast(line []int) bool {
	if len(line) < 2 {
		return false
	}
	one, ok1 := r.sideAt(line[0])
	other, ok2 := r.sideAt(line[1])
	return ok1 && ok2 && one != other
}

// sideOf returns the side in whose numerals a Chinese move is written.
func sideOf(text string, s Style) (engine.Color, bool) {
	if s != Chinese && s != Absolute && s != Short {
		return engine.Red, false
	}
	var chinese, digits bool
	for _, r := range text {
		g := glyphOf(r)
		chinese = chinese || g&gNumeral != 0
		digits = digits || g&gDigit != 0
	}
	if chinese == digits {
		return engine.Red, false
	}
	if digits {
		return engine.Black, true
	}
	return engine.Red, true
}
