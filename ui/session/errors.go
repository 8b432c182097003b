// Why something cannot be done, as data; ui/lang has the words.

package session

import "fmt"

// State is why nothing can be done here.
type State uint8

// The states.
const (
	NotPlayable   State = iota + 1 // the record is damaged here: no position that can be played
	NotTheRecords                  // solving: another move than the record's
	NothingToUndo
	NothingToRedo
	Lost        // blindfold: as many misreports as lose
	NotYourTurn // a game is played, and the program is to move
	LookingBack // a game is played, and one stands elsewhere in it
)

var stateText = [...]string{
	NotPlayable: "this position cannot be played", NotTheRecords: "not the move of the record",
	NothingToUndo: "nothing to undo", NothingToRedo: "nothing to redo",
	Lost: "lost by misreports", NotYourTurn: "it is the program's turn", LookingBack: "not where the game stands",
}

// StateError says why something cannot be done.
type StateError struct{ State State }

// Error implements error.
func (e *StateError) Error() string { return stateText[e.State] }

// Range is what a number is out of.
type Range uint8

// What is numbered.
const (
	NoSuchGame Range = iota + 1
	NoSuchPly
	NoSuchRound
)

// RangeError says that a number, from 1, is beyond Max.
type RangeError struct {
	What   Range
	N, Max int
}

// Error implements error.
func (e *RangeError) Error() string { return fmt.Sprintf("%d is beyond %d", e.N, e.Max) }
