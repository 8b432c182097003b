// The start position of a record that comes without one, from its moves alone.

package repair

import (
	"qipu/engine"
	"qipu/records"
)

// maxPlies is more than any game has; of longer records less is told.
const maxPlies = 3000

// Rebuild finds the start of a record whose moves name both of their points.
func Rebuild(plies []records.Ply) Rebuilt {
	f := records.Force(plies)
	r := Rebuilt{Plies: len(plies), Contradictions: f.Clashes}
	r.Start = engine.Setup{Board: f.Board(), Fullmove: 1}
	for at, p := range r.Start.At {
		if p != engine.NoPiece {
			r.Certain = append(r.Certain, Placed{engine.Square(at), p})
		}
	}
	if standard := engine.StandardSetup(); fits(standard, plies) {
		r.Start, r.Sample, r.Standard, r.Playable = standard, standard, true, true
		return r
	}
	r.openKinds(&f)
	if len(r.Contradictions) > 0 || len(plies) == 0 {
		return r
	}
	s := newSolver(plies, &f)
	solutions := s.solveKings()
	if len(solutions) == 0 {
		if len(r.Open) == 0 { // else other kinds might do
			r.Contradictions = append(r.Contradictions, s.blame())
		}
		return r
	}
	r.Playable = true
	vague := len(r.Open) > 0 // what is needed beside men of unknown kind cannot be told
	r.openKings(s, solutions)
	if !vague && len(plies) <= maxPlies {
		r.openNeeds(s, solutions)
	}
	for _, o := range r.Open {
		if len(o.Points) == 1 && len(o.Pieces) == 1 {
			r.Start.At[o.Points[0]] = o.Pieces[0]
		}
	}
	solutions = fewest(solutions)
	r.Sample = engine.Setup{Board: solutions[0].board, Fullmove: 1}
	if !vague && len(plies) <= maxPlies {
		r.Idle = s.idle(solutions)
	}
	return r
}

// fits reports whether every ply can be played from start, by the piece that
// the record names.
func fits(start engine.Setup, plies []records.Ply) bool {
	p, err := start.Position()
	if err != nil {
		return false
	}
	for _, ply := range plies {
		piece := p.At(ply.Move.From)
		if piece.Color() != ply.Color || ply.Kind != engine.NoKind && piece.Kind() != ply.Kind || p.Check(ply.Move) != nil {
			return false
		}
		p = p.PlayLegal(ply.Move)
	}
	return true
}

// openKinds lists the men of which the moves tell the point and not the kind.
func (r *Rebuilt) openKinds(f *records.Forced) {
	for _, m := range f.Men {
		if m.Piece() != engine.NoPiece || m.Kinds == 0 {
			continue
		}
		o := Open{Points: []engine.Square{m.At}, Why: &records.Fault{Code: "open-kind", Args: []any{m.At, m.Left}}}
		for k := engine.King; k <= engine.Pawn; k++ {
			if m.Kinds.Has(k) {
				o.Pieces = append(o.Pieces, engine.MakePiece(m.Color, k))
			}
		}
		r.Open = append(r.Open, o)
	}
}

// openKings lists the generals that never move, with every point that some
// solution gives them.
func (r *Rebuilt) openKings(s *solver, solutions []solution) {
	for c := engine.Red; c <= engine.Black; c++ {
		if s.forcedKing(c) != engine.NoSquare || s.kingAmongMen(c) {
			continue
		}
		var points [engine.Squares]bool
		for _, solution := range solutions {
			points[solution.kings[c]] = true
		}
		king := engine.MakePiece(c, engine.King)
		r.Open = append(r.Open, Open{[]engine.Piece{king}, listed(&points), &records.Fault{Code: "open-king"}})
	}
}
