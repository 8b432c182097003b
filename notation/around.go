// What stands around a typed move: numbers before it, marks behind it, as in
// records.

package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
)

// marksBehind are what may stand behind a typed move: marks, and what ends a
// sentence.
const marksBehind = "!?！？+＋#＃*＊.．。,，;；、±∓"

// within returns the move that stands in a typed text with a number before it (1.
// 12、 ...) or marks behind it (+ ! 。), and a mode that reads what only records
// write too (前六平五, a pawn without its name). False where the mode reads records
// anyhow, or in a notation that reads its texts itself, and where nothing is left.
func (m *Mode) within(text string) (loose Mode, bare string, ok bool) {
	if _, own := m.Only.(chosen); own || m.Record {
		return Mode{}, "", false
	}
	loose = *m
	loose.around = true
	bare = text[headOf(text):]
	bare = strings.TrimRightFunc(bare, func(r rune) bool { return isBlank(r) || strings.ContainsRune(marksBehind, r) })
	return loose, bare, bare != ""
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
	text = strings.TrimRightFunc(text, func(r rune) bool { return isBlank(r) || strings.ContainsRune(marksBehind, r) })
	return len(m.readings(text, engine.Red)) > 0
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
