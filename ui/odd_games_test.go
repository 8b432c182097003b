// Games that few have: without generals, very long, behind something else.

package ui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// TestNoGeneral: on a board without generals, as a damaged record leaves it, the
// cursor stands on a point all the same.
func TestNoGeneral(t *testing.T) {
	m := start(t, records.NewGame(engine.Setup{}), lang.English, 80, 24)
	m.press(tea.KeyTab, tea.KeyEnter, tea.KeyUp, tea.KeyEnter)
	if at := m.session.View.Cursor; at != engine.SquareAt(4, 1) {
		t.Errorf("the cursor is on %v", at)
	}
}

// TestLongGame: rows of more than 999 plies fit every screen.
func TestLongGame(t *testing.T) {
	g := records.NewGame(engine.StandardSetup())
	at := records.NodeID(0)
	for i := range 1200 {
		from, to := engine.SquareAt(7, i%2*9), engine.SquareAt(6, 2+i%2*5)
		if i%4 > 1 {
			from, to = to, from
		}
		at = g.Add(at, engine.Move{From: from, To: to})
	}
	m := start(t, g, lang.English, 80, 24)
	m.press(tea.KeyEnd)
	for _, pairs := range []bool{false, true} {
		m.session.View.Pairs = pairs
		for w := minWidth; w < 160; w++ {
			m.Update(tea.WindowSizeMsg{Width: w, Height: 60})
			checkView(t, m)
		}
	}
}

// TestMouseBehind: the mouse does nothing to a game that a drill or a screen that
// is too small hides.
func TestMouseBehind(t *testing.T) {
	hide := map[string]func(m *Model){
		"drill":  func(m *Model) { m.command("drill what") },
		"screen": func(m *Model) { m.Update(tea.WindowSizeMsg{Width: 20, Height: 5}) },
	}
	for name, do := range hide {
		m := practising(t, newGame(t, printed), &drill.MemoryLog{})
		m.View()
		do(m)
		m.View()
		m.Update(tea.MouseMsg{Button: tea.MouseButtonWheelDown})
		m.clicks(7*4, 2+7*2)
		if m.session.Ply() != 0 || m.session.View.Picked != engine.NoSquare {
			t.Errorf("%s: the game behind it is at ply %d, picked %v", name, m.session.Ply(), m.session.View.Picked)
		}
	}
}
