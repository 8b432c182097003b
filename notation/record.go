// Moves as they stand in records: what stands around one, and where one ends
// when nothing parts it from the next.

package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Scan returns the length in bytes of the longest move text with which text
// begins, by its shape alone: 5 signs of 炮4845 and of 炮45平316、, 4 of
// 相五退三16、 and of 兵七进一炮2平3. A blank ends a text that is whole. The
// forms of records are among those tried. False: no move stands here.
func Scan(text string) (int, bool) {
	m := Mode{Record: true}
	return m.Scan(text)
}

// Scan is the function of that name for the notations of the mode. Notations
// that are never tried unasked have no shape: there, what is whole up to the
// next blank counts.
func (m *Mode) Scan(text string) (int, bool) {
	if c, ok := m.Only.(chosen); ok {
		end := len(text)
		for i, r := range text {
			if isBlank(r) {
				end = i
				break
			}
		}
		var r reader
		_, whole := c.read(&r, text[:end])
		return end, whole && end > 0
	}
	alive, end := m.live(), 0
	var s [maxSigns]sign
	n := 0
	for i := 0; i < len(text) && n < maxSigns; {
		r, size := utf8.DecodeRuneInString(text[i:])
		if isBlank(r) {
			if end == i {
				break
			}
			i += size
			continue
		}
		s[n], _ = foldSign(r)
		if alive = auto.step(alive, s[:n+1], n); alive == 0 {
			break
		}
		n++
		i += size
		if alive&auto.length[n] != 0 {
			end = i
		}
	}
	return end, end > 0
}

// Bare cuts a token of a record into the move and what stands around it:
// before it a number with its point (12. 12、 12... ① 0-), dots or dashes for
// a missing move; behind it marks (! ? + # and NAGs) and a comment. move is
// empty where none stands after the head; head and tail are what was cut.
func (m *Mode) Bare(text string) (head, move, tail string) {
	start := headOf(text)
	rest := text[start:]
	n, ok := m.Scan(rest)
	if !ok {
		return text[:start], "", rest
	}
	return text[:start], rest[:n], rest[n:]
}

// Bare is the function of that name for records in any notation.
func Bare(text string) (head, move, tail string) {
	m := Mode{Record: true}
	return m.Bare(text)
}

// headOf returns where a move can begin in text: behind a number that is
// closed by a sign, and behind blanks and the signs for a missing move.
func headOf(text string) int {
	at := 0
	for {
		rest := text[at:]
		trimmed := strings.TrimLeftFunc(rest, func(r rune) bool { return isBlank(r) || strings.ContainsRune("…。．·", r) })
		at += len(rest) - len(trimmed)
		n := numberHead(trimmed)
		if n == 0 {
			n = missing(trimmed)
		}
		if n == 0 {
			return at
		}
		at += n
	}
}

// numberHead returns the length of a move number and its closing sign, or 0.
func numberHead(text string) int {
	open := strings.HasPrefix(text, "(") || strings.HasPrefix(text, "（")
	digits, i := 0, 0
	if open {
		_, i = utf8.DecodeRuneInString(text)
	}
	for i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		if digits == 0 && !open && (r >= '①' && r <= '⒛') {
			return i + size // numbers in one character, closed by themselves
		}
		if r = FoldRune(r); r < '0' || r > '9' {
			break
		}
		digits++
		i += size
	}
	if digits == 0 || i >= len(text) {
		return 0
	}
	r, size := utf8.DecodeRuneInString(text[i:])
	switch {
	case open:
		if r != ')' && r != '）' {
			return 0
		}
	case r == '.' && digits == 2 && isTyped(text):
		return 0 // 62.5: a move, not a number
	case r == '-' && i+size < len(text) && !unicode.IsDigit(rune(text[i+size])) && text[i+size] >= utf8.RuneSelf:
	case !strings.ContainsRune(".．、:：)）", r):
		return 0
	}
	i += size
	for i < len(text) && (text[i] == '.' || strings.HasPrefix(text[i:], "…")) {
		_, size = utf8.DecodeRuneInString(text[i:])
		i += size
	}
	return i
}

// isTyped reports whether text is a whole keypad move, 62.5.
func isTyped(text string) bool {
	m := Mode{Only: Keypad{}}
	n, ok := m.Scan(text)
	return ok && n == len(strings.TrimRightFunc(text, func(r rune) bool { return isBlank(r) || r == '!' || r == '?' }))
}

// missing returns the length of dots or dashes that stand for a move.
func missing(text string) int {
	n := len(text) - len(strings.TrimLeft(text, "."))
	if n < 2 {
		n = 0
	}
	if dashes := len(text) - len(strings.TrimLeft(text, "-—－")); dashes >= 2 && !strings.HasPrefix(text, "--.") && !strings.HasPrefix(text, "--+") {
		n = max(n, dashes)
	}
	return n
}
