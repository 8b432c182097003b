// Package cell measures, cuts, pads and cleans text for a screen of cells. It is
// the only user of runewidth, whose package functions follow the locale and so
// disagree with what Bubble Tea counts.
//
// Two things are decided here and nowhere else:
//
//   - How many columns a text takes: a [Measure], [Narrow] or [Wide], which differ in
//     characters of ambiguous width. [Measure.Fit], [Measure.Pad] and [Measure.Cut]
//     make a text as wide as a column is, [Measure.Wrap] breaks it into lines by the
//     rules of Chinese and Latin text (wrap.go), [Measure.Table] aligns columns.
//   - What of a text may reach a terminal: [Clean] leaves nothing that acts on one,
//     [Line] makes one line of what is left (clean.go). Every text of a record, a
//     file name or an error goes through one of them before it is printed.
//
// A pane that is w columns wide writes, for a text of a record:
//
//	cell.Wide.Fit(cell.Line(text), w)
//
// since what the wide measure lets through fits any terminal.
package cell

import (
	"strings"
	"unicode"

	"github.com/mattn/go-runewidth"
)

// Measure counts columns. Characters of ambiguous width (“ … × ①) take one
// column in some terminals and two in others; no library can know, so a Measure
// is told. Where nothing is known the wide one is right: what it lets through
// fits both.
type Measure struct{ cond *runewidth.Condition }

// The two measures.
var (
	Narrow = Measure{&runewidth.Condition{StrictEmojiNeutral: true}}
	Wide   = Measure{&runewidth.Condition{EastAsianWidth: true}}
)

// Rune returns the columns of one character: 0, 1 or 2.
func (m Measure) Rune(r rune) int {
	if r >= ' ' && r < 0x7f {
		return 1
	}
	if r >= 0x4E00 && r <= 0x9FFF || r >= 0xFF01 && r <= 0xFF60 { // Han and full-width, as most of a screen
		return 2
	}
	if r >= 0x1F1E6 && r <= 0x1F1FF {
		return 2 // half a flag, which some terminals draw alone
	}
	w := m.cond.RuneWidth(r)
	if w == 0 && !unicode.In(r, unicode.Mn, unicode.Me, unicode.Cc, unicode.Cf) {
		return 1 // a mark by newer tables only: a terminal may know no more of it than Go does
	}
	return w
}

// Width returns the columns of s, which holds no control sequence. It counts
// character by character: that is as much as any terminal uses, since Clean
// leaves no joiners.
func (m Measure) Width(s string) int {
	w := 0
	for _, r := range s {
		w += m.Rune(r)
	}
	return w
}

// Cut returns the longest beginning of s that takes at most width columns. It
// never leaves half a wide character, and keeps combining marks with theirs.
func (m Measure) Cut(s string, width int) string {
	w := 0
	for i, r := range s {
		w += m.Rune(r)
		if w > width {
			return s[:i]
		}
	}
	return s
}

// Tail returns the longest end of s that takes at most width columns.
func (m Measure) Tail(s string, width int) string {
	w := m.Width(s)
	for i, r := range s {
		if w <= width {
			return s[i:]
		}
		w -= m.Rune(r)
	}
	return ""
}

// Short is Cut with ".." at the end of what had to be cut.
func (m Measure) Short(s string, width int) string {
	if m.Width(s) <= width {
		return s
	}
	if width < 4 {
		return m.Cut(s, width)
	}
	return strings.TrimRight(m.Cut(s, width-2), " ") + ".."
}

// Pad appends blanks until s takes width columns; a longer s stays.
func (m Measure) Pad(s string, width int) string {
	if n := width - m.Width(s); n > 0 {
		return s + Blanks(n)
	}
	return s
}

// Fit cuts or pads s to width columns. In the other measure it may be shorter,
// never longer than that if m is Wide.
func (m Measure) Fit(s string, width int) string {
	return m.Pad(m.Short(s, width), width)
}

const blanks = "                                                                                                                                "

// Blanks returns n blanks; none for a negative n.
func Blanks(n int) string {
	switch {
	case n <= 0:
		return ""
	case n <= len(blanks):
		return blanks[:n]
	}
	return strings.Repeat(" ", n)
}

// Styled is Width for a text with SGR sequences, which take no column.
func (m Measure) Styled(s string) int {
	w, styles := 0, false
	for i, r := range s {
		switch {
		case styles:
			styles = r != 'm'
		case r == '\x1b' && strings.HasPrefix(s[i:], "\x1b["):
			styles = true
		default:
			w += m.Rune(r)
		}
	}
	return w
}
