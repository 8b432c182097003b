// Decoding texts, damaged ones too: one bad byte costs one character.

package file

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// text is a decoded text, with the places in it where bytes stood for nothing.
type text struct {
	string
	bad []int // offsets of U+FFFD
}

// decode decodes bytes, line by line: one bad byte costs one character.
func decode(name string, b []byte) text {
	b = bytes.TrimPrefix(b, []byte("\xef\xbb\xbf"))
	if firstHigh(b) == len(b) || (name == "utf-8" || name == "ascii") && utf8.Valid(b) {
		return text{string: string(b)}
	}
	if name == "utf-16le" || name == "utf-16be" {
		return decodeWide(name, b)
	}
	if out, ok := decodeDouble(name, b); ok {
		return text{string: out}
	}
	var t text
	var out strings.Builder
	out.Grow(len(b) * 3 / 2)
	for len(b) > 0 {
		end := bytes.IndexByte(b, '\n') + 1
		if end == 0 {
			end = len(b)
		}
		line := decodeLine(name, b[:end])
		for _, at := range line.bad {
			t.bad = append(t.bad, out.Len()+at)
		}
		out.WriteString(line.string)
		b = b[end:]
	}
	t.string = out.String()
	return t
}

// decodeDouble decodes bytes of a double-byte encoding in which nothing looks
// wrong. 80 and FF are no lead bytes, though decoders take the first for a sign.
func decodeDouble(name string, b []byte) (string, bool) {
	if name != "gb18030" && name != "big5" || bytes.IndexByte(b, 0x80) >= 0 || bytes.IndexByte(b, 0xFF) >= 0 {
		return "", false
	}
	out, err := double(name).NewDecoder().Bytes(b)
	return string(out), err == nil && !bytes.ContainsRune(out, utf8.RuneError)
}

func double(name string) encoding.Encoding {
	if name == "big5" {
		return traditionalchinese.Big5
	}
	return simplifiedchinese.GB18030
}

// decodeLine decodes one line, which may be in another encoding than the rest.
func decodeLine(name string, b []byte) text {
	if firstHigh(b) == len(b) {
		return text{string: string(b)}
	}
	if name == "gb18030" || name == "big5" {
		if out, ok := decodeDouble(name, b); ok {
			return text{string: out}
		}
		if good, bad := countUTF8(b); bad == 0 && good >= 6 {
			return text{string: string(b), bad: []int{firstHigh(b)}}
		}
		return mendDouble(name, b)
	}
	if utf8.Valid(b) {
		return text{string: string(b)}
	}
	if other := foreign(b); other != "" {
		t := mendDouble(other, b)
		t.bad = append([]int{firstHigh(b)}, t.bad...)
		return t
	}
	return mendUTF8(b)
}

// mendUTF8 puts one U+FFFD for each character that is broken.
func mendUTF8(b []byte) text {
	var t text
	var out []byte
	for len(b) > 0 {
		r, size := utf8.DecodeRune(b)
		if r != utf8.RuneError || size > 1 {
			out = append(out, b[:size]...)
			b = b[size:]
			continue
		}
		// Bytes that stand for nothing are one character together, up to the three
		// that a Chinese one has.
		n := 1
		for n < 3 && n < len(b) && b[n] >= utf8.RuneSelf {
			if r, size := utf8.DecodeRune(b[n:]); r != utf8.RuneError || size > 1 {
				break
			}
			n++
		}
		t.bad = append(t.bad, len(out))
		out = append(out, "\ufffd"...)
		b = b[n:]
	}
	t.string = string(out)
	return t
}

// decodeWide decodes UTF-16.
func decodeWide(name string, b []byte) text {
	var t text
	var out []byte
	big := name == "utf-16be"
	unit := func(i int) rune {
		if big {
			return rune(b[i])<<8 | rune(b[i+1])
		}
		return rune(b[i+1])<<8 | rune(b[i])
	}
	for i := 0; i < len(b); i += 2 {
		r := utf8.RuneError
		if i+1 < len(b) {
			r = unit(i)
		}
		switch {
		case i == 0 && r == '\ufeff':
			continue
		case r >= 0xD800 && r < 0xDC00 && i+3 < len(b) && unit(i+2) >= 0xDC00 && unit(i+2) < 0xE000:
			r = 0x10000 + (r-0xD800)<<10 + unit(i+2) - 0xDC00
			i += 2
		case r >= 0xD800 && r < 0xE000:
			r = utf8.RuneError
		}
		if r == utf8.RuneError {
			t.bad = append(t.bad, len(out))
		}
		out = utf8.AppendRune(out, r)
	}
	t.string = string(out)
	return t
}

