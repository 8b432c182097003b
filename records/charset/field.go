// The fields of binary files: short texts in an old encoding, whole or cut.

package charset

import (
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// DetectField tells GBK from Big5 by the texts of a file whose format means GBK. A few
// words that fit Big5 prove nothing: it must make much more sense, or some where GBK
// makes none.
func DetectField(text []byte) string {
	if FirstHigh(text) == len(text) {
		return "gb18030"
	}
	gb, big := weigh(simplifiedchinese.GB18030, text), weigh(traditionalchinese.Big5, text)
	if big.words > 3*gb.words+1 && big.bad <= gb.bad || big.words > gb.words && big.bad == 0 && gb.bad > 0 {
		return "big5"
	}
	return "gb18030"
}

// WrongByte returns the place of the first byte of a text in GB18030 that is of no
// character, or -1.
func WrongByte(text []byte) int {
	if at := wrongGBK(text); at >= 0 {
		return at
	}
	return unknownGBK(text)
}

// unknownGBK returns the place of the first character that GB18030 has not given away,
// or -1, in a text that has its form.
func unknownGBK(b []byte) int {
	if _, ok := decodeDouble("gb18030", b); ok || FirstHigh(b) == len(b) {
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

// DecodeField decodes the text of a field of fixed size. Writers cut what is too long
// wherever it is: a half character at the end becomes one U+FFFD, and what stands
// before it is not cut anew.
func DecodeField(name string, text []byte) string {
	if at := halfAt(text); at >= 0 && (name == "gb18030" || name == "big5") {
		if whole, ok := decodeDouble(name, text[:at]); ok {
			return whole + "\ufffd"
		}
	}
	return Decode(name, text).String
}

// halfAt returns where the character begins whose second byte is missing at the end of
// a text in a double-byte encoding, or -1.
func halfAt(text []byte) int {
	for i := 0; i < len(text); i++ {
		if text[i] <= 0x80 {
			continue
		}
		if i++; i == len(text) {
			return i - 1
		}
	}
	return -1
}
