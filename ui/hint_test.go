// What the lowest row and the notes offer.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/cell"
	"qipu/ui/lang"
)

// foot returns the entry line and the line of keys.
func foot(m *Model) string {
	rows := strings.Split(m.View(), "\n")
	return strings.Join(rows[len(rows)-2:], "\n")
}

// TestPageHints: while a page or a pane takes the keys, the foot names its keys
// and not the viewer's.
func TestPageHints(t *testing.T) {
	for _, c := range []struct {
		do   func(*Model)
		want string
	}{
		{func(m *Model) { m.press(tea.KeyCtrlG) }, "Tab sorts"},
		{func(m *Model) { m.press(tea.KeyCtrlE) }, "Ctrl+C drops"},
		{func(m *Model) { m.sends("?") }, "Up Down scroll"},
		{func(m *Model) { m.sends("0") }, "Esc closes"},
		{func(m *Model) { m.press(tea.KeyTab) }, "Enter takes, puts"},
		{func(m *Model) { m.press(tea.KeyTab, tea.KeyTab) }, "Up Down scroll"},
	} {
		m := start(t, study(t), lang.English, 80, 24)
		c.do(m)
		if got := foot(m); !strings.Contains(got, c.want) || strings.Contains(got, "Left Right step") {
			t.Errorf("the foot is\n%s\nwithout %q", got, c.want)
		}
	}
}

// TestWholeComment: where a comment is cut, the foot names the key that shows it.
func TestWholeComment(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.session.Game().SetComment(0, strings.Repeat("word ", 200)+"end")
	m.refresh()
	if got := foot(m); !strings.Contains(got, "Tab whole comment") {
		t.Errorf("the foot is\n%s", got)
	}
	m.press(tea.KeyTab)
	for range 60 {
		m.press(tea.KeyDown)
	}
	if !strings.Contains(m.View(), "end") {
		t.Errorf("the end is not reached:\n%s", m.View())
	}
}

// TestCandidateCount: the number of moves that fit is never cut.
func TestCandidateCount(t *testing.T) {
	step := 1
	if testing.Short() {
		step = 6
	}
	for i, l := range lang.All {
		for w := 70 + i; w <= 180; w += step {
			for _, typed := range []string{"6", "62", "5", "4", "7", "p"} {
				m := start(t, study(t), l, w, 30)
				m.sends(typed)
				if fits := m.session.Fits(); len(fits) > 1 {
					if want, got := l.Say(lang.MovesFit, len(fits)), strings.Split(foot(m), "\n")[0]; !strings.HasSuffix(got, want) {
						t.Fatalf("%d columns: %q does not end in %q", w, got, want)
					}
				}
			}
		}
	}
}

// TestHelpWhole: no line of the help is cut, at any width.
func TestHelpWhole(t *testing.T) {
	for _, l := range lang.All {
		for _, w := range []int{40, 60, 80, 100} {
			m := start(t, study(t), l, w, 24)
			for _, row := range (help{&m.stage}).lines(w) {
				var b strings.Builder
				b.WriteString(row.text)
				for _, r := range row.runs {
					b.WriteString(r.text)
				}
				if n := cell.Wide.Width(strings.TrimRight(b.String(), " ")); n > w {
					t.Errorf("%v at %d columns: %d: %s", l, w, n, b.String())
				}
			}
		}
	}
}

// TestSlashFilters: a slash typed at the list, as its sign suggests, filters
// nothing away.
func TestSlashFilters(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.press(tea.KeyCtrlG)
	m.sends("/许银川")
	if pageOf[*gameList](m).count() != 1 {
		t.Errorf("%d games left by %q", pageOf[*gameList](m).count(), pageOf[*gameList](m).filter.Text())
	}
}
