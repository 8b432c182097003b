// What a typed text was read as.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/lang"
)

// TestReadAs: where a text could be of two notations the echo says of which it was,
// unless a candidate was chosen.
func TestReadAs(t *testing.T) {
	as := lang.Vietnamese.Say(lang.ReadAs, lang.Vietnamese.Notation("vietnamese"))
	for _, chosen := range []bool{false, true} {
		m := start(t, study(t), lang.Vietnamese, 80, 24)
		m.session.View.First = lang.Vietnamese.Typed()
		m.sends("P2-5")
		if chosen {
			m.press(tea.KeyTab)
		}
		if m.press(tea.KeyEnter); strings.Contains(m.View(), as) == chosen {
			t.Errorf("chosen %v:\n%s", chosen, m.View())
		}
	}
	m := start(t, study(t), lang.English, 80, 24)
	m.sends("C2.5")
	if m.press(tea.KeyEnter); strings.Contains(m.View(), "read as") {
		t.Errorf("one notation alone:\n%s", m.View())
	}
}
