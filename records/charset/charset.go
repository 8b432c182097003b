// Package charset turns the bytes of records into text and back.
//
// Records of xiangqi say nothing of their encoding: the same move list is found in
// UTF-8, GB18030 (which holds GBK and GB 2312) and Big5, sometimes in UTF-16, and
// parts of one file in another encoding than the rest. That bytes can be decoded
// proves nothing (nearly every text in Big5 is also GB18030 without an error), so
// [Detect] looks at what comes out: the names of pieces, the numerals and the words
// of headers that a record must hold. [DetectIn] does it for a file of any size,
// [DetectField] for the short fields of a binary file.
//
// [Decode] never fails. What stands for nothing becomes U+FFFD, one for each
// character that is lost, and its place is kept in [Text.Wrong] to be told; of all
// ways to cut a damaged line into characters it takes the likeliest, so that a byte
// too few does not garble what follows. [DecodeMixed] looks at each part anew.
// [WrongByte] finds the first byte of a field that is of no character.
//
// [Encode] and [EncodeLossy] go the other way, for files that are written in the
// encoding of the programs that will read them.
package charset

import (
	"strings"
	"unicode"
)

// IsBlank reports whether a character is a blank, that of Chinese texts and a mark
// at the beginning of a file too.
func IsBlank(r rune) bool { return unicode.IsSpace(r) || r == '\u3000' || r == '\ufeff' }

// DropBlank maps blanks away, for strings.Map.
func DropBlank(r rune) rune {
	if IsBlank(r) {
		return -1
	}
	return r
}

// Tidy makes the line ends of a text LF and cuts the NULs behind it.
func Tidy(text string) string {
	text = strings.TrimRight(text, "\x00")
	if strings.IndexByte(text, '\r') < 0 {
		return text
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	return strings.ReplaceAll(text, "\r", "\n")
}
