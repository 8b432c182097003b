// The mouse on the board and on the rows.

package ui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/store"
)

func (m *Model) clicks(x, y int) {
	m.Update(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
}

// TestMouse: a piece is picked up and put down by two clicks, a click on a row of
// the table goes there.
func TestMouse(t *testing.T) {
	m := start(t, newGame(t, printed), lang.English, 80, 24)
	m.View()
	m.clicks(7*4, 2+7*2) // H2: file h, the eighth rank from the top
	if m.session.View.Picked != engine.SquareAt(7, 2) {
		t.Fatalf("picked %v", m.session.View.Picked)
	}
	m.View()
	m.clicks(4*4+1, 2+7*2)
	if m.session.Cursor().Last() != (engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}) {
		t.Errorf("played %v", m.session.Cursor().Last())
	}
	m.press(tea.KeyCtrlU)
	m.View()
	m.clicks(50, 6)
	if m.session.Ply() != 5 {
		t.Errorf("a click on the fifth row goes to ply %d", m.session.Ply())
	}
}

// drags presses the button on a point, 4 columns and 2 rows each from A9, and lets it go
// on another.
func (m *Model) drags(from, to [2]int) {
	m.View()
	m.clicks(4*from[0], 2+2*from[1])
	m.Update(tea.MouseMsg{X: 4*to[0] + 1, Y: 2 + 2*to[1], Button: tea.MouseButtonLeft, Action: tea.MouseActionMotion})
	m.Update(tea.MouseMsg{X: 4*to[0] + 1, Y: 2 + 2*to[1], Button: tea.MouseButtonLeft, Action: tea.MouseActionRelease})
}

// TestDrag: a piece that is dragged is played where the button is let go; dropped on
// another piece of its side, or beside the board, it stays.
func TestDrag(t *testing.T) {
	m := start(t, newGame(t, printed), lang.English, 80, 24)
	for _, to := range [][2]int{{7, 9}, {12, 7}} {
		m.drags([2]int{7, 7}, to)
		if m.session.Ply() != 0 || m.session.View.Picked != engine.NoSquare {
			t.Errorf("dropped at %v: ply %d, picked %v", to, m.session.Ply(), m.session.View.Picked)
		}
	}
	m.drags([2]int{7, 7}, [2]int{7, 7}) // a click
	if m.session.View.Picked != engine.SquareAt(7, 2) {
		t.Errorf("a click picks up %v", m.session.View.Picked)
	}
	m.clicks(4*4+1, 2+7*2)
	if m.session.Ply() != 1 {
		t.Errorf("two clicks go to ply %d", m.session.Ply())
	}
	m.drags([2]int{7, 0}, [2]int{6, 2})
	if m.session.Cursor().Last() != (engine.Move{From: engine.SquareAt(7, 9), To: engine.SquareAt(6, 7)}) {
		t.Errorf("dragging plays %v", m.session.Cursor().Last())
	}
}

// TestMouseOff: without the mouse a click that is still on its way does nothing, and
// the terminal is told, also after a stop.
func TestMouseOff(t *testing.T) {
	m := start(t, newGame(t, printed), lang.English, 80, 24)
	for _, tt := range []struct {
		command string
		want    tea.Msg
		picks   bool
	}{{"mouse off", tea.DisableMouse(), false}, {"mouse on", tea.EnableMouseCellMotion(), true}} {
		if got := m.obey(tt.command)(); got != tt.want {
			t.Errorf(":%s asks the terminal for %T", tt.command, got)
		}
		if _, cmd := m.Update(tea.ResumeMsg{}); cmd() != tt.want {
			t.Errorf("after a stop :%s is forgotten", tt.command)
		}
		m.View()
		m.clicks(7*4, 2+7*2)
		if picked := m.session.View.Picked != engine.NoSquare; picked != tt.picks {
			t.Errorf("after :%s a click picks up: %v", tt.command, picked)
		}
	}
}

// TestLooks: each piece set and each kind of lines draws a board of 34 columns,
// on which Red and Black are told apart without colour.
func TestLooks(t *testing.T) {
	for _, set := range store.Values("board", "pieces") {
		for _, lines := range []string{"wide", "box"} {
			m := start(t, newGame(t, printed), lang.English, 80, 24)
			m.session.View.Pieces = set
			m.desk.Settings.Board, m.look.Ambiguous = lines, NarrowWidth
			m.dress()
			m.View()
			rows := boardRows(m)
			for _, row := range rows {
				if n := m.measure.Styled(row); n != narrowBoard {
					t.Errorf("%s %s: %d columns: %q", set, lines, n, row)
				}
			}
			red, black := rows[19], rows[1]
			if red == black {
				t.Errorf("%s %s: Red and Black look the same: %q", set, lines, red)
			}
		}
	}
}
