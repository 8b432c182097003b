// Games about which there is nothing to ask.

package drill

import (
	"testing"

	"qipu/engine"
)

// TestAskless: every drill has a question when the only game open is one about
// which there is nothing to ask: two generals and a pawn, a single move.
func TestAskless(t *testing.T) {
	setup, err := engine.ParseFEN("3k5/9/9/9/9/9/9/9/4P4/5K3 w")
	if err != nil {
		t.Fatal(err)
	}
	p, err := setup.Position()
	if err != nil {
		t.Fatal(err)
	}
	src := Source{Games: []Game{{Name: "bare", Start: p, Moves: p.AppendMoves(nil)[:1]}}}
	l := &Library{Games: src, Problems: Ladder()}
	for _, k := range Kinds() {
		for i, task := range l.Tasks(k) {
			if i == 10 {
				break
			}
			if step := task.New(newRand(uint64(i)))(Unasked); step == nil {
				t.Errorf("%s: no question", task.Item)
			}
		}
	}
}
