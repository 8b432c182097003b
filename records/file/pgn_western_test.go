// Western chess is told from xiangqi as quickly where there is none of it.

package file

import (
	"math/rand/v2"
	"testing"

	"qipu/records"
)

// TestNothingWesternIsMissed: whatever the patterns find is not ruled out before they
// are tried.
func TestNothingWesternIsMissed(t *testing.T) {
	const signs = "QNBOabchx1890-+#?!. \nRP"
	rng := rand.New(rand.NewPCG(3, 4))
	text := make([]byte, 12)
	hits := 0
	for range 300_000 {
		for i := range text {
			text[i] = signs[rng.IntN(len(signs))]
		}
		s := string(text)
		if !westernOnly.MatchString(s) && !westernMinor.MatchString(s) {
			continue
		}
		if hits++; !mayBeWestern(s) {
			t.Fatalf("%q is ruled out", s)
		}
	}
	if hits < 300 {
		t.Errorf("only %d texts of western chess", hits)
	}
}

func TestIsWestern(t *testing.T) {
	for text, want := range map[string]bool{
		"1. e4 e5 2. Nf3 Nc6 3. Bb5": true, "1. d4 d5 2. Qd3": true, "4. O-O": true, "4. 0-0-0 ": true,
		"1. H2-E2 H9-G7 2. B2-E2": false, "1. C2.5 H8+7 2. N2+3": false, "1. 炮二平五 Nf3 Nc6": false, "": false, "Q": false,
	} {
		if got := isWestern(nil, text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	if isWestern(records.Tags{{Name: "Variant", Value: "Xiangqi"}}, "1. e4 e5 2. Nf3 Nc6 3. Bb5") {
		t.Error("a game that calls itself xiangqi")
	}
}
