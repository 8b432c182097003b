// Boards as a list of thirty-two pieces: XQF, DhtmlXQ and the old CBL layout.

package file

import "qipu/engine"

// slotLetters is the piece of each slot, as XQStudio orders them.
const slotLetters = "RNBAKABNRCCPPPPPrnbakabnrccppppp"

// slotCount is the number of slots.
const slotCount = len(slotLetters)

// fromSlots puts each piece on its point; points that are none are of pieces
// that have been taken. Two pieces on one point give the later one and its slot;
// else doubled is -1.
func fromSlots(points []engine.Square) (board engine.Board, doubled int) {
	doubled = -1
	for slot, at := range points {
		if at >= engine.NoSquare {
			continue
		}
		if board.At[at] != engine.NoPiece && doubled < 0 {
			doubled = slot
		}
		board.At[at] = engine.PieceOf(slotLetters[slot])
	}
	return board, doubled
}

// toSlots gives each piece of the board a slot, with NoSquare where none is
// taken: left over are the points of pieces for which there is no slot. Among like
// pieces Red's come from the right and Black's from the left, as XQStudio itself
// writes the standard position.
func toSlots(board *engine.Board) (points [slotCount]engine.Square, left []engine.Square) {
	for slot := range points {
		points[slot] = engine.NoSquare
	}
	place := func(at engine.Square, c engine.Color) {
		piece := board.At[at]
		if piece == engine.NoPiece || piece.Color() != c {
			return
		}
		for slot, letter := range []byte(slotLetters) {
			if points[slot] == engine.NoSquare && letter == piece.Letter() {
				points[slot] = at
				return
			}
		}
		left = append(left, at)
	}
	for file := range engine.Files {
		for rank := range engine.Ranks {
			place(engine.SquareAt(engine.Files-1-file, rank), engine.Red)
			place(engine.SquareAt(file, rank), engine.Black)
		}
	}
	return points, left
}
