package records

import (
	"testing"

	"qipu/engine"
)

// TestLongLine: boards far along a line are the same in whatever order they are asked
// for, and after the cursor has gone into another line.
func TestLongLine(t *testing.T) {
	const plies = nearPlies + 5*farStep
	g := NewGame(engine.StandardSetup())
	moves := []engine.Move{{From: 0, To: 9}, {From: 81, To: 72}, {From: 9, To: 0}, {From: 72, To: 81}}
	at, _ := SituationOf(g.Start)
	want := []engine.Board{at.Board()}
	last := NodeID(0)
	for i := range plies {
		m := moves[i%len(moves)]
		if i == nearPlies+70 {
			m = engine.Move{From: 19, To: 19 + 9} // a cannon
		}
		last = g.Add(last, m)
		at, _ = at.After(m)
		want = append(want, at.Board())
	}
	c := NewCursor(g)
	for _, ply := range []int{plies, nearPlies, 3, nearPlies + 70, nearPlies + 71, nearPlies + 72, plies - 1, nearPlies - 1, nearPlies + 200, nearPlies + 1} {
		if c.BoardAt(ply) != want[ply] {
			t.Errorf("another board at ply %d", ply)
		}
		before, here := c.after(ply-1), c.after(ply)
		if before.Board() != want[ply-1] || here.Board() != want[ply] {
			t.Errorf("another board before ply %d", ply)
		}
	}
	if n := len(c.known.near) + len(c.known.far); n > nearPlies+plies/farStep {
		t.Errorf("%d situations are kept", n)
	}
	other := g.Add(NodeID(nearPlies+100), engine.Move{From: 25, To: 25 + 9})
	c.ToNode(other)
	if b := c.Board(); b.At[25+9] == engine.NoPiece || c.Ply() != nearPlies+101 {
		t.Error("the other line has another board")
	}
	c.ToNode(last)
	if c.Board() != want[plies] || c.BoardAt(nearPlies+101) != want[nearPlies+101] {
		t.Error("back on the line the board is another")
	}
}
