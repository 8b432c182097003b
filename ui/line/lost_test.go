// A blind play by lines that moves which were refused have lost.

package line

import (
	"strings"
	"testing"

	"qipu/ui/lang"
)

// TestMisreportsLose: when as many moves were refused as lose, the result is
// said, and no move is played until one begins anew.
func TestMisreportsLose(t *testing.T) {
	lost := lang.English.Say(lang.PlayLost)
	for _, again := range []string{"first", "blind 5", "game 1"} {
		out := speak(t, study(t), lang.English, nil, "misses 2", "blind 6", "next",
			"A0-A5", "A9-A5", "H7-E7", "A0-A5", "no move", "move H7-E7", again, "first", "G0-E2", "peeks")
		if n := strings.Count(out, lost); n != 4 {
			t.Errorf("%d of 4 moves are refused after the end:\n%s", n, out)
		}
		_, after, ok := strings.Cut(out, "and that loses. Red wins")
		if !ok || strings.Count(after, lang.English.Say(lang.SaysMainline)) != 1 || !strings.Contains(after, "misreports: 0") {
			t.Errorf("%s does not begin anew:\n%s", again, out)
		}
	}
}
