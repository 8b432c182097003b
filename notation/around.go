// What stands around a typed move: numbers before it, marks behind it, as in
// records.

package notation

import "strings"

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
