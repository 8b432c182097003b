// Panes: opened, marked, taken.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/lang"
)

// TestVariationsPane: opened, the mark goes round its rows on the one key, Enter
// goes there, and any other key is what it ever was.
func TestVariationsPane(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}, {60, 20}} {
		m := start(t, study(t), lang.English, size[0], size[1])
		m.command("variations")
		v := m.View()
		if !strings.Contains(v, " 1 1 E3+5") || !strings.Contains(v, " 2 1 C2.5") {
			t.Fatalf("%v: no rows:\n%s", size, v)
		}
		m.sends("/")
		if v := m.View(); !strings.Contains(v, ">1 1 E3+5") || !strings.Contains(v, "Enter follow") {
			t.Errorf("%v: not marked:\n%s", size, v)
		}
		m.sends("/")
		m.press(tea.KeyEnter)
		if want := (engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}); m.session.Cursor().Last() != want || m.session.Ply() != 1 {
			t.Fatalf("%v: at %v", size, m.session.Cursor().Last())
		}
		if v := m.View(); !strings.Contains(v, "led here 1 C2.5") {
			t.Errorf("%v: not said what led here:\n%s", size, v)
		}
		m.press(tea.KeyLeft)
		m.sends("/+")
		if m.session.Ply() != 1 || strings.Contains(m.View(), ">1 ") {
			t.Errorf("%v: another key does not drop the mark: ply %d", size, m.session.Ply())
		}
		m.command("variations")
		if len(m.game.panes.list) != 0 {
			t.Errorf("%v: not closed", size)
		}
	}
}

// TestDigitsChooseRows: with the pane chosen, digits mark its rows; without, they
// begin a move.
func TestDigitsChooseRows(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("variations")
	m.press(tea.KeyTab, tea.KeyTab)
	m.sends("2")
	if m.session.Entry.Text() != "" || m.game.panes.mark != 2 {
		t.Fatalf("typed %q, mark %d", m.session.Entry.Text(), m.game.panes.mark)
	}
	m.press(tea.KeyEnter)
	if m.session.Ply() != 1 {
		t.Errorf("ply %d", m.session.Ply())
	}
	m.press(tea.KeyTab)
	m.sends("6")
	if m.session.Entry.Text() != "6" {
		t.Errorf("no move is begun: %q", m.session.Entry.Text())
	}
}

// TestTableKeepsRows: with a list open the table has at least nine rows, the
// current one among them.
func TestTableKeepsRows(t *testing.T) {
	for h := 22; h <= 50; h++ {
		m := start(t, study(t), lang.English, 80, h)
		m.command("variations")
		m.sends("+++++++++++++++")
		moves, _, ok := drawn[*table](m.shown)
		if !ok || len(moves.rows) < 9 {
			t.Fatalf("%d rows: %d of the table", h, len(moves.rows))
		}
		current := 0
		for _, r := range moves.rows {
			if r.current {
				current = r.ply
			}
		}
		if current != 15 {
			t.Errorf("%d rows: ply %d is current", h, current)
		}
	}
}

// TestPaneOfCoveredGame: nothing of a covered or blindly played game stands in the
// pane that was open before.
func TestPaneOfCoveredGame(t *testing.T) {
	for _, hide := range []string{"cover", "blind 1", "blind 5"} {
		m := start(t, study(t), lang.English, 80, 24)
		m.command("variations")
		m.command(hide)
		if v := m.View(); strings.Contains(v, "相三进五") || !strings.Contains(v, lang.English.Say(lang.VariationsNone)) {
			t.Errorf("%s:\n%s", hide, v)
		}
	}
}
