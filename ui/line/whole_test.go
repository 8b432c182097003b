// Whole games blind, by lines.

package line

import (
	"bytes"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/internal/gametest"
	"qipu/ui/session"
)

// TestWholeGameIsTold: what a game that was studied blind has cost is said at its end,
// once, and stands in the statistics.
func TestWholeGameIsTold(t *testing.T) {
	g := gametest.Played(t, engine.Standard, "H2-E2 H9-G7 H0-G2 I9-H9 I0-H0 B9-C7 C3-C4 G6-G5 B0-C2 A9-A8 G3-G4 G5-G4")
	log := &drill.MemoryLog{}
	d := deskOf(t, session.Games{g}, desk.Options{Log: log})
	var out bytes.Buffer
	script := "blind 5\npiece 4\n" + strings.Repeat("\n", 12) + "A0-A5\nstats\n"
	if err := Run(strings.NewReader(script), &out, d, false); err != nil {
		t.Fatal(err)
	}
	const cost = "level 5, 12 plies; looks at a move or piece: 1, at the board: 0, misreports: 0, taken back: 0"
	if said := out.String(); strings.Count(said, "A whole game blind: "+cost) != 1 || strings.Count(said, cost) != 2 {
		t.Errorf("said:\n%s", said)
	}
	if games, err := log.Games(); err != nil || len(games) != 1 {
		t.Errorf("kept: %+v %v", games, err)
	}
}
