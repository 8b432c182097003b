// Characters of moves that are only another code of the usual ones.

package movetext

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"qipu/notation"
)

// glyphBehind returns what a character can be behind other signs of a move: a digit in
// a circle is one only in the place of a number (马⑧进⑦, but 炮二平五① has a
// footnote), and there a dash is 一.
func glyphBehind(r rune, before glyph, rest string) glyph {
	if r < utf8.RuneSelf {
		return asciiGlyphs[r]
	}
	plain := notation.Usual(r)
	switch {
	case plain < utf8.RuneSelf:
		if before&(gPiece|gPlace|gTurn) == 0 {
			return 0
		}
	case isDash(r) && dashIsOne(before, rest):
		return gNumeral
	}
	return glyphOf(plain)
}

// isDash reports whether a character is a dash of any length.
func isDash(r rune) bool {
	switch r {
	case '—', '–', '―', '─', '－', 'ー', '‒', '‐', '﹣', '-':
		return true
	}
	return false
}

// dashIsOne reports whether a dash stands in the place of a numeral: between piece and
// direction (车—平二), or behind the direction and alone (兵七进—).
func dashIsOne(before glyph, rest string) bool {
	next, _ := utf8.DecodeRuneInString(rest)
	switch {
	case before&gPiece != 0:
		return glyphOf(next)&gTurn != 0
	case before&gTurn != 0:
		return !isDash(next) && glyphOf(next)&number == 0
	}
	return false
}

// readings are the readings of characters in brackets, wherever they stand.
var readings = regexp.MustCompile(strings.TrimPrefix(pinyin.String(), "^"))

// usualText returns the text of a move in the usual characters.
func usualText(text string) string {
	if !strings.ContainsFunc(text, unusual) {
		return text
	}
	text = readings.ReplaceAllString(text, "")
	var out strings.Builder
	before := glyph(0)
	for i, r := range text {
		size := utf8.RuneLen(r)
		if r == utf8.RuneError {
			size = 1
		}
		g := glyphBehind(r, before, text[min(i+size, len(text)):])
		if isDash(r) && g == gNumeral {
			out.WriteRune('一')
		} else {
			out.WriteRune(notation.Usual(r))
		}
		before = g
	}
	return out.String()
}

// unusual reports whether a character of a move may have to be written in another way.
func unusual(r rune) bool {
	return r == '(' || r == '（' || r >= utf8.RuneSelf && (isDash(r) || notation.Usual(r) != r)
}
