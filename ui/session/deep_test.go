// Damage in very many variations.

package session

import (
	"testing"

	"qipu/engine"
	"qipu/records"
)

// TestDeepDamage: which of very many slips a repair is about, each in a variation
// of the one before, takes one pass through the tree.
func TestDeepDamage(t *testing.T) {
	g := records.NewGame(engine.StandardSetup())
	at := records.NodeID(0)
	for range 300_000 {
		g.Add(at, engine.Move{To: 1})
		at = g.Add(at, engine.Move{To: 2})
		g.Problems = append(g.Problems, records.Problem{Node: at, Kind: records.IllegalMove})
	}
	s, err := New(Games{g}, View{})
	if err != nil {
		t.Fatal(err)
	}
	if p := s.Diagnosis().Damaged(); p != &g.Problems[0] {
		t.Errorf("a repair is about %+v", p)
	}
}
