// Writing one game back into its file: the others stay byte for byte.

package file

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"slices"

	"qipu/notation"
	"qipu/records"
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
	if err := p.separable(a, i-p.first); err != nil {
		return nil, err
	}
	_, err = io.Copy(w, io.NewSectionReader(a, 0, a.size()))
	return a.losses, err
}

// Append writes the file of the collection, which is one of a format with any number
// of games, with g behind the others, which stay byte for byte; it takes their
// encoding, and the notation, the line ends and the blank lines of the last one.
// Otherwise it is as Amend.
func (c *Collection) Append(w io.Writer, g *records.Game, lossy bool) ([]Loss, error) {
	if err := c.Wait(); err != nil {
		return nil, err
	}
	n := c.Len()
	p, last, ok := c.find(n - 1)
	if !ok || p.format.Single || len(p.entries) != n {
		return nil, ErrEntangled
	}
	a, err := p.appended(g, last)
	if err != nil || len(a.losses) > 0 && !lossy {
		return a.losses, err
	}
	if err := p.separable(a, n); err != nil {
		return nil, err
	}
	_, err = io.Copy(w, io.NewSectionReader(a, 0, a.size()))
	return a.losses, err
}

// appended makes the file with g behind the last entry.
func (p *part) appended(g *records.Game, last Entry) (*amended, error) {
	a := &amended{ReaderAt: p.raw, end: p.rawSize}
	old, err := readAt(p.source, last.Off, last.Len)
	if err != nil {
		return a, err
	}
	was, err := p.format.Read(p.source, last)
	if err != nil {
		return a, err
	}
	var out bytes.Buffer
	a.losses, err = p.format.Write(&out, slices.Values([]*records.Game{g}), p.options(was))
	if err != nil {
		return a, err
	}
	text := lineEnds(bytes.TrimRight(out.Bytes(), "\n"), old)
	games := bytes.TrimRight(old, fileEnds)
	ends := old[len(games):]
	text = append(append(p.between(old), text...), ends...)
	a.from, a.to, a.text, err = p.inFile(Entry{Off: last.Off + int64(len(games)), Len: int64(len(ends))}, text)
	return a, err
}

// between is what stands between two games of the file: what does before the last
// one, or a blank line; positions have a line each.
func (p *part) between(last []byte) []byte {
	if n := len(p.entries); n > 1 {
		before := p.entries[n-2]
		if old, err := readAt(p.source, before.Off, before.Len); err == nil {
			if blanks := old[len(bytes.TrimRight(old, fileEnds)):]; bytes.IndexByte(blanks, '\n') >= 0 {
				return bytes.Clone(blanks)
			}
		}
	}
	if p.format == &fenList {
		return lineEnds([]byte("\n"), last)
	}
	return lineEnds([]byte("\n\n"), last)
}

// options are how a game is written into the file beside one that is there.
func (p *part) options(was *records.Game) WriteOptions {
	encoding := p.encoding
	if encoding == "ascii" || p.wide() {
		encoding = "utf-8"
	}
	return WriteOptions{Encoding: encoding, Notation: ownNotation(was, p.format), Lossy: true}
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
	text, losses, err := rewritten(p.format, old, was, g, p.options(was))
	if err != nil {
		return a, err
	}
	a.losses = losses
	a.from, a.to, a.text, err = p.inFile(e, text)
	return a, err
}

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

// rewritten returns the text of a game, before its change and as g is now.
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
