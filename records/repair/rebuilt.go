// What a record without a start tells of it.

package repair

import (
	"qipu/engine"
	"qipu/records"
)

// Rebuilt is what the moves of a record tell of the position before them.
type Rebuilt struct {
	Start          engine.Setup // the certain pieces and the open ones that are left no choice, or the standard position
	Standard       bool         // the standard position fits the whole record and is taken
	Plies          int
	Playable       bool         // there is a position on which the record can be played
	Sample         engine.Setup // one such position, with the fewest pieces; it means nothing if Playable is false
	Certain        []Placed     // pieces that the moves force, in the order of the points
	Open           []Open       // what playing the record needs and the moves leave undecided
	Idle           []Idle       // what could have stood about unseen: in no position here
	Contradictions []records.Clash
}

// Placed is a piece on its point.
type Placed struct {
	At    engine.Square
	Piece engine.Piece
}

// Open is a piece that must have stood on one of the points.
type Open struct {
	Pieces []engine.Piece // what it can be
	Points []engine.Square
	Why    *records.Fault // by its code: "open-king", "open-kind", "open-victim", "open-screen", "open-check", "open-start" or "open-file"
}

// Idle tells of a kind that is not complete where one more such piece could
// have stood without being noticed.
type Idle struct {
	Piece    engine.Piece
	Points   int             // the points on which it could have stood all game
	Captured []engine.Square // the points on which it could have been taken where it stood
}
