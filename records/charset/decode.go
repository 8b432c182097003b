// Decoding texts, damaged ones too: one bad byte costs one character.

package charset

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// Text is a decoded text, with the places in it where bytes stood for nothing.
type Text struct {
	String string
	Wrong  []int // offsets in String, ascending: of a U+FFFD, or of what is in another encoding
}

// Decode decodes bytes in a named encoding, line by line: one bad byte costs one
// character.
func Decode(name string, b []byte) Text {
	if name == "utf-16le" || name == "utf-16be" {
		return decodeWide(name, b)
	}
	b = bytes.TrimPrefix(b, []byte("\xef\xbb\xbf"))
	if FirstHigh(b) == len(b) || (name == "utf-8" || name == "ascii") && utf8.Valid(b) {
		return Text{String: string(b)}
	}
	if name == latinName {
		return decodeLatin(b)
	}
	if !mayBeLatin(b) {
		if out, ok := decodeDouble(name, b); ok {
			return Text{String: out}
		}
	}
	var t Text
	var out strings.Builder
	out.Grow(len(b) * 3 / 2)
	for len(b) > 0 {
		end := bytes.IndexByte(b, '\n') + 1
		if end == 0 {
			end = len(b)
		}
		line := decodeLine(name, b[:end])
		for _, at := range line.Wrong {
			t.Wrong = append(t.Wrong, out.Len()+at)
		}
		out.WriteString(line.String)
		b = b[end:]
	}
	t.String = out.String()
	return t
}

// decodeLine decodes one line, which may be in another encoding than the rest.
func decodeLine(name string, b []byte) Text {
	if FirstHigh(b) == len(b) {
		return Text{String: string(b)}
	}
	if isLatin(b) {
		t := decodeLatin(b)
		t.Wrong = append([]int{FirstHigh(b)}, t.Wrong...)
		return t
	}
	if name == "gb18030" || name == "big5" {
		if out, ok := decodeDouble(name, b); ok {
			return Text{String: out}
		}
		if good, bad := countUTF8(b); bad == 0 && good >= 6 {
			return Text{String: string(b), Wrong: []int{FirstHigh(b)}}
		}
		return mendDouble(name, b)
	}
	if utf8.Valid(b) {
		return Text{String: string(b)}
	}
	if other := foreign(b); other != "" {
		t := mendDouble(other, b)
		t.Wrong = append([]int{FirstHigh(b)}, t.Wrong...)
		return t
	}
	return mendUTF8(b)
}

// mendUTF8 puts one U+FFFD for each character that is broken.
func mendUTF8(b []byte) Text {
	var t Text
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
		t.Wrong = append(t.Wrong, len(out))
		out = append(out, "\ufffd"...)
		b = b[n:]
	}
	t.String = string(out)
	return t
}

// decodeWide decodes UTF-16.
func decodeWide(name string, b []byte) Text {
	var t Text
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
			t.Wrong = append(t.Wrong, len(out))
		}
		out = utf8.AppendRune(out, r)
	}
	t.String = string(out)
	return t
}
