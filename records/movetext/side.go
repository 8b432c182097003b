// Who moves first.

package movetext

import (
	"qipu/engine"
	"qipu/notation"
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

// contrary reports whether token i is a move of the other side by its numerals: in a
// record whose moves before it are Red's in 一二三 and Black's in 123 it and those that
// follow are all the other way round. A move is missing before it, or stands there twice.
// One move alone in the wrong numerals is a slip of those, and tells nothing.
func (r *Reader) contrary(i int) bool {
	const enough, far = 3, 12 // moves in the numerals of a side
	if len(r.tree.stack) > 0 || r.paths != nil || r.main != nil {
		return false
	}
	mover := r.tree.line.at.Board().Turn
	if c, ok := r.sideAt(i); !ok || c == mover || r.styled <= 0 {
		return false
	}
	said := 1
	for n, j := range r.follow(i) {
		if n >= far {
			break
		}
		mover = mover.Other()
		switch c, ok := r.sideAt(j); {
		case ok && c == mover:
			return false
		case ok:
			said++
		}
	}
	return said >= enough
}

// believe notes whether the numerals of token i, which is played for a side, are those
// of that side: from one that is not on they say nothing.
func (r *Reader) believe(i int, mover engine.Color) {
	c, ok := r.sideAt(i)
	switch {
	case !ok || r.styled < 0 || len(r.tree.stack) > 0:
	case c == mover:
		r.styled++
	default:
		r.styled = -1
	}
}

// otherSide is the error of a move of the side that is not to move.
func otherSide(text string) error {
	none := engine.Move{From: engine.NoSquare, To: engine.NoSquare}
	return &notation.Error{
		Fault: notation.Illegal, Text: text, Meaning: notation.Reading{Wrong: true},
		Err: &engine.IllegalError{Move: none, Why: engine.WrongSide, At: engine.NoSquare},
	}
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
