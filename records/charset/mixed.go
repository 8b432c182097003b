// Texts of which parts are in another encoding than the rest.

package charset

import (
	"bytes"
	"cmp"
	"strings"
	"unicode/utf8"

	"qipu/records"
)

// DecodeMixed decodes bytes of a text file, parts of which may be in another
// encoding than the rest: what is in them tells.
func DecodeMixed(name string, b []byte) Text {
	if FirstHigh(b) == len(b) || name == "utf-8" && utf8.Valid(b) {
		return Decode(name, b)
	}
	if name == latinName {
		return Decode(name, b)
	}
	if isLatin(b) {
		return decodeOther(latinName, name, b)
	}
	if name != "gb18030" && name != "big5" {
		return decodeOther(cmp.Or(foreign(b), name), name, b)
	}
	if t, ok := decodeHalves(name, b); ok {
		return t
	}
	if out, ok := decodeDouble(name, b); ok && hasTurns(out) {
		return Text{String: out}
	}
	own := weigh(double(name), b)
	for _, other := range [...]string{"utf-8", "gb18030", "big5"} {
		if other != name && own.yields(other, b) {
			return decodeOther(other, name, b)
		}
	}
	return Decode(name, b)
}

// decodeOther decodes bytes in an encoding, and notes where it is not the file's.
func decodeOther(encoding, file string, b []byte) Text {
	t := Decode(encoding, b)
	if encoding != file {
		t.Wrong = append([]int{FirstHigh(b)}, t.Wrong...)
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
func decodeHalves(name string, b []byte) (Text, bool) {
	const (
		most    = 1 << 10 // bytes of a line
		strokes = 8       // of them are tried
		change  = 4       // what an encoding more costs
	)
	line := bytes.TrimRight(b, "\r\n")
	if len(b) > most || bytes.IndexByte(line, '|') < 0 || bytes.IndexByte(line, '\n') >= 0 {
		return Text{}, false
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
			if same(Decode(pair[0], b[:i]).String, Decode(pair[1], b[i+1:]).String) {
				sum = -1
			}
			if sum < least {
				least, best, at = sum, pair, i
			}
		}
	}
	if at < 0 {
		return Text{}, false
	}
	one, other := decodeOther(best[0], name, b[:at]), decodeOther(best[1], name, b[at+1:])
	one.String += "|"
	for _, bad := range other.Wrong {
		one.Wrong = append(one.Wrong, len(one.String)+bad)
	}
	one.String += other.String
	return one, true
}

// same reports whether one text ends in the other, but for the scripts in which
// they are.
func same(one, other string) bool {
	a := []rune(records.Fold(strings.TrimFunc(one, IsBlank)))
	b := []rune(records.Fold(strings.TrimFunc(other, IsBlank)))
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
