// The pieces of a position: which stand where, and between which points.

package drill

import (
	"qipu/engine"
	"qipu/ui/lang"
)

// piece is a piece on a point.
type piece struct {
	at engine.Square
	engine.Piece
}

func piecesOf(p *engine.Position) []piece {
	var all []piece
	for s := range engine.Square(engine.Squares) {
		if p.At(s) != engine.NoPiece {
			all = append(all, piece{s, p.At(s)})
		}
	}
	return all
}

// find returns the points on which a piece stands, in the order of Square.
func find(p *engine.Position, piece engine.Piece) []engine.Square {
	var at []engine.Square
	for s := range engine.Square(engine.Squares) {
		if p.At(s) == piece {
			at = append(at, s)
		}
	}
	return at
}

// piecesBetween counts the pieces between two points of one line; false if they are
// on none.
func piecesBetween(p *engine.Position, a, b engine.Square) (int, bool) {
	if a == b || a.File() != b.File() && a.Rank() != b.Rank() {
		return 0, false
	}
	df, dr := sign(b.File()-a.File()), sign(b.Rank()-a.Rank())
	n := 0
	for file, rank := a.File()+df, a.Rank()+dr; engine.SquareAt(file, rank) != b; file, rank = file+df, rank+dr {
		if p.At(engine.SquareAt(file, rank)) != engine.NoPiece {
			n++
		}
	}
	return n, true
}

func sign(n int) int { return min(max(n, -1), 1) }

// PieceList says where all pieces of both sides stand, each side in its own
// count.
func PieceList(p *engine.Position) Words {
	var sides [2]Words
	for c := range sides {
		side := engine.Color(c)
		var pieces List
		for k := engine.King; k <= engine.Pawn; k++ {
			if at := find(p, engine.MakePiece(side, k)); len(at) > 0 {
				pieces = append(pieces, Piece(engine.MakePiece(side, k)), Points{at, side})
			}
		}
		sides[c] = words(lang.TellList, Side(side), pieces)
	}
	return words(lang.TellBoth, sides[0], sides[1])
}
