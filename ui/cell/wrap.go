// Breaking a text into lines of a given width.

package cell

import (
	"strings"
	"unicode/utf8"
)

// Wrap breaks s into lines of at most width columns, at blanks where there are
// any and between characters where a word is longer or is written without blanks:
// punctuation stays with what it belongs to. A wide character that one column
// cannot hold leaves it blank. Its own line breaks are kept. At most limit lines
// are made (0: all): a long text costs no more than what is seen of it.
func (m Measure) Wrap(s string, width, limit int) []string {
	var lines []string
	full := func() bool { return limit > 0 && len(lines) >= limit }
	for s != "" && !full() && width > 0 {
		line, rest, _ := strings.Cut(s, "\n")
		for m.longer(line, width) && !full() {
			head := m.breakAt(line, width)
			if m.Width(head) > width {
				lines = append(lines, "")
			} else {
				lines = append(lines, strings.TrimRight(head, " "))
			}
			line = strings.TrimLeft(line[len(head):], " ")
		}
		if !full() {
			lines = append(lines, line)
		}
		s = rest
	}
	return lines
}

// longer reports whether s takes more than width columns, looking no further
// than it must.
func (m Measure) longer(s string, width int) bool { return len(m.Cut(s, width)) < len(s) }

// breakAt returns the beginning of a too long line that makes a line of its own.
func (m Measure) breakAt(line string, width int) string {
	head := m.Cut(line, width)
	if head == "" { // a wide character in one column
		for i := range line {
			if i > 0 {
				return line[:i]
			}
		}
		return line
	}
	if line[len(head)] == ' ' {
		return head
	}
	if !wideAt(line[len(head):]) {
		if at := wordAt(head); at > 0 && at >= len(head)-longWord {
			return kept(head[:at], line[at:])
		}
	}
	return kept(head, line[len(head):])
}

// longWord is how many bytes of a word may go to the next line with its end.
const longWord = 24

// wordAt returns where the word begins with which s ends: behind a blank or a wide
// character.
func wordAt(s string) int {
	for at := len(s); at > 0; {
		r, n := utf8.DecodeLastRuneInString(s[:at])
		if r == ' ' || Narrow.Rune(r) == 2 {
			return at
		}
		at -= n
	}
	return 0
}

// What begins no line, and what ends none, in Chinese texts.
const (
	closing = ",.;:!?)]}，。、；：！？）】》」』〉〕・"
	opening = "([{（【《「『〈〔・"
)

// kept returns head, or head less its last character or two, so that rest
// begins with nothing that belongs to what is before it, and head does not end
// with what belongs to rest.
func kept(head, rest string) string {
	at := len(head)
	next, _ := utf8.DecodeRuneInString(rest)
	for range 3 {
		last, n := utf8.DecodeLastRuneInString(head[:at])
		if !strings.ContainsRune(closing, next) && !strings.ContainsRune(opening, last) {
			break
		}
		at -= n
		next = last
	}
	if at == 0 {
		return head
	}
	return head[:at]
}

// wideAt reports whether s begins with a character between which and others a
// line may break anywhere.
func wideAt(s string) bool {
	for _, r := range s {
		return Narrow.Rune(r) == 2
	}
	return false
}
