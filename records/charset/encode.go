// Text to bytes.

package charset

import (
	"strings"
	"unicode"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// encoderOf returns the encoder of a name; nil for UTF-8. "gbk" is GB18030 without
// the characters of four bytes, which old programs do not know.
func encoderOf(name string) *encoding.Encoder {
	switch name {
	case "gb18030":
		return simplifiedchinese.GB18030.NewEncoder()
	case "gbk":
		return simplifiedchinese.GBK.NewEncoder()
	case "big5":
		return traditionalchinese.Big5.NewEncoder()
	case latinName:
		return charmap.Windows1252.NewEncoder()
	}
	return nil
}

// Encode encodes a text in gb18030, gbk or big5; by any other name it stays UTF-8.
// The error is of a character that the encoding lacks.
func Encode(name string, text []byte) ([]byte, error) {
	if e := encoderOf(name); e != nil {
		return e.Bytes(text)
	}
	return text, nil
}

// EncodeLossy encodes a text as Encode does, with ? for what the encoding lacks,
// which is returned as lost.
func EncodeLossy(name, text string) (out []byte, lost string) {
	e := encoderOf(name)
	if e == nil || FirstHigh([]byte(text)) == len(text) {
		return []byte(text), ""
	}
	if b, err := e.Bytes([]byte(text)); err == nil && !strings.ContainsFunc(text, private) {
		return b, ""
	}
	var missing strings.Builder
	for _, r := range text {
		e.Reset()
		b, err := e.Bytes([]byte(string(r)))
		if err != nil || private(r) && Decode(name, b).String != string(r) {
			missing.WriteRune(r)
			b = []byte("?")
		}
		out = append(out, b...)
	}
	return out, missing.String()
}

// private reports whether a character is for private use: encodings have other
// places for some of those. The sign for what could not be read is none of any encoding
// but Unicode.
func private(r rune) bool { return unicode.Is(unicode.Co, r) || r == unicode.ReplacementChar }
