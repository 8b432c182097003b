// Positions that come again in games: when, across what, and how long it takes
// to know that they do not.

package records

import (
	"math/rand/v2"
	"slices"
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
		{"another side to move", engine.Standard, "h0g2 h9g7 g2i1 g7h9 i1h0", []int{5}, "", "", engine.Draw},
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
			if !slices.Equal(r.Plies, row.plies) || r.Count() != len(row.plies) {
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
			if err := c.Play(m); err != nil {
				t.Fatal(err)
			}
			seen[c.Board()]++
			rep := c.Repeats()
			if rep.Count() != seen[c.Board()] {
				t.Fatalf("stood %d times, want %d", rep.Count(), seen[c.Board()])
			}
			if told := rep.Cycle.Sides[0].Deeds != nil; told != (rep.Count() >= Occurrences) {
				t.Fatalf("a cycle at occurrence %d: %v", rep.Count(), told)
			} else if told {
				found++
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d cycles", found)
	}
}

// BenchmarkRepeats judges the same four moves, with a check and an attack in each.
func BenchmarkRepeats(b *testing.B) {
	c := lineOf(b, "2bak3r/2R1a2C1/2Rcb4/2N2P3/5C2p/9/9/4p4/4p2p1/5K3 w", "f5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5f5 f9e9")
	for b.Loop() {
		if r := c.Repeats(); r.Count() != 3 {
			b.Fatal(r)
		}
	}
}
