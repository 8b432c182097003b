package ui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/session"
)

func (m *Model) pastes(text string) {
	m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true})
}

// TestPasteKeepsWork: a pasted game takes the place of unsaved work only when it
// is pasted once more, and a warning about another command does not count. A
// pasted position is undone like an edit.
func TestPasteKeepsWork(t *testing.T) {
	const fen = "3k5/9/9/9/9/9/9/9/9/4K3R w"
	m := start(t, study(t), lang.English, 80, 24)
	m.parse = func(string) (session.Collection, error) { return games{study(t)}, nil }
	m.sends("62.4")
	m.press(tea.KeyEnter)
	g := m.session.Game()
	m.pastes(fen)
	if m.session.Board().At[engine.SquareAt(8, 0)].Kind() != engine.Rook || !m.session.Unsaved() {
		t.Fatalf("no position is pasted: %s", m.session.Board().FEN())
	}
	m.press(tea.KeyCtrlU)
	if m.session.Game() != g || m.session.Ply() != 1 || !m.session.Unsaved() {
		t.Fatal("unsaved work does not come back")
	}
	m.sends(":game 1")
	m.press(tea.KeyEnter)
	m.pastes("1. a game")
	if m.session.Game() != g || !m.failed {
		t.Fatal("unsaved work was left without a word about it")
	}
	m.pastes("1. a game")
	if m.session.Game() == g {
		t.Error("the second paste does nothing")
	}
}

// TestRefusedMoveLeaves: Enter once more takes a refused move away, so that the
// keypad alone can go on; the text stays for editing until then.
func TestRefusedMoveLeaves(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.sends("42.5")
	m.press(tea.KeyEnter)
	if m.session.Entry.Text() != "42.5" {
		t.Fatalf("a refused move leaves %q for editing", m.session.Entry.Text())
	}
	m.press(tea.KeyEnter)
	m.sends("62.5")
	m.press(tea.KeyEnter)
	if m.session.Ply() != 1 {
		t.Errorf("after a refused move one stands at ply %d, typed %q", m.session.Ply(), m.session.Entry.Text())
	}
}
