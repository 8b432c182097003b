// Kinds as people write them.

package lang

import (
	"testing"

	"qipu/engine"
)

// TestReadKind: a kind is read by its names in every language, its letters and its
// digit.
func TestReadKind(t *testing.T) {
	for k := engine.King; k <= engine.Pawn; k++ {
		texts := []string{string(rune('0' + byte(k))), kindLetters[k][:1], " " + kindLetters[k][:1] + " "}
		for _, l := range All {
			texts = append(texts, l.Kind(engine.Red, k), l.Kind(engine.Black, k))
		}
		for _, text := range texts {
			if got, ok := ReadKind(text); !ok || got != k {
				t.Errorf("%q is %v, want %v", text, got, k)
			}
		}
	}
	for text, want := range map[string]engine.Kind{
		"俥": engine.Rook, "傌": engine.Horse, "HORSE": engine.Horse, "N": engine.Horse, "５": engine.Rook,
		"knights": engine.Horse, "General": engine.King, "chariot": engine.Rook, "soldiers": engine.Pawn, "Xe": engine.Rook, "ma": engine.Horse, "馬": engine.Horse,
	} {
		if got, ok := ReadKind(text); !ok || got != want {
			t.Errorf("%q is %v, want %v", text, got, want)
		}
	}
	for _, text := range []string{"", "0", "8", "x", "ho", "马炮", "11"} {
		if got, ok := ReadKind(text); ok {
			t.Errorf("%q is %v", text, got)
		}
	}
}
