package desk

import (
	"testing"

	"qipu/engine"
	"qipu/ui/lang"
)

// TestLadder: the problems come by their length, and of each length those with few
// pieces first; each length up to six has a good many.
func TestLadder(t *testing.T) {
	lib, _ := lessons(nil, lang.English)
	all := lib.Problems
	pieces := func(i int) (n int) {
		for s := range engine.Square(engine.Squares) {
			if all[i].Start.At(s) != engine.NoPiece {
				n++
			}
		}
		return n
	}
	lengths := map[int]int{}
	for i := range all {
		lengths[all[i].In]++
		if i > 0 && (all[i].In < all[i-1].In || all[i].In == all[i-1].In && pieces(i) < pieces(i-1)) {
			t.Fatalf("%s comes behind %s", all[i].Name, all[i-1].Name)
		}
	}
	for n := 1; n <= 6; n++ {
		if lengths[n] < 30 {
			t.Errorf("%d problems of length %d", lengths[n], n)
		}
	}
	if pieces(0) > 4 || len(all) < 400 {
		t.Errorf("%d problems, the first of %d pieces", len(all), pieces(0))
	}
}
