// Writing one game back into its file: the others stay byte for byte.

package file

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"iter"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"qipu/notation"
	"qipu/records"
	"qipu/records/charset"
)

// ErrEntangled says that a game cannot be written back without touching what stands
// around it: it comes from a page of HTML, or its end is not clear.
var ErrEntangled = errors.New("the game cannot be taken out of its file")

// Amend writes the file of game i, from 0, with g in its place. All else in the file
// stays byte for byte; of the game itself what did not change does (headers and
// moves of PGN), and the rest is written in its notation, encoding and line ends. The
// file must be as it was when it was opened. What the format or the encoding cannot
// hold is returned, and nothing is written unless lossy.
func (c *Collection) Amend(w io.Writer, i int, g *records.Game, lossy bool) ([]Loss, error) {
	if err := c.Wait(); err != nil {
		return nil, err
	}
	p, e, ok := c.find(i)
	if !ok {
		return nil, ErrNoGame
	}
	if p.format.Single {
		return p.format.Write(w, slices.Values([]*records.Game{g}), WriteOptions{Lossy: lossy})
	}
	a, err := p.amend(g, e)
	if err != nil || len(a.losses) > 0 && !lossy {
		return a.losses, err
	}
	if err := p.separable(a, e, i-p.first); err != nil {
		return nil, err
	}
	_, err = io.Copy(w, io.NewSectionReader(a, 0, a.size()))
	return a.losses, err
}

// amended is a file with a new text in the place of a part of it.
type amended struct {
	io.ReaderAt       // the file as it was
	from, to    int64 // the part
	end         int64 // of the file
	text        []byte
	losses      []Loss
}

func (a *amended) size() int64 { return a.end - (a.to - a.from) + int64(len(a.text)) }

// ReadAt implements io.ReaderAt.
func (a *amended) ReadAt(b []byte, off int64) (n int, err error) {
	if end := a.size(); off >= end {
		return 0, io.EOF
	} else if int64(len(b)) > end-off {
		b, err = b[:end-off], io.EOF
	}
	for n < len(b) {
		at, k := off+int64(n), 0
		switch behind := at - a.from - int64(len(a.text)); {
		case at < a.from:
			k, _ = a.ReaderAt.ReadAt(b[n:min(len(b), n+int(a.from-at))], at)
		case behind < 0:
			k = copy(b[n:], a.text[at-a.from:])
		default:
			k, _ = a.ReaderAt.ReadAt(b[n:], a.to+behind)
		}
		if k == 0 {
			return n, io.ErrUnexpectedEOF
		}
		n += k
	}
	return n, err
}

// amend makes the file with g in the place of an entry.
func (p *part) amend(g *records.Game, e Entry) (*amended, error) {
	a := &amended{ReaderAt: p.raw, end: p.rawSize}
	old, err := readAt(p.source, e.Off, e.Len)
	if err != nil {
		return a, err
	}
	was, err := p.format.Read(p.source, e)
	if err != nil {
		return a, err
	}
	encoding := p.encoding
	if encoding == "ascii" || p.wide() {
		encoding = "utf-8"
	}
	o := WriteOptions{Encoding: encoding, Notation: ownNotation(was, p.format), Lossy: true}
	text, losses, err := rewritten(p.format, old, was, g, o)
	if err != nil {
		return a, err
	}
	a.losses = losses
	a.from, a.to, a.text, err = p.inFile(e, text)
	return a, err
}

// wide reports whether the file is in UTF-16.
func (p *part) wide() bool { return strings.HasPrefix(p.encoding, "utf-16") }

// ownNotation returns the notation in which a record in text stands, by its first
// move; "" where that cannot be told or is none that the format is written in.
func ownNotation(g *records.Game, f *Format) string {
	text, _, ok := g.Source(g.First(0))
	at, playable := g.Start.Playable()
	if !ok || !playable {
		return ""
	}
	mode := notation.Mode{Record: true}
	_, n, err := mode.Parse(&at, text)
	if err != nil || !slices.Contains(f.Notations, n.Name()) {
		return ""
	}
	return n.Name()
}

// rewritten returns the text of a game that was was and is now g.
func rewritten(f *Format, old []byte, was, g *records.Game, o WriteOptions) (text []byte, losses []Loss, err error) {
	if f == &pgn {
		if text, losses, ok := rewrittenPGN(old, was, g, o); ok {
			return text, losses, nil
		}
	}
	var out bytes.Buffer
	losses, err = f.Write(&out, slices.Values([]*records.Game{g}), o)
	if err != nil {
		return nil, nil, err
	}
	text = append(text, old[:len(old)-len(bytes.TrimLeft(old, " \t\r\n\ufeff"))]...)
	text = append(text, lineEnds(bytes.TrimRight(out.Bytes(), "\n"), old)...)
	return append(text, old[len(bytes.TrimRight(old, fileEnds)):]...), losses, nil
}

