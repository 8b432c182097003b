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
