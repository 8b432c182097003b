// Forged journals and state files.

package ui

import (
	"strings"
	"testing"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// acting is a text that acts on a terminal which is sent it.
const acting = "!\x1b]0;title\a\x1b[2J\u009b6n\r\b\x00\u202e\u2028" + "\x7f"

// TestForged: marks, names of bookmarks and whatever else a journal or a state file
// may hold reaches no screen as anything that acts on a terminal.
func TestForged(t *testing.T) {
	for _, a := range action.All() {
		m := start(t, study(t), lang.English, 100, 40)
		edit := func(e records.Edit) {
			e.Text = acting + strings.Repeat("x", 200)
			if err := m.session.Edit(e); err != nil {
				t.Fatal(err)
			}
		}
		for id := range m.session.Game().Walk() {
			edit(records.Edit{Op: records.Mark, Node: id})
			edit(records.Edit{Op: records.Comment, Node: id})
			edit(records.Edit{Op: records.Unread, Node: id})
		}
		edit(records.Edit{Op: records.Mark})
		edit(records.Edit{Op: records.AddTag, Name: "Red" + acting})
		edit(records.Edit{Op: records.AddTag, Name: "Event"})
		m.session.Bookmarks().Replace([]session.Bookmark{{Name: acting, Moves: []engine.Move{m.session.Game().Move(m.session.Game().First(0))}}})
		m.press(tea.KeyRight)
		check := func() {
			for _, row := range strings.Split(m.View(), "\n") {
				if i := strings.IndexFunc(row, func(r rune) bool { return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) }); i >= 0 {
					t.Fatalf("%s: %q", a.Name, row[i:])
				}
			}
		}
		check()
		m.command(a.Name)
		check()
		m.press(tea.KeyTab)
		check()
	}
}
