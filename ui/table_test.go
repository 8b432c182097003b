// The table of moves: what is lit, and the signs before a row.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// TestPairsLightTheMove: of the current round the move one is at is lit, not the
// other one.
func TestPairsLightTheMove(t *testing.T) {
	m := newModel(deskWith(t, session.Games{study(t)}, desk.Options{}), Look{}, termenv.ANSI256)
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	m.command("pairs")
	on := m.theme.style(inkCurrent).on
	for ply, want := range []string{"", "E3+5", "C8.5", "H2+3", "H8+7"} {
		if ply > 0 {
			m.sends("+")
		}
		lit := ""
		for _, row := range strings.Split(m.View(), "\n") {
			if _, rest, ok := strings.Cut(row, on); ok {
				lit, _, _ = strings.Cut(rest, "\x1b")
			}
		}
		if lit = strings.TrimSpace(lit); !strings.HasPrefix(lit, want) || want == "" && lit != "" || strings.Count(lit, "进")+strings.Count(lit, "平") > 1 {
			t.Errorf("ply %d: %q is lit, not %q", ply, lit, want)
		}
	}
}

// TestBothSigns: a move with a comment that has siblings too shows both signs.
func TestBothSigns(t *testing.T) {
	g := study(t)
	g.SetComment(g.First(0), "a word")
	m := start(t, g, lang.English, 80, 24)
	if v := m.View(); !strings.Contains(v, ` /"`) {
		t.Errorf("not both signs:\n%s", v)
	}
	m.sends("+")
	if v := m.View(); !strings.Contains(v, `>/"`) {
		t.Errorf("not both signs where one stands:\n%s", v)
	}
}

// TestMoveOnSmallestScreen: where the table has no room the move just played is
// written all the same, as far as a level lets it be told.
func TestMoveOnSmallestScreen(t *testing.T) {
	m := start(t, study(t), lang.English, minWidth, minHeight)
	m.sends("++")
	if v := m.View(); !strings.Contains(v, "2 C8.5") {
		t.Errorf("not written:\n%s", v)
	}
	m.command("list none")
	m.command("blind 5")
	m.sends("+")
	m.press(tea.KeyTab, tea.KeyTab, tea.KeyTab, tea.KeyEsc)
	if v := m.View(); strings.Contains(v, "马二进三") || strings.Contains(v, "H2+3") {
		t.Errorf("told while blind:\n%s", v)
	}
}

// TestCommentThenBoard: where the hint offers the whole comment one key shows it;
// the board is next, and then nothing.
func TestCommentThenBoard(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.session.Game().SetComment(records.NodeID(0), strings.Repeat("word ", 200))
	m.refresh()
	for _, want := range []focus{onNotes, onBoard, resting, onNotes} {
		if m.press(tea.KeyTab); m.game.focus != want {
			t.Fatalf("%d is chosen, not %d", m.game.focus, want)
		}
	}
	m.press(tea.KeyEsc, tea.KeyHome)
	m.session.Game().SetComment(records.NodeID(0), "short")
	m.refresh()
	if m.press(tea.KeyTab); m.game.focus != onBoard {
		t.Errorf("%d is chosen first", m.game.focus)
	}
}

// TestNoBoxesWhereWide: fine lines are refused, with the reason, where they would
// tear the board.
func TestNoBoxesWhereWide(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.look.Ambiguous = WideWidth
	if m.command("lines box"); m.message != lang.English.Say(lang.NoBoxes) || !m.failed || m.desk.Settings.Board == "box" {
		t.Errorf("%q", m.message)
	}
	m.look.Ambiguous = NarrowWidth
	if m.command("lines box"); m.failed || !strings.Contains(m.View(), "──") {
		t.Errorf("%q\n%s", m.message, m.View())
	}
}
