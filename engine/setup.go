// A start position as a FEN can say it, unchecked, and what can be wrong with
// it.

package engine

import "strings"

// Setup is a board with the two counters of a FEN.
type Setup struct {
	Board
	Halfmove, Fullmove int
}

// Standard is the FEN of the start of a game.
const Standard = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"

// StandardSetup returns the start of a game.
func StandardSetup() Setup {
	s, err := ParseFEN(Standard)
	if err != nil {
		panic(err)
	}
	return s
}

// SetupFault is one thing that is wrong with a set-up position.
type SetupFault uint8

// What can be wrong with a position. After the ones up to TooManyPieces there
// is no legal play at all; after the others play is possible.
const (
	NoRedKing SetupFault = iota + 1
	NoBlackKing
	ManyRedKings
	ManyBlackKings
	TooManyPieces  // more than sixteen of a side
	WaitingInCheck // the side not to move is in check
	KingsFacing
)

var setupFaultText = [...]string{
	NoRedKing:      "there is no red king",
	NoBlackKing:    "there is no black king",
	ManyRedKings:   "there is more than one red king",
	ManyBlackKings: "there is more than one black king",
	TooManyPieces:  "a side has more than sixteen pieces",
	WaitingInCheck: "the side that is not to move is in check",
	KingsFacing:    "the kings face each other",
}

// String says in English what is wrong.
func (f SetupFault) String() string { return setupFaultText[f] }

// SetupError lists everything that is wrong with a set-up position.
type SetupError struct{ Faults []SetupFault }

// Error implements error.
func (e *SetupError) Error() string {
	texts := make([]string, len(e.Faults))
	for i, f := range e.Faults {
		texts[i] = f.String()
	}
	return strings.Join(texts, ", ")
}

// Playable reports whether legal moves can be told all the same: both sides
// have one king and at most sixteen pieces.
func (e *SetupError) Playable() bool {
	for _, f := range e.Faults {
		if f <= TooManyPieces {
			return false
		}
	}
	return true
}
