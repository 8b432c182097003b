package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/lang"
)

// TestFold: folded, the variations are a number; the table stays.
func TestFold(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	view := m.View()
	m.command("fold")
	if view == m.View() || !strings.Contains(m.View(), "0 instead, 1 next   :fold shows them") || strings.Contains(m.View(), "炮二平五") {
		t.Errorf("not folded:\n%s", m.View())
	}
	m.command("fold")
	m.press(tea.KeyEsc)
	if m.View() != view {
		t.Errorf("not unfolded:\n%s", m.View())
	}
}
