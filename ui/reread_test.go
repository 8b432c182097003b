package ui

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/records"
	"qipu/records/file"
)

// tree is a game as text but for its tags.
func tree(g *records.Game) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %q\n", g.Start.Board.FEN(), asRead(g.Comment(0)))
	for id, at := range g.Walk() {
		fmt.Fprintf(&b, "%d %v %q %q\n", at.Depth, g.Move(id), asRead(g.Comment(id)), g.Mark(id))
	}
	return b.String()
}

// asRead is a text as every reader has it: lines end in LF, NULs at the end are
// cut; blanks around it do not count here.
func asRead(text string) string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(strings.TrimRight(text, "\x00"))
	return strings.TrimSpace(text)
}

// TestReread: whatever was done, what is saved and read again is what was shown,
// unless the format says what it cannot hold.
func TestReread(t *testing.T) {
	kept := 0
	for seed := range uint64(40) {
		rnd := rand.New(rand.NewPCG(seed, 9))
		g := randomGame(rnd)
		m := viewerWith(t, func() *records.Game { return g }, nil, nil)
		drive(m, rnd, 60, func() {})
		for _, name := range []string{"pgn", "xqf", "dhtmlxq", "cbr"} {
			var text bytes.Buffer
			format, _ := file.Lookup(name)
			losses, err := format.Write(&text, slices.Values([]*records.Game{m.session.Game()}), file.WriteOptions{})
			if err != nil {
				t.Fatal(err)
			}
			if len(losses) > 0 {
				continue
			}
			c, err := file.OpenSourceGames(context.Background(), file.Source{Name: name, ReaderAt: bytes.NewReader(text.Bytes()), Size: int64(text.Len())})
			if err != nil {
				t.Fatal(err)
			}
			if err := c.Wait(); err != nil {
				t.Fatal(err)
			}
			again, err := c.Game(0)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := tree(again), tree(m.session.Game()); got != want {
				a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
				n := 0
				for n < len(a)-1 && n < len(b)-1 && a[n] == b[n] {
					n++
				}
				t.Errorf("seed %d, %s, line %d: %.300s, want %.300s", seed, name, n, a[n], b[n])
			}
			c.Close()
			kept++
		}
	}
	if kept < 40 {
		t.Errorf("only %d files could hold everything", kept)
	}
}
