// Package setup sets up a position: pieces placed and removed at a cursor or by
// typed names and points, and boards read from diagrams.
//
// An [Editor] is the position with its side to move, a cursor, and the changes that
// [Editor.Undo] takes back. [Editor.Do] makes the changes of a typed text (reader.go):
//
//	黑 車1.1 將    black to move, a rook on its point, a general at the cursor
//	- e4 mirror    a point emptied, left and right exchanged
//	? e5 free      a point free, all empty ones: anything may stand there
//
// and [Editor.Read] returns what it would leave, for a screen that shows it before
// Enter. A text that is a board is taken as one: [Diagram] reads a FEN, the digits
// of DhtmlXQ or a drawn board, [Among] a board between the words of a message
// (diagram.go). What cannot be read is an [Error] with its part of the text, and
// changes nothing.
//
// [Faults] lists what keeps a position from being played, and what no set of pieces
// has; whether it can be played is [qipu/engine]'s judgement.
//
// To add a word, put it into words with what it does to the position, and tell of it
// in [qipu/ui/lang].
package setup

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
)

// Editor is a position that is being set up. Its side to move is also the side
// whose pieces and points are meant where the text does not tell.
type Editor struct {
	State
	Cursor engine.Square // where a piece is meant that is named without its point; or NoSquare
	Studio bool          // digits name pieces in XQStudio's order

	before, after []State // what undoing and doing again bring back
}

// State is a position, or a pattern where some of its points are free: there anything
// may stand.
type State struct {
	engine.Setup
	Free [engine.Squares]bool
}

// Open reports whether some points are free.
func (s *State) Open() bool { return slices.Contains(s.Free[:], true) }

// Pattern writes what must stand on the points that are not free, as a search for a
// pattern reads it: R@e4 .@e5.
func (s *State) Pattern() string {
	var parts []string
	for at, p := range s.At {
		if s.Free[at] {
			continue
		}
		piece := "."
		if p != engine.NoPiece {
			piece = string(rune(p.Letter()))
		}
		parts = append(parts, piece+"@"+strings.ToLower(engine.Square(at).String()))
	}
	return strings.Join(parts, " ")
}

// Error says what part of a text is neither a piece, nor a point, nor a word.
type Error struct{ Text string }

// Error implements error.
func (e *Error) Error() string { return fmt.Sprintf("%q is no piece on a point", e.Text) }

// Do makes the changes of a text: words; pieces, each before its point or, by
// themselves, at the cursor; - before what is to be emptied; a point alone, to
// which the cursor goes; or a board as a FEN or a diagram. On an error nothing
// changes.
func (e *Editor) Do(text string) error {
	next, cursor, err := e.Read(text)
	if err == nil {
		e.set(next)
		e.Cursor = cursor
	}
	return err
}

// Read returns the position and the cursor that Do of a text would leave.
func (e *Editor) Read(text string) (State, engine.Square, error) {
	if s, ok := Diagram(text); ok {
		return State{Setup: s}, e.Cursor, nil
	}
	r := reader{State: e.State, cursor: e.Cursor, rest: []rune(fold(text)), studio: e.Studio}
	err := r.all()
	return r.State, r.cursor, err
}

// Put puts a piece, or none, on a point; what stood on from, unless that is
// NoSquare, is gone.
func (e *Editor) Put(p engine.Piece, at, from engine.Square) {
	next := e.State
	if from < engine.NoSquare {
		next.At[from] = engine.NoPiece
	}
	next.At[at], next.Free[at] = p, false
	e.set(next)
}

// Take takes over a whole position.
func (e *Editor) Take(next engine.Setup) { e.set(State{Setup: next}) }

// Pass gives the move to the other side.
func (e *Editor) Pass() {
	next := e.State
	next.Turn = next.Turn.Other()
	e.set(next)
}

func (e *Editor) set(next State) {
	if next != e.State {
		e.before, e.after = append(e.before, e.State), nil
		e.State = next
	}
}

// Undo takes the last change back; false if there is none.
func (e *Editor) Undo() bool { return e.swap(&e.before, &e.after) }

// Changed reports whether there is a change to be taken back.
func (e *Editor) Changed() bool { return len(e.before) > 0 }

// Redo makes the change again that was undone last; false if there is none.
func (e *Editor) Redo() bool { return e.swap(&e.after, &e.before) }

func (e *Editor) swap(from, to *[]State) bool {
	n := len(*from) - 1
	if n < 0 {
		return false
	}
	*to = append(*to, e.State)
	e.State, *from = (*from)[n], (*from)[:n]
	return true
}

// Faults lists what is wrong with a position: what keeps it from being played
// first, then pieces where they cannot stand and ones that no set has.
func Faults(s *engine.Setup) (faults []error) {
	_, err := s.Position()
	if all, ok := errors.AsType[*engine.SetupError](err); ok {
		for _, f := range all.Faults {
			faults = append(faults, &engine.SetupError{Faults: []engine.SetupFault{f}})
		}
	}
	for _, f := range records.SetFaults(&s.Board) {
		faults = append(faults, f)
	}
	return faults
}
