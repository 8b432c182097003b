// What stands around a typed move: numbers before it, marks behind it, as in
// records.

package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
)

// marksBehind are what may stand behind a typed move: marks, what ends a sentence, and
// brackets and quotation marks that were opened before it.
const marksBehind = "!?！？+＋#＃*＊.．。…,，;；、±∓)）]】〕」』”’\"'"

// opening are the brackets and quotation marks before a typed move.
const opening = "(（[【〔「『“‘\"'"

// sideWords name the side before a typed move: 红：炮二平五, 黑方 马8进7.
var sideWords = []string{"红方", "紅方", "黑方", "红", "紅", "黑", "Red", "red", "Black", "black"}

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
			n = introduced(trimmed)
		}
		if n == 0 {
			return at
		}
		at += n
	}
}

// introduced returns the length of a bracket, a number in words (第12回合, 第三着), or the
// name of the side that text begins with, or 0.
func introduced(text string) int {
	r, size := utf8.DecodeRuneInString(text)
	if strings.ContainsRune(opening, r) {
		return size
	}
	signs := func(n int) int { return n + leading(text[n:], "：:、， ") }
	if rest, ok := strings.CutPrefix(text, "第"); ok {
		n := len("第") + leading(rest, "0123456789０１２３４５６７８９〇一二三四五六七八九十百")
		for _, unit := range []string{"回合", "着", "著", "手", "步"} {
			if n > len("第") && strings.HasPrefix(text[n:], unit) {
				return signs(n + len(unit))
			}
		}
	}
	for _, word := range sideWords {
		if strings.HasPrefix(text, word) {
			if n := signs(len(word)); n > len(word) || strings.HasSuffix(word, "方") {
				return n
			}
		}
	}
	if n := leading(text, "一二三四五六七八九十百"); n > 0 && strings.HasPrefix(text[n:], "、") {
		return n + len("、")
	}
	return 0
}

// leading returns the length of what text begins with of characters of a set.
func leading(text, set string) int { return len(text) - len(strings.TrimLeft(text, set)) }

// isCircled reports whether text begins with a number in one character: ① is the number
// of a move, though it folds to a digit that can name a piece.
func isCircled(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return r >= '①' && r <= '⒛'
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
		if digits == 0 && !open && isCircled(text[i:]) {
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
