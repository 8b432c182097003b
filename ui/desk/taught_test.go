// A mate that was missed in a reviewed game comes back as a problem.

package desk

import (
	"slices"
	"testing"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
	"qipu/ui/drill"
	"qipu/ui/session"
	"qipu/ui/store"
)

// TestMissedMateIsTaught: in this run and in later ones; one that the rules do not
// prove is not.
func TestMissedMateIsTaught(t *testing.T) {
	setup, err := engine.ParseFEN("3k5/9/9/4P4/9/9/9/9/4R4/3K5 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	moves, _ := iccsMoves("E6-D6 D9-D8 E1-A1 D8-D9")
	state := store.NewState(t.TempDir())
	open := func() *Desk {
		g := records.NewGame(setup)
		c := records.NewCursor(g)
		for _, m := range moves {
			if p, ok := c.Position(); !ok || p.Check(m) != nil || c.Play(m) != nil {
				t.Fatalf("%v cannot be played", m)
			}
		}
		g.Tags.Set("Title", "an ending")
		d, err := New(session.Games{g}, Options{Settings: store.Defaults(), State: &state})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		return d
	}
	taught := func(d *Desk) []drill.Problem {
		lib, _, err := d.Practice()
		if err != nil {
			t.Fatal(err)
		}
		return slices.DeleteFunc(slices.Clone(lib.Problems), func(p drill.Problem) bool { return p.Name[:min(9, len(p.Name))] != "an ending" })
	}
	d := open()
	if n := len(taught(d)); n != 0 {
		t.Fatalf("%d problems before", n)
	}
	mate := uci.Score{Mate: true, In: 2, Winner: engine.Red}
	lie := uci.Score{Mate: true, In: 1, Winner: engine.Red}
	for range 2 { // a second review says nothing new
		d.BeginReview(true)
		nodes := d.Review.Course.Nodes
		d.Review.Found = []Reviewed{
			{Node: nodes[0], Before: lie, After: uci.Score{CP: 900}, Best: moves[0], Line: moves[:1]},
			{Node: nodes[1], Before: uci.Score{CP: 900}, After: mate, Best: moves[1], Line: moves[1:2]},
			{Node: nodes[2], Before: mate, After: uci.Score{CP: 900}, Best: moves[2], Line: moves[2:3], Mark: "?"},
			{Node: nodes[3], Before: uci.Score{CP: 900}, After: uci.Score{CP: 900}, Best: moves[3], Line: moves[3:]},
		}
		if _, err := d.FinishReview(); err != nil {
			t.Fatal(err)
		}
	}
	for _, of := range []*Desk{d, open()} {
		got := taught(of)
		if len(got) != 1 || got[0].Name != "an ending (3)" || got[0].In != 2 {
			t.Errorf("%+v", got)
		}
	}
}
