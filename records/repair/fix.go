// What unseen pieces can repair a ply that cannot be played.

package repair

import (
	"qipu/engine"
	"qipu/records"
)

// fixes lists the unseen pieces, each of which removes what the failure meets,
// so that every solution holds at least one of them.
func (s *solver) fixes(start *engine.Board, f *failure) []Placed {
	points, first := s.fixPoints(f)
	var list []Placed
	for _, at := range points {
		list = s.appendUnseen(list, start, at, first)
	}
	return list
}

// fixPoints returns the points on which an unseen piece removes the failure,
// and the side whose pieces are to be tried first.
func (s *solver) fixPoints(f *failure) ([]engine.Square, engine.Color) {
	way := s.way(f)
	if f.why == engine.InCheck || f.why == engine.Facing {
		return s.free(f, way), f.board.Turn.Other()
	}
	if f.ply < 0 {
		return nil, 0
	}
	m, side := s.plies[f.ply].Move, f.board.Turn
	if f.board.At[m.From].Kind() != engine.Cannon {
		return nil, 0
	}
	n := taken(&f.board, way)
	switch {
	case f.why == engine.NeedsScreen && n == 0:
		return s.free(f, way), side
	case f.why == engine.IsBlocked && n == 1 && s.alive(m.To, f.ply-1) && !s.closed[m.To]:
		return []engine.Square{m.To}, side.Other()
	}
	return nil, 0
}

// way returns the points between the two pieces of the failure: attacker and
// general, the two generals, or the two points of the move.
func (s *solver) way(f *failure) []engine.Square {
	switch {
	case f.why == engine.InCheck && f.at < engine.NoSquare:
		attacker := f.board.At[f.at]
		return between(engine.Move{From: f.at, To: f.board.King(attacker.Color().Other())}, attacker.Kind())
	case f.why == engine.Facing:
		return between(engine.Move{From: f.board.King(engine.Red), To: f.board.King(engine.Black)}, engine.King)
	case f.ply >= 0 && f.why != engine.InCheck:
		m := s.plies[f.ply].Move
		return between(m, f.board.At[m.From].Kind())
	}
	return nil
}

// free returns the points of path on which an unseen piece can stand during and
// after the ply of the failure.
func (s *solver) free(f *failure, path []engine.Square) []engine.Square {
	var list []engine.Square
	for _, at := range path {
		if f.board.At[at] == engine.NoPiece && !s.closed[at] && s.alive(at, f.ply) {
			list = append(list, at)
		}
	}
	return list
}

// quiet lists the kinds but the general, those first that threaten least.
var quiet = [...]engine.Kind{engine.Pawn, engine.Advisor, engine.Elephant, engine.Horse, engine.Cannon, engine.Rook}

// appendUnseen appends every piece that can have stood unseen on a point of the
// start, those of one side first.
func (s *solver) appendUnseen(dst []Placed, start *engine.Board, at engine.Square, first engine.Color) []Placed {
	if start.At[at] != engine.NoPiece {
		return dst
	}
	var count [16]int
	for _, p := range start.At {
		count[p]++
	}
	for _, c := range [...]engine.Color{first, first.Other()} {
		if touch := s.forced.Touched[at]; touch.Ply > 0 && touch.Color == c {
			continue // it would be taken by its own side
		}
		for _, k := range quiet {
			p := engine.MakePiece(c, k)
			if records.Standing(c, at).Has(k) && count[p] < records.Limit(k) {
				dst = append(dst, Placed{at, p})
			}
		}
	}
	return dst
}

// blame returns the contradiction that keeps the record from being played on
// any position: the failure that came latest.
func (s *solver) blame() records.Clash {
	f := s.worst
	if f.ply < 0 {
		return records.Clash{Plies: [2]int{1, 1}, Err: &records.Fault{Code: "clash-start"}}
	}
	ply := f.ply + 1
	other := ply
	if f.at < engine.NoSquare {
		other = s.witness(f.at, ply)
	}
	rule := &engine.IllegalError{Move: s.plies[f.ply].Move, Why: f.why, At: f.at}
	fault := &records.Fault{Code: "clash-play", Args: []any{ply, rule, other}}
	if other == ply {
		fault = &records.Fault{Code: "clash-rule", Args: []any{ply, rule}}
	}
	return records.Clash{Plies: [2]int{min(ply, other), max(ply, other)}, Err: fault}
}

// witness returns the ply that tells of what stands on a point at a ply: the one
// that put it there, or else the one by which it first leaves.
func (s *solver) witness(at engine.Square, ply int) int {
	for i := ply - 2; i >= 0; i-- {
		if s.plies[i].Move.To == at {
			return i + 1
		}
	}
	for _, m := range s.forced.Men {
		if m.At == at {
			return m.Left
		}
	}
	return ply
}
