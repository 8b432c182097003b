// Searches go on beside the screen.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/drill"
	"qipu/ui/lang"
)

// searching returns a viewer with the mates of a manual before it, and one that
// was looked at; its answer is being searched for.
func searching(t *testing.T) (*Model, tea.Cmd) {
	t.Helper()
	m := practising(t, newGame(t, printed), &drill.MemoryLog{})
	lib, _, err := m.desk.Practice()
	if err != nil {
		t.Fatal(err)
	}
	for i := range lib.Problems {
		lib.Problems[i].Checks = true
	}
	m.command("drill mates")
	_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	if cmd == nil || !strings.Contains(m.View(), lang.English.Say(lang.DrillThinks)) {
		t.Fatalf("nothing is searched for:\n%s", m.View())
	}
	return m, cmd
}

// runs carries a command out in another goroutine, as the program does, draws meanwhile,
// and returns what it brought.
func runs(m *Model, cmd tea.Cmd) tea.Msg {
	done := make(chan tea.Msg)
	go func() { done <- cmd() }()
	m.View()
	return <-done
}

// TestSearchDoesNotBlock: keys typed during a search are taken after it.
func TestSearchDoesNotBlock(t *testing.T) {
	m, cmd := searching(t)
	m.sends("12")
	if pageOf[*exercise](m).machine.Phase != drill.Telling {
		t.Error("the machine went on before its search ended")
	}
	m.Update(runs(m, cmd))
	mc := pageOf[*exercise](m).machine
	if mc.Phase != drill.Asking || mc.Typed != "12" {
		t.Fatalf("after the search: phase %d, typed %q", mc.Phase, mc.Typed)
	}
	m.sends("**")
	answer := rightDigits(mc.Step())
	m.sends(answer[:4])
	_, cmd = m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(answer[4:])})
	if !strings.Contains(m.View(), "> "+answer) {
		t.Errorf("the answer is not on the screen:\n%s", m.View())
	}
	m.Update(runs(m, cmd))
	if pageOf[*exercise](m).machine.Feedback.Text != lang.DrillRight {
		t.Errorf("%s is called %q", answer, pageOf[*exercise](m).machine.Feedback.In(lang.English, "·"))
	}
}

// TestLeaveSearch: one can leave during a search, whose end changes nothing then.
func TestLeaveSearch(t *testing.T) {
	m, cmd := searching(t)
	m.sends("*")
	if !strings.Contains(m.View(), lang.English.Say(lang.DrillLeave)) {
		t.Errorf("leaving is not asked:\n%s", m.View())
	}
	m.sends("0")
	if pageOf[*exercise](m) == nil || pageOf[*exercise](m).search.number == 0 {
		t.Fatal("0 does not stay")
	}
	m.sends("*1")
	if pageOf[*exercise](m) != nil {
		t.Fatal("1 does not leave")
	}
	m.command("drill count")
	before := m.View()
	m.Update(runs(m, cmd))
	if m.View() != before {
		t.Errorf("a search that was left goes on:\n%s", m.View())
	}
	m, cmd = searching(t)
	m.sends("*")
	m.Update(runs(m, cmd))
	if pageOf[*exercise](m).machine.Phase != drill.Leaving {
		t.Error("the end of a search answers the question whether to leave")
	}
}
