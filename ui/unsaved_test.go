// Work that is not saved and would be left.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
)

func (m *Model) pastes(text string) {
	m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true})
}

// TestPasteKeepsWork: a pasted game or position takes the place of unsaved work,
// which undo brings back; it is no work itself until it is edited.
func TestPasteKeepsWork(t *testing.T) {
	const fen = "3k5/9/9/9/9/9/9/9/9/4K3R w"
	for _, text := range []string{fen, "1. H2-E2 H9-G7"} {
		m := start(t, study(t), lang.English, 80, 24)
		g := m.session.Game()
		m.pastes(text)
		if m.session.Game() == g || m.session.Document() == 0 || m.session.Unsaved() {
			t.Fatalf("%q, pasted: %s, unsaved %v", text, m.session.Board().FEN(), m.session.Unsaved())
		}
		m.press(tea.KeyCtrlU)
		m.sends("62.4")
		m.press(tea.KeyEnter)
		m.pastes(text)
		if m.session.Game() == g || !m.session.Unsaved() || len(m.session.History().Aside()) == 0 {
			t.Fatalf("%q: the work set aside is not told", text)
		}
		m.command("quit")
		if !onTop[*leaving](m) || !strings.Contains(m.View(), "undo leads back") {
			t.Fatalf("%q: quitting does not ask:\n%s", text, m.View())
		}
		m.press(tea.KeyEsc)
		m.press(tea.KeyCtrlU)
		if m.session.Game() != g || m.session.Ply() != 1 || !m.session.Unsaved() || len(m.session.History().Aside()) > 0 {
			t.Fatalf("%q: unsaved work does not come back", text)
		}
	}
}

// TestSaveAndQuit: the question before quitting saves too; where that asks for more one
// stays.
func TestSaveAndQuit(t *testing.T) {
	for _, tt := range []struct {
		key   string
		fails bool
		quits bool
	}{{"s", false, true}, {"2", false, true}, {"s", true, false}, {"n", false, false}, {"y", true, true}} {
		m := start(t, study(t), lang.English, 80, 24)
		m.saves(func(g *records.Game, _ int, _ string, _ bool) (*records.Game, error) {
			if tt.fails {
				return nil, &session.Doubt{Lines: []session.DoubtLine{{Text: "something would be lost"}}}
			}
			return g, nil
		})
		m.command("comment mine")
		m.command("quit")
		_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(tt.key)})
		if quits := cmd != nil && cmd() == (tea.QuitMsg{}); quits != tt.quits || tt.key == "s" && m.session.Unsaved() != tt.fails {
			t.Errorf("%q, failing %v: quits %v, unsaved %v", tt.key, tt.fails, quits, m.session.Unsaved())
		}
	}
}

// TestSavedApart: saving a game that was set up does not count as saving the one
// that it took the place of.
func TestSavedApart(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.saves(func(g *records.Game, _ int, _ string, _ bool) (*records.Game, error) { return g, nil })
	m.command("comment mine")
	m.command("setup 3k5/9/9/9/9/9/9/9/9/4K3R w")
	m.press(tea.KeyCtrlS)
	if !m.session.Unsaved() {
		t.Fatal("what was written on the first game counts as saved")
	}
	m.press(tea.KeyCtrlU, tea.KeyCtrlS)
	if m.session.Unsaved() {
		t.Error("both are saved")
	}
	m.press(tea.KeyCtrlR)
	if m.session.Unsaved() {
		t.Error("both are saved, and the second one shown")
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
