// CBL, the libraries of CCBridge: CBR records behind an index.

package file

import (
	"bytes"
	"cmp"
	"context"
	"encoding/binary"
	"slices"
	"strings"

	"qipu/records"
)

const (
	cblMagic    = "CCBridgeLibrary"
	cblCapacity = 60    // of the index; the number of games is another
	cblIndex    = 66624 // where the index begins
	cblEntry    = 276   // bytes of one entry
	cblBlock    = 4096  // records begin at multiples of it, behind the index
)

// cblRecord is what the index says of a record.
type cblRecord struct {
	live          bool
	sound         bool // its length needs all of its blocks
	wrong         bool // its length does not fit into them
	order, blocks uint32
	off, length   int64
}

// indexCBL lists the games in their display order; those that are deleted come
// last, if they are wanted at all.
func indexCBL(ctx context.Context, s Source, found func(Entry) bool) error {
	list, damage := cblRecords(ctx, s)
	if err := ctx.Err(); err != nil {
		return err
	}
	slices.SortStableFunc(list, func(a, b cblRecord) int {
		if a.live != b.live {
			if a.live {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.order, b.order)
	})
	for _, r := range list {
		if !r.live && !s.Deleted {
			break
		}
		if !found(Entry{Off: r.off, Len: r.length}) {
			return nil
		}
	}
	return damage
}

// cblRecords returns the records in the order of the file. Where the index does
// not agree with the records, it is damaged and the records are searched for.
func cblRecords(ctx context.Context, s Source) ([]cblRecord, error) {
	list, base, err := cblFromIndex(s)
	if err != nil {
		return nil, err
	}
	sound, astray := true, len(list) == 0
	for i, r := range list {
		if i%1024 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if r.off >= s.Size && sound {
			return list[:i], damaged(s, records.Truncated, s.Size, "cut-library", len(list)-i)
		}
		// One record without its mark is damaged itself; two in a row, or one
		// behind an entry that is in doubt, are not where they should be.
		lost := r.off >= s.Size || !cblMarked(s, r.off)
		if astray = r.wrong || lost && (!sound || i+1 < len(list) && !cblMarked(s, list[i+1].off)); astray {
			break
		}
		sound = r.sound
	}
	if astray {
		return cblSearch(ctx, s, list, base)
	}
	return list, nil
}

// cblMarked reports whether a record begins at off, as far as the file goes.
func cblMarked(s Source, off int64) bool {
	if off >= s.Size {
		return true
	}
	magic := make([]byte, min(int64(len(cbrMagic)), s.Size-off))
	n, _ := s.ReadAt(magic, off)
	return n == len(magic) && strings.HasPrefix(cbrMagic, string(magic))
}

// cblFromIndex returns what the index says, and where the records begin.
func cblFromIndex(s Source) ([]cblRecord, int64, error) {
	head, err := readAt(s, 0, cblCapacity+4)
	if err != nil || len(head) < cblCapacity+4 {
		return nil, s.Size, err
	}
	capacity := int64(binary.LittleEndian.Uint32(head[cblCapacity:]))
	base := cblIndex + cblEntry*capacity
	if base > s.Size {
		return nil, base, nil
	}
	index, err := readAt(s, cblIndex, cblEntry*capacity)
	if err != nil {
		return nil, base, err
	}
	var list []cblRecord
	for off := base; len(index) >= cblEntry; index = index[cblEntry:] {
		word := func(i int) uint32 { return binary.LittleEndian.Uint32(index[i:]) }
		r := cblRecord{live: word(0)&2 != 0, order: word(4), blocks: word(8), off: off, length: int64(word(12))}
		if word(0) == 0 && r.blocks == 0 && r.length == 0 {
			break // the rest is not in use
		}
		size := int64(r.blocks) * cblBlock
		r.sound = r.length > size-cblBlock
		if r.wrong = r.length <= 0 || r.length > size; r.wrong {
			r.length = size
		}
		list = append(list, r)
		off += size
	}
	return list, base, nil
}

// cblSearch looks for the records themselves. If there are as many as the index
// has entries, it is trusted for their order and for what is deleted.
func cblSearch(ctx context.Context, s Source, index []cblRecord, base int64) ([]cblRecord, error) {
	var list []cblRecord
	start := cblFirst(s, base)
	for off := start; off < s.Size; off += cblBlock {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if cblMarked(s, off) {
			list = append(list, cblRecord{live: true, order: uint32(len(list)), off: off})
		}
	}
	for i := range list {
		end := s.Size
		if i+1 < len(list) {
			end = list[i+1].off
		}
		list[i].length = end - list[i].off
		if len(index) == len(list) {
			list[i].live, list[i].order = index[i].live, index[i].order
			if size := list[i].length; index[i].length > size-cblBlock && index[i].length <= size {
				list[i].length = index[i].length
			}
		}
	}
	if start >= s.Size {
		return nil, damaged(s, records.Truncated, s.Size, "cut-header")
	}
	return list, damaged(s, records.WrongForm, cblIndex, "bad-index")
}

// cblFirst returns where the first record begins: at base, or wherever the first
// one is found.
func cblFirst(s Source, base int64) int64 {
	const step = 1 << 16
	magic := []byte(cbrMagic)
	buffer := make([]byte, step+len(magic))
	if n, _ := s.ReadAt(buffer[:len(magic)], base); base < s.Size && bytes.Equal(buffer[:n], magic) {
		return base
	}
	for off := int64(cblCapacity); off < s.Size; off += step {
		n, _ := s.ReadAt(buffer, off)
		if i := bytes.Index(buffer[:n], magic); i >= 0 {
			return off + int64(i)
		}
	}
	return s.Size
}

// readCBL reads a record of a library, which ends where the index says or is
// damaged; what fills its last block is left alone.
func readCBL(s Source, e Entry) (*records.Game, error) {
	size := (e.Len + cblBlock - 1) / cblBlock * cblBlock
	data, err := readAt(s, e.Off, size)
	if err != nil {
		return nil, err
	}
	game, end, err := parseCBR(s, data, e.Off)
	if err != nil {
		return nil, err
	}
	if end > 0 && int64(end) != e.Len && e.Len != size {
		addFault(game, game.Last(0), records.WrongForm, e.Off+min(int64(end), e.Len), "bad-length", e.Len, end)
	}
	game.Tags = append(game.Tags, libraryTags(s, e)...)
	return game, nil
}
