// The pieces: colours, kinds, and their FEN letters.

package engine

// Color is a side: Red moves first and stands on ranks 0 to 4.
type Color uint8

// The two sides.
const (
	Red Color = iota
	Black
)

// Other returns the opponent of c.
func (c Color) Other() Color { return c ^ 1 }

// Kind is what a piece is, without its side. Its value is its digit on the
// keypad in xqbase's scheme.
type Kind uint8

// The seven kinds.
const (
	NoKind Kind = iota
	King
	Advisor
	Elephant
	Horse
	Rook
	Cannon
	Pawn
)

// Piece is a kind and a side; the zero Piece is an empty point.
type Piece uint8

// NoPiece is an empty point.
const NoPiece Piece = 0

// MakePiece returns the piece of kind k and side c.
func MakePiece(c Color, k Kind) Piece { return Piece(uint8(c)<<3 | uint8(k)) }

// Kind returns what p is; NoKind for an empty point.
func (p Piece) Kind() Kind { return Kind(p & 7) }

// Color returns the side of p; it means nothing for an empty point.
func (p Piece) Color() Color { return Color(p >> 3) }

const pieceLetters = ".KABNRCP.kabnrcp"

// Letter returns the FEN letter of p, upper case for Red, and '.' for an
// empty point.
func (p Piece) Letter() byte { return pieceLetters[p&15] }

// String returns the FEN letter of p.
func (p Piece) String() string { return string(rune(p.Letter())) }

// PieceOf returns the piece that a FEN letter stands for, or NoPiece. Besides
// K A B N R C P it reads the letters that other programs write: E and M for the
// elephant, H for the horse, G and S for the advisor, X for the elephant.
func PieceOf(letter byte) Piece {
	c := Red
	if letter >= 'a' && letter <= 'z' {
		c, letter = Black, letter-'a'+'A'
	}
	switch letter {
	case 'K':
		return MakePiece(c, King)
	case 'A', 'G', 'S':
		return MakePiece(c, Advisor)
	case 'B', 'E', 'M', 'X':
		return MakePiece(c, Elephant)
	case 'N', 'H':
		return MakePiece(c, Horse)
	case 'R':
		return MakePiece(c, Rook)
	case 'C':
		return MakePiece(c, Cannon)
	case 'P':
		return MakePiece(c, Pawn)
	}
	return NoPiece
}
