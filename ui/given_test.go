// The built-in games, told in the language of the screen.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/desk"
	"qipu/ui/lang"
)

// builtins returns a viewer of the built-in games.
func builtins(t testing.TB, l lang.Lang) *Model {
	t.Helper()
	games, err := desk.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(games.Close)
	return viewer(t, games, desk.Options{Lang: l}, 100, 30)
}

// TestToldInTheLanguage: title and comment are in the language of the screen, the
// other language is the next thing on Tab, and the one behind that is the board.
func TestToldInTheLanguage(t *testing.T) {
	for l, is := range map[lang.Lang]struct{ title, comment, other string }{
		lang.English:     {"Xu Yinchuan loses to Zhao Xinxin", "printed whole", "这盘棋用绝对记谱法"},
		lang.Simplified:  {"许银川 先负 赵鑫鑫", "这盘棋用绝对记谱法", "printed whole"},
		lang.Traditional: {"許銀川 先負 趙鑫鑫", "這盤棋用絕對記譜法", "printed whole"},
		lang.Vietnamese:  {"Hứa Ngân Xuyên", "ký hiệu tuyệt đối", "这盘棋用绝对记谱法"},
	} {
		m := builtins(t, l)
		if v := m.looks(); !strings.Contains(v, is.title) || !strings.Contains(v, is.comment) || strings.Contains(v, is.other) {
			t.Errorf("%v: the game is not told in the language:\n%s", l, v)
		}
		found := false
		for range 6 {
			m.press(tea.KeyTab)
			if v := m.looks(); strings.Contains(v, is.other) {
				if found = true; strings.Contains(v, is.comment) || !strings.Contains(v, is.title) {
					t.Errorf("%v: both languages at once:\n%s", l, v)
				}
			}
		}
		if v := m.looks(); !found || !strings.Contains(v, is.comment) || strings.Contains(v, is.other) {
			t.Errorf("%v: the other language was seen: %v; then\n%s", l, found, v)
		}
	}
}

// TestToldIsNotWritten: a comment that is looked at in the editor, or a header on its
// page, is not changed by that; what is written there is the user's own.
func TestToldIsNotWritten(t *testing.T) {
	m := builtins(t, lang.English)
	m.press(tea.KeyCtrlE)
	if v := m.looks(); !strings.Contains(v, "printed whole") || strings.Contains(v, "记谱法") {
		t.Errorf("the editor has\n%s", v)
	}
	m.press(tea.KeyEsc)
	m.command("head")
	m.sends("1")
	m.press(tea.KeyEnter, tea.KeyEsc, tea.KeyEsc)
	if m.session.Unsaved() {
		t.Errorf("looking changed the game: %v", m.session.Game().Tags)
	}
	m.press(tea.KeyCtrlE)
	m.sends("!")
	m.press(tea.KeyEsc)
	if got := m.session.Game().Comment(0); !strings.HasPrefix(got, "This game") || !strings.HasSuffix(got, "!") || !m.session.Unsaved() {
		t.Errorf("written: %q", got)
	}
}

// TestFoundByBothNames: the list of games finds a built-in game by its name in the
// language, and by its own.
func TestFoundByBothNames(t *testing.T) {
	for _, text := range []string{"Qixing", "七星"} {
		m := builtins(t, lang.English)
		m.orders("games " + text)
		if v := m.looks(); !strings.Contains(v, "Qixing Juhui") || strings.Contains(v, "Dong 1") {
			t.Errorf("%s finds\n%s", text, v)
		}
	}
}

// TestUsersWordsStay: what a record says is never told otherwise, even where it is
// what a built-in game says.
func TestUsersWordsStay(t *testing.T) {
	m := start(t, study(t), lang.English, 100, 30)
	if v := m.looks(); !strings.Contains(v, "许银川 loses to 赵鑫鑫") || !strings.Contains(v, "这盘棋") {
		t.Errorf("a user's record is told as\n%s", v)
	}
}
