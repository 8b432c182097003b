// The comment editor: beside the board, left with the change and without.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/lang"
)

// TestCommentBeside: the board stays in sight while a comment is written, on every
// screen that has room for both.
func TestCommentBeside(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {60, 20}, {50, 34}, {140, 45}, {40, 14}} {
		m := start(t, study(t), lang.English, size[0], size[1])
		m.press(tea.KeyCtrlE)
		m.sends("mine")
		_, _, board := drawn[*boardDrawer](m.shown)
		if !onTop[*editor](m) || !strings.Contains(m.View(), "mine_") || board != (size != [2]int{40, 14}) {
			t.Errorf("%v: board %v:\n%s", size, board, m.View())
		}
	}
}

// TestCommentLeft: Esc keeps what was written, Ctrl+S saves it too, Ctrl+C leaves the
// comment as it was, and redo brings what was written.
func TestCommentLeft(t *testing.T) {
	const written = "writtenthe comment"
	for _, tt := range []struct {
		key            tea.KeyType
		want           string
		unsaved, saves bool
	}{
		{tea.KeyEsc, written, true, false},
		{tea.KeyCtrlS, written, false, true},
		{tea.KeyCtrlC, "the comment", false, false},
	} {
		g := study(t)
		g.SetComment(0, "the comment")
		m := start(t, g, lang.English, 80, 24)
		saved := false
		m.saves(func(g *records.Game, _ int, _ string, _ bool) (*records.Game, error) {
			saved = true
			return g, nil
		})
		m.press(tea.KeyCtrlE, tea.KeyHome)
		m.sends("written")
		m.press(tt.key)
		if got := g.Comment(0); !onTop[*gamePage](m) || got != tt.want || m.session.Unsaved() != tt.unsaved || saved != tt.saves {
			t.Errorf("after %v: comment %q, unsaved %v, saved %v", tt.key, got, m.session.Unsaved(), saved)
		}
		if tt.key == tea.KeyCtrlC {
			m.press(tea.KeyCtrlR)
			if got := g.Comment(0); got != written || !m.session.Unsaved() {
				t.Errorf("redo brings %q, unsaved %v", got, m.session.Unsaved())
			}
		}
	}
}

// TestCommentUntouched: leaving a comment that was not changed takes no redo away.
func TestCommentUntouched(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("comment mine")
	m.press(tea.KeyCtrlU, tea.KeyCtrlE, tea.KeyCtrlC)
	if !m.session.History().CanRedo() {
		t.Error("there is nothing to redo any more")
	}
}

// TestCommentClicked: a click on the comment, and on it alone, writes it.
func TestCommentClicked(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	opened := 0
	for y, row := range strings.Split(m.View(), "\n") {
		if x := strings.Index(row, "Printed whole"); x >= 0 {
			opened++
			m.Update(tea.MouseMsg{X: 50, Y: y, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
			if !onTop[*editor](m) {
				t.Errorf("a click on %q opens nothing", row)
			}
			m.press(tea.KeyEsc)
		}
	}
	m.Update(tea.MouseMsg{X: 50, Y: 3, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
	if opened == 0 || onTop[*editor](m) {
		t.Errorf("%d rows have the comment; one that has none opens it: %v", opened, onTop[*editor](m))
	}
}
