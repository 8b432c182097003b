// A move: two points.

package engine

import "cmp"

// Move is a move by its two points. The zero Move is no move.
type Move struct{ From, To Square }

// String returns the ICCS form, "H2-E2".
func (m Move) String() string { return m.From.String() + "-" + m.To.String() }

// Mirror returns the move with left and right exchanged.
func (m Move) Mirror() Move { return Move{m.From.Mirror(), m.To.Mirror()} }

// Mirror returns the point with left and right exchanged.
func (s Square) Mirror() Square { return SquareAt(Files-1-s.File(), s.Rank()) }

// CompareICCS orders moves as their ICCS texts: by the file, then the rank of
// the from point, then those of the to point. It fits slices.SortFunc.
func CompareICCS(a, b Move) int {
	if c := cmp.Compare(a.From.iccs(), b.From.iccs()); c != 0 {
		return c
	}
	return cmp.Compare(a.To.iccs(), b.To.iccs())
}

// iccs returns the place of s when points are ordered by their names.
func (s Square) iccs() int { return s.File()*Ranks + s.Rank() }
