// Every search finds what a count with the engine finds.

package library

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/records/library/pack"
)

// truth is a game as the test reads it.
type truth struct {
	records.Summary
	path   string
	number int
	line   []engine.Move
	boards []engine.Board
	twin   string // equal for games that are one
}

// readTruth reads the games of files beside the library.
func readTruth(t testing.TB, paths ...string) (list []truth) {
	t.Helper()
	for _, path := range paths {
		eachTruth(t, path, func(g *truth) bool {
			list = append(list, *g)
			return true
		})
	}
	return list
}

// eachTruth reads the games of a file one after the other, as long as do wants more.
func eachTruth(t testing.TB, path string, do func(*truth) bool) {
	t.Helper()
	c, err := file.Open(context.Background(), path, file.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.Wait()
	for i := range c.Len() {
		g, _ := c.Game(i)
		if g == nil {
			continue
		}
		s := truth{Summary: g.Summary()}
		s.path, s.number = c.File(i)
		b := g.Start.Board
		s.boards = append(s.boards, b)
		for id := g.First(0); id != 0; id = g.First(id) {
			s.line = append(s.line, g.Move(id))
			b.Move(g.Move(id))
			s.boards = append(s.boards, b)
		}
		s.twin = fmt.Sprint(s.boards[0], s.line)
		if len(s.line) <= 40 {
			s.twin += s.Red + "\x00" + s.Black
		}
		if !do(&s) {
			return
		}
	}
}

// at returns where a game first shows a board in one of the views.
func (g *truth) at(target *engine.Board, views []pack.View) (ply int, view pack.View, ok bool) {
	for ply := range g.boards {
		for _, v := range views {
			if v.Board(&g.boards[ply]) == *target {
				return ply, v, true
			}
		}
	}
	return 0, 0, false
}

func viewsOf(mirror, swap bool) []pack.View {
	list := []pack.View{pack.Plain}
	if mirror {
		list = append(list, pack.Mirrored)
	}
	if swap {
		list = append(list, pack.Swapped)
	}
	if mirror && swap {
		list = append(list, pack.Mirrored|pack.Swapped)
	}
	return list
}

// bruteTree counts the moves of a position.
func bruteTree(games []truth, target engine.Board, views []pack.View, fits func(*truth) bool) Tree {
	var t Tree
	seen := map[string]bool{}
	lines := map[engine.Move]*Line{}
	for i := range games {
		g := &games[i]
		if !fits(g) {
			continue
		}
		ply, view, ok := g.at(&target, views)
		if !ok || seen[g.twin] {
			continue
		}
		seen[g.twin] = true
		t.Games++
		if ply == len(g.line) {
			continue
		}
		m := view.Turn(g.line[ply])
		l := lines[m]
		if l == nil {
			l = &Line{Move: m}
			lines[m] = l
		}
		l.Games++
		result := g.Result
		if view&pack.Swapped != 0 {
			result = map[string]string{"1-0": "0-1", "0-1": "1-0"}[result]
			if g.Result == "1/2-1/2" {
				result = g.Result
			}
		}
		switch result {
		case "1-0":
			l.Red++
		case "1/2-1/2":
			l.Draws++
		case "0-1":
			l.Black++
		}
		if g.Date.From != 0 {
			if y := g.Date.From.Year(); l.First == 0 || y < l.First {
				l.First = y
			}
			l.Last = max(l.Last, g.Date.To.Year())
		}
	}
	for _, l := range lines {
		t.Lines = append(t.Lines, *l)
	}
	slices.SortFunc(t.Lines, func(a, b Line) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), engine.CompareICCS(a.Move, b.Move))
	})
	return t
}

// bare is a tree without what the brute force does not count.
func bare(t Tree) Tree {
	for i := range t.Lines {
		t.Lines[i].Hit, t.Lines[i].Players = Hit{}, nil
	}
	return t
}

// opened makes a library of files.
func opened(t testing.TB, paths ...string) *Library {
	t.Helper()
	l := empty(t)
	if _, err := l.Add(context.Background(), paths, nil); err != nil {
		t.Fatal(err)
	}
	return l
}

func empty(t testing.TB) *Library {
	t.Helper()
	l, err := Open(context.Background(), filepath.Join(t.TempDir(), "library.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := l.Close(); err != nil {
			t.Error(err)
		}
	})
	return l
}

