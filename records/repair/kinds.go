// The kinds of men that the record does not name, where their moves leave a
// choice: guessed, and changed where the record cannot be played so.

package repair

import (
	"slices"

	"qipu/engine"
	"qipu/records"
)

// guessKinds gives every man whose kind is not decided a likely one: that of the
// standard start if it stands so, else by how far it moves.
func (s *solver) guessKinds() {
	standard := engine.StandardSetup()
	for _, m := range s.forced.Men {
		if m.Piece() != engine.NoPiece || m.Kinds == 0 {
			continue
		}
		s.kinds[m.At] = m.Kinds
		guess := engine.MakePiece(m.Color, likeliest(m.Kinds))
		if p := standard.At[m.At]; p != engine.NoPiece && p.Color() == m.Color && m.Kinds.Has(p.Kind()) {
			guess = p
		}
		s.base.At[m.At] = guess
	}
}

// likeliest returns the kind to try first: who can be a pawn has only made
// steps.
func likeliest(kinds records.KindSet) engine.Kind {
	for _, k := range [...]engine.Kind{engine.Pawn, engine.Rook, engine.Cannon, engine.King} {
		if kinds.Has(k) {
			return k
		}
	}
	return engine.NoKind
}

// homes returns a table of where what stands on a point has started, before
// anything has moved.
func homes() (table [engine.Squares]engine.Square) {
	for at := range table {
		table[at] = engine.Square(at)
	}
	return table
}

// switches lists other kinds for the men of a failure that can be several: the
// one that moves and the one that gives check.
func (t *attempt) switches(f *failure) []Placed {
	home := homes()
	for _, ply := range t.plies[:max(f.ply, 0)] {
		home[ply.Move.To] = home[ply.Move.From]
	}
	var at []engine.Square
	if f.ply >= 0 {
		at = append(at, home[t.plies[f.ply].Move.From])
	}
	if f.at < engine.NoSquare {
		at = append(at, home[f.at])
	}
	var list []Placed
	for _, at := range at {
		if slices.ContainsFunc(t.extras, func(x Placed) bool { return x.At == at }) {
			continue
		}
		for k := engine.King; k <= engine.Pawn; k++ {
			if p := engine.MakePiece(t.board.At[at].Color(), k); t.kinds[at].Has(k) && p != t.board.At[at] {
				list = append(list, Placed{at, p})
			}
		}
	}
	return list
}

// kingAmongMen reports whether a man of c whose kind is not decided can be the
// general.
func (s *solver) kingAmongMen(c engine.Color) bool {
	for at, kinds := range s.kinds {
		if kinds.Has(engine.King) && s.base.At[at].Color() == c {
			return true
		}
	}
	return false
}
