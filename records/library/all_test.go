// All games as a list, the games of a move, and a library in memory.

package library

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"qipu/engine"
	"qipu/records/file"
)

// places are those of hits.
func placeOf(h *Hit) string {
	path, number := h.File()
	return fmt.Sprint(filepath.Base(path), " ", number, " ", h.Ply, " ", h.Summary())
}

// TestAllIsFound: the list of all games is what a search for nothing finds.
func TestAllIsFound(t *testing.T) {
	l := opened(t, collection(t, 100)...)
	all, err := l.All(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	i := 0
	for h := range l.Find(context.Background(), Query{}) {
		at := all.Hit(i)
		if got, want := placeOf(&at), placeOf(&h); got != want {
			t.Fatalf("game %d is %s, want %s", i, got, want)
		}
		i++
	}
	if i != all.Len() || i < 100 {
		t.Errorf("%d games are found, %d listed", i, all.Len())
	}
}

// TestGamesOfAMove: a move of a tree has as many games as it says, all of which play it.
func TestGamesOfAMove(t *testing.T) {
	paths := collection(t, 400)
	l, games := opened(t, paths...), readTruth(t, paths...)
	ctx := context.Background()
	moves := 0
	for i, p := range positions(games, 12) {
		q := Query{Board: Board{Position: p, Mirror: i%2 == 0}, Unique: true}
		tree, err := l.Tree(ctx, q)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range tree.Lines {
			q.Move = line.Move
			n := 0
			for h, err := range l.Find(ctx, q) {
				if err != nil || h.Next != line.Move {
					t.Fatalf("%v is played, want %v: %v", h.Next, line.Move, err)
				}
				n++
			}
			if moves++; n != line.Games {
				t.Errorf("position %d, %v: %d games, want %d", i, line.Move, n, line.Games)
			}
		}
	}
	if moves < 12 {
		t.Errorf("only %d moves", moves)
	}
}

// TestHeldLibrary: games in memory are found as those of a file, and each is read
// where it is held.
func TestHeldLibrary(t *testing.T) {
	paths := collection(t, 100)
	var all []Games
	for _, path := range paths {
		c, err := file.Open(context.Background(), path, file.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if err := c.Wait(); err != nil {
			t.Fatal(err)
		}
		all = append(all, c)
	}
	l, filed := Held(all...), opened(t, paths...)
	defer l.Close()
	start := engine.StandardPosition()
	for _, q := range []Query{{}, {Players: Players{Red: "荣"}}, {Result: "1-0", ECCO: "D"}, {Unique: true, Board: Board{Position: &start, Mirror: true}}} {
		var want []string
		for h := range filed.Find(context.Background(), q) {
			want = append(want, placeOf(&h))
		}
		var got []string
		for h := range l.Find(context.Background(), q) {
			got = append(got, placeOf(&h))
			g, err := l.Game(&h)
			if err != nil || g.Summary() != h.Summary() {
				t.Fatalf("%v is read as %v: %v", h.Summary(), g.Summary(), err)
			}
		}
		if len(got) == 0 || !slices.Equal(got, want) {
			t.Errorf("%d are found, want %d", len(got), len(want))
		}
	}
	if _, err := l.Add(context.Background(), paths, nil); codeOf(err) != "library-readonly" {
		t.Errorf("something is added: %v", err)
	}
}
