// The list of games.

package ui

import (
	"fmt"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/session"
)

// TestList: the list is filtered by words in any width of letters, sorted, and
// opens what is chosen.
func TestList(t *testing.T) {
	var all session.Games
	for i := range 60 {
		g := newGame(t, "H2-E2")
		g.Tags = records.Tags{{Name: "Red", Value: fmt.Sprintf("Red %d", i+1001)}, {Name: "Black", Value: "许银川"}, {Name: "Date", Value: fmt.Sprint(2060 - i)}}
		all = append(all, g)
	}
	m := viewer(t, all, desk.Options{}, 80, 24)
	m.press(tea.KeyCtrlG, tea.KeyEnd, tea.KeyEnter)
	if m.session.Index() != 59 {
		t.Errorf("End and Enter opened game %d", m.session.Index()+1)
	}
	m.press(tea.KeyCtrlG)
	m.sends("１０４７ red")
	if view := m.View(); !strings.Contains(view, "Red 1047") || strings.Contains(view, "Red 1048") {
		t.Errorf("filtered:\n%s", view)
	}
	m.press(tea.KeyEnter)
	if m.session.Index() != 46 {
		t.Errorf("the filter opened game %d", m.session.Index()+1)
	}
	m.press(tea.KeyCtrlG, tea.KeyTab, tea.KeyEnter)
	if m.session.Index() != 59 {
		t.Errorf("sorted by date, the first is game %d", m.session.Index()+1)
	}
}
