// Kinds of pieces as people write them.

package lang

import (
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
)

// kindLetters are the letters of the kinds in WXF, FEN and what programs write for
// them.
var kindLetters = [engine.Pawn + 1]string{
	engine.King: "k", engine.Advisor: "ag", engine.Elephant: "eb", engine.Horse: "hn",
	engine.Rook: "r", engine.Cannon: "c", engine.Pawn: "p",
}

// ReadKind reads a kind of piece: its name in any language, its letter, or the
// digit of the keypad, 1 to 7.
func ReadKind(text string) (engine.Kind, bool) {
	text = records.Fold(strings.TrimSpace(text))
	if text == "" {
		return engine.NoKind, false
	}
	for k := engine.King; k <= engine.Pawn; k++ {
		if text == string(rune('0'+byte(k))) || len(text) == 1 && strings.Contains(kindLetters[k], text) {
			return k, true
		}
		for _, l := range All {
			if slices.Contains([]string{records.Fold(l.Kind(engine.Red, k)), records.Fold(l.Kind(engine.Black, k))}, text) {
				return k, true
			}
		}
	}
	return engine.NoKind, false
}
