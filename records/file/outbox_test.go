// Writing much, with losses and without.

package file

import (
	"bytes"
	"iter"
	"os"
	"strings"
	"testing"

	"qipu/records"
)

// repeated yields a game n times.
func repeated(g *records.Game, n int) iter.Seq[*records.Game] {
	return func(yield func(*records.Game) bool) {
		for range n {
			if !yield(g) {
				return
			}
		}
	}
}

// TestWriteMuch writes more than is kept in memory: the same whether it may be handed
// on at once or not, and nothing at all if something is lost in the last game.
func TestWriteMuch(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	g := sampleGame(t)
	g.SetComment(0, "序")
	g.SetComment(2, strings.Repeat("注解。", 30_000))
	for _, f := range []Format{pgn, dhtmlxq, plain} {
		var kept, handed bytes.Buffer
		for out, lossy := range map[*bytes.Buffer]bool{&kept: false, &handed: true} {
			if lost, err := f.Write(out, repeated(g, 20), WriteOptions{Lossy: lossy}); err != nil || len(lost) > 0 {
				t.Fatalf("%s: %v %v", f.Name, lost, err)
			}
		}
		if kept.Len() < memoryLimit || !bytes.Equal(kept.Bytes(), handed.Bytes()) {
			t.Errorf("%s: %d bytes kept back, %d handed on", f.Name, kept.Len(), handed.Len())
		}
	}
	spoiled := sampleGame(t)
	spoiled.SetMark(1, "!")
	games := func(yield func(*records.Game) bool) {
		for g := range repeated(g, 20) {
			if !yield(g) {
				return
			}
		}
		yield(spoiled)
	}
	var out bytes.Buffer
	if lost, err := dhtmlxq.Write(&out, games, WriteOptions{}); err != nil || len(lost) != 1 || lost[0].Game != 21 || out.Len() > 0 {
		t.Errorf("%v, %v, %d bytes", lost, err, out.Len())
	}
	if left, _ := os.ReadDir(os.Getenv("TMPDIR")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// TestManyLosses names the first losses of each kind and counts the others.
func TestManyLosses(t *testing.T) {
	g := sampleGame(t)
	g.SetMark(1, "!")
	g.SetUnread(3, "炮九九")
	for _, lossy := range []bool{false, true} {
		var out bytes.Buffer
		lost, err := dhtmlxq.Write(&out, repeated(g, 3*mostOfKind), WriteOptions{Lossy: lossy})
		if err != nil || len(lost) != 2*mostOfKind {
			t.Fatal(len(lost), err)
		}
		all := map[LossKind]int{}
		for _, l := range lost {
			all[l.What] += 1 + l.More
		}
		if all[LostMark] != 3*mostOfKind || all[LostUnread] != 3*mostOfKind || len(all) != 2 {
			t.Errorf("lossy %v: %v", lossy, all)
		}
	}
}
