// A move: two points.

package engine

// Move is a move by its two points. The zero Move is no move.
type Move struct{ From, To Square }

// String returns the ICCS form, "H2-E2".
func (m Move) String() string { return m.From.String() + "-" + m.To.String() }

// Mirror returns the move with left and right exchanged.
func (m Move) Mirror() Move { return Move{m.From.Mirror(), m.To.Mirror()} }

// Mirror returns the point with left and right exchanged.
func (s Square) Mirror() Square { return SquareAt(Files-1-s.File(), s.Rank()) }
