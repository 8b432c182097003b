// Sources: known by their content, read anew when they change, found when they
// move.

package library

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
)

// listed are the sources as "name games state".
func listed(t *testing.T, l *Library) string {
	t.Helper()
	list, err := l.Sources(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, s := range list {
		out = append(out, strings.Join([]string{filepath.Base(s.Path), strings.Repeat("i", s.Games), string(s.State)}, " "))
	}
	return strings.Join(out, ", ")
}

// oneGame is a PGN file of a game whose first move is a rook's or a pawn's.
func oneGame(red string) string {
	return "[Game \"Chinese Chess\"]\n[Red \"" + red + "\"]\n[Result \"1-0\"]\n\n1. H2-E2 H9-G7 2. I0-I1 1-0\n\n"
}

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestSourcesAreToldByContent(t *testing.T) {
	ctx := context.Background()
	folder := t.TempDir()
	in := func(name string) string { return filepath.Join(folder, "in", name) }
	put(t, in("a.pgn"), oneGame("甲"))
	put(t, in("b.pgn"), oneGame("乙")+oneGame("丙"))
	put(t, in("again.pgn"), oneGame("甲"))
	put(t, in("SOURCES.md"), "# no record\n")
	put(t, in(".hidden.pgn"), oneGame("丁"))
	l := empty(t)
	report, err := l.Add(ctx, []string{filepath.Join(folder, "in")}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if report.Added != 2 || report.Known != 1 || report.Games != 3 || len(report.Left) != 1 || report.Left[0].Named {
		t.Errorf("%+v", report)
	}
	if got := listed(t, l); got != "a.pgn i whole, b.pgn ii whole" {
		t.Errorf("sources: %s", got)
	}
	// The same again adds nothing, whether by the folder or by its name.
	report, err = l.Add(ctx, []string{in("a.pgn"), folder}, nil)
	if err != nil || report.Added != 0 || report.Known != 3 {
		t.Errorf("%+v %v", report, err)
	}

	put(t, in("a.pgn"), oneGame("戊")+oneGame("己")+oneGame("庚"))
	put(t, in("new.pgn"), oneGame("辛"))
	if err := os.Rename(in("b.pgn"), in("moved.pgn")); err != nil {
		t.Fatal(err)
	}
	if got := listed(t, l); got != "a.pgn i changed, b.pgn ii missing" {
		t.Errorf("sources: %s", got)
	}
	report, err = l.Update(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := listed(t, l); got != "a.pgn iii whole, again.pgn i whole, moved.pgn ii whole, new.pgn i whole" {
		t.Errorf("sources: %s\n%+v", got, report)
	}
	older(t, in("new.pgn"))
	if got := listed(t, l); !strings.HasSuffix(got, "new.pgn i whole") {
		t.Errorf("another time alone changes a source: %s", got)
	}
	if err := os.Remove(in("new.pgn")); err != nil {
		t.Fatal(err)
	}
	if _, err = l.Update(ctx, nil); err != nil {
		t.Fatal(err)
	}
	if got := listed(t, l); !strings.HasSuffix(got, "new.pgn i missing") {
		t.Errorf("what is missing does not stay: %s", got)
	}
	// Its game is what the library holds of it.
	for h, err := range l.Find(ctx, Query{Players: Players{Red: "辛"}}) {
		if err != nil {
			t.Fatal(err)
		}
		g, err := l.Game(&h)
		if err != nil || g.Tags.Value("Red") != "辛" || g.Summary().Plies != 3 || g.Summary().Result != "1-0" {
			t.Errorf("the game of a missing file: %v %v", g.Tags, err)
		}
	}
	if n, err := l.Remove(ctx, in("a.pgn")); n != 1 || err != nil {
		t.Errorf("%d removed: %v", n, err)
	}
	if _, err := l.Remove(ctx, in("a.pgn")); codeOf(err) != "library-no-source" {
		t.Errorf("removed twice: %v", err)
	}
	if n, err := l.Remove(ctx, filepath.Join(folder, "in")); n != 3 || err != nil {
		t.Errorf("%d of the folder removed: %v", n, err)
	}
	if n, err := l.Games(ctx); n != 0 || err != nil {
		t.Errorf("%d games are left: %v", n, err)
	}
}

func TestGameComesFromItsFile(t *testing.T) {
	paths := collection(t, 3000) // more than a pack
	l := opened(t, paths...)
	n := 0
	for h, err := range l.Find(context.Background(), Query{}) {
		if err != nil {
			t.Fatal(err)
		}
		if n++; n%97 != 0 && n < 3000 {
			continue
		}
		g, err := l.Game(&h)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := g.Summary(), h.Summary(); got != want {
			t.Fatalf("game %d: %+v, want %+v", n, got, want)
		}
		held := h.Held().Summary()
		want := h.Summary()
		if held.ECCO = want.ECCO; held != want {
			t.Fatalf("game %d is held as %+v, want %+v", n, held, want)
		}
	}
	if n != 3005 {
		t.Errorf("%d games", n)
	}
}

func TestNamesAreJoinedAndSplit(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "a.pgn")
	put(t, path, oneGame("胡荣华")+oneGame("胡荣华")+oneGame("上海 胡荣华")+oneGame("HU RongHua")+oneGame("胡榮華")+oneGame("吕钦"))
	l := opened(t, path)
	count := func(name string) int { return len(found(t, l, Query{Players: Players{Either: name}})) }
	players, err := l.Players(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if len(players) != 5 || players[0].Name != "胡荣华" || players[0].Games != 2 || !slices.Equal(players[0].Suggested, []string{"上海 胡荣华", "胡榮華"}) {
		t.Errorf("%+v", players)
	}
	if n := count("ronghua"); n != 1 {
		t.Errorf("%d games before the names are joined", n)
	}
	for _, other := range []string{"上海 胡荣华", "hu ronghua", "胡榮華"} {
		if err := l.Join(ctx, "胡荣华", other); err != nil {
			t.Fatal(err)
		}
	}
	if n := count("ronghua"); n != 5 {
		t.Errorf("%d games of all spellings", n)
	}
	players, err = l.Players(ctx)
	if err != nil || len(players) != 2 || players[0].Games != 5 || len(players[0].Spellings) != 3 || len(players[0].Suggested) > 0 {
		t.Errorf("%+v %v", players, err)
	}
	if err := l.Split(ctx, "HU RongHua"); err != nil {
		t.Fatal(err)
	}
	if n := count("ronghua"); n != 1 {
		t.Errorf("%d games after it was split", n)
	}
	if err := l.Split(ctx, "胡荣华"); err != nil {
		t.Fatal(err)
	}
	if players, err = l.Players(ctx); err != nil || len(players) != 5 {
		t.Errorf("%+v %v", players, err)
	}
	if err := l.Join(ctx, "胡荣华", "nobody"); codeOf(err) != "library-no-name" {
		t.Errorf("joined with nobody: %v", err)
	}
	if err := l.Join(ctx, "胡荣华", "胡荣华"); err != nil {
		t.Errorf("joined with itself: %v", err)
	}
}

func TestDuplicates(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.pgn")
	long := func(red string) string {
		text := "[Game \"Chinese Chess\"]\n[Red \"" + red + "\"]\n[Result \"*\"]\n\n"
		for range 11 {
			text += "H0-G2 H9-G7 G2-H0 G7-H9 "
		}
		return text + "*\n\n"
	}
	// Short ones of other players are two games, long ones are one.
	put(t, path, oneGame("甲")+oneGame("乙")+oneGame("甲")+long("甲")+long("乙"))
	l := opened(t, path)
	groups, err := l.Duplicates(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	var got [][]int
	for _, g := range groups {
		var list []int
		for i := range g {
			_, n := g[i].File()
			list = append(list, n)
		}
		got = append(got, list)
	}
	if len(got) != 2 || !slices.Equal(got[0], []int{1, 3}) || !slices.Equal(got[1], []int{4, 5}) {
		t.Errorf("%v", got)
	}
}

func TestBestKnownPlayersOfAMove(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.pgn")
	put(t, path, oneGame("甲")+oneGame("乙")+strings.ReplaceAll(oneGame("乙"), "H2-E2", "B2-E2")+oneGame("?"))
	l := opened(t, path)
	position := engine.StandardPosition()
	tree, err := l.Tree(context.Background(), Query{Board: Board{Position: &position}})
	if err != nil {
		t.Fatal(err)
	}
	if len(tree.Lines) != 2 || !slices.Equal(tree.Lines[0].Players, []string{"乙", "甲"}) || !slices.Equal(tree.Lines[1].Players, []string{"乙"}) {
		t.Errorf("%+v", tree.Lines)
	}
}
