// The search for pieces that the moves never name and without which the record
// cannot be played: generals that never move, victims, screens, and what stood
// between a general and an attacker.

package repair

import (
	"slices"

	"qipu/engine"
	"qipu/records"
)

const (
	maxExtras  = 12     // more unseen pieces than this are not looked for
	maxSteps   = 50_000 // plies played in search of one solution
	fewerSteps = 5_000  // plies played in search of one with fewer pieces
)

func newSolver(plies []records.Ply, f *records.Forced) *solver {
	s := &solver{plies: plies, forced: f, base: f.Board(), worst: failure{ply: -2}}
	s.guessKinds()
	s.closePaths()
	return s
}

// solveKings returns a solution with the fewest pieces for every pair of points
// of the generals that has one.
func (s *solver) solveKings() []solution {
	var found []solution
	for _, red := range s.kingPoints(engine.Red) {
		for _, black := range s.kingPoints(engine.Black) {
			kings := [2]engine.Square{red, black}
			if board, extras, ok := s.solve(s.withKings(kings)); ok {
				found = append(found, solution{kings, extras, board})
			}
		}
	}
	return found
}

// solve adds to b the unseen pieces that make the record playable: as few as
// the needs of its general's points allow, or as the search finds in time.
func (s *solver) solve(b engine.Board) (board engine.Board, extras int, ok bool) {
	s.steps = maxSteps
	found, ok := s.within(b, maxExtras)
	if !ok {
		return board, 0, false
	}
	s.steps = fewerSteps
	for least := disjoint(s.needs(&b)); least < len(found); least++ {
		if few, ok := s.within(b, least); ok {
			found = few
			break
		}
	}
	for _, x := range found {
		if b.At[x.At] == engine.NoPiece {
			extras++
		}
		b.At[x.At] = x.Piece
	}
	return b, extras, true
}

// plays reports whether the record can be played on b with any unseen pieces.
func (s *solver) plays(b engine.Board) bool {
	s.steps = maxSteps
	_, ok := s.within(b, maxExtras)
	return ok
}

// within returns at most limit unseen pieces that make the record playable.
func (s *solver) within(b engine.Board, limit int) ([]Placed, bool) {
	t := attempt{solver: s, board: b, limit: limit}
	ok, _ := t.extend()
	return t.extras, ok
}

// blamed is a set of indexes of chosen pieces.
type blamed uint32

const everyone = ^blamed(0)

// extend plays the record, adding pieces where it cannot go on. Without success
// it returns the chosen pieces that are to blame, so that the search goes back
// to one of them at once.
func (t *attempt) extend() (bool, blamed) {
	f, ok := t.play(&t.board)
	if ok {
		return true, 0
	}
	if f.ply > t.worst.ply {
		t.worst = f
	}
	fixes := t.switches(&f)
	fixes = append(fixes, t.fixes(&t.board, &f)...)
	depth := len(t.extras)
	if depth >= t.limit && len(fixes) > 0 || t.steps < 0 {
		return false, everyone
	}
	blame := t.involved(&f)
	for _, fix := range fixes {
		was := t.board.At[fix.At]
		t.board.At[fix.At] = fix.Piece
		t.extras = append(t.extras, fix)
		ok, b := t.extend()
		if ok {
			return true, 0
		}
		t.extras = t.extras[:depth]
		t.board.At[fix.At] = was
		if b&(1<<depth) == 0 {
			return false, b
		}
		blame |= b &^ (1 << depth)
	}
	return false, blame
}

// involved returns the chosen pieces but for which the failure would not be, or
// would have other fixes: those on the way or on the target, the one that gives check, and those that
// fill up the number of their kind.
func (t *attempt) involved(f *failure) blamed {
	var count [16]int
	for _, p := range t.board.At {
		count[p]++
	}
	way := t.way(f)
	if f.ply >= 0 {
		way = append(way, t.plies[f.ply].Move.To)
	}
	var set blamed
	for i, x := range t.extras {
		if t.kinds[x.At] != 0 || x.At == f.at || slices.Contains(way, x.At) || count[x.Piece] >= records.Limit(x.Piece.Kind()) {
			set |= 1 << i
		}
	}
	return set
}
