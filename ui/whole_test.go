// Whole games blind, on the screen.

package ui

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/internal/gametest"
	"qipu/ui/session"
)

// TestWholeGameIsTold: what a game that was studied blind has cost is told at its end
// and kept.
func TestWholeGameIsTold(t *testing.T) {
	g := gametest.Played(t, engine.Standard, "H2-E2 H9-G7 H0-G2 I9-H9 I0-H0 B9-C7 C3-C4 G6-G5 B0-C2 A9-A8 G3-G4 G5-G4")
	log := &drill.MemoryLog{}
	m := viewer(t, session.Games{g}, desk.Options{Log: log}, 80, 24)
	m.command("blind 5")
	for range 12 {
		m.sends(".+")
	}
	if !strings.Contains(m.View(), "A whole game blind: level 5, 12 plies") {
		t.Errorf("it is not told:\n%s", m.View())
	}
	games, err := log.Games()
	if err != nil || len(games) != 1 || games[0].Looks[0] != 12 {
		t.Errorf("kept: %+v %v", games, err)
	}
}
