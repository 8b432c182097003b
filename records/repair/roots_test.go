// Which variations nodes stand in.

package repair

import (
	"math/rand/v2"
	"testing"

	"qipu/engine"
	"qipu/records"
)

// TestRoots: Roots says of each node what RootOf says, and which are in the tree.
func TestRoots(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 5))
	for range 50 {
		g := records.NewGame(engine.StandardSetup())
		for range rnd.IntN(60) {
			g.Add(records.NodeID(rnd.IntN(g.Size())), engine.Move{To: engine.Square(rnd.IntN(engine.Squares))})
		}
		for range rnd.IntN(3) {
			id := records.NodeID(rnd.IntN(g.Size()))
			if id != 0 && g.Has(id) {
				if _, err := g.Apply(records.Edit{Op: records.Delete, Node: id}); err != nil {
					t.Fatal(err)
				}
			}
		}
		roots := Roots(g)
		for i := range g.Size() {
			id := records.NodeID(i)
			want := records.NodeID(-1)
			if g.Has(id) {
				want = RootOf(g, id)
			}
			if roots[id] != want {
				t.Fatalf("node %d: %d, want %d", id, roots[id], want)
			}
		}
	}
}
