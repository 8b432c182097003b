// Texts of which parts are in another encoding than the rest.

package file

import (
	"cmp"
	"strings"
	"unicode/utf8"
)

// decodeMixed decodes bytes of a text file, parts of which may be in another
// encoding than the rest: what is in them tells.
func decodeMixed(name string, b []byte) text {
	if firstHigh(b) == len(b) || name == "utf-8" && utf8.Valid(b) {
		return decode(name, b)
	}
	if name != "gb18030" && name != "big5" {
		return decodeOther(cmp.Or(foreign(b), name), name, b)
	}
	if out, ok := decodeDouble(name, b); ok && hasTurns(out) {
		return text{string: out}
	}
	own := weigh(double(name), b)
	for _, other := range [...]string{"utf-8", "gb18030", "big5"} {
		if other != name && own.yields(other, b) {
			return decodeOther(other, name, b)
		}
	}
	return decode(name, b)
}

// decodeOther decodes bytes in an encoding, and notes where it is not the file's.
func decodeOther(encoding, file string, b []byte) text {
	t := decode(encoding, b)
	if encoding != file {
		t.bad = append([]int{firstHigh(b)}, t.bad...)
	}
	return t
}

// foreign returns the encoding that bytes are in which are hardly UTF-8, or "".
func foreign(b []byte) string {
	if good, bad := countUTF8(b); good < bad {
		if other := detectDouble(b); weigh(double(other), b).words > 0 {
			return other
		}
	}
	return ""
}

// hasTurns reports whether a text has as many of the characters that every
// Chinese move holds as the moves of a game have.
func hasTurns(text string) bool {
	const often = 64 // bytes
	n := 0
	for _, turn := range [...]string{"平", "进", "進", "退"} {
		n += strings.Count(text, turn)
	}
	return n*often >= len(text)
}

// yields reports whether another encoding makes so much more of bytes that they
// must be in it.
func (w weight) yields(other string, b []byte) bool {
	const chance = 3 // words that come out of anything
	var x weight
	if other != "utf-8" {
		x = weigh(double(other), b)
	} else if good, bad := countUTF8(b); bad > 0 {
		return false
	} else if x = weighText(string(b)); w.bad > 0 && good >= 6 {
		return true
	}
	return x.words >= chance+2*w.words || w.bad > 0 && x.bad == 0 && x.words > w.words
}
