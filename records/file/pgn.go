// PGN: where its games begin, found without decoding them.

package file

import (
	"bytes"
	"context"
	"errors"
	"strings"

	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// sniffPGN looks for a line [Name "value"].
func sniffPGN(head []byte) bool {
	if bytes.HasPrefix(head, []byte("Notation: ")) { // a text as qipu writes it
		return false
	}
	for len(head) > 0 {
		line, rest, _ := bytes.Cut(head, []byte("\n"))
		if isTagLine(line) {
			return true
		}
		if _, quoted, ok := freeTag(string(line)); ok && quoted {
			return true
		}
		head = rest
	}
	return false
}

// pgnIndexer is the state of the search for games, line by line.
type pgnIndexer struct {
	encoding string
	double   bool // two bytes a character: the second may look like a bracket
	start    int64
	line     int    // on which the game begins
	name     []byte // of its first tag
	blank    bool   // a blank line has come behind a tag
	game     bool
	moves    bool // something that is no tag has come
	brace    bool // a comment is open
	value    bool // the value of a tag goes on
}

// take takes in a line and reports whether a game begins with it.
func (x *pgnIndexer) take(line, rest []byte) bool {
	trimmed := len(line) > 0 && (line[0] == '[' || line[0] <= ' ' || line[0] >= 0xEF)
	if trimmed && len(bytes.TrimSpace(line)) == 0 {
		x.blank = true
		return false
	}
	tag := trimmed && isTagLine(line)
	if !tag && mayBeFreeTag(x.encoding, line) {
		text := strings.TrimLeftFunc(charset.DecodeMixed(x.encoding, line).String, charset.IsBlank)
		tag = isTagLine([]byte(text)) || isFreeTag(text)
	}
	if x.value {
		x.value = !tag && !bytes.Contains(line, []byte(`"]`))
		if !tag {
			return false
		}
	}
	if tag && x.brace && x.closes(rest) {
		tag = false
	}
	if tag {
		x.brace = false
		x.value = bytes.IndexByte(line, ']') < 0 && isTagLine(line)
		begins := x.moves || !x.game || x.blank && bytes.Equal(x.name, rawName(line))
		if begins {
			x.name = append(x.name[:0], rawName(line)...)
		}
		x.blank = false
		behind := line[bytes.LastIndexByte(line, ']')+1:]
		x.moves, x.game = startsMoves(behind), true
		if x.moves {
			x.braces(behind)
		}
		return begins
	}
	x.moves = x.moves || x.game
	if x.double || bytes.IndexByte(line, '{') >= 0 || x.brace {
		x.braces(line)
	}
	return false
}

// rawName returns the name of a tag line up to a blank or quote.
func rawName(line []byte) []byte {
	line = bytes.TrimLeft(line, " \t\ufeff[")
	if end := bytes.IndexAny(line, " \t\"'"); end >= 0 {
		line = line[:end]
	}
	return line
}

// startsMoves reports whether the number of a move stands behind a tag.
func startsMoves(behind []byte) bool {
	behind = bytes.TrimLeft(behind, " \t")
	return len(behind) > 2 && behind[0] >= '1' && behind[0] <= '9' && bytes.IndexByte(behind[:min(len(behind), 4)], '.') > 0
}

// closes reports whether the comment that is open ends in what follows, before
// another begins: else its end is missing.
func (x *pgnIndexer) closes(rest []byte) bool {
	const far = 4 << 10
	y := pgnIndexer{double: x.double}
	for n := 0; n < far && len(rest) > 0; {
		line := rest
		if end := bytes.IndexByte(rest, '\n') + 1; end > 0 {
			line = rest[:end]
		}
		if opens, closes := y.first(line); opens || closes {
			return closes
		}
		n += len(line)
		rest = rest[len(line):]
	}
	return false
}

// first reports which brace comes first in a line.
func (x *pgnIndexer) first(line []byte) (opens, closes bool) {
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c >= 0x81 && x.double:
			i++
		case c == '{':
			return true, false
		case c == '}':
			return false, true
		}
	}
	return false, false
}

// braces follows the comments of a line.
func (x *pgnIndexer) braces(line []byte) {
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c >= 0x81 && x.double:
			i++
		case c == '{':
			x.brace = true
		case c == '}':
			x.brace = false
		}
	}
}

func indexPGN(ctx context.Context, s Source, found func(Entry) bool) error {
	x := pgnIndexer{encoding: encodingOr(s), double: s.Encoding == "gb18030" || s.Encoding == "big5"}
	number := 0
	err := eachLine(ctx, s, func(line, rest []byte, off int64) bool {
		number++
		game := x.game
		if !x.take(line, rest) {
			return true
		}
		more := true
		if game {
			more = found(Entry{Off: x.start, Len: off - x.start, Line: x.line})
		}
		x.start, x.line = off, number
		if !game { // what stands before the first game belongs to it
			x.start, x.line = 0, 1
		}
		return more
	})
	if errors.Is(err, errStopped) {
		return nil
	}
	if err == nil && x.game {
		found(Entry{Off: x.start, Len: s.Size - x.start, Line: x.line})
	}
	return err
}

func tagsPGN(s Source, e Entry) (records.Tags, error) {
	const head = 4 << 10
	data, err := readAt(s, e.Off, min(e.Len, head))
	if err != nil {
		return nil, err
	}
	for n := int64(len(data)); ; n = int64(len(data)) {
		t := charset.DecodeMixed(encodingOr(s), data)
		h := readHeader(t.String)
		if h.text < len(t.String) && !resultInText(h.tags) || n == e.Len {
			break
		}
		// The header is longer, or the result stands behind the moves alone.
		if data, err = readAt(s, e.Off, e.Len); err != nil {
			return nil, err
		}
		if int64(len(data)) == n {
			break
		}
	}
	t := charset.DecodeMixed(encodingOr(s), data)
	h := readHeader(t.String)
	tags, _ := h.standard()
	if resultInText(h.tags) {
		tokens := movetext.Lex(t.String, h.text, movetext.LineComments)
		tags.Set("Result", tokens.Result(tags.Value("Result")))
		tokens.Release()
	}
	return tags, nil
}
