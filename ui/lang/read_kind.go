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

// kindWords are the names of a kind, folded: those that are said, and others.
func (l Lang) kindWords(k engine.Kind) []string {
	names := l.Kind(engine.Red, k) + " " + l.Kind(engine.Black, k) + " " + strings.Split(l.Say(pieceWords), ", ")[k-engine.King]
	return strings.Fields(records.Fold(names))
}

// ReadKind reads a kind of piece: its name in any language, of several too (horses),
// its letter, or the digit of the keypad, 1 to 7.
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
			if slices.Contains(l.kindWords(k), text) || slices.Contains(l.kindWords(k), strings.TrimSuffix(text, "s")) {
				return k, true
			}
		}
	}
	return engine.NoKind, false
}
