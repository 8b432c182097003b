// The points of the board and how each side counts them.

package engine

// Square is a point: rank*9 + file, with A0, Red's left corner, as 0.
//
//	rank 9   81 82 83 84 85 86 87 88 89     Black's edge
//	  ...
//	rank 1    9 10 11 12 13 14 15 16 17
//	rank 0    0  1  2  3  4  5  6  7  8     Red's edge
//	file      a  b  c  d  e  f  g  h  i
type Square uint8

// The dimensions of the board, and what is no point of it.
const (
	Files           = 9
	Ranks           = 10
	Squares         = Files * Ranks
	NoSquare Square = Squares
)

// SquareAt returns the point on a file (0 to 8, a to i) and a rank (0 to 9,
// from Red's edge), or NoSquare outside of the board.
func SquareAt(file, rank int) Square {
	if file < 0 || file >= Files || rank < 0 || rank >= Ranks {
		return NoSquare
	}
	return Square(rank*Files + file)
}

// File returns the file of s, 0 to 8 from Red's left.
func (s Square) File() int { return int(s) % Files }

// Rank returns the rank of s, 0 to 9 from Red's edge.
func (s Square) Rank() int { return int(s) / Files }

// Seen returns the file (1 to 9, from c's right hand) and rank (1 to 10, from
// c's own edge) by which side c names s.
func (s Square) Seen(c Color) (file, rank int) {
	if c == Red {
		return Files - s.File(), s.Rank() + 1
	}
	return s.File() + 1, Ranks - s.Rank()
}

// SeenSquare is the inverse of Seen: the point that side c names by file and
// rank, or NoSquare outside of the board.
func SeenSquare(c Color, file, rank int) Square {
	if c == Red {
		return SquareAt(Files-file, rank-1)
	}
	return SquareAt(file-1, Ranks-rank)
}

// Flip returns the point after a half turn of the board: what s is to the
// other side.
func (s Square) Flip() Square { return Squares - 1 - s }

// String returns the ICCS name, "E4", or "-" for NoSquare.
func (s Square) String() string {
	if s >= NoSquare {
		return "-"
	}
	return string([]byte{'A' + byte(s.File()), '0' + byte(s.Rank())})
}