// mendDouble decodes a damaged line of a double-byte encoding: of all ways to
// cut it into characters and bad bytes it takes the likeliest, so that a byte
// too few does not garble what follows.
func mendDouble(name string, b []byte) text {
	const (
		common = 1
		rare   = 5 // a character that hardly any record holds
		broken = 10
		lost   = 3 // the step of two bytes that are one broken character
	)
	cost := make([]int32, len(b)+1)
	step := make([]uint8, len(b))
	decoder := double(name).NewDecoder()
	for i := len(b) - 1; i >= 0; i-- {
		if b[i] < utf8.RuneSelf {
			cost[i], step[i] = cost[i+1], 1
			continue
		}
		cost[i], step[i] = cost[i+1]+broken, 1
		if i+1 < len(b) && b[i+1] >= utf8.RuneSelf && cost[i+2]+broken+1 < cost[i] {
			cost[i], step[i] = cost[i+2]+broken+1, lost
		}
		for _, n := range [...]int{2, 4} {
			if i+n > len(b) || n == 4 && (name == "big5" || b[i+1] < '0' || b[i+1] > '9') {
				continue
			}
			r, ok := decodeOne(decoder, b[i:i+n])
			if !ok {
				continue
			}
			price := int32(rare * n / 2)
			if vocabularySet[r] || usualSigns(name, b[i]) {
				price = 0
			} else if usual(name, b[i]) {
				price = common
			}
			if n == 2 && strings.IndexByte(`{}[]"`, b[i+1]) >= 0 {
				price += 3 // it may rather be what it is in ASCII
			}
			if price += cost[i+n]; price <= cost[i] {
				cost[i], step[i] = price, uint8(n)
			}
		}
	}
	var t text
	var out []byte
	for i := 0; i < len(b); i += width(step[i]) {
		switch {
		case b[i] < utf8.RuneSelf:
			out = append(out, b[i])
		case step[i] == 1 || step[i] == lost:
			t.bad = append(t.bad, len(out))
			out = append(out, "\ufffd"...)
		default:
			r, _ := decodeOne(decoder, b[i:i+int(step[i])])
			out = utf8.AppendRune(out, r)
		}
	}
	t.string = string(out)
	return t
}

// width returns how many bytes a step of mendDouble takes.
func width(step uint8) int {
	if step == 3 {
		return 2
	}
	return int(step)
}

// decodeOne decodes bytes that must be one character.
func decodeOne(d *encoding.Decoder, b []byte) (rune, bool) {
	var buf [8]byte
	d.Reset()
	n, used, err := d.Transform(buf[:], b, true)
	if err != nil || used != len(b) {
		return 0, false
	}
	r, size := utf8.DecodeRune(buf[:n])
	return r, size == n && r != utf8.RuneError
}

// usualSigns reports whether a lead byte is of punctuation and digits.
func usualSigns(name string, lead byte) bool {
	return lead == 0xA1 || lead == 0xA3 || name == "big5" && lead == 0xA2
}

// usual reports whether a lead byte is of the common characters of the encoding.
func usual(name string, lead byte) bool {
	if name == "big5" {
		return lead >= 0xA4 && lead <= 0xC6
	}
	return lead >= 0xB0 && lead <= 0xD7
}

// decoded returns a text of a file as UTF-8 where its bytes are no superset of
// ASCII, and with line feeds where it has none.
func decoded(s Source) (Source, error) {
	wide := slices.Contains([]string{"utf-16le", "utf-16be"}, s.Encoding)
	head, err := readAt(s, 0, sniffSize)
	if err != nil {
		return s, err
	}
	if !wide && (bytes.IndexByte(head, '\r') < 0 || bytes.IndexByte(head, '\n') >= 0) {
		return s, nil
	}
	b, err := readAt(s, 0, s.Size)
	if err != nil {
		return s, err
	}
	if !wide { // lines that end in CR alone
		b = bytes.ReplaceAll(b, []byte("\r"), []byte("\n"))
		s.ReaderAt = bytes.NewReader(b)
		return s, nil
	}
	t := decodeWide(s.Encoding, b)
	marked := []byte(t.string)
	for _, at := range t.bad { // bytes that are wrong in UTF-8 too, and told of there
		copy(marked[at:], "\xff\xff\xff")
	}
	text := string(marked)
	if !strings.ContainsRune(text, '\n') {
		text = strings.ReplaceAll(text, "\r", "\n")
	}
	s.ReaderAt, s.Size, s.Encoding = strings.NewReader(text), int64(len(text)), "utf-8"
	return s, nil
}

// decodeAs decodes a text; what stands for nothing becomes U+FFFD.
func decodeAs(name string, b []byte) string { return decode(name, b).string }
