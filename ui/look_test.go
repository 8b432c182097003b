// What commands, titles, hints and keys say of what they do.

package ui

import (
	"slices"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// TestChoose: a command whose argument is one of a few words tells them, takes
// each, completes its beginning, and says what was chosen.
func TestChoose(t *testing.T) {
	for _, a := range action.All() {
		if a.Names == nil || slices.Contains([]string{"columns", "labels", "copy", "analyse", "review", "play"}, a.Name) { // without a name these do something
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

// TestFeedback: what is done or refused is said, and the hints are true.
func TestFeedback(t *testing.T) {
	m := start(t, study(t), lang.English, 100, 30)
	says := func(what string, text lang.Text, args ...any) {
		t.Helper()
		if want := lang.English.Say(text, args...); !strings.Contains(m.View(), want) {
			t.Errorf("%s: %q, want %q", what, m.message, want)
		}
	}
	m.sends("+")
	m.command("mark")
	says("no mark", lang.NoMark)
	if m.session.Unsaved() {
		t.Error("taking away no mark is unsaved work")
	}
	m.command("mark !?")
	says("a mark", lang.MarkSet)
	m.command("mark")
	says("the mark", lang.MarkGone)
	m.sends("07")
	says("before the first branch", lang.NoneBefore)
	m.command("last")
	m.sends("03")
	says("behind the last comment", lang.NoneAfter)
	m.command("first")
	m.sends("n")
	m.press(tea.KeyEnter)
	says("a beginning", lang.FitsMany, 4)
	m.press(tea.KeyEsc)
	m.sends("1111")
	says("no move", lang.HintWhy)
	m.press(tea.KeyEnter)
	says("no move, entered", lang.NoneFits)
	m.sends("橘中")
	m.press(tea.KeyCtrlG)
	says("a list above what is typed", lang.HintSort)
	m.sends("nobody")
	says("no game", lang.NoGameFits)
	m.press(tea.KeyCtrlU)
	if pageOf[*gameList](m).count() != 1 || !pageOf[*gameList](m).filter.Empty() {
		t.Errorf("the filter %q is not cleared", pageOf[*gameList](m).filter.Text())
	}
}

// TestGameTitles: a game without players is named by what there is.
func TestGameTitles(t *testing.T) {
	for _, c := range []struct{ tags, want string }{
		{"Red=甲", "甲"},
		{"Red=甲 Event=乙", "甲   乙"},
		{"Red=甲 Title=丙", "丙"},
		{"Title=丙 Event=丙", "丙"},
		{"Red=甲 Black=乙", "甲 against 乙"},
		{"", "old.che"},
	} {
		g := newGame(t, "H2-E2")
		for _, field := range strings.Fields(c.tags) {
			name, value, _ := strings.Cut(field, "=")
			g.Tags = append(g.Tags, records.Tag{Name: name, Value: value})
		}
		m := viewer(t, lying{session.Games{g}, "/records/old.che#1"}, desk.Options{}, 80, 24)
		if title, _ := m.titles(); title != c.want {
			t.Errorf("%q is %q, want %q", c.tags, title, c.want)
		}
		if m.command("setup 9/4k4/9/9/9/9/9/9/9/3K3R1 w"); c.tags == "" {
			if title, _ := m.titles(); title != "* a game of your own" {
				t.Errorf("set up: %q", title)
			}
		}
	}
}

// TestSetupIsNotLost: one key does not drop a position that was set up.
func TestSetupIsNotLost(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("setup")
	m.press(tea.KeyEsc)
	if pageOf[*setter](m) != nil {
		t.Fatal("Esc does not leave where nothing was changed")
	}
	m.command("setup")
	m.sends("00")
	for _, key := range []tea.KeyType{tea.KeyEsc, tea.KeyCtrlC} {
		m.press(key)
		if pageOf[*setter](m) == nil || m.message != lang.English.Say(lang.SetupDrops) {
			t.Fatalf("%v: %q", key, m.message)
		}
		m.press(tea.KeyUp)
	}
	m.press(tea.KeyEsc, tea.KeyEsc)
	if pageOf[*setter](m) != nil {
		t.Error("the second Esc does not leave")
	}
}

// TestLegend: on the first page of help whoever does not read the characters learns
// what they are, what their digits and letters.
func TestLegend(t *testing.T) {
	for l, wants := range map[lang.Lang][]string{
		lang.English:    {"1 K 帥 將 king", "4 H 傌 馬 horse", "7 P 兵 卒 pawn", ":pieces letters"},
		lang.Vietnamese: {"1 帥 將 Tướng", "5 俥 車 Xe"},
	} {
		m := start(t, study(t), l, 80, 24)
		m.sends("?")
		for _, want := range wants {
			if v := m.View(); !strings.Contains(v, want) {
				t.Errorf("%v: no %q:\n%s", l, want, v)
			}
		}
	}
}

// TestHelpByKeypad: the keypad alone reads all of a page and closes it.
func TestHelpByKeypad(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.sends("0.")
	top := m.View()
	m.sends("+++")
	if m.View() == top {
		t.Error("+ does not scroll")
	}
	m.sends("---")
	if m.View() != top {
		t.Error("- does not scroll back")
	}
	m.press(tea.KeyEnter)
	if !onTop[*gamePage](m) {
		t.Error("Enter does not close")
	}
}

// TestEditorKeepsColumn: up and down stay at the same place of a line.
func TestEditorKeepsColumn(t *testing.T) {
	m := start(t, newGame(t, "H2-E2"), lang.English, 80, 24)
	m.press(tea.KeyCtrlE)
	m.sends("ab")
	m.press(tea.KeyEnter)
	m.sends("妙手三")
	m.press(tea.KeyEnter)
	m.sends("xy")
	m.press(tea.KeyUp)
	m.sends("1")
	m.press(tea.KeyDown, tea.KeyUp, tea.KeyUp)
	m.sends("2")
	m.press(tea.KeyEsc)
	if got := m.session.Game().Comment(0); got != "ab2\n妙手1三\nxy" {
		t.Errorf("%q", got)
	}
}

// TestHiddenMoves: a table that is empty because one is blind does not say that
// the game has no moves.
func TestHiddenMoves(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("blind 5")
	if v := m.View(); !strings.Contains(v, "the moves to come are hidden") || strings.Contains(v, lang.English.Say(lang.NoMoves)) {
		t.Errorf("%s", v)
	}
}

// TestEditorKeys: on the smallest screen it is told what keeps a comment and what
// drops it.
func TestEditorKeys(t *testing.T) {
	m := start(t, study(t), lang.English, minWidth, minHeight)
	m.press(tea.KeyCtrlE)
	for _, want := range []string{"Esc keeps", "Ctrl+C drops"} {
		if v := m.View(); !strings.Contains(v, want) {
			t.Errorf("no %q:\n%s", want, v)
		}
	}
}

// TestQuitHints: the keys of quitting are told as they are.
func TestQuitHints(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.sends("62.5")
	m.press(tea.KeyEnter)
	m.sends("03")
	m.command("comment x")
	m.sends("q")
	if v := m.View(); !strings.Contains(v, "Enter quit") || strings.Contains(v, "Enter plays") {
		t.Errorf("%s", v)
	}
	m.press(tea.KeyEnter)
	if v := m.View(); !strings.Contains(v, "y quit") || !strings.Contains(v, "n Esc stay") {
		t.Errorf("%s", v)
	}
	m.press(tea.KeyEsc)
	if onTop[*leaving](m) {
		t.Error("Esc does not stay")
	}
}
