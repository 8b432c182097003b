// What the viewer says of a position that comes again, and what it must not.

package ui

import (
	"math/rand/v2"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/cell"
	"qipu/ui/internal/gametest"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

func TestRepetitionIsTold(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}} {
		for _, l := range lang.All {
			m := start(t, gametest.Played(t, gametest.Chased, gametest.ChasedLine), l, size[0], size[1])
			m.session.Cover().Set(false)
			m.press(tea.KeyEnd)
			view := m.View()
			side := l.Say(lang.MustChange, l.Side(engine.Red))
			if flat := strings.Join(strings.Fields(view), ""); !strings.Contains(flat, strings.Join(strings.Fields(side), "")) {
				t.Errorf("%v at %v: %q is not told:\n%s", l, size, side, view)
			}
			if !strings.Contains(view, "！馬！") {
				t.Errorf("%v at %v: the chased horse is not marked:\n%s", l, size, view)
			}
			m.press(tea.KeyLeft)
			if strings.Contains(m.View(), "！馬！") || strings.Contains(m.View(), "3rd time") {
				t.Errorf("%v at %v: told a ply early:\n%s", l, size, m.View())
			}
		}
	}
	m := start(t, gametest.Played(t, gametest.Chased, gametest.ChasedLine), lang.English, 80, 24)
	m.session.Cover().Set(false)
	m.press(tea.KeyEnd)
	if want := "attacks 馬 on (8・2)"; !strings.Contains(m.View(), want) {
		t.Errorf("%q is not in the comment pane:\n%s", want, m.View())
	}
	m.command("rules none")
	if view := m.View(); strings.Contains(view, "must change") || !strings.Contains(view, "3rd time") {
		t.Errorf("without rules:\n%s", view)
	}
}

// TestRulingLineIsShort: in every language the line is at most 78 columns wide.
func TestRulingLineIsShort(t *testing.T) {
	for _, l := range lang.All {
		for _, line := range [][2]string{{gametest.Chased, gametest.ChasedLine}, {gametest.Checked, gametest.CheckLine}} {
			m := start(t, gametest.Played(t, line[0], line[1]), l, 200, 50)
			m.session.GoToPly(m.session.Plies())
			n := &remarks{stage: pageOf[*gamePage](m).stage}
			for _, row := range n.stateLines(200)[:1] {
				if w := cell.Wide.Width(row.text); w > rulingColumns || w < 30 {
					t.Errorf("%v: %q is %d columns wide", l, row.text, w)
				}
			}
		}
	}
}

// TestRepetitionBeforeItIsPlayed: the move that would bring the position back is
// told as such while it is typed.
func TestRepetitionBeforeItIsPlayed(t *testing.T) {
	m := start(t, gametest.Played(t, gametest.Checked, gametest.CheckLine), lang.English, 80, 24)
	m.session.GoToPly(7)
	m.sends("e9d9")
	if want := "3rd time: Red must change"; !strings.Contains(m.View(), want) {
		t.Errorf("%q is not told:\n%s", want, m.View())
	}
	m.press(tea.KeyEsc)
	m.sends("e9e8")
	if strings.Contains(m.View(), "time") {
		t.Errorf("told of another move:\n%s", m.View())
	}
}

// TestBlindRepetition: at every level the count and the checks are announced, and
// nothing of what is gametest.Chased.
func TestBlindRepetition(t *testing.T) {
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		m := start(t, gametest.Played(t, gametest.Checked, gametest.CheckLine+" "+gametest.CheckLine), lang.English, 80, 24)
		m.session.Blind.Choose(level)
		m.session.GoToPly(16)
		if view := m.looks(); !strings.Contains(view, "time (") || !strings.Contains(view, "Red must change") {
			t.Errorf("level %d: not announced:\n%s", level, view)
		}
		m = start(t, gametest.Played(t, gametest.Chased, gametest.ChasedLine+" H8-G6 H5-G5 G6-H8 G5-H5"), lang.English, 80, 24)
		m.session.Blind.Choose(level)
		m.session.GoToPly(13)
		if view := m.looks(); !strings.Contains(view, "time (") || strings.Contains(view, "must change") || strings.Contains(view, "attack") {
			t.Errorf("level %d: too little or too much:\n%s", level, view)
		}
	}
}

// TestRepetitionDoesNotLeak steps through games that go round, which a level must
// not tell apart.
func TestRepetitionDoesNotLeak(t *testing.T) {
	told := 0
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(16, uint64(level)))
		for range pairsOf(6) {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			if !p.Circle(rng, veiltest.AsAnnounced(level), 4) {
				continue
			}
			both := twins(t, p)
			for range p.Moves {
				if leaked(t, both, "a move", func(m *Model) { m.sends("+") }) {
					return
				}
			}
			if strings.Contains(both[0].View(), "time (") {
				told++
			}
		}
	}
	if told < 10 {
		t.Errorf("told in %d games only", told)
	}
}