// madeFile writes made games.
func madeFile(t testing.TB, path string, seed uint64, n int) string {
	t.Helper()
	var out bytes.Buffer
	if err := newMaker(seed).write(&out, n); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// own are games of other starts, of more than the standard material, without
// moves, with variations, with a move that is not legal, and a repetition.
const own = `[Game "Chinese Chess"]
[Red "甲"]
[Black "乙"]
[Result "0-1"]
[FEN "3ak4/4a4/4b4/9/9/2B6/9/3AB4/4A4/2R1K4 w - - 0 1"]

1. C0-C4 E8-F7 2. C4-C0 F7-E8 3. C0-C4 E8-F7 4. C4-E4 0-1

[Game "Chinese Chess"]
[Red "甲"]
[Black "丙"]
[Date "1985"]
[Result "1-0"]
[FEN "rrrrkrrrr/9/9/9/9/9/9/9/4A4/RRR1KRRRR w - - 0 1"]

1. A0-A9 I9-I0 1-0

[Game "Chinese Chess"]
[Red "吕钦"]
[Result "*"]
[FEN "2bak4/4a4/4b4/p3p3p/9/2P3n2/4P3P/4B4/4A4/2BAK1N2 b - - 0 1"]

*

[Game "Chinese Chess"]
[Red "許銀川"]
[Black "柳大华"]
[Date "1999.10"]
[Result "1/2-1/2"]

1. H2-E2 (1. B2-E2 H9-G7) 1... H9-G7 2. H0-G2 E2-A9 1/2-1/2

[Game "Chinese Chess"]
[Red "许银川"]
[Black "柳大华"]
[Result "1/2-1/2"]

1. B2-E2 B9-C7 2. B0-C2 A9-B9 1/2-1/2
`

// collection is the files of the tests.
func collection(t testing.TB, made int) []string {
	folder := t.TempDir()
	other := filepath.Join(folder, "own.pgn")
	if err := os.WriteFile(other, []byte(own), 0o600); err != nil {
		t.Fatal(err)
	}
	return []string{madeFile(t, filepath.Join(folder, "made.pgn"), 1, made), other}
}

// positions are some of those of the games: early ones, which many have, and
// others.
func positions(games []truth, n int) []*engine.Position {
	r := rand.New(rand.NewPCG(5, 6))
	var list []*engine.Position
	add := func(b engine.Board) {
		if p, ok := (engine.Setup{Board: b}).Playable(); ok {
			list = append(list, &p)
		}
	}
	add(engine.StandardSetup().Board)
	for len(list) < n {
		g := &games[r.IntN(len(games))]
		ply := r.IntN(min(len(g.boards), 6+r.IntN(60)))
		b := g.boards[ply]
		if r.IntN(4) == 0 {
			b = pack.Mirrored.Board(&b)
		}
		add(b)
	}
	return list
}

func checkTrees(t *testing.T, l *Library, games []truth, n int) {
	t.Helper()
	hits := 0
	for i, p := range positions(games, n) {
		mirror, swap := i%2 == 0, i%7 == 0
		q := Query{Board: Board{Position: p, Mirror: mirror, Colours: swap}}
		fits := func(*truth) bool { return true }
		if i%5 == 4 {
			q.Result = "1-0"
			fits = func(g *truth) bool { return g.Result == "1-0" }
		}
		got, err := l.Tree(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		want := bruteTree(games, p.Board(), viewsOf(mirror, swap), fits)
		if !slices.EqualFunc(bare(got).Lines, want.Lines, func(a, b Line) bool { return fmt.Sprint(a) == fmt.Sprint(b) }) || got.Games != want.Games {
			t.Fatalf("position %d %s: %d games, want %d\n%v\n%v", i, p.Board().At, got.Games, want.Games, bare(got).Lines, want.Lines)
		}
		hits += got.Games
	}
	t.Logf("%d hits", hits)
}

func TestTreesAreTrue(t *testing.T) {
	made, n := 2000, 200
	if testing.Short() {
		made, n = 400, 40
	}
	paths := collection(t, made)
	checkTrees(t, opened(t, paths...), readTruth(t, paths...), n)
}

func TestTreesOfTheCorpusAreTrue(t *testing.T) {
	corpus := os.Getenv("QIPU_CORPUS")
	if corpus == "" {
		t.Skip("no corpus")
	}
	l := empty(t)
	report, err := l.Add(context.Background(), []string{corpus}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, s := range report.Sources {
		if !slices.Contains(paths, s.Path) {
			paths = append(paths, s.Path)
		}
	}
	games := readTruth(t, paths...)
	if len(games) != report.Games {
		t.Fatalf("%d games, want %d", report.Games, len(games))
	}
	checkTrees(t, l, games, 60)
}

// found are the places of what a query finds.
func found(t *testing.T, l *Library, q Query) []string {
	t.Helper()
	var list []string
	for h, err := range l.Find(context.Background(), q) {
		if err != nil {
			t.Fatal(err)
		}
		path, number := h.File()
		list = append(list, fmt.Sprintf("%s %d %d", filepath.Base(path), number, h.Ply))
	}
	return list
}

func TestFindsAreTrue(t *testing.T) {
	made := 2000
	if testing.Short() {
		made = 400
	}
	paths := collection(t, made)
	l, games := opened(t, paths...), readTruth(t, paths...)
	for _, c := range searches(t, games) {
		for _, unique := range []bool{false, true} {
			c.q.Unique = unique
			var want []string
			seen := map[string]bool{}
			for i := range games {
				g := &games[i]
				ply, ok := c.fits(g)
				if !ok || unique && seen[g.twin] {
					continue
				}
				seen[g.twin] = true
				want = append(want, fmt.Sprintf("%s %d %d", filepath.Base(g.path), g.number, ply))
			}
			if got := found(t, l, c.q); !slices.Equal(got, want) {
				t.Errorf("%s: %d found, want %d\n%v\n%v", c.name, len(got), len(want), first(got), first(want))
			} else if len(want) == 0 {
				t.Errorf("%s: nothing is found, the test says nothing", c.name)
			}
		}
	}
	limited := found(t, l, Query{Limit: 7})
	if !slices.Equal(limited, found(t, l, Query{})[:7]) {
		t.Errorf("the first seven are %v", limited)
	}
}

func first(list []string) []string { return list[:min(len(list), 5)] }
