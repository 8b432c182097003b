// PGN: tag lines as they should be, and as input methods and people leave them.

package file

import (
	"bytes"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

const quotes = "\"'＂＇“”„‟‘’「」『』"

// freeTag reads a tag line with full-width movetext.Brackets or any quotes, or, where
// the name is a known one, without quotes. quoted tells whether it has some.
func freeTag(line string) (tag pgnTag, quoted, ok bool) {
	blank := len(line) - len(strings.TrimLeftFunc(line, charset.IsBlank))
	whole := strings.TrimRightFunc(line, charset.IsBlank)
	open, size := utf8.DecodeRuneInString(line[blank:])
	last, tail := utf8.DecodeLastRuneInString(whole)
	if size == 0 || !strings.ContainsRune(movetext.Brackets, open) || !strings.ContainsRune(movetext.Closings, last) || len(whole)-tail < blank+size {
		return tag, false, false
	}
	inside := whole[blank+size : len(whole)-tail]
	end := strings.IndexFunc(inside, func(r rune) bool { return charset.IsBlank(r) || strings.ContainsRune(quotes, r) })
	if end <= 0 || utf8.RuneCountInString(inside[:end]) > 40 || strings.ContainsFunc(inside[:end], func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		return tag, false, false
	}
	tag.name = inside[:end]
	value := strings.TrimFunc(inside[end:], charset.IsBlank)
	tag.at = blank + size + end + strings.Index(inside[end:], value)
	if first, n := utf8.DecodeRuneInString(value); strings.ContainsRune(quotes, first) && n > 0 {
		quoted = true
		value = value[n:]
		tag.at += n
		if r, n := utf8.DecodeLastRuneInString(value); strings.ContainsRune(quotes, r) {
			value = value[:len(value)-n]
		}
	}
	tag.value = value
	return tag, quoted, quoted || open == '[' && value != "" && (records.IsTagName(tag.name) || strings.EqualFold(tag.name, "FEN") || strings.EqualFold(tag.name, "Format"))
}

// isFreeTag reports whether a decoded line is a tag line that isTagLine does not
// know, or takes apart in the wrong place.
func isFreeTag(line string) bool {
	line = strings.TrimLeftFunc(line, charset.IsBlank)
	if r, _ := utf8.DecodeRuneInString(line); !strings.ContainsRune(movetext.Brackets, r) {
		return false
	}
	at := strings.IndexAny(line, "\"'")
	if at >= 0 && !strings.ContainsAny(line[:at], quotes[2:]) && isTagLine([]byte(line)) {
		return false
	}
	_, _, ok := freeTag(line)
	return ok
}

// wideBrackets are the full-width movetext.Brackets in the encodings of texts.
var wideBrackets = func() map[string][][]byte {
	list := map[string][][]byte{}
	for _, r := range movetext.Brackets[1:] {
		for _, name := range [...]string{"utf-8", "gb18030", "big5"} {
			if b, lost := charset.EncodeLossy(name, string(r)); lost == "" {
				list[name] = append(list[name], b)
			}
		}
	}
	return list
}()

// wideBlanks are the blanks of Chinese texts in their encodings.
var wideBlanks = map[string][]byte{"utf-8": []byte("\u3000"), "gb18030": {0xA1, 0xA1}, "big5": {0xA1, 0x40}}

// mayBeFreeTag reports whether a line of a file begins with a bracket behind any
// blanks, of which the plain ones alone make no loose one.
func mayBeFreeTag(encoding string, line []byte) bool {
	line = bytes.TrimLeft(line, " \t")
	if wide := wideBlanks[encoding]; len(wide) > 0 && bytes.HasPrefix(line, wide) {
		for bytes.HasPrefix(line, wide) {
			line = bytes.TrimLeft(line[len(wide):], " \t")
		}
		if isTagLine(line) {
			return true
		}
	}
	return bytes.HasPrefix(line, []byte("[")) || slices.ContainsFunc(wideBrackets[encoding], func(b []byte) bool { return bytes.HasPrefix(line, b) })
}

// isTagLine reports whether a line begins like [Name "value".
func isTagLine(line []byte) bool {
	i := 0
	for i < len(line) && (line[i] == ' ' || line[i] == '\t' || line[i] >= 0xEF && bytes.HasPrefix(line[i:], []byte("\xef\xbb\xbf"))) {
		if line[i] >= 0xEF {
			i += 2
		}
		i++
	}
	if i >= len(line) || line[i] != '[' {
		return false
	}
	name := 0
	for i++; i < len(line); i++ {
		switch c := line[i]; {
		case c == '"' || c == '\'':
			return name > 0 && (line[i-1] == ' ' || line[i-1] == '\t' || name > 0)
		case c == ' ' || c == '\t':
		case c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= 0x80:
			name++
		default:
			return false
		}
		if name > 40 {
			return false
		}
	}
	return false
}

type pgnTag struct {
	name, value string
	at          int  // the offset of the value
	cut         bool // its end is missing
}

// unescapeTag undoes the two escapes of a value: \" and \\.
func unescapeTag(value string) string {
	if strings.IndexByte(value, '\\') < 0 {
		return value
	}
	return strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(value)
}
