// The first screen of a drill.

package ui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/drill"
)

// TestStartedForADrill: the viewer begins with what is due, and ends with it.
func TestStartedForADrill(t *testing.T) {
	for _, name := range []string{"", "count"} {
		m := practising(t, newGame(t, printed), &drill.MemoryLog{})
		m.begin(&name)
		if pageOf[*exercise](m) == nil || pageOf[*exercise](m).machine == nil {
			t.Fatalf("drill %q has not begun:\n%s", name, m.View())
		}
		m.sends("*")
		_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("1")})
		if cmd == nil || cmd() != (tea.QuitMsg{}) {
			t.Errorf("drill %q: its end is not the end", name)
		}
	}
}

// TestDrillGoesOn cuts a drill off; the next viewer offers to go on with it, at
// the same question and with the same typed.
func TestDrillGoesOn(t *testing.T) {
	log := &drill.MemoryLog{}
	m := practising(t, newGame(t, printed), log)
	m.command("drill count")
	m.sends("113")
	before := m.View()
	again := practising(t, newGame(t, printed), log)
	again.sends("0*")
	again.press(tea.KeyEnter)
	pageOf[*exercise](again).machine.Feedback = pageOf[*exercise](m).machine.Feedback
	if got := again.looks(); got != before {
		t.Errorf("goes on as\n%s\nwas\n%s", got, before)
	}
	again.sends("**1") // takes back, leaves
	third := practising(t, newGame(t, printed), log)
	third.sends("0*")
	third.press(tea.KeyEnter)
	if d := pageOf[*exercise](third).machine; d == nil || d.Kind() == drill.Count {
		t.Error("goes on after it was left")
	}
}
