// The headers of a game, filled in.

package ui

import (
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// TestHeadPage fills in a new game's headers, the names apart on the keypad alone:
// each is an edit that undo takes back, and names come back on /.
func TestHeadPage(t *testing.T) {
	state := store.NewState(t.TempDir())
	now := func() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) }
	m := viewer(t, session.Games{newGame(t, "H2-E2")}, desk.Options{State: &state, Now: now}, 80, 24)
	m.sends("0")
	m.press(tea.KeyEnter)
	m.sends("4")
	if v := m.View(); !strings.Contains(v, "1 Red") || !strings.Contains(v, "6 Round") {
		t.Fatalf("no page:\n%s", v)
	}
	keys := 0
	types := func(text string) {
		for _, r := range text {
			keys++
			if r == '\n' {
				m.press(tea.KeyEnter)
			} else {
				m.sends(string(r))
			}
		}
	}
	types("1吕钦\n2许银川X*\n35\n\n")
	want := records.Tags{{Name: "Red", Value: "吕钦"}, {Name: "Black", Value: "许银川"}, {Name: "Result", Value: "1/2-1/2"}, {Name: "Date", Value: "2026.03.01"}}
	for _, tag := range want {
		if got := m.session.Game().Tags.Value(tag.Name); got != tag.Value {
			t.Errorf("%s is %q, want %q", tag.Name, got, tag.Value)
		}
	}
	types("4202613")
	m.press(tea.KeyEnter)
	if !m.failed || m.session.Game().Tags.Value("Date") != "2026.03.01" {
		t.Errorf("seven digits are a date: %q", m.session.Game().Tags.Value("Date"))
	}
	types("01")
	m.press(tea.KeyEsc, tea.KeyEsc)
	m.command("new")
	m.command("head")
	types("1/\n2许/\n420260300\n")
	m.press(tea.KeyEsc)
	tags := m.session.Game().Tags
	if tags.Value("Red") != "许银川" || tags.Value("Black") != "许银川" || tags.Value("Date") != "2026.03.??" {
		t.Errorf("%v", tags)
	}
	m.command("head Red -")
	if m.session.Game().Tags.Value("Red") != "" || !m.session.History().Unsaved() {
		t.Errorf("%v", m.session.Game().Tags)
	}
	m.command("undo")
	if m.session.Game().Tags.Value("Red") != "许银川" {
		t.Errorf("not undone: %v", m.session.Game().Tags)
	}
	checkView(t, m)
}

// TestHeadNames: / offers the user's own name first, then those given last, then those
// of the library, each once.
func TestHeadNames(t *testing.T) {
	state := store.NewState(t.TempDir())
	m := viewer(t, session.Games{newGame(t, "H2-E2")}, desk.Options{State: &state}, 80, 24)
	m.desk.Settings.Me = "Me"
	for _, name := range []string{"Me", "Last"} {
		if err := m.desk.KeepName(name); err != nil {
			t.Fatal(err)
		}
	}
	m.command("head")
	pageOf[*head](m).learn([]string{"Last", "Hu Ronghua"})
	m.sends("1")
	for _, want := range []string{"Me", "Last", "Hu Ronghua", "Me"} {
		if m.sends("/"); pageOf[*head](m).line.Text() != want {
			t.Errorf("offered %q, want %q", pageOf[*head](m).line.Text(), want)
		}
	}
}

// TestPhrases: remarks of the settings come before the ready-made ones.
func TestPhrases(t *testing.T) {
	m := start(t, newGame(t, "H2-E2"), lang.English, 80, 24)
	m.desk.Settings.Phrases = []string{"as in the book"}
	m.command("phrase 1")
	m.command("phrase 2")
	if got := m.session.Game().Comment(0); got != "as in the book good move" {
		t.Errorf("the comment is %q", got)
	}
}

// TestMenuSecondPage: Enter turns to it, its keys act as they are shown, Enter
// again closes it: a 0 before that Enter would go back to the game before.
func TestMenuSecondPage(t *testing.T) {
	for _, l := range lang.All {
		m := start(t, study(t), l, minWidth, minHeight)
		m.sends("0")
		m.press(tea.KeyEnter)
		v := m.View()
		for _, key := range "12345678." {
			if !strings.Contains(v, " "+string(key)+"  ") {
				t.Errorf("no %c:\n%s", key, v)
			}
		}
		if strings.Contains(v, "0 Enter") || !strings.Contains(v, " Enter  "+l.Say(lang.HintClose)) {
			t.Errorf("Enter alone does not close it:\n%s", v)
		}
		checkView(t, m)
		m.press(tea.KeyEnter)
		if v := m.View(); strings.Contains(v, l.Say(lang.ActMenu)) {
			t.Errorf("still there:\n%s", v)
		}
		m.sends("+0")
		m.press(tea.KeyEnter)
		m.sends("51")
		if m.session.Game().Tags.Value("Result") != "1-0" {
			t.Errorf("%v: the result is %q", l, m.session.Game().Tags.Value("Result"))
		}
		m.sends("0")
		m.press(tea.KeyEnter)
		m.sends("7")
		m.press(tea.KeyEnter)
		if m.session.Game().Comment(m.session.Node()) == "" {
			t.Errorf("%v: no remark is added", l)
		}
	}
}
