// Messages that are longer than their row.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// bare is a text without blanks and line breaks, as it can be compared however
// it is wrapped.
func bare(text string) string { return strings.Join(strings.Fields(text), "") }

// TestWholeMessages: a message is shown whole at every size and in every
// language, however long the names in it are, and the screen is as before at the
// next key.
func TestWholeMessages(t *testing.T) {
	name := strings.Repeat("一个很长的文件名-and-a-long-name-", 5) + ".pgn"
	for _, l := range lang.All {
		for _, size := range [][2]int{{40, 14}, {60, 20}, {80, 24}, {100, 30}, {140, 45}} {
			for _, text := range []string{
				l.Say(lang.SaveChangedMany, name), l.Say(lang.SaveNoFormat, ".doc", "pgn xqf cbr dhtmlxq txt fen json "+name),
				l.Say(lang.Recovered, 3) + "   " + l.Say(lang.RecoveredMore, 2), l.Say(lang.QuitAside), l.Say(lang.MirrorSave),
			} {
				m := start(t, study(t), l, size[0], size[1])
				before := m.View()
				for _, failed := range []bool{false, true} {
					m.message, m.failed = text, failed
					m.refresh()
					if view := m.View(); !strings.Contains(bare(view), bare(text)) {
						t.Fatalf("%v: %q is cut:\n%s", size, text, view)
					}
					checkView(t, m)
				}
				m.press(tea.KeyEsc)
				if m.View() != before {
					t.Errorf("%v: something is left of a message:\n%s", size, m.View())
				}
			}
		}
	}
}

// TestWholeSaveMessages: what saving and quitting say is shown whole, with what
// is typed.
func TestWholeSaveMessages(t *testing.T) {
	long := strings.Repeat("很长的名字", 10)
	for _, l := range lang.All {
		for _, size := range [][2]int{{60, 20}, {80, 24}} {
			m := start(t, study(t), l, size[0], size[1])
			why := l.Say(lang.SaveChangedMany, long+".pgn")
			m.saves(func(*records.Game, int, string, bool) (*records.Game, error) {
				return nil, &session.NamelessError{Why: why, Suggest: long + "-2.pgn"}
			})
			m.command("comment text")
			m.press(tea.KeyCtrlS)
			if view := bare(m.View()); !strings.Contains(view, bare(why)) || !strings.Contains(view, "-2.pgn_") {
				t.Errorf("%v: not whole:\n%s", size, m.View())
			}
			m.press(tea.KeyEsc)
			m.session.SetUp(newGame(t, ""))
			m.command("quit")
			if view := bare(m.View()); !strings.Contains(view, bare(l.Say(lang.QuitAside))) {
				t.Errorf("%v: not whole:\n%s", size, m.View())
			}
		}
	}
}

// TestNotices: what was printed before the screen hid it is told at the start, and
// in full by a command.
func TestNotices(t *testing.T) {
	for _, l := range lang.All {
		notices := []string{"/home/you/.config/qipu/config.toml:3: there is no setting \x1b[31mcolour", "b.pgn: the file is empty"}
		m := viewer(t, session.Games{study(t)}, desk.Options{Lang: l, Notices: notices}, 60, 20)
		for _, want := range []string{"config.toml:3:", "colour", l.Say(lang.NoticesMore, 1)} {
			if view := bare(m.View()); !strings.Contains(view, bare(want)) {
				t.Errorf("no %q:\n%s", want, m.View())
			}
		}
		m.command("notices")
		if view := bare(m.View()); !strings.Contains(view, "config.toml:3:") || !strings.Contains(view, bare(notices[1])) {
			t.Errorf("not in full:\n%s", m.View())
		}
		checkView(t, m)
	}
}
