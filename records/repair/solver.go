// The state of the search for unseen pieces.

package repair

import (
	"qipu/engine"
	"qipu/records"
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

// withKings returns the forced pieces and the generals.
func (s *solver) withKings(kings [2]engine.Square) engine.Board {
	b := s.base
	for c, at := range kings {
		b.At[at] = engine.MakePiece(engine.Color(c), engine.King)
	}
	return b
}

// attempt is a search in progress: a board with the unseen pieces chosen so far.
type attempt struct {
	*solver
	board  engine.Board
	extras []Placed
	limit  int
}
