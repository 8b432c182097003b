// What can be wrong with the text of a move.

package notation

import (
	"errors"
	"fmt"
	"unicode/utf8"

	"qipu/engine"
)

// Fault is what is wrong with a text.
type Fault uint8

// The three verdicts on a text that is not one legal move.
const (
	Unreadable Fault = iota + 1 // no move text at all
	Illegal                     // a move text that no legal move fits
	Ambiguous                   // two or more legal moves fit
)

// Error says why a text is not one legal move.
type Error struct {
	Fault      Fault
	Text       string        // as it was given, without the blanks around it
	Offset     int           // Unreadable: the byte of Text where reading stopped
	Candidates []engine.Move // Ambiguous: every legal move that fits, in ICCS order
	Err        error         // Illegal: the *engine.IllegalError of the meaning that gets furthest
	Meaning    Reading       // Illegal: that meaning, which piece was looked for and where
}

// Column returns the place where reading stopped in characters, from 1.
func (e *Error) Column() int { return utf8.RuneCountInString(e.Text[:e.Offset]) + 1 }

// Error implements error.
func (e *Error) Error() string {
	switch e.Fault {
	case Unreadable:
		return fmt.Sprintf("%q is no move: character %d", e.Text, e.Column())
	case Ambiguous:
		return fmt.Sprintf("%q fits several moves: %v", e.Text, e.Candidates)
	}
	return fmt.Sprintf("%q is not legal: %v", e.Text, e.Err)
}

// Unwrap returns the reason why the move is not legal.
func (e *Error) Unwrap() error { return e.Err }

// Meanings returns the moves that a text can mean of which a reader returned m and
// err: m itself, every candidate of an ambiguous text, or none.
func Meanings(m engine.Move, err error) []engine.Move {
	if err == nil {
		return []engine.Move{m}
	}
	if e, ok := errors.AsType[*Error](err); ok && e.Fault == Ambiguous {
		return e.Candidates
	}
	return nil
}
