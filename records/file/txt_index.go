// Text and forum move lists, and records in absolute notation: where their games
// begin, and their headers.

package file

import (
	"context"
	"errors"

	"qipu/records"
	"qipu/records/charset"
)

// textIndexer finds the games of a text, line by line.
type textIndexer struct {
	start   Entry // of the game that goes on
	pending Entry // of the next one: the first line behind the moves that is no move
	moves   bool  // the game has moves
	given   bool  // it has a line with a position
	header  bool  // a header goes on
	branch  bool  // a variation goes on
	last    int   // the number of the last round that began a line
	names   bool  // players have been named behind the moves
	waiting bool
	ended   bool // the result has come
	said    bool // in a header
	list    bool // each line of moves is a game
	trails  bool // the position stands behind the moves of a game
	closed  bool // and has come
}

// take takes in a line and reports whether a game ends before the entry that is
// then in start.
func (x *textIndexer) take(l textLine, at Entry) (done Entry, ends bool) {
	begins := x.closed && l.kind != lineBlank
	if x.trails && l.kind == lineFEN && x.moves && !x.closed {
		x.closed = true
		return Entry{}, false
	}
	if l.dress && x.moves { // the position that the moves lead to
		l.kind = lineText
	}
	if l.ends && !x.moves && !x.header { // it is said before all else
		l.kind = lineText
	}
	switch l.kind {
	case lineBlank, lineClosing, lineFootnote, lineCue:
		return Entry{}, false
	case lineHeader, lineFEN:
		if l.says && x.moves && !x.header && !x.said { // a game can end with its result
			x.ended, x.said = true, true
			return Entry{}, false
		}
		x.said = x.said || l.says
		begins = begins || x.moves && !x.header || x.given && !x.moves && l.kind == lineFEN
		x.header, x.given = true, x.given || l.kind == lineFEN
	case lineText:
		x.header = false
		x.names = x.names || x.moves && l.names
	case lineBranch:
		x.branch, x.header = true, false
	case lineMoves:
		x.header = false
		begins = begins || x.list && x.moves && l.plays
		begins = begins || x.moves && !x.branch && l.first == 1 && x.last >= 1 && (!l.dots || x.names)
		begins = begins || x.names && l.first == 0 && x.last == 0 // moves without numbers
		begins = begins || x.ended && l.plays && l.first <= 1 && !x.branch
		x.ended = x.ended || x.moves && l.ends
		if l.first > 0 {
			x.last = l.first
		}
	}
	if !begins {
		switch {
		case l.kind == lineMoves || l.kind == lineBranch:
			x.moves, x.waiting = true, false
		case (x.moves || x.given && l.kind == lineText) && !x.waiting:
			x.pending, x.waiting = at, true
		}
		return Entry{}, false
	}
	next := at
	if x.waiting {
		next = x.pending
	}
	done = x.start
	done.Len = next.Off - done.Off
	*x = textIndexer{list: x.list, trails: x.trails, start: next, moves: l.kind == lineMoves, given: l.kind == lineFEN, header: x.header, said: l.says}
	if l.kind == lineMoves {
		x.last = l.first
	}
	return done, true
}

func indexText(ctx context.Context, s Source, found func(Entry) bool) error {
	head, err := readAt(s, 0, sniffSize)
	if err != nil {
		return err
	}
	text := charset.DecodeMixed(encodingOr(s), head).String
	x := textIndexer{start: Entry{Line: 1}, list: isList(text), trails: hasTrails(text)}
	c := classifier{pad: isPad(text)}
	number := 0
	err = eachLine(ctx, s, func(line, _ []byte, off int64) bool {
		number++
		l := c.next(charset.DecodeMixed(encodingOr(s), line).String)
		if done, ends := x.take(l, Entry{Off: off, Line: number}); ends {
			return found(done)
		}
		return true
	})
	if errors.Is(err, errStopped) {
		return nil
	}
	if err == nil {
		x.start.Len = s.Size - x.start.Off
		found(x.start)
	}
	return err
}

func tagsText(s Source, e Entry) (records.Tags, error) {
	g, err := readText(s, e, false)
	if err != nil {
		return nil, err
	}
	return g.Tags, nil
}
