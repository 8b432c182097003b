// A start position as a FEN can say it, unchecked, and what can be wrong with
// it.

package engine

import (
	"errors"
	"strings"
)

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

// Playable returns the position if legal moves can be told, whatever else is
// wrong with it.
func (s Setup) Playable() (Position, bool) {
	p, err := s.Position()
	if bad, ok := errors.AsType[*SetupError](err); ok && !bad.Playable() {
		return Position{}, false
	}
	return p, true
}

// Position checks the setup. The error is a *SetupError with every fault; if it
// is Playable, the position that comes with it can be played all the same.
func (s Setup) Position() (Position, error) {
	var faults []SetupFault
	var kings, pieces [2]int
	for _, piece := range s.At {
		if piece == NoPiece {
			continue
		}
		pieces[piece.Color()]++
		if piece.Kind() == King {
			kings[piece.Color()]++
		}
	}
	for c := Red; c <= Black; c++ {
		if kings[c] == 0 {
			faults = append(faults, NoRedKing+SetupFault(c))
		}
	}
	for c := Red; c <= Black; c++ {
		if kings[c] > 1 {
			faults = append(faults, ManyRedKings+SetupFault(c))
		}
	}
	if pieces[Red] > 16 || pieces[Black] > 16 {
		faults = append(faults, TooManyPieces)
	}
	if len(faults) > 0 {
		return Position{}, &SetupError{faults}
	}
	var p Position
	p.place(&s.Board)
	if p.attacker(s.Turn.Other()) != NoSquare {
		faults = append(faults, WaitingInCheck)
	}
	if p.facing() {
		faults = append(faults, KingsFacing)
	}
	if len(faults) > 0 {
		p.odd = true
		return p, &SetupError{faults}
	}
	return p, nil
}
