// The command line, and the one line editor.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/lang"
)

// TestCommandLineIsEdited: every key that edits a move edits a command.
func TestCommandLineIsEdited(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.sends(":xoto 1y")
	m.press(tea.KeyHome, tea.KeyDelete)
	m.sends("g")
	m.press(tea.KeyRight, tea.KeyRight, tea.KeyLeft)
	if v := m.View(); !strings.Contains(v, "> :go_to 1y") {
		t.Fatalf("the cursor is elsewhere:\n%s", v)
	}
	m.press(tea.KeyEnd, tea.KeyBackspace)
	m.sends("2")
	m.press(tea.KeyEnter)
	if m.session.Ply() != 23 {
		t.Errorf("ply %d: %s", m.session.Ply(), m.message)
	}
	m.sends(":")
	m.press(tea.KeyBackspace)
	if !onTop[*gamePage](m) {
		t.Error("Backspace does not close an empty line")
	}
}

// TestCommandHistory: Up brings back what was given before, Down what was begun.
func TestCommandHistory(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	line := func(keys ...tea.KeyType) string {
		m.press(keys...)
		return pageOf[*prompt](m).line.Text()
	}
	m.sends(":")
	if got := line(tea.KeyUp, tea.KeyDown); got != "" {
		t.Errorf("%q before any command", got)
	}
	m.press(tea.KeyEsc)
	for _, text := range []string{"goto 3", "goto 5", "goto 5", "last"} {
		m.command(text)
	}
	m.sends(":fl")
	for _, want := range []string{"last", "goto 5", "goto 3", "goto 3"} {
		if got := line(tea.KeyUp); got != want {
			t.Fatalf("%q, want %q", got, want)
		}
	}
	if got := line(tea.KeyDown, tea.KeyDown, tea.KeyDown); got != "fl" {
		t.Errorf("what was begun came back as %q", got)
	}
	if got := line(tea.KeyUp, tea.KeyUp); got != "goto 5" {
		t.Errorf("%q, want the one before", got)
	}
	m.press(tea.KeyEnter)
	if m.session.Ply() != 9 {
		t.Errorf("ply %d", m.session.Ply())
	}
}

// TestFilterIsEdited: the list's filter is edited as any line; Home and End are the
// list's as long as nothing is written.
func TestFilterIsEdited(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.press(tea.KeyCtrlG)
	m.sends("x银川")
	m.press(tea.KeyHome, tea.KeyDelete)
	if v := m.View(); !strings.Contains(v, "/ _银川") || pageOf[*gameList](m).count() != 1 {
		t.Fatalf("not edited:\n%s", v)
	}
	m.sends("许")
	m.press(tea.KeyEnd)
	m.sends("?")
	if l := pageOf[*gameList](m); l.filter.Text() != "许银川?" || l.count() != 0 {
		t.Errorf("%q leaves %d games", l.filter.Text(), l.count())
	}
}

// TestViewOnlyReads: what is shown is made by Update, and made again it is the
// same.
func TestViewOnlyReads(t *testing.T) {
	for _, keys := range []string{"", "62", "42.5", "?", "0", ":go", "\x07", "+++", "\x05", ":setup"} {
		m := start(t, study(t), lang.English, 80, 24)
		m.sends(keys)
		for range 3 {
			m.press(tea.KeyDown)
		}
		shown := m.shown
		view := m.View()
		if m.View() != view || m.shown != shown {
			t.Fatalf("after %q View changes what is shown", keys)
		}
		if again := m.looks(); again != view {
			t.Errorf("after %q the same frame is\n%s\nwas\n%s", keys, again, view)
		}
	}
}
