// The text that a game was read from: where each move stands in it, for messages
// and for repair.

package records

import (
	"strings"
	"unicode/utf8"
)

// source is the decoded text of one game. A move's text is a part of it, so that
// it costs eight bytes a move.
type source struct {
	text string
	line int // of its beginning, from 1
	span []span
}

type span struct {
	from uint32
	size uint32
}

// SetSource says which text the game is read from and on which line (from 1) it
// begins; for readers.
func (g *Game) SetSource(text string, line int) { g.source = source{text: text, line: line} }

// SetSpan says where the text of a move stands in the source, in bytes; for
// readers.
func (g *Game) SetSpan(id NodeID, from, to int) {
	s := &g.source
	for len(s.span) <= int(id) {
		s.span = append(s.span, span{})
	}
	s.span[id] = span{uint32(from), uint32(to - from)}
}

// Source returns the text by which the record writes a move and its place; false
// where the record is no text.
func (g *Game) Source(id NodeID) (string, Place, bool) {
	s := &g.source
	if int(id) >= len(s.span) || s.span[id].size == 0 {
		return "", Place{Offset: -1}, false
	}
	at := s.span[id]
	return s.text[at.from : at.from+at.size], g.PlaceOf(int(at.from)), true
}

// PlaceOf returns the place of a byte of the source.
func (g *Game) PlaceOf(off int) Place {
	before := g.source.text[:off]
	start := strings.LastIndexByte(before, '\n') + 1
	return Place{
		Line:   g.source.line + strings.Count(before, "\n"),
		Column: utf8.RuneCountInString(before[start:]) + 1,
		Offset: -1,
	}
}
