// Positions that come again in games: when, across what, and how long it takes
// to know that they do not.

package records

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
)

// lineOf returns a cursor at the end of a line of moves in ICCS.
func lineOf(t testing.TB, fen, line string) *Cursor {
	t.Helper()
	g := NewGame(engine.Setup{})
	var err error
	if g.Start, err = engine.ParseFEN(fen); err != nil {
		t.Fatal(err)
	}
	at := NodeID(0)
	for _, m := range moves(line) {
		at = g.Add(at, m)
	}
	c := NewCursor(g)
	c.ToNode(at)
	return c
}

// TestRepeats says when positions stood, and what each side did since the third
// last time.
func TestRepeats(t *testing.T) {
	const checked = "3k5/9/9/9/9/8R/9/9/5K3/9 w"
	for _, row := range []struct {
		name, fen, line string
		plies           []int
		red, black      string
		verdict         engine.Verdict
	}{
		{"the start counts", engine.Standard, "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0 g7h9", []int{0, 4, 8}, "----", "----", engine.Draw},
		{"twice is nothing yet", engine.Standard, "h0g2 h9g7 g2h0 g7h9", []int{0, 4}, "", "", engine.Draw},
		{"another side to move", engine.Standard, "h0g2 h9g7 g2i1 g7h9 i1h0", nil, "", "", engine.Draw},
		{
			"perpetual check", "3k5/9/9/9/9/9/9/4R4/9/5K3 w", "e2d2 d9e9 d2e2 e9d9 e2d2 d9e9 d2e2 e9d9",
			[]int{0, 4, 8},
			"cccc", "----", engine.RedLoses,
		},
		{
			"perpetual check that began quietly, first told", checked,
			"i4i9 d9d8 i9i3 d8d9 i3i9 d9d8 i9i8 d8d9 i8i9 d9d8",
			[]int{2, 6, 10},
			"-ccc", "----", engine.Draw,
		},
		{
			"perpetual check that began quietly, the next time", checked,
			"i4i9 d9d8 i9i3 d8d9 i3i9 d9d8 i9i8 d8d9 i8i9 d9d8 i9i8 d8d9 i8i9 d9d8",
			[]int{2, 6, 10, 14},
			"cccc", "----", engine.RedLoses,
		},
		{"a capture shuts the door", "3k5/9/9/9/9/p8/R8/9/9/4K4 w", "a3a4 d9d8 a4b4 d8d9 b4a4 d9d8", []int{2, 6}, "", "", engine.Draw},
		{"after an illegal move everything is new", engine.Standard, "h0g2 h9g7 g2h0 g7h9 h0h6 h9g7 h6h0 g7h9 h0g2 h9g7 g2h0 g7h9", []int{8, 12}, "", "", engine.Draw},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := lineOf(t, row.fen, row.line).Repeats()
			if !slices.Equal(r.Plies, row.plies) || r.Times != max(1, len(row.plies)) {
				t.Fatalf("stood after %v, want %v", r.Plies, row.plies)
			}
			red, black := &r.Cycle.Sides[engine.Red], &r.Cycle.Sides[engine.Black]
			if red.Letters() != row.red || black.Letters() != row.black || r.Cycle.Verdict(engine.Asian) != row.verdict {
				t.Errorf("%s %s %v, want %s %s %v", red.Letters(), black.Letters(), r.Cycle.Verdict(engine.Asian), row.red, row.black, row.verdict)
			}
		})
	}
}

// TestQuiet counts from the last capture; steps of pawns do not matter, and
// neither do moves that are not legal.
func TestQuiet(t *testing.T) {
	const endgame = "3k5/9/9/p8/4R4/9/9/9/9/5K3 w"
	for _, row := range []struct {
		fen, line string
		plies     int
		checks    [2]int
	}{
		{engine.Standard, "", 0, [2]int{}},
		{engine.Standard, "h2e2 h9g7 g3g4", 3, [2]int{}},
		{engine.Standard, "h2e2 h9g7 e2e6", 0, [2]int{}},
		{engine.Standard, "h2e2 h9g7 e2e6 h7h8 e6e5", 2, [2]int{}},
		{engine.Standard, "a0a5 h9g7", 2, [2]int{}},
		{engine.Standard, "a0a6 h9g7", 1, [2]int{}},
		{endgame, "e5d5 d9e9 d5e5 e9d9", 4, [2]int{2, 0}},
		{endgame, "e5e6 a6e6 f0e0 e6e4", 2, [2]int{0, 0}},
	} {
		c := lineOf(t, row.fen, row.line)
		if plies, checks := c.Quiet(); plies != row.plies || checks != row.checks || c.QuietPlies() != plies {
			t.Errorf("%s: %d plies, checks %v; want %d, %v", row.line, plies, checks, row.plies, row.checks)
		}
	}
}

