// The text that a game was read from: where each move stands in it, for messages
// and for repair.

package records

import (
	"math"
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
	if s.span == nil {
		s.span = make([]span, 0, cap(g.nodes))
	}
	for len(s.span) <= int(id) {
		s.span = append(s.span, span{})
	}
	s.span[id] = span{uint32(from), uint32(to - from)}
}

// Source returns the text by which the record writes a move and its place; false
// where the record is no text.
func (g *Game) Source(id NodeID) (string, Place, bool) {
	text := g.SourceText(id)
	from, ok := g.SpanFrom(id)
	if text == "" || !ok {
		return "", Place{Offset: -1}, false
	}
	return text, g.PlaceOf(from), true
}

// SourceText returns the text by which the record writes a move, or by which an
// edit says that it should; "" where it writes none or the move is another one
// now.
func (g *Game) SourceText(id NodeID) string {
	if text, ok := g.rewritten[id]; ok {
		return text
	}
	s := &g.source
	if int(id) >= len(s.span) {
		return ""
	}
	if was, ok := g.read[id]; ok && was != g.nodes[id].move {
		return ""
	}
	at := s.span[id]
	if at.size == 0 {
		return ""
	}
	return s.text[at.from : at.from+at.size]
}

// SetOffset says at which byte of a binary file a move stands; for readers.
func (g *Game) SetOffset(id NodeID, off int64) {
	if off > 0 && off <= math.MaxUint32 {
		g.SetSpan(id, int(off), int(off))
	}
}

// PlaceOf returns the place of a byte of the source.
func (g *Game) PlaceOf(off int) Place {
	at := placer{source: &g.source}
	return at.place(off)
}

// Places returns a function that gives the places of bytes of the source; for
// bytes that ascend it costs no more than the way between them.
func (g *Game) Places() func(off int) Place {
	at := placer{source: &g.source}
	return at.place
}

// placer finds places in a text; those that ascend cost no more than the way
// between them.
type placer struct {
	source            *source
	off, line, column int // of the place before; line and column from 0
}

func (p *placer) place(off int) Place {
	if off < p.off {
		p.off, p.line, p.column = 0, 0, 0
	}
	way := p.source.text[p.off:off]
	if n := strings.Count(way, "\n"); n > 0 {
		p.line += n
		p.column = 0
		way = way[strings.LastIndexByte(way, '\n')+1:]
	}
	p.column += utf8.RuneCountInString(way)
	p.off = off
	return Place{Line: p.source.line + p.line, Column: p.column + 1, Offset: -1}
}

// SpanFrom returns the offset in the source at which the text of a move begins.
func (g *Game) SpanFrom(id NodeID) (int, bool) {
	s := &g.source
	if int(id) >= len(s.span) || s.span[id].size == 0 {
		return 0, false
	}
	return int(s.span[id].from), true
}
