// How the kinds of pieces move and where they can stand, on an empty board: what
// a record tells whose position is not known.

package records

import (
	"math/bits"

	"qipu/engine"
)

// KindSet is a set of kinds.
type KindSet uint8

// With returns the set with k added.
func (s KindSet) With(k engine.Kind) KindSet { return s | 1<<k }

// Has reports whether k is in the set.
func (s KindSet) Has(k engine.Kind) bool { return s&(1<<k) != 0 }

// Only returns the kind of a set that has just one, else NoKind.
func (s KindSet) Only() engine.Kind {
	if bits.OnesCount8(uint8(s)) != 1 {
		return engine.NoKind
	}
	return engine.Kind(bits.TrailingZeros8(uint8(s)))
}

// Limit returns how many pieces of a kind a side has at most.
func Limit(k engine.Kind) int {
	switch k {
	case engine.NoKind:
		return 0
	case engine.King:
		return 1
	case engine.Pawn:
		return 5
	}
	return 2
}

var standing = func() (table [2][engine.Squares]KindSet) {
	for s := range engine.Square(engine.Squares) {
		for c := engine.Red; c <= engine.Black; c++ {
			file, rank := s.Seen(c)
			table[c][s] = standingAt(file, rank)
		}
	}
	return table
}()

// Standing returns the kinds of side c that can ever stand on s.
func Standing(c engine.Color, s engine.Square) KindSet { return standing[c][s] }

// standingAt is Standing for a point as its own side counts it.
func standingAt(file, rank int) KindSet {
	set := KindSet(0).With(engine.Horse).With(engine.Rook).With(engine.Cannon)
	if file >= 4 && file <= 6 && rank <= 3 {
		set = set.With(engine.King)
		if (file == 5) == (rank == 2) {
			set = set.With(engine.Advisor)
		}
	}
	switch {
	case (rank == 1 || rank == 5) && (file == 3 || file == 7),
		rank == 3 && file%4 == 1:
		set = set.With(engine.Elephant)
	}
	if rank > 5 || rank >= 4 && file%2 == 1 {
		set = set.With(engine.Pawn)
	}
	return set
}

// Movers returns the kinds of side c that make a move of this shape between two
// points where they can stand; what else stands on the board is not asked.
func Movers(c engine.Color, m engine.Move) KindSet {
	file, rank := m.From.Seen(c)
	toFile, toRank := m.To.Seen(c)
	df, dr := toFile-file, toRank-rank
	if df < 0 {
		df = -df
	}
	up := dr
	if dr < 0 {
		dr = -dr
	}
	var set KindSet
	switch {
	case df == 1 && dr == 1:
		set = set.With(engine.Advisor)
	case df == 2 && dr == 2:
		set = set.With(engine.Elephant)
	case df*dr == 2:
		set = set.With(engine.Horse)
	case (df == 0) != (dr == 0):
		set = set.With(engine.Rook).With(engine.Cannon)
		if df+dr == 1 {
			set = set.With(engine.King)
			if up == 1 || df == 1 && rank > 5 {
				set = set.With(engine.Pawn)
			}
		}
	}
	return set & Standing(c, m.From) & Standing(c, m.To)
}
