// Boards as a list of thirty-two pieces (XQF, DhtmlXQ, the old CBL layout), and the
// points of a board as the formats number them.

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

// cbrSquare returns the point of an index that runs from Black's back rank, on
// which the files are counted from Red's left.
func cbrSquare(i byte) engine.Square {
	if i >= engine.Squares {
		return engine.NoSquare
	}
	return engine.SquareAt(int(i%9), 9-int(i/9))
}

// oldSquare returns the point of a node: file from Red's left and row from
// Black's side, a nibble each, both from 0.
func oldSquare(b byte) engine.Square { return engine.SquareAt(int(b>>4), 9-int(b&15)) }

// xqfSquare returns the point of file*10 + rank; NoSquare for anything else.
func xqfSquare(b byte) engine.Square {
	if b >= engine.Squares {
		return engine.NoSquare
	}
	return engine.SquareAt(int(b/10), int(b%10))
}

// ubbSquare returns the point of two digits, NoSquare if they are none.
func ubbSquare(x, y byte) engine.Square {
	if x < '0' || x > '8' || y < '0' || y > '9' {
		return engine.NoSquare
	}
	return engine.SquareAt(int(x-'0'), 9-int(y-'0'))
}

func mxqSquare(file, rank byte) engine.Square {
	return engine.SquareAt(int(file)-'0', int(rank)-'A')
}
