// A blind play that moves which were refused have lost.

package ui

import (
	"math/rand/v2"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// enters types a move and Enter.
func (m *Model) enters(text string) {
	m.press(tea.KeyEsc)
	m.sends(text)
	m.press(tea.KeyEnter)
}

// TestMisreportsLose: when as many moves were refused as lose, the result is
// said, and neither typed nor picked moves are played until one begins anew.
func TestMisreportsLose(t *testing.T) {
	again := map[string]func(m *Model){
		"first":  func(m *Model) { m.command("first") },
		"blind":  func(m *Model) { m.command("blind 5") },
		"a game": func(m *Model) { m.command("game 1") },
	}
	for name, restart := range again {
		m := start(t, newGame(t, "H2-E2"), lang.English, 80, 24)
		for _, text := range []string{"misses 2", "blind 6", "next"} {
			m.command(text)
		}
		m.enters("H9-H8")
		if m.enters("A0-A5"); m.session.Peeks.Misses != 2 || !strings.Contains(m.View(), "Red wins") {
			t.Fatalf("%d misreports, of which two lose:\n%s", m.session.Peeks.Misses, m.View())
		}
		lost := m.lang.Say(lang.PlayLost)
		for _, text := range []string{"H9-G7", "A0-A5", "no move"} {
			if m.enters(text); m.session.Ply() != 1 || m.message != lost || m.session.Peeks.Misses != 2 {
				t.Errorf("%q after the end: ply %d, %q", text, m.session.Ply(), m.message)
			}
		}
		m.press(tea.KeyEsc)
		m.game.hand.touchBlind(engine.SquareAt(7, 9))
		if m.game.hand.touchBlind(engine.SquareAt(6, 7)); m.session.Ply() != 1 || m.message != lost {
			t.Errorf("picked after the end: ply %d, %q", m.session.Ply(), m.message)
		}
		m.press(tea.KeyEsc)
		restart(m)
		m.command("first")
		if m.enters("H2-E2"); m.session.Ply() != 1 || m.session.Peeks.Misses != 0 {
			t.Errorf("after %s: ply %d, %d misreports: %q", name, m.session.Ply(), m.session.Peeks.Misses, m.message)
		}
	}
}

// TestMisreportsAtTheStart: going to the start begins anew there, too.
func TestMisreportsAtTheStart(t *testing.T) {
	m := start(t, newGame(t, "H2-E2"), lang.English, 80, 24)
	m.command("misses 1")
	m.command("blind 6")
	if m.enters("A9-A8"); !m.session.Peeks.Lost || !strings.Contains(m.message, "Black wins") {
		t.Errorf("one misreport: %q", m.message)
	}
	m.press(tea.KeyEsc)
	m.command("first")
	if m.enters("H2-E2"); m.session.Ply() != 1 {
		t.Errorf("begun anew: %q", m.message)
	}
}

// TestLostDoesNotLeak: what is shown at the end of a play and after it tells
// nothing of what is hidden.
func TestLostDoesNotLeak(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	for range 6 {
		p := veiltest.Random(rng, veil.Empty, veiltest.AsAnnounced(veil.Empty))
		both := twins(t, p)
		at := p.After(len(p.Moves))
		for _, m := range both {
			m.session.GoToPly(len(p.Moves))
			m.command("misses 1")
		}
		// A piece that does not move, refused in both; then what is legal in one.
		leaked(t, both, "losing", func(m *Model) { m.enters("D9-D9") })
		for _, mv := range at[0].AppendMoves(nil) {
			leaked(t, both, mv.String()+" after the end", func(m *Model) { m.enters(mv.String()) })
		}
		for _, m := range both {
			if !m.session.Peeks.Lost {
				t.Fatalf("not lost: %q", m.message)
			}
		}
	}
}
