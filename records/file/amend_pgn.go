// One game of PGN written anew: its header lines and moves, as far as they changed.

package file

import (
	"bytes"
	"slices"
	"strings"

	"qipu/records"
	"qipu/records/charset"
)

// rewrittenPGN keeps the header lines whose tags did not change, and the moves, if
// they did not; false where it does not know how.
func rewrittenPGN(old []byte, was, g *records.Game, o WriteOptions) (text []byte, losses []Loss, ok bool) {
	h, ok := rawHeader(old, o.Encoding)
	kept := sameTree(was, g) && resultTag(was) == resultTag(g)
	if !ok || was.Start != g.Start || !kept && (o.Notation == "" || h.body == len(old)) {
		return nil, nil, false
	}
	w, err := newTextWriter(o, "iccs")
	if err != nil {
		return nil, nil, false
	}
	w.game, w.pairs = 1, true
	w.leftOut(g)
	text = append(text, old[:h.first]...)
	if mark := []byte("\ufeff"); !kept && len(bytes.TrimSpace(bytes.TrimPrefix(text, mark))) > 0 {
		text = text[:len(text)-len(bytes.TrimPrefix(text, mark))] // its words are a comment, and written as one
	}
	text = h.amended(text, w, was, g, old)
	if kept {
		return append(text, old[h.behind:]...), w.list, true
	}
	w.moves(g)
	w.word(0, resultTag(g))
	text = append(append(text, old[h.behind:h.body]...), lineEnds(w.out.Bytes(), old)...)
	return append(text, old[len(bytes.TrimRight(old, fileEnds)):]...), w.list, true
}

// rawTags are the tag lines of a game in PGN as they stand in the file.
type rawTags struct {
	first  int // where the first begins
	behind int // where the last ends
	body   int // where the moves begin
	lines  []rawTag
}

// rawTag is a line with one tag, by its standard name; none for what is no header.
type rawTag struct {
	from, to int
	name     string
}

// rawHeader finds the tag lines of a game; false if one is not as it should be.
func rawHeader(old []byte, encoding string) (h rawTags, ok bool) {
	for at := 0; at < len(old); {
		end := len(old)
		if n := bytes.IndexByte(old[at:], '\n') + 1; n > 0 {
			end = at + n
		}
		line := old[at:end]
		switch {
		case isTagLine(line):
			text := charset.DecodeMixed(encoding, line).String
			one := readHeader(text)
			if len(one.tags) != 1 || one.tags[0].cut || strings.TrimFunc(text[one.text:], charset.IsBlank) != "" {
				return h, false
			}
			if len(h.lines) == 0 {
				h.first = at
			}
			h.behind = end
			h.lines = append(h.lines, rawTag{at, end, headerName(&one)})
		case len(h.lines) > 0 && len(bytes.TrimSpace(line)) > 0:
			h.body = at
			return h, !mayBeFreeTag(encoding, line)
		case len(h.lines) == 0 && mayBeFreeTag(encoding, line):
			return h, false
		}
		at = end
	}
	h.body = len(old) // there are none
	return h, len(h.lines) > 0
}

// headerName is the name of the tag of a header of one line; none where that is no
// header of a game.
func headerName(h *pgnHeader) string {
	name := pgnName(h.tags[0].name)
	for _, other := range [...]string{"FEN", "Format", "SetUp", "Game"} {
		if strings.EqualFold(name, other) {
			return ""
		}
	}
	return name
}

// amended appends the tag lines with the tags of g: those of a name whose values did
// not change stay as they are, and new tags come behind the others.
func (h *rawTags) amended(text []byte, w *textWriter, was, g *records.Game, old []byte) []byte {
	values := func(tags records.Tags, name string) (list []string) {
		for _, tag := range tags {
			if tag.Name == name && tag.Value != "" {
				list = append(list, tag.Value)
			}
		}
		return list
	}
	left := map[string][]string{} // of the names that changed, what is still to be written
	for _, tag := range append(slices.Clone(was.Tags), g.Tags...) {
		if now := values(g.Tags, tag.Name); !slices.Equal(values(was.Tags, tag.Name), now) {
			left[tag.Name] = now
		}
	}
	put := func(name string) {
		w.out.Reset()
		w.tag(records.Tag{Name: name, Value: left[name][0]})
		left[name] = left[name][1:]
		text = append(text, lineEnds(w.out.Bytes(), old)...)
	}
	for _, line := range h.lines {
		switch now, changed := left[line.name]; {
		case !changed:
			text = append(text, old[line.from:line.to]...)
		case len(now) > 0:
			put(line.name)
		}
	}
	for _, tag := range g.Tags {
		if len(left[tag.Name]) > 0 {
			put(tag.Name)
		}
	}
	w.out.Reset()
	return text
}
