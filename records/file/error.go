// Files that cannot be read, or not to their end.

package file

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"qipu/records"
)

// FormatError says that a file is not what its format allows, and where.
type FormatError struct {
	Name  string // of the file
	Place records.Place
	Kind  records.Kind
	Err   error // what is wrong, a *records.Fault as a rule
}

// Error implements error.
func (e *FormatError) Error() string {
	if e.Place.Line > 0 {
		return fmt.Sprintf("%s:%d:%d: %v", e.Name, e.Place.Line, e.Place.Column, e.Err)
	}
	return fmt.Sprintf("%s: byte %d: %v", e.Name, e.Place.Offset, e.Err)
}

// Unwrap returns what is wrong.
func (e *FormatError) Unwrap() error { return e.Err }

// UnsupportedError says that a file is valid but cannot be read.
type UnsupportedError struct {
	Name   string // of the file
	Offset int64
	Err    error // what is not supported
}

// Error implements error.
func (e *UnsupportedError) Error() string {
	return fmt.Sprintf("%s: byte %d: %v", e.Name, e.Offset, e.Err)
}

// Unwrap returns what is not supported.
func (e *UnsupportedError) Unwrap() error { return e.Err }

// damaged returns a FormatError at a byte of a binary file.
func damaged(s Source, kind records.Kind, off int64, code string, args ...any) error {
	return &FormatError{s.Name, records.Place{Offset: off}, kind, &records.Fault{Code: code, Args: args}}
}

// mostProblems bounds what is told of the damage of one game, since the place of each
// is looked for; others are counted.
const mostProblems = 200

// addFault adds a problem with what follows node at a byte of the file, and
// returns it.
func addFault(g *records.Game, node records.NodeID, kind records.Kind, off int64, code string, args ...any) *records.Problem {
	p := records.Problem{Node: node, Place: records.Place{Offset: off}, Kind: kind, Err: &records.Fault{Code: code, Args: args}}
	if len(g.Problems) >= mostProblems && kind != records.OverLimit {
		g.CountProblem()
		return &p
	}
	p.Ply = g.Ply(node) + 1
	g.AddProblem(p)
	return &g.Problems[len(g.Problems)-1]
}

// headFault adds a problem with what stands before the moves.
func headFault(g *records.Game, kind records.Kind, off int64, code string, args ...any) {
	g.AddProblem(records.Problem{
		Place: records.Place{Offset: off},
		Kind:  kind,
		Err:   &records.Fault{Code: code, Args: args},
	})
}

// lineFault adds a problem with what follows node at a byte of a text that
// begins on a line, and returns it.
func lineFault(g *records.Game, node records.NodeID, kind records.Kind, text string, off, line int, code string, args ...any) *records.Problem {
	told := len(g.Problems) < mostProblems
	p := addFault(g, node, kind, -1, code, args...)
	if told {
		p.Place = placeIn(text, off, line)
	}
	return p
}

// placeIn returns the place of a byte of a text that begins on a line.
func placeIn(text string, off, line int) records.Place {
	before := text[:off]
	start := strings.LastIndexByte(before, '\n') + 1
	return records.Place{
		Line:   line + strings.Count(before, "\n"),
		Column: utf8.RuneCountInString(before[start:]) + 1,
		Offset: -1,
	}
}
