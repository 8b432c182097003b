package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/lang"
)

// TestChoose: a command whose argument is one of a few words tells them, takes
// each, completes its beginning, and says what was chosen.
func TestChoose(t *testing.T) {
	for _, a := range action.All() {
		if a.Names == nil || a.Name == "columns" || a.Name == "labels" { // without a name these two do something
			continue
		}
		m := start(t, study(t), lang.English, 100, 30)
		m.command(a.Name)
		names := a.Names()
		if want := a.Name + ": " + strings.Join(names, " "); m.message != want {
			t.Errorf("%q, want %q", m.message, want)
		}
		one := names[0]
		m.sends(":" + a.Name + " " + one[:len(one)-1])
		if v := m.View(); !strings.Contains(v, one) {
			t.Errorf("%s is not offered:\n%s", one, v)
		}
		m.press(tea.KeyTab, tea.KeyEnter)
		if !strings.Contains(m.message, one) && m.message != lang.English.Say(lang.NoColours) {
			t.Errorf("%s %s: %q", a.Name, one, m.message)
		}
		if m.command(a.Name + " nonsense"); !m.failed || !strings.Contains(m.message, names[0]) {
			t.Errorf("%s nonsense: %q", a.Name, m.message)
		}
	}
}

// TestLanguage: the words and the script of the moves change at once, in the
// columns that a settings file names too.
func TestLanguage(t *testing.T) {
	m := start(t, study(t), lang.English, 100, 30)
	m.speaks = func(l lang.Lang) bool { return l == lang.Traditional }
	m.session.View.Columns = []string{"chinese", "wxf"}
	for _, l := range []lang.Lang{lang.Traditional, lang.Simplified, lang.English} {
		m.command("language " + l.String())
		move := "相三进五"
		if l == lang.Traditional {
			move = "相三進五"
		}
		if v := m.View(); !strings.Contains(v, l.Say(lang.RedToMove)) || !strings.Contains(v, move) {
			t.Errorf("%v:\n%s", l, v)
		}
	}
	m.command("language zh-Hant")
	m.command("columns chinese chinese-traditional")
	if v := m.View(); !strings.Contains(v, "相三进五") || !strings.Contains(v, "相三進五") {
		t.Errorf("not both scripts:\n%s", v)
	}
}
