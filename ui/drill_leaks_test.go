// Drills while the open game is hidden: they tell nothing of it.

package ui

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records/file"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/internal/drilltest"
	"qipu/ui/internal/gametest"
	"qipu/ui/internal/veiltest"
	"qipu/ui/veil"
)

// drillTwins are viewers of both games of a pair, each the only one of its folder,
// with practice that has reached a level.
func drillTwins(t *testing.T, p *veiltest.Pair, reached int) [2]*Model {
	t.Helper()
	now := time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)
	var both [2]*Model
	for i := range both {
		games := desk.Open([]string{p.File(t, i)}, file.Options{}, func(name string, err error) { t.Fatal(name, err) })
		t.Cleanup(games.Close)
		both[i] = viewer(t, games, desk.Options{Log: drilltest.Practised(t, reached, now), Now: ticking(now)}, 80, 24)
		if err := both[i].desk.ChooseBook(gametest.BookFile(t), ""); err != nil {
			t.Fatal(err)
		}
		both[i].session.Blind.Choose(p.Level)
		both[i].session.View.Flip = p.Near == engine.Black
	}
	return both
}

// TestDrillsDoNotLeak goes through every drill, at every level of the drill and of
// blindness, with two games that must look alike: a game alone in its folder is
// what drills would ask first.
func TestDrillsDoNotLeak(t *testing.T) {
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(13, uint64(level)))
		p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
		for len(p.Moves) == 0 {
			p = veiltest.Random(rng, level, veiltest.AsAnnounced(level))
		}
		for reached := 1; reached <= 4; reached++ {
			if os.Getenv("QIPU_PAIRS") == "" && reached != 1+int(level)%4 { // all of them take a minute
				continue
			}
			both := drillTwins(t, &p, reached)
			if leaked(t, both, ":against", func(m *Model) { m.command("against") }) {
				break
			}
			for _, k := range drill.Kinds() {
				if reached > k.Levels() && reached != 1+int(level)%4 { // it was at its last one before
					continue
				}
				if drillLeaks(t, both, k) {
					break
				}
			}
		}
	}
}

func drillLeaks(t *testing.T, both [2]*Model, k drill.Kind) bool {
	t.Helper()
	if leaked(t, both, ":drill "+k.String(), func(m *Model) { m.command("drill " + k.String()) }) {
		return true
	}
	if d := pageOf[*exercise](both[0]); k == drill.Openings && (d == nil || d.machine == nil) {
		t.Error("one's own openings are not asked")
	}
	for _, key := range []string{"\r", "1", "\r", ".", ".", ".", "5", ".", ".", "45", "\r", "*", "/", "2", "\r", "\r"} {
		if leaked(t, both, "the drill "+k.String()+" after "+key, func(m *Model) { m.presses(key) }) {
			return true
		}
		if a, b := heardOf(both[0]), heardOf(both[1]); a != b {
			t.Errorf("the drill %v: %q and %q are spoken", k, a, b)
			return true
		}
	}
	for _, m := range both {
		if d := pageOf[*exercise](m); d != nil {
			m.stage.close(d)
		}
	}
	return false
}

// heardOf is all that is spoken where a drill stands.
func heardOf(m *Model) string {
	d := pageOf[*exercise](m)
	if d == nil || d.machine == nil {
		return ""
	}
	var ear drill.Ear
	return ear.Hear(d.machine, m.lang)
}

// presses types a text in which \r is Enter.
func (m *Model) presses(text string) {
	if text == "\r" {
		m.press(tea.KeyEnter)
		return
	}
	m.sends(text)
}

// TestDrillsOfTheOpenGame: the line of the game that is open is asked while it is
// seen, and not while it, its list of moves or what comes is hidden.
func TestDrillsOfTheOpenGame(t *testing.T) {
	p := veiltest.Random(rand.New(rand.NewPCG(4, 4)), veil.Empty, veiltest.AsAnnounced(veil.Empty))
	for len(p.Moves) == 0 {
		p = veiltest.Random(rand.New(rand.NewPCG(5, uint64(len(p.Moves)))), veil.Empty, veiltest.AsAnnounced(veil.Empty))
	}
	m := drillTwins(t, &p, 1)[0]
	asked := func() bool {
		lib, _, err := m.desk.Practice()
		if err != nil {
			t.Fatal(err)
		}
		if len(lib.Games.Games) == 0 {
			t.Fatal("no game is left to ask")
		}
		return slices.ContainsFunc(lib.Games.Games, func(g drill.Game) bool { return g.Start.Key() == p.Start[0].Key() })
	}
	if asked() {
		t.Error("asked at a blind level")
	}
	for _, tt := range []struct {
		command string
		want    bool
	}{
		{"blind 0", false}, // covered, since it begins from a diagram
		{"cover", true},
		{"cover", false},
		{"cover", true},
		{"list none", false},
		{"list all", true},
		{"blind 5 after 10", false},
	} {
		m.command(tt.command)
		if got := asked(); got != tt.want {
			t.Errorf("after %s: asked %v", tt.command, got)
		}
	}
}
