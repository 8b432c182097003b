// Names in Windows-1252 between ASCII letters: André, Müller.

package charset

import (
	"strings"

	"golang.org/x/text/encoding/charmap"
)

// latinName is the name of the encoding of western names.
const latinName = "windows-1252"

// isLatin reports whether the bytes beyond ASCII of a text are letters of Windows-1252:
// each stands alone or with one other beside an ASCII letter; or its quotes and dashes,
// each alone. In a text of two bytes a character they stand in pairs and make words.
func isLatin(b []byte) bool {
	const together = 2
	found := false
	for i := 0; i < len(b); {
		if b[i] < 0x80 {
			i++
			continue
		}
		start := i
		if latinSign(b[start]) && (start+1 == len(b) || b[start+1] < 0x80) {
			i++
			found = found || start > 0 && asciiLetter(b[start-1]) || i < len(b) && asciiLetter(b[i])
			continue
		}
		for ; i < len(b) && b[i] >= 0x80; i++ {
			if i-start >= together || !latinLetter(b[i]) {
				return false
			}
		}
		if (start == 0 || !asciiLetter(b[start-1])) && (i == len(b) || !asciiLetter(b[i])) {
			return false
		}
		found = true
	}
	return found
}

func latinLetter(c byte) bool {
	return c >= 0xC0 && c != 0xD7 && c != 0xF7 || strings.IndexByte("\x8a\x8c\x8e\x92\x9a\x9c\x9e\x9f", c) >= 0
}

// latinSign reports whether a byte is a sign that stands in western texts: quotes,
// dashes, dots, a blank that does not break.
func latinSign(c byte) bool {
	return c >= 0x91 && c <= 0x97 || strings.IndexByte("\x80\x85\x99\xa0\xa9\xab\xae\xb7\xbb", c) >= 0
}

func asciiLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// decodeLatin decodes Windows-1252; five of its bytes stand for nothing.
func decodeLatin(b []byte) Text {
	var t Text
	var out strings.Builder
	for _, c := range b {
		r := charmap.Windows1252.DecodeByte(c)
		if r == '\ufffd' {
			t.Wrong = append(t.Wrong, out.Len())
		}
		out.WriteRune(r)
	}
	t.String = out.String()
	return t
}

// mayBeLatin reports whether a letter of Windows-1252 stands alone beside an ASCII
// letter in a text.
func mayBeLatin(b []byte) bool {
	for i := 0; i < len(b); i++ {
		if b[i] < 0x80 {
			continue
		}
		start := i
		for i+1 < len(b) && b[i+1] >= 0x80 {
			i++
		}
		if i == start && latinLetter(b[i]) && (start > 0 && asciiLetter(b[start-1]) || i+1 < len(b) && asciiLetter(b[i+1])) {
			return true
		}
	}
	return false
}
