// A game against a program on the screen.

package ui

import (
	"math/rand/v2"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/internal/enginetest"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// facing is a viewer with a program to play against.
func facing(t *testing.T, g *records.Game, cards string, manners ...string) *Model {
	t.Helper()
	o := desk.Options{Lang: lang.English, Settings: store.Settings{Engines: []store.Engine{enginetest.Engine(manners...)}, Cards: cards}}
	m := viewer(t, session.Games{g}, o, 80, 24)
	t.Cleanup(func() { m.desk.Close() })
	return m
}

func TestPlayGame(t *testing.T) {
	m := facing(t, study(t), "count", "elo")
	m.orders("play --level 1")
	if m.message != "Fake 2.0 has Black, level 1 (Elo 1350)" || m.session.Plies() != 0 {
		t.Fatalf("%q, %d plies", m.message, m.session.Plies())
	}
	m.types("H2-E2")
	_, think := m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	if m.session.Ply() != 1 {
		t.Fatalf("the screen waits for the program: %d plies", m.session.Ply())
	}
	m.types("C3-C4")
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	if m.message != "It is the program's turn" || m.session.Plies() != 1 {
		t.Errorf("%q", m.message)
	}
	m.press(tea.KeyEsc)
	m.waits(think)
	if m.session.Ply() != 2 || !m.session.Match().Rules().Mine() {
		t.Fatalf("after the answer: %d plies", m.session.Ply())
	}
	for _, key := range []tea.KeyType{tea.KeyEnter, tea.KeyCtrlU, tea.KeyCtrlR} {
		if m.does(tea.KeyMsg{Type: key}); m.session.Ply() != 2 || m.session.Plies() != 2 {
			t.Errorf("%v does something", key)
		}
	}
	m.types("0")
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	m.types("/")
	if v := m.View(); !strings.Contains(v, " 1  hint") || !strings.Contains(v, " 5  resign") {
		t.Errorf("the page of the game is not shown:\n%s", v)
	}
	m.types("2")
	if m.message != "Plies taken back: 2" || m.session.Plies() != 0 {
		t.Errorf("%q, %d plies", m.message, m.session.Plies())
	}
	m.orders("hint")
	if !strings.HasPrefix(m.message, "It would play ") {
		t.Errorf("%q", m.message)
	}
	m.orders("resign")
	if m.message != "Resigned: Black wins" || m.session.Game().Tags.Value("Result") != "0-1" {
		t.Errorf("%q, %v", m.message, m.session.Game().Tags)
	}
	m.types("0")
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	if m.types("/"); onTop[*menu](m) {
		t.Error("the page of a game that is over opens")
	}
}

// TestPlayFails: a program that dies is named, and the game goes on when it is asked
// again.
func TestPlayFails(t *testing.T) {
	m := facing(t, study(t), "count", "dies", "after=2")
	m.orders("play --side black")
	if m.session.Ply() != 1 || !m.session.View.Flip {
		t.Fatalf("%d plies", m.session.Ply())
	}
	p, _ := m.session.Position()
	m.types(p.AppendMoves(nil)[0].String())
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	if !strings.HasPrefix(m.message, "fake: ") || !strings.HasSuffix(m.message, ":play asks it again, :save keeps the game") || !m.failed {
		t.Errorf("%q", m.message)
	}
	m.orders("play") // the new one dies at its second search
	if m.session.Ply() != 3 || !m.session.Match().Playing() {
		t.Errorf("%q after %d plies", m.message, m.session.Ply())
	}
}

// TestPlayRests: a game goes on when the viewer is in front again.
func TestPlayRests(t *testing.T) {
	m := facing(t, study(t), "count", "elo")
	m.orders("play")
	m.types("H2-E2")
	_, think := m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	m.rest()()
	m.waits(think)
	if m.session.Ply() != 1 || m.message != "" && m.failed {
		t.Fatalf("%q after %d plies", m.message, m.session.Ply())
	}
	_, think = m.Update(tea.ResumeMsg{})
	if m.waits(think); m.session.Ply() != 2 {
		t.Errorf("%q after %d plies", m.message, m.session.Ply())
	}
}

// TestPlayCards: a misreport is shown a yellow card, the next one the red one; what
// cannot be read costs nothing; looks and take-backs are refused.
func TestPlayCards(t *testing.T) {
	m := facing(t, study(t), "cards")
	m.orders("play --blind 5")
	for _, row := range []struct{ text, said string }{
		{"炮炮", ""}, {"A0-A9", "Refused. Yellow card: the next misreport loses"},
	} {
		m.types(row.text)
		m.does(tea.KeyMsg{Type: tea.KeyEnter})
		if row.said != "" && m.message != row.said || row.said == "" && m.session.Match().Rules().Misses() > 0 {
			t.Errorf("%s: %q", row.text, m.message)
		}
		m.press(tea.KeyEsc)
	}
	for _, what := range []string{"peek", "where", "takeback", "hint", "blind off", "list all", "fen", "last-move"} {
		if m.orders(what); !m.failed || onTop[*sheet](m) {
			t.Errorf(":%s: %q", what, m.message)
		}
	}
	m.types("A0-A9")
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	if m.message != "Refused. Red card   Red card: Black wins" || m.session.Match().Playing() {
		t.Errorf("%q", m.message)
	}
}

// TestPlayDoesNotLeak: of two games alike for a level, against a program that thinks
// otherwise of each, nothing differs on the screen.
func TestPlayDoesNotLeak(t *testing.T) {
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(19, uint64(level)))
		for range pairsOf(2) {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			if len(p.Moves) == 0 && p.Start[0].Turn() != p.Near {
				continue // the program would have to find a move
			}
			var plays []string
			for _, mv := range p.Moves {
				plays = append(plays, strings.ToLower(mv.From.String()+mv.To.String()))
			}
			var both [2]*Model
			for i := range both {
				g := records.NewGame(engine.Setup{Board: p.Start[i].Board(), Fullmove: 1})
				both[i] = facing(t, g, "count", "weighs", "plays="+strings.Join(plays, ","))
				both[i].session.Blind.Choose(level)
				side := map[engine.Color]string{engine.Red: "red", engine.Black: "black"}[p.Near]
				both[i].orders("play --side " + side)
			}
			if playLeaks(t, &p, both) {
				return
			}
		}
	}
}

// playLeaks plays the moves of a pair, and does between them what can be done.
func playLeaks(t *testing.T, p *veiltest.Pair, both [2]*Model) bool {
	for ply := 0; ; ply++ {
		if at := both[0].session.Ply(); at > ply {
			ply = at
		}
		for _, order := range []string{"hint", "clock", "claim", "draw", "analyse", "review", "played", "undo", "play"} {
			if leaked(t, both, ":"+order, func(m *Model) { m.orders(order) }) {
				return true
			}
		}
		if leaked(t, both, "the page of the game", func(m *Model) { m.types("0"); m.does(tea.KeyMsg{Type: tea.KeyEnter}); m.types("/") }) {
			return true
		}
		for _, m := range both {
			m.press(tea.KeyEsc)
		}
		if ply+1 >= len(p.Moves) || !both[0].session.Match().Playing() || !both[0].session.Match().Rules().Mine() {
			return leaked(t, both, "resigning", func(m *Model) { m.orders("resign") })
		}
		if leaked(t, both, "a move and its answer", func(m *Model) {
			m.types(p.Moves[ply].String())
			m.does(tea.KeyMsg{Type: tea.KeyEnter})
		}) {
			return true
		}
	}
}
