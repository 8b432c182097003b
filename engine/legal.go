// Why a move is not legal.

package engine

import "fmt"

// Why is the rule that forbids a move.
type Why uint8

// The rules, in the order in which they are tested.
const (
	LegalMove    Why = iota
	NoPieceThere     // nothing stands on the from point
	WrongSide        // the piece is the opponent's
	BadShape         // the piece does not move so
	LeavesPalace     // a king or advisor would leave the palace
	CrossesRiver     // an elephant crosses the river; a pawn moves sideways before it
	OwnPiece         // an own piece stands on the target
	NeedsScreen      // a cannon captures over none or several
	IsBlocked        // something stands between, on the leg or on the eye
	InCheck          // the own king is left attacked
	Facing           // the kings are left facing each other
)

var whyNames = [...]string{"legal", "no-piece", "wrong-side", "shape", "palace", "river", "own-piece", "screen", "blocked", "check", "facing"}

// String returns the name of the rule as `notate --batch` prints it.
func (w Why) String() string { return whyNames[w] }

// IllegalError says which rule forbids a move.
type IllegalError struct {
	Move Move
	Why  Why
	At   Square // the point that forbids it (of the piece on the leg, of the checker), or NoSquare
}

// Error implements error.
func (e *IllegalError) Error() string {
	if e.At == NoSquare {
		return fmt.Sprintf("%v is not legal: %v", e.Move, e.Why)
	}
	return fmt.Sprintf("%v is not legal: %v on %v", e.Move, e.Why, e.At)
}
