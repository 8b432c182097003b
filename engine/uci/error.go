// What can go wrong with a program, each named in one line.

package uci

import (
	"fmt"
	"strings"
)

// Fault is what is wrong with a program.
type Fault uint8

// The faults.
const (
	NotStarted Fault = iota // it cannot be run
	NoHello                 // it speaks neither protocol
	OtherGame               // it does not play xiangqi
	NoOption                // it has no such option; Detail names it
	NotReady                // it does not answer when it is asked whether it is there
	Died                    // it ended by itself
	Hangs                   // it does not stop when it is told to
	Floods                  // it writes without end
	Illegal                 // it answers with a move that is not legal; Detail is the move
	Closed                  // it was closed by us
)

var faultTexts = [...]string{
	NotStarted: "cannot be started",
	NoHello:    "speaks neither UCI nor UCCI",
	OtherGame:  "does not play xiangqi",
	NoOption:   "has no such option",
	NotReady:   "does not answer",
	Died:       "ended by itself",
	Hangs:      "does not stop",
	Floods:     "writes without end",
	Illegal:    "answers with an illegal move",
	Closed:     "is closed",
}

// Error is a fault of a program.
type Error struct {
	Program string // its name in the settings
	Fault   Fault
	Detail  string   // "" or what it is about, cleaned
	Said    []string // the last lines of its standard error and of its own errors, cleaned
	Err     error    // of the system, or nil
}

// Error implements error, in one line.
func (e *Error) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s", e.Program, faultTexts[e.Fault])
	if e.Detail != "" {
		fmt.Fprintf(&b, ": %q", e.Detail)
	}
	if e.Err != nil {
		fmt.Fprintf(&b, ": %v", e.Err)
	}
	if n := len(e.Said); n > 0 {
		fmt.Fprintf(&b, " (%s)", e.Said[n-1])
	}
	return b.String()
}

// Unwrap returns the error of the system.
func (e *Error) Unwrap() error { return e.Err }
