// Texts of which parts are in another encoding than the rest.

package file

import (
	"bytes"
	"cmp"
	"strings"
	"unicode/utf8"

	"qipu/records"
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
	if t, ok := decodeHalves(name, b); ok {
		return t
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

// decodeHalves decodes a line that says a thing twice with a stroke between, in
// GBK and in Big5, as lists of positions do.
func decodeHalves(name string, b []byte) (text, bool) {
	const (
		most    = 1 << 10 // bytes of a line
		strokes = 8       // of them are tried
		change  = 4       // what an encoding more costs
	)
	line := bytes.TrimRight(b, "\r\n")
	if len(b) > most || bytes.IndexByte(line, '|') < 0 || bytes.IndexByte(line, '\n') >= 0 {
		return text{}, false
	}
	pairs := [...][2]string{{"gb18030", "big5"}, {"big5", "gb18030"}}
	least := min(price("gb18030", b), price("big5", b)) - change
	var best [2]string
	at := -1
	tried := 0
	for i, c := range b {
		if c != '|' || tried == strokes {
			continue
		}
		tried++
		for _, pair := range pairs {
			sum := price(pair[0], b[:i]) + price(pair[1], b[i+1:])
			if same(decode(pair[0], b[:i]).string, decode(pair[1], b[i+1:]).string) {
				sum = -1
			}
			if sum < least {
				least, best, at = sum, pair, i
			}
		}
	}
	if at < 0 {
		return text{}, false
	}
	one, other := decodeOther(best[0], name, b[:at]), decodeOther(best[1], name, b[at+1:])
	one.string += "|"
	for _, bad := range other.bad {
		one.bad = append(one.bad, len(one.string)+bad)
	}
	one.string += other.string
	return one, true
}

// same reports whether one text ends in the other, but for the scripts in which
// they are.
func same(one, other string) bool {
	a := []rune(records.Fold(strings.TrimFunc(one, isBlank)))
	b := []rune(records.Fold(strings.TrimFunc(other, isBlank)))
	if len(a) < len(b) || len(b) == 0 {
		return false
	}
	n, wide := 0, false
	for i, r := range a[len(a)-len(b):] {
		if r == b[i] {
			n++
			wide = wide || r >= utf8.RuneSelf
		}
	}
	return wide && 2*n > len(b)
}

// price says how unlikely it is that bytes are in an encoding: by their rare
// characters, and what is none.
func price(name string, b []byte) int {
	const rare, broken = 5, 10
	decoder := double(name).NewDecoder()
	sum := 0
	for i := 0; i < len(b); i++ {
		if b[i] < utf8.RuneSelf {
			continue
		}
		r, ok := decodeOne(decoder, b[i:min(i+2, len(b))])
		switch {
		case !ok:
			sum += broken
			continue
		case vocabularySet[r]:
		case (usual(name, b[i]) || usualSigns(name, b[i])) && (name == "big5" || b[i+1] > 0xA0):
			sum++
		default:
			sum += rare
		}
		i++
	}
	return sum
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
