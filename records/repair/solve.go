// The search for pieces that the moves never name and without which the record
// cannot be played: generals that never move, victims, screens, and what stood
// between a general and an attacker.

package repair

import (
	"errors"
	"slices"

	"qipu/engine"
	"qipu/records"
)

const (
	maxExtras  = 12     // more unseen pieces than this are not looked for
	maxSteps   = 50_000 // plies played in search of one solution
	fewerSteps = 5_000  // plies played in search of one with fewer pieces
)

// solver knows the record and what its moves force.
type solver struct {
	plies  []records.Ply
	forced *records.Forced
	base   engine.Board
	kinds  [engine.Squares]records.KindSet // what the men can be whose kind is not decided
	closed [engine.Squares]bool            // no unseen piece can have stood here: something moves over it
	steps  int                             // plies that may still be played in this search
	worst  failure                         // the failure that came latest, for want of a solution
}

// solution is a board on which the record can be played.
type solution struct {
	kings  [2]engine.Square
	extras int // pieces beyond the forced ones and the generals
	board  engine.Board
}

// failure is the first ply that cannot be played.
type failure struct {
	ply   int          // index; -1: the start itself, with the waiting side in check
	board engine.Board // on which the rule is broken: before the ply, or after it for InCheck and Facing
	why   engine.Why
	at    engine.Square
}

func newSolver(plies []records.Ply, f *records.Forced) *solver {
	s := &solver{plies: plies, forced: f, base: f.Board(), worst: failure{ply: -2}}
	s.guessKinds()
	s.closePaths()
	return s
}

// forcedKing returns the point of c's general if it moves, else NoSquare.
func (s *solver) forcedKing(c engine.Color) engine.Square { return s.base.King(c) }

// kingPoints lists the points on which c's general can have stood.
func (s *solver) kingPoints(c engine.Color) []engine.Square {
	if at := s.forcedKing(c); at != engine.NoSquare {
		return []engine.Square{at}
	}
	var points []engine.Square
	for at := range engine.Square(engine.Squares) {
		if records.Standing(c, at).Has(engine.King) && s.base.At[at] == engine.NoPiece &&
			!s.closed[at] && s.forced.Touched[at].Ply == 0 {
			points = append(points, at)
		}
	}
	return points
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

// fewest returns the solutions that need the fewest unseen pieces.
func fewest(solutions []solution) []solution {
	least := maxExtras + 1
	for _, s := range solutions {
		least = min(least, s.extras)
	}
	var few []solution
	for _, s := range solutions {
		if s.extras == least {
			few = append(few, s)
		}
	}
	return few
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

// attempt is a search in progress: a board with the unseen pieces chosen so far.
type attempt struct {
	*solver
	board  engine.Board
	extras []Placed
	limit  int
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

// play plays the record on b and returns the first failure.
func (s *solver) play(b *engine.Board) (failure, bool) {
	p, err := engine.Setup{Board: *b}.Position()
	if f, bad := startFailure(b, err); bad {
		return f, false
	}
	for i, ply := range s.plies {
		s.steps--
		if err := p.Check(ply.Move); err != nil {
			return s.failureOf(i, &p, err), false
		}
		p = p.PlayLegal(ply.Move)
	}
	return failure{}, true
}

// failureOf tells what keeps the ply of index i from being played in p.
func (s *solver) failureOf(i int, p *engine.Position, err error) failure {
	f := failure{ply: i, board: p.Board(), at: engine.NoSquare}
	var illegal *engine.IllegalError
	if errors.As(err, &illegal) {
		f.why, f.at = illegal.Why, illegal.At
	}
	if f.why == engine.InCheck || f.why == engine.Facing {
		f.board.Move(s.plies[i].Move)
	}
	return f
}

// startFailure turns a fault of the start into a failure.
func startFailure(b *engine.Board, err error) (failure, bool) {
	setup, ok := errors.AsType[*engine.SetupError](err)
	if !ok {
		return failure{}, false
	}
	f := failure{ply: -1, board: *b, why: engine.NoPieceThere, at: engine.NoSquare}
	switch setup.Faults[0] {
	case engine.WaitingInCheck:
		f.why = engine.InCheck
		turned := engine.Setup{Board: *b}
		turned.Turn = b.Turn.Other()
		if p, ok := turned.Playable(); ok {
			f.at = p.InCheck()
		}
	case engine.KingsFacing:
		f.why = engine.Facing
	}
	f.board.Turn = b.Turn
	return f, true
}
