// Bytes and texts as the readers of all formats take them.

package file

import (
	"cmp"
	"errors"
	"io"
	"strings"

	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"qipu/records"
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

// tidy makes the line ends of a text LF and cuts the NULs behind it.
func tidy(text string) string {
	text = strings.TrimRight(text, "\x00")
	if strings.IndexByte(text, '\r') < 0 {
		return text
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	return strings.ReplaceAll(text, "\r", "\n")
}

// decodeText decodes a text in the encoding that the user asked for, else in
// that of the format.
func decodeText(s Source, encoding string, b []byte) string {
	return decode(cmp.Or(s.Encoding, encoding), b).string
}

// decodeMarkup decodes a text that says its encoding by its content.
func decodeMarkup(s Source, b []byte) text {
	encoding := s.Encoding
	if encoding == "" {
		encoding = detect(b, false)
	}
	return decode(encoding, b)
}

// tellWrongBytes adds problems for bytes that stood for nothing in a text that
// begins on a line.
func tellWrongBytes(g *records.Game, t text, line int) {
	for _, at := range t.bad[:min(len(t.bad), mostBytes)] {
		lineFault(g, 0, records.WrongEncoding, t.string, at, line, "bad-bytes").Ply = 0
	}
}

// encodeText encodes a text; the error is of a character that the encoding
// lacks.
func encodeText(encoding string, text []byte) ([]byte, error) {
	switch encoding {
	case "gb18030":
		return simplifiedchinese.GB18030.NewEncoder().Bytes(text)
	case "big5":
		return traditionalchinese.Big5.NewEncoder().Bytes(text)
	}
	return text, nil
}

// checkText reports the first byte of a GBK text that is of no character; off is
// where the text begins. A text that is read in an encoding of the user's is
// taken as it comes.
func checkText(g *records.Game, node records.NodeID, s Source, encoding string, text []byte, off int64) {
	if s.Encoding != "" || encoding != "gb18030" {
		return
	}
	at := wrongGBK(text)
	if at < 0 {
		at = unknownGBK(text)
	}
	if at >= 0 {
		addFault(g, node, records.WrongEncoding, off+int64(at), "bad-byte", text[at]).Ply--
	}
}

// unknownGBK returns the place of the first character that GB18030 has not given away,
// or -1, in a text that has its form.
func unknownGBK(b []byte) int {
	if _, ok := decodeDouble("gb18030", b); ok || firstHigh(b) == len(b) {
		return -1
	}
	decoder := double("gb18030").NewDecoder()
	for i := 0; i < len(b); {
		n := 1
		if b[i] > 0x80 && i+1 < len(b) {
			if n = 2; b[i+1] < 0x40 {
				n = min(4, len(b)-i)
			}
		}
		if n > 1 {
			if _, ok := decodeOne(decoder, b[i:i+n]); !ok {
				return i
			}
		}
		i += n
	}
	return -1
}

// wrongGBK returns the place of the first byte that begins no character of
// GB18030, or -1.
func wrongGBK(b []byte) int {
	for i := 0; i < len(b); {
		switch rest := b[i:]; {
		case rest[0] <= 0x80: // 0x80 is the euro
			i++
		case rest[0] == 0xFF || len(rest) < 2:
			return i
		case rest[1] >= 0x40 && rest[1] != 0x7F && rest[1] != 0xFF:
			i += 2
		case len(rest) >= 4 && rest[1] >= 0x30 && rest[1] <= 0x39 && rest[2] >= 0x81 && rest[2] != 0xFF && rest[3] >= 0x30 && rest[3] <= 0x39:
			i += 4
		default:
			return i
		}
	}
	return -1
}
