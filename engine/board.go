// A board that can hold anything: an editor's, or that of a damaged record.

package engine

// Board is what stands where, and whose turn it is. Nothing about it is
// checked.
type Board struct {
	At   [Squares]Piece
	Turn Color
}

// Move puts what stands on m.From, even if that is nothing, onto m.To and
// turns to the other side.
func (b *Board) Move(m Move) {
	b.At[m.To] = b.At[m.From]
	if m.From != m.To {
		b.At[m.From] = NoPiece
	}
	b.Turn = b.Turn.Other()
}

// King returns the point of the first king of side c, or NoSquare.
func (b *Board) King(c Color) Square {
	k := MakePiece(c, King)
	for s, p := range b.At {
		if p == k {
			return Square(s)
		}
	}
	return NoSquare
}
