// Names of ranks that are asked for.

package drill

import (
	"math/rand/v2"
	"strings"
	"testing"

	"qipu/ui/lang"
)

// TestRankNames: the ranks that books name are those that are right, counted from
// the own edge.
func TestRankNames(t *testing.T) {
	want := map[string]string{"巡河线": "5", "骑河线": "6", "对方炮台线": "8", "对方二线": "9", "对方底线": "0"}
	seen := map[string]bool{}
	for seed := range uint64(500) {
		step := askName(&chance{Rand: rand.New(rand.NewPCG(seed, 0))}, nil, 1)(Right)
		asked := step.Say[0].In(lang.Simplified, "·")
		for name, digit := range want {
			if !strings.Contains(asked, name) {
				continue
			}
			seen[name] = true
			for _, answer := range strings.Split("0123456789", "") {
				if right := step.Judge(answer) == Right; right != (answer == digit) {
					t.Errorf("%s: %s is right: %v", asked, answer, right)
				}
			}
		}
	}
	for name := range want {
		if !seen[name] {
			t.Errorf("%s is never asked for", name)
		}
	}
}
