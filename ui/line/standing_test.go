// How a game stands where it is opened, before any move.

package line

import (
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
)

// TestStandingAtStart: check, mate and stalemate are told of a start too, and of a
// move from a start that no game could have reached.
func TestStandingAtStart(t *testing.T) {
	for _, row := range []struct{ fen, move, want string }{
		{"3k5/9/9/9/9/9/9/3R5/9/5K3 b", "", "Black to move, check"},
		{"3k5/9/9/9/9/9/9/3RR4/9/4K4 b", "", "checkmate"},
		{"3k5/4P4/9/9/9/9/9/9/9/4K4 b", "", "stalemate"},
		{"4k4/9/9/9/9/9/9/R8/9/4K4 w", "A2-A9", "check"}, // the kings face each other before it
	} {
		setup, err := engine.ParseFEN(row.fen)
		if err != nil {
			t.Fatal(err)
		}
		g := records.NewGame(setup)
		lines := []string{"q"}
		if row.move != "" {
			g.Add(0, engine.Move{From: engine.SquareAt(0, 2), To: engine.SquareAt(0, 9)})
			lines = []string{"+", "q"}
		}
		if out := speak(t, g, lang.English, nil, lines...); !in(out, row.want) {
			t.Errorf("%s %s: %q is not told:\n%s", row.fen, row.move, row.want, out)
		}
	}
}
