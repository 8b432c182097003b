// A file with a part of it in another text, and whether the games around it stay.

package file

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

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
		at := off + int64(n)
		var k int
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

// wide reports whether the file is in UTF-16.
func (p *part) wide() bool { return strings.HasPrefix(p.encoding, "utf-16") }

// separable lists the games of a file that was amended, and returns ErrEntangled
// unless all others than number i of it are where they were; a game that was added
// has the number behind the last, whose blank lines it may have taken.
func (p *part) separable(a *amended, i int) error {
	s := Source{Name: p.source.Name, ReaderAt: a, Size: a.size(), Deleted: p.source.Deleted}
	if p.forced {
		s.Encoding = p.encoding
	}
	now, err := recognise(s, nothing)
	if err != nil || now.format != p.format || now.encoding != p.encoding && p.encoding != "ascii" {
		return ErrEntangled
	}
	k, same, added := 0, true, 0
	if i == len(p.entries) {
		added = 1
	}
	moved := now.source.Size - p.source.Size
	err = now.format.Index(context.Background(), now.source, func(entry Entry) bool {
		if k < len(p.entries) {
			want := p.entries[k]
			switch {
			case k == i:
				want.Len += moved
			case k > i:
				want.Off += moved
			case k == i-1 && added > 0:
				want.Len = entry.Len
			}
			same = entry.Off == want.Off && entry.Len == want.Len
		}
		k++
		return same
	})
	if err != nil || !same || k != len(p.entries)+added {
		return ErrEntangled
	}
	return nil
}
