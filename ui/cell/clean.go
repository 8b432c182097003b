// The filter through which every text of a record, of a file name or of an
// error goes before it enters a frame.

package cell

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const marksInARow = 4 // combining marks on one character

// Clean returns s without anything that acts on a terminal: no control, format,
// private or separator characters but the line feed; a tab becomes a blank, what
// is no UTF-8 a question mark. Of combining marks at most four stand in a row;
// variation selectors and skin tones, which change widths, are left out.
func Clean(s string) string {
	if plain(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	marks := 0
	for _, r := range s {
		switch {
		case r == '\t':
			r = ' '
		case r == utf8.RuneError:
			r = '?'
		case r == '\n':
		case acts(r):
			continue
		}
		if unicode.In(r, unicode.Mn, unicode.Me) {
			if marks++; marks > marksInARow {
				continue
			}
		} else {
			marks = 0
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Line is Clean on one line: line feeds become blanks.
func Line(s string) string {
	return strings.ReplaceAll(Clean(s), "\n", " ")
}

// plain reports whether s is printable ASCII, the common case.
func plain(s string) bool {
	for i := range len(s) {
		if (s[i] < ' ' && s[i] != '\n') || s[i] >= 0x7f {
			return false
		}
	}
	return true
}

// acts reports whether a terminal may do something at r but show it.
func acts(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co, unicode.Variation_Selector) ||
		r >= 0x1F3FB && r <= 0x1F3FF
}