// TestRepeatsIsComplete: looking back no further than the last move that cannot
// be undone finds as much as comparing every board.
func TestRepeatsIsComplete(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 16))
	found := 0
	for range 40 {
		start, _ := engine.ParseFEN("3k5/9/3a5/9/p3n4/8P/9/4B4/9/4KR3 w")
		g := NewGame(start)
		c := NewCursor(g)
		seen := map[engine.Board]int{c.Board(): 1}
		for range 60 {
			p, _ := c.Position()
			legal := p.AppendMoves(nil)
			if len(legal) == 0 {
				break
			}
			slices.SortFunc(legal, engine.CompareICCS)
			m := legal[r.IntN(len(legal))]
			if line := c.Line(); len(line) >= 5 && r.IntN(4) > 0 {
				last := g.Move(line[len(line)-2])
				if back := (engine.Move{From: last.To, To: last.From}); p.Legal(back) {
					m = back
				}
			}
			would := c.WouldRepeat(m)
			if err := c.Play(m); err != nil {
				t.Fatal(err)
			}
			seen[c.Board()]++
			rep := c.Repeats()
			if would.Times != rep.Times || would.Cycle.Verdict(engine.Asian) != rep.Cycle.Verdict(engine.Asian) {
				t.Fatalf("would stand %v, stands %v", would, rep)
			}
			if rep.Times != seen[c.Board()] {
				t.Fatalf("stood %d times, want %d", rep.Times, seen[c.Board()])
			}
			if told := rep.Cycle.Sides[0].Deeds != nil; told != (rep.Times >= Occurrences) {
				t.Fatalf("a cycle at occurrence %d: %v", rep.Times, told)
			} else if told {
				found++
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d cycles", found)
	}
}

// TestWatchAgrees: one pass over the main line finds what the cursor finds at
// every ply, across moves that are not legal too.
func TestWatchAgrees(t *testing.T) {
	told := 0
	for _, line := range []string{
		"", "h2e2 h9g7", "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0 g7h9",
		"h0g2 h9g7 g2h0 g7h9 h0h6 h9g7 h6h0 g7h9 h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0 g7h9 c3c4 h9g7",
		strings.Repeat("a0a1 a9a8 a1a0 a8a9 ", 60),
	} {
		c := lineOf(t, engine.Standard, line)
		g := c.game
		c.ToNode(0)
		w := NewWatch(g)
		for {
			want := c.Repeats()
			got, ok := w.Repetition()
			if ok != (want.Times >= Occurrences) {
				t.Fatalf("ply %d: told %v, stood %d times", w.Ply(), ok, want.Times)
			}
			if ok {
				told++
				for side := range got.Cycle.Sides {
					if a, b := got.Cycle.Sides[side].Letters(), want.Cycle.Sides[side].Letters(); a != b {
						t.Fatalf("ply %d: %s, want %s", w.Ply(), a, b)
					}
				}
				if got.Times != want.Times || got.Partial != want.Partial || got.Plies[len(got.Plies)-3] != want.Plies[len(want.Plies)-3] {
					t.Fatalf("ply %d: %v, want %v", w.Ply(), got, want)
				}
			}
			plies, checks := w.Quiet()
			if wantPlies, wantChecks := c.Quiet(); plies != wantPlies || checks != wantChecks {
				t.Fatalf("ply %d: quiet for %d %v, want %d %v", w.Ply(), plies, checks, wantPlies, wantChecks)
			}
			if more := c.Ply() < c.Plies(); w.Next() != more {
				t.Fatal("one of them ends early")
			} else if !more {
				break
			}
			c.ToPly(c.Ply() + 1)
		}
	}
	if told < 200 {
		t.Errorf("only %d", told)
	}
}

// TestWatchIsBounded: a line that goes round and round is told as often as the
// budget has it, and of the times it stood the last are listed.
func TestWatchIsBounded(t *testing.T) {
	c := lineOf(t, engine.Standard, strings.Repeat("a0a1 a9a8 a1a0 a8a9 ", 200))
	w := NewWatch(c.game)
	told, most := 0, 0
	for w.Next() {
		if r, ok := w.Repetition(); ok {
			told++
			most = max(most, len(r.Plies))
		}
	}
	if told != 800-7 || most != listedTimes {
		t.Errorf("told %d times, up to %d plies listed", told, most)
	}
	w, told = NewWatch(c.game), 0
	w.budget = 80
	for w.Next() {
		if _, ok := w.Repetition(); ok {
			told++
		}
	}
	if told != 10 {
		t.Errorf("%d cycles of 8 moves for 80", told)
	}
}

// BenchmarkWatch goes through a game of a hundred random plies.
func BenchmarkWatch(b *testing.B) {
	r := rand.New(rand.NewPCG(3, 3))
	c := NewCursor(NewGame(engine.StandardSetup()))
	for range 100 {
		p, _ := c.Position()
		legal := p.AppendMoves(nil)
		if err := c.Play(legal[r.IntN(len(legal))]); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		w := NewWatch(c.game)
		for w.Next() {
			w.Repetition()
		}
	}
}

// BenchmarkRepeats judges the same four moves, with a check and an attack in each.
func BenchmarkRepeats(b *testing.B) {
	c := lineOf(b, "2bak3r/2R1a2C1/2Rcb4/2N2P3/5C2p/9/9/4p4/4p2p1/5K3 w", "f5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5f5 f9e9")
	for b.Loop() {
		if r := c.Repeats(); r.Times != 3 {
			b.Fatal(r)
		}
	}
}
