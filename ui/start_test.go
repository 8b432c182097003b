// The first screen of a drill.

package ui

import (
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/ui/drill"
	"qipu/ui/session"
)

// TestStartedForADrill: the viewer begins with what is due, and ends with it.
func TestStartedForADrill(t *testing.T) {
	for _, name := range []string{"", "count"} {
		s, err := session.New(session.Games{newGame(t, printed)}, session.View{})
		if err != nil {
			t.Fatal(err)
		}
		log := &drill.MemoryLog{}
		m := newModel(s, Options{Practice: Practice{
			Open: func() (*drill.Library, *drill.History, error) {
				h, err := drill.Open(log, drill.NewScheduler(0.9))
				return &drill.Library{Problems: drill.Ladder()}, h, err
			},
			Now: ticking(time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)), Start: &name,
		}}, termenv.Ascii)
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		if m.practice.drill == nil || m.practice.drill.machine == nil {
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
	again.practice.drill.machine.Feedback = m.practice.drill.machine.Feedback
	if got := again.View(); got != before {
		t.Errorf("goes on as\n%s\nwas\n%s", got, before)
	}
	again.sends("*1")
	third := practising(t, newGame(t, printed), log)
	third.sends("0*")
	third.press(tea.KeyEnter)
	if d := third.practice.drill.machine; d == nil || d.Kind() == drill.Count {
		t.Error("goes on after it was left")
	}
}
