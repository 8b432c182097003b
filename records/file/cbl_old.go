// CBL in its old layout: a library whose games are packed with zlib. No
// description of it was published; unused fields are without names.

package file

import (
	"bytes"
	"cmp"
	"compress/zlib"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"reflect"
	"strings"
	"sync"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

const (
	oldCBLTexts = 5  // of the library: name, two unknown ones, author and his address
	oldCBLData  = 20 // magic, 21, 3, the length of the inflated data; then zlib
	oldCBLStamp = 19
	// oldCBLRatio bounds what a file may inflate to, in times its size; real ones
	// stay under 4. Small ones may come to oldCBLLeast bytes.
	oldCBLRatio = 5
	oldCBLLeast = 16 << 20
)

// inflated is the library that was read last: its games are read one by one, and
// each would need the whole of it again.
var inflated struct {
	sync.Mutex
	source io.ReaderAt
	size   int64
	data   []byte
	err    error
}

// inflatedCBL returns what inflateCBL does. The data must not be changed.
func inflatedCBL(s Source) ([]byte, error) {
	if !reflect.TypeOf(s.ReaderAt).Comparable() {
		return inflateCBL(s)
	}
	inflated.Lock()
	defer inflated.Unlock()
	if inflated.source != s.ReaderAt || inflated.size != s.Size {
		inflated.data, inflated.err = inflateCBL(s)
		inflated.source, inflated.size = s.ReaderAt, s.Size
	}
	return inflated.data, inflated.err
}

// inflateCBL returns the inflated data, as far as it goes, and what is wrong
// with it.
func inflateCBL(s Source) ([]byte, error) {
	head, err := readAt(s, 0, oldCBLData)
	if err != nil {
		return nil, err
	}
	if len(head) < oldCBLData {
		return nil, damaged(s, records.Truncated, s.Size, "cut-header")
	}
	size := int64(binary.LittleEndian.Uint32(head[16:]))
	section := io.NewSectionReader(s, oldCBLData, s.Size-oldCBLData)
	z, err := zlib.NewReader(section)
	if err != nil {
		return nil, packFault(s, section, err)
	}
	limit := min(size, max(s.Size*oldCBLRatio, oldCBLLeast))
	data := make([]byte, limit+1)
	n := 0
	for n < len(data) && err == nil {
		var k int
		k, err = z.Read(data[n:])
		n += k
	}
	data = data[:n]
	if errors.Is(err, io.EOF) {
		err = nil
	}
	switch {
	case err != nil:
		err = packFault(s, section, err)
	case int64(len(data)) > limit && limit < size:
		err = damaged(s, records.OverLimit, 16, "too-large", limit)
	case int64(len(data)) != size:
		err = damaged(s, records.WrongForm, 16, "bad-length", size, len(data))
	}
	return data, err
}

// packFault says where the packed data broke off.
func packFault(s Source, section *io.SectionReader, err error) error {
	at, _ := section.Seek(0, io.SeekCurrent)
	if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		return damaged(s, records.Truncated, s.Size, "cut-packing")
	}
	return damaged(s, records.WrongForm, oldCBLData+at, "bad-packing")
}

func indexOldCBL(ctx context.Context, s Source, found func(Entry) bool) error {
	data, damage := inflatedCBL(s)
	r := oldReader{data: data, text: s}
	for range oldCBLTexts {
		r.take(int64(r.word()))
	}
	r.take(2 * oldCBLStamp)
	games := r.word()
	r.take(int64(r.word()))
	for range games {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		off := r.pos
		size := int64(r.word())
		if r.short || size < 4 || off+size > int64(len(data)) {
			if damage == nil {
				damage = damaged(s, records.WrongForm, -1, "bad-length", size, int64(len(data))-off)
			}
			if rest := int64(len(data)) - off; rest > int64(oldCBLStart) && size >= 4 {
				found(Entry{Off: off, Len: rest}) // as far as it goes
			}
			return damage
		}
		if !found(Entry{Off: off, Len: size}) {
			return nil
		}
		r.pos = off + size
	}
	return damage
}

// oldCBLStart is where the board of a game ends.
const oldCBLStart = 4 + slotCount

func tagsOldCBL(s Source, e Entry) (records.Tags, error) {
	game, err := readOldCBL(s, e)
	if err != nil {
		return nil, err
	}
	return game.Tags, nil
}

