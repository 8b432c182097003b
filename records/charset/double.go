// Encodings of two bytes a character: GB18030 and Big5, damaged ones too.

package charset

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

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

// mendDouble decodes a damaged line of a double-byte encoding: of all ways to
// cut it into characters and bad bytes it takes the likeliest, so that a byte
// too few does not garble what follows.
func mendDouble(name string, b []byte) Text {
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
	var t Text
	var out []byte
	for i := 0; i < len(b); i += width(step[i]) {
		switch {
		case b[i] < utf8.RuneSelf:
			out = append(out, b[i])
		case step[i] == 1 || step[i] == lost:
			t.Wrong = append(t.Wrong, len(out))
			out = append(out, "\ufffd"...)
		default:
			r, _ := decodeOne(decoder, b[i:i+int(step[i])])
			out = utf8.AppendRune(out, r)
		}
	}
	t.String = string(out)
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
