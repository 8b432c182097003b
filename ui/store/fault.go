// What is wrong in a settings file.

package store

import "unicode/utf8"

// FaultKind is what is wrong with a line of the settings file.
type FaultKind uint8

// What can be wrong with a line.
const (
	BadSyntax  FaultKind = iota // no TOML
	UnknownKey                  // no such setting
	BadValue                    // not one of the values there are
	OddTable                    // a table of moves without the names of all pieces or without the signs for 進 退 平
	ExtraTable                  // a table of moves beyond those that are read
	Doubled                     // said before; what is said last counts
)

// Fault is something wrong in the settings file. What it quotes is cut.
type Fault struct {
	Line   int // from 1
	Kind   FaultKind
	Key    string
	Value  string
	Values []string // for BadValue: those there are
}

// faultList gathers what is wrong. It takes twice as many faults as are told, which
// are the first in the file and not the first that were found.
type faultList []Fault

// add notes a fault in a line, with the values that its key can have.
func (l *faultList) add(line int, kind FaultKind, key, value string, values ...string) {
	if len(*l) < 2*mostFaults {
		*l = append(*l, Fault{line, kind, brief(key), brief(value), values})
	}
}

// brief cuts what a fault quotes, so that its notice stays one.
func brief(text string) string {
	if utf8.RuneCountInString(text) <= longestQuote {
		return text
	}
	return string([]rune(text[:min(len(text), longestQuote*utf8.UTFMax)])[:longestQuote]) + ".."
}