func readOldCBL(s Source, e Entry) (*records.Game, error) {
	data, err := inflatedCBL(s)
	if e.Off+e.Len > int64(len(data)) {
		return nil, err
	}
	return parseOldCBL(s, data[e.Off:e.Off+e.Len]), nil
}

// oldReader takes fields from the front of inflated data.
type oldReader struct {
	data  []byte
	pos   int64
	short bool // a field did not fit
	text  Source
}

// take returns the next n bytes, or what there is of them.
func (r *oldReader) take(n int64) []byte {
	if rest := int64(len(r.data)) - r.pos; n > rest {
		r.short, n = true, rest
	}
	b := r.data[r.pos : r.pos+n]
	r.pos += n
	return b
}

// word returns the next four bytes as a number.
func (r *oldReader) word() uint32 {
	if b := r.take(4); len(b) == 4 {
		return binary.LittleEndian.Uint32(b)
	}
	return 0
}

// string returns the next text, which stands behind its length.
func (r *oldReader) string() string { return r.gbk(r.take(int64(r.word()))) }

func (r *oldReader) gbk(b []byte) string {
	return charset.Tidy(charset.DecodeField(cmp.Or(r.text.Encoding, "gb18030"), b))
}

var oldResults = []string{"*", "1-0", "0-1", "1/2-1/2"}

// parseOldCBL reads one game of the inflated data.
func parseOldCBL(s Source, data []byte) *records.Game {
	r := oldReader{data: data, text: s}
	size := r.word()
	setup := engine.Setup{Fullmove: 1}
	points := make([]engine.Square, slotCount)
	for i := range points {
		points[i] = engine.NoSquare
	}
	for i, b := range r.take(int64(slotCount)) {
		if file, row := int(b>>4), int(b&15); b != 0 {
			points[i] = engine.SquareAt(file-1, 10-row)
		}
	}
	var doubled int
	setup.Board, doubled = fromSlots(points)
	r.take(12)
	game := records.NewGame(setup)
	if doubled >= 0 {
		headFault(game, records.WrongForm, -1, "doubled-piece")
	}
	set := func(name, text string) {
		if text != "" {
			game.Tags = append(game.Tags, records.Tag{Name: name, Value: text})
		}
	}
	// The texts come in the order of CBR's old layout; of those without a name none is
	// known to be filled in.
	for _, name := range []string{"Title", "Field2", "Field3", "Field4", "Field5", "Red", "Black"} {
		set(name, r.string())
	}
	result := "*"
	if n := int(r.word()); n < len(oldResults) {
		result = oldResults[n]
	}
	for _, name := range []string{"Annotator", "Author"} {
		set(name, r.string())
		if mail := r.string(); mail != "" {
			game.Kept = append(game.Kept, records.Tag{Name: name + "Mail", Value: mail})
		}
	}
	game.SetComment(0, r.string())
	if first := r.take(1); len(first) == 1 && first[0] == 0 {
		game.Start.Turn = engine.Black
	}
	set("Created", strings.TrimSpace(r.gbk(r.take(oldCBLStamp))))
	set("Modified", strings.TrimSpace(r.gbk(r.take(oldCBLStamp))))
	set("Result", result)
	if !r.moves(game) || int64(size) != int64(len(data)) {
		headFault(game, records.Truncated, -1, "cut-moves")
	}
	return started(game)
}

// moves reads the nodes and their comments; false means that they are cut.
func (r *oldReader) moves(game *records.Game) bool {
	const node = 6
	count := r.word()
	nodes := r.take(int64(count) * node)
	comments := r.data[r.pos:]
	line := []records.NodeID{0} // the last node of each ply
	for ; len(nodes) >= node; nodes = nodes[node:] {
		ply := int(binary.LittleEndian.Uint16(nodes))
		m := engine.Move{From: oldSquare(nodes[2]), To: oldSquare(nodes[3])}
		if ply < 1 || ply > len(line) || m.From == engine.NoSquare || m.To == engine.NoSquare {
			addFault(game, line[len(line)-1], records.WrongForm, -1, "bad-square")
			return !r.short
		}
		if full(game, line[len(line)-1], -1) {
			return true
		}
		id := game.Add(line[ply-1], m)
		line = append(line[:ply], id)
		var text []byte
		text, comments, _ = bytes.Cut(comments, []byte("\r\n"))
		game.SetComment(id, r.gbk(text))
	}
	return !r.short
}
