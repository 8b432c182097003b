// Saving from the viewer.

package ui

import (
	"errors"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// TestSaveAsks: what would be lost is shown, and only a yes writes.
func TestSaveAsks(t *testing.T) {
	for _, tt := range []struct {
		keys  string
		saved bool
	}{{"y", true}, {"1", true}, {"n", false}, {"0", false}, {"x+-", false}, {"+-xY", true}} {
		m := start(t, study(t), lang.English, 80, 24)
		saved := false
		m.saves(func(g *records.Game, _ int, _ string, sure bool) (*records.Game, error) {
			if !sure {
				return nil, &session.Doubt{Lines: []session.DoubtLine{{Text: "fen cannot hold"}, {Text: "comment: 1\x1b[31m"}}}
			}
			saved = true
			return g, nil
		})
		m.sends("++62.4")
		m.press(tea.KeyEnter)
		m.sends("02")
		screen := m.View()
		if !strings.Contains(screen, "comment: 1") || !strings.Contains(screen, "y / n") || strings.Contains(screen, "\x1b[31m") {
			t.Fatalf("no question:\n%s", screen)
		}
		m.sends(tt.keys)
		if saved != tt.saved || m.session.Unsaved() == tt.saved {
			t.Errorf("%q: saved %v", tt.keys, saved)
		}
	}
}

// TestSaveFails: an error keeps the work and says so; a game without a file asks
// for a name.
func TestSaveFails(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.sends("++62.4")
	m.press(tea.KeyEnter)
	m.saves(func(*records.Game, int, string, bool) (*records.Game, error) { return nil, errors.New("no space left") })
	m.press(tea.KeyCtrlS)
	if !m.session.Unsaved() || !strings.Contains(m.View(), "no space left") {
		t.Errorf("nothing is said:\n%s", m.View())
	}
	name := ""
	m.saves(func(g *records.Game, _ int, as string, _ bool) (*records.Game, error) {
		if as == "" {
			return nil, &session.NamelessError{Why: "in no file", Suggest: "a.pgn"}
		}
		name = as
		return g, nil
	})
	m.sends("02")
	if !strings.Contains(m.View(), ":save a.pgn") || !strings.Contains(m.View(), "in no file") {
		t.Errorf("no name is asked for:\n%s", m.View())
	}
	m.press(tea.KeyEnter)
	if name != "a.pgn" || m.session.Unsaved() {
		t.Errorf("saved as %q", name)
	}
}