// fileEnds are the bytes that may stand behind a game: they belong to the file.
const fileEnds = " \t\r\n\x00\x1a"

// lineEnds gives a text the line ends of another.
func lineEnds(text, like []byte) []byte {
	if bytes.Contains(like, []byte("\r\n")) {
		return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
	}
	return text
}

// inFile returns the bytes of the file that an entry stands for, and a text as the
// file has it: where it was decoded, as it was before.
func (p *part) inFile(e Entry, text []byte) (from, to int64, out []byte, err error) {
	from, to = e.Off, e.Off+e.Len
	switch {
	case !p.changed:
		return from, to, text, nil
	case p.source.lines != nil:
		return 0, 0, nil, ErrEntangled
	case !p.wide(): // lines end in CR alone
		return from, to, bytes.ReplaceAll(text, []byte("\n"), []byte("\r")), nil
	}
	head, err := readAt(p.source, 0, to)
	if err != nil {
		return 0, 0, nil, err
	}
	mark := []byte{}
	for _, m := range [][]byte{{0xff, 0xfe}, {0xfe, 0xff}} {
		start := make([]byte, 2)
		if _, err := p.raw.ReadAt(start, 0); err == nil && bytes.Equal(start, m) && !bytes.HasPrefix(head, []byte("\ufeff")) {
			mark = m
		}
	}
	before, whole := append(mark, p.encodeWide(head[:from])...), append(mark, p.encodeWide(head)...)
	was := make([]byte, len(whole))
	if _, err := p.raw.ReadAt(was, 0); err != nil && !errors.Is(err, io.EOF) || !bytes.Equal(was, whole) {
		return 0, 0, nil, ErrEntangled // damaged, or with lines that end in CR alone
	}
	return int64(len(before)), int64(len(whole)), p.encodeWide(text), nil
}

// encodeWide returns a text in the UTF-16 of the file.
func (p *part) encodeWide(text []byte) []byte {
	order := binary.AppendByteOrder(binary.LittleEndian)
	if p.encoding == "utf-16be" {
		order = binary.BigEndian
	}
	out := make([]byte, 0, 2*len(text))
	for len(text) > 0 {
		r, n := utf8.DecodeRune(text)
		text = text[n:]
		if high, low := utf16.EncodeRune(r); high != utf8.RuneError {
			out = order.AppendUint16(order.AppendUint16(out, uint16(high)), uint16(low))
		} else {
			out = order.AppendUint16(out, uint16(r))
		}
	}
	return out
}

// separable lists the games of a file that was amended, and returns ErrEntangled
// unless all others than number i of it are where they were.
func (p *part) separable(a *amended, e Entry, i int) error {
	s := Source{Name: p.source.Name, ReaderAt: a, Size: a.size(), Deleted: p.source.Deleted}
	if p.forced {
		s.Encoding = p.encoding
	}
	now, err := recognise(s, nothing)
	if err != nil || now.format != p.format || now.encoding != p.encoding && p.encoding != "ascii" {
		return ErrEntangled
	}
	k, same := 0, true
	moved := now.source.Size - p.source.Size
	err = now.format.Index(context.Background(), now.source, func(entry Entry) bool {
		var want Entry
		if k < len(p.entries) {
			want = p.entries[k]
		}
		switch {
		case k == i:
			want.Len += moved
		case k > i:
			want.Off += moved
		}
		same = k < len(p.entries) && entry.Off == want.Off && entry.Len == want.Len
		k++
		return same
	})
	if err != nil || !same || k != len(p.entries) {
		return ErrEntangled
	}
	return nil
}

// sameTree reports whether two games have the same start and moves, with the same
// texts.
func sameTree(a, b *records.Game) bool {
	if a.Start.Board != b.Start.Board || a.Start.Fullmove != b.Start.Fullmove {
		return false
	}
	next, stop := iter.Pull2(b.Walk())
	defer stop()
	texts := func(id, other records.NodeID) bool {
		return a.Comment(id) == b.Comment(other) && a.Mark(id) == b.Mark(other) && a.Unread(id) == b.Unread(other)
	}
	for id, at := range a.Walk() {
		other, there, ok := next()
		if !ok || a.Move(id) != b.Move(other) || at.Ply() != there.Ply() || !texts(id, other) {
			return false
		}
	}
	_, _, more := next()
	return !more && texts(0, 0)
}

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
			return h, !mayBeLoose(encoding, line)
		case len(h.lines) == 0 && mayBeLoose(encoding, line):
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
