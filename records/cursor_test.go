// The cursor: places, lines, rounds.

package records

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"qipu/engine"
)

// TestCursor walks to every node and compares the boards with those of the walk.
func TestCursor(t *testing.T) {
	g := randomGame(rand.New(rand.NewPCG(3, 3)), 200)
	c := NewCursor(g)
	index := 0
	for id, at := range g.Walk() {
		index++
		if !c.ToNode(id) || c.Board() != at.Board() || c.Ply() != at.Ply() || g.Index(id) != index || g.Board(id) != at.Board() {
			t.Fatalf("node %d", id)
		}
		if at.Plies() != at.Ply() || at.Node() != id {
			t.Fatalf("the walk is at %d of %v, not at its end %d", at.Ply(), at.Line(), id)
		}
		if !slices.Contains(c.Siblings(), id) {
			t.Fatalf("node %d is none of its siblings", id)
		}
		if p, ok := c.Position(); !ok || p.Board() != c.Board() {
			t.Fatalf("node %d has no position", id)
		}
		if c.Before() != at.Before() || c.Before() != g.Board(g.Parent(id)) || c.BoardAt(c.Ply()) != c.Board() {
			t.Fatalf("node %d: another board before it", id)
		}
		if taken := c.Captured(c.Ply()); taken != at.Before().At[g.Move(id).To] {
			t.Fatalf("node %d takes %v", id, taken)
		}
	}
	if c.ToNode(NodeID(g.Size())) {
		t.Error("a node that is none can be gone to")
	}
	if c.ToPly(-3); c.Node() != 0 || c.Board() != g.Start.Board || c.Siblings() != nil {
		t.Error("the way back does not end at the start")
	}
	if c.ToPly(c.Plies() + 2); c.Ply() != c.Plies() || g.First(c.Node()) != 0 {
		t.Error("the way on does not end at the end of the line")
	}
}

// TestCursorPlay: a move of the record is followed, a legal one added, any other
// refused.
func TestCursorPlay(t *testing.T) {
	g := NewGame(engine.StandardSetup())
	main := g.Add(0, moves("h2e2")[0])
	g.Add(main, moves("h9g7")[0])
	c := NewCursor(g)
	if err := c.Play(moves("h2e2")[0]); err != nil || c.Node() != main || g.Size() != 3 {
		t.Errorf("playing the move of the record: %v, %d nodes", err, g.Size())
	}
	if err := c.Play(moves("b9c7")[0]); err != nil || g.Size() != 4 || c.Node() != 3 || len(c.Siblings()) != 2 {
		t.Errorf("playing another: %v, %d nodes", err, g.Size())
	}
	if err := c.Play(engine.Move{From: 0, To: 80}); err == nil || g.Size() != 4 || c.Ply() != 2 {
		t.Errorf("an illegal move: %v, %d nodes", err, g.Size())
	}
	if got := fmt.Sprint(c.Moves()); got != "[H2-E2 B9-C7]" {
		t.Errorf("the moves to here: %s", got)
	}
}

// TestCursorLine: going back and forth keeps the line that is followed; going to
// a node that is on it does too, and one that is not brings its own.
func TestCursorLine(t *testing.T) {
	g := NewGame(engine.StandardSetup())
	a := g.Add(0, moves("h2e2")[0])
	b := g.Add(a, moves("h9g7")[0])
	other := g.Add(a, moves("b9c7")[0])
	end := g.Add(other, moves("h0g2")[0])
	c := NewCursor(g)
	line := func(when string, ply int, want ...NodeID) {
		t.Helper()
		if !slices.Equal(c.Line(), append([]NodeID{0}, want...)) || c.Ply() != ply {
			t.Errorf("%s: ply %d of %v, want %d of %v", when, c.Ply(), c.Line(), ply, want)
		}
	}
	line("the start", 0, a, b)
	c.ToNode(other)
	line("a variation", 2, a, other, end)
	c.ToNode(a)
	line("back on the way", 1, a, other, end)
	c.ToPly(3)
	line("the end", 3, a, other, end)
	if _, err := g.Apply(Edit{Op: Delete, Node: end}); err != nil {
		t.Fatal(err)
	}
	c.Refresh()
	line("the end is gone", 2, a, other)
	if _, err := g.Apply(Edit{Op: Delete, Node: other}); err != nil {
		t.Fatal(err)
	}
	c.Refresh()
	line("the variation is gone", 1, a, b)
	if _, err := g.Apply(Edit{Op: SetMove, Node: a, Move: moves("h2d2")[0]}); err != nil {
		t.Fatal(err)
	}
	if c.Refresh(); c.Board().At[engine.SquareAt(3, 2)] == engine.NoPiece {
		t.Error("the board is that of the move before it was changed")
	}
}

// TestCursorRounds: plies and rounds, whoever begins.
func TestCursorRounds(t *testing.T) {
	for _, tt := range []struct {
		first  engine.Color
		on     []int // where the rounds end, from the start
		back   []int // and from the end
		rounds string
	}{
		{engine.Red, []int{2, 4, 5, 5}, []int{4, 2, 0, 0}, "1r 1b 2r 2b 3r"},
		{engine.Black, []int{1, 3, 5, 5}, []int{3, 1, 0, 0}, "1b 2r 2b 3r 3b"},
	} {
		g := NewGame(engine.StandardSetup())
		g.Start.Turn = tt.first
		at := NodeID(0)
		for i := range 5 {
			at = g.Add(at, engine.Move{From: engine.Square(i), To: 40})
		}
		c := NewCursor(g)
		if c.FirstSide() != tt.first {
			t.Errorf("%v begins", c.FirstSide())
		}
		for _, ends := range []struct {
			d    int
			want []int
		}{{1, tt.on}, {-1, tt.back}} {
			for _, want := range ends.want {
				if c.ToPly(c.RoundEnd(ends.d)); c.Ply() != want {
					t.Errorf("%v begins: a round by %d leads to ply %d, want %d", tt.first, ends.d, c.Ply(), want)
				}
			}
		}
		rounds := ""
		for ply := 1; ply <= 5; ply++ {
			round, black := c.RoundOf(ply)
			if c.PlyOf(round, black) != ply {
				t.Errorf("ply %d is round %d, which is ply %d", ply, round, c.PlyOf(round, black))
			}
			rounds += fmt.Sprintf(" %d%c", round, "rb"[btoi(black)])
		}
		if rounds[1:] != tt.rounds {
			t.Errorf("%v begins: rounds %s, want %s", tt.first, rounds, tt.rounds)
		}
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestTaken: what was taken on the way, a move that stays where it is taking
// nothing.
func TestTaken(t *testing.T) {
	g := NewGame(engine.StandardSetup())
	at := NodeID(0)
	for _, m := range moves("h2h9 i9h9 b2b9 a9b9 a0a0") {
		at = g.Add(at, m)
	}
	c := NewCursor(g)
	c.ToPly(3)
	for side, want := range []string{"[C]", "[n n]"} {
		var got []string
		for _, p := range c.Taken(engine.Color(side)) {
			got = append(got, string(p.Letter()))
		}
		if fmt.Sprint(got) != want {
			t.Errorf("taken of side %d: %v, want %s", side, got, want)
		}
	}
	if p := c.Captured(5); p != engine.NoPiece {
		t.Errorf("a move that stays took %v", p)
	}
}
