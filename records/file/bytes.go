// Bytes and texts as the readers of all formats take them.

package file

import (
	"context"
	"errors"
	"io"

	"qipu/records"
	"qipu/records/charset"
)

// readAt returns n bytes from off, or what the file has of them.
func readAt(s Source, off, n int64) ([]byte, error) {
	n = min(n, s.Size-off)
	if off < 0 || n <= 0 {
		return nil, nil
	}
	b := make([]byte, n)
	k, err := s.ReadAt(b, off)
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return b[:k], err
}

// decodeMarkup decodes a text that says its encoding by its content.
func decodeMarkup(s Source, b []byte) charset.Text {
	encoding := s.Encoding
	if encoding == "" {
		encoding = charset.Detect(b, false)
	}
	return charset.Decode(encoding, b)
}

// mostWrong is how many wrong bytes are told of a text.
const mostWrong = 20

// tellWrongBytes adds problems for bytes that stood for nothing in a text that
// begins on a line.
func tellWrongBytes(g *records.Game, t charset.Text, line int) {
	for _, at := range t.Wrong[:min(len(t.Wrong), mostWrong)] {
		lineFault(g, 0, records.WrongEncoding, t.String, at, line, "bad-bytes").Ply = 0
	}
}

// checkText reports the first byte of a GBK text that is of no character; off is
// where the text begins. A text that is read in an encoding of the user's is
// taken as it comes.
func checkText(g *records.Game, node records.NodeID, s Source, encoding string, text []byte, off int64) {
	if s.Encoding != "" || encoding != "gb18030" {
		return
	}
	if at := charset.WrongByte(text); at >= 0 {
		addFault(g, node, records.WrongEncoding, off+int64(at), "bad-byte", text[at]).Ply--
	}
}

// sniffSize is how much of a file is looked at.
const sniffSize = 64 << 10

// begins reports whether a file begins with a mark, as far as it goes: what
// tells the marks of CCBridge apart must be there.
func begins(head []byte, magic string) bool {
	const apart = len("CCBridge") + 1
	n := min(len(head), len(magic))
	return n >= apart && string(head[:n]) == magic[:n]
}

// wholeFile is the Index of formats that hold one game.
func wholeFile(_ context.Context, s Source, found func(Entry) bool) error {
	found(Entry{Len: s.Size})
	return nil
}

func encodingOr(s Source) string {
	if s.Encoding == "" {
		return "utf-8"
	}
	return s.Encoding
}

// control reports whether decoded bytes are no text: they hold more control
// characters than the few that a damaged one may have.
func control(head []byte) bool {
	n := 0
	for _, c := range head {
		if c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != 0x1a && c != 0x1b || c == 0x7f {
			n++
		}
	}
	return n > 16+len(head)/100
}
