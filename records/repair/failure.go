// Where a record cannot be played on a start, and what each failure asks for.

package repair

import (
	"errors"

	"qipu/engine"
)

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

// need is a failure of the forced pieces that only an unseen piece removes.
type need struct {
	ply    int
	why    engine.Why
	points [engine.Squares]bool
	pieces [16]bool
}

// needs plays the record on the forced pieces and the generals and returns what
// every failure asks for, going on after each as if it were met.
func (s *solver) needs(start *engine.Board) []need {
	var list []need
	note := func(f *failure) {
		n := need{ply: f.ply, why: f.why}
		for _, fix := range s.fixes(start, f) {
			n.points[fix.At] = true
		}
		list = append(list, n)
	}
	p, err := engine.Setup{Board: *start}.Position()
	if f, bad := startFailure(start, err); bad {
		note(&f)
	}
	for i, ply := range s.plies {
		if err := p.Check(ply.Move); err != nil {
			f := s.failureOf(i, &p, err)
			note(&f)
			b := p.Board()
			b.Move(ply.Move)
			p, _ = engine.Setup{Board: b}.Position()
			continue
		}
		p = p.PlayLegal(ply.Move)
	}
	return list
}

// disjoint returns a number of pieces that the needs ask for at least: of needs
// that have no point in common.
func disjoint(list []need) int {
	var used [engine.Squares]bool
	n := 0
	for i := range list {
		free := true
		for at, in := range list[i].points {
			free = free && !(in && used[at])
		}
		if !free {
			continue
		}
		n++
		for at, in := range list[i].points {
			used[at] = used[at] || in
		}
	}
	return n
}
