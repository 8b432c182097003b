// The list of games.

package ui

import (
	"fmt"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
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

// ended is four games of two openings, ten years and three results.
func ended(t *testing.T) session.Games {
	t.Helper()
	var all session.Games
	for i, game := range []struct{ moves, date, result string }{
		{"H2-E2 H9-G7 H0-G2 I9-H9", "1989.12.31", "1-0"},
		{"G3-G4 G6-G5", "1990.??.??", "1/2-1/2"},
		{"C0-E2", "1999.12.31", "0-1"},
		{"H2-E2 H9-G7 H0-G2", "2000", "*"},
	} {
		g := newGame(t, game.moves)
		g.Tags = records.Tags{{Name: "Red", Value: fmt.Sprintf("R%d", 9-i)}, {Name: "Black", Value: "许银川"}, {Name: "Event", Value: "Cup"}, {Name: "Date", Value: game.date}, {Name: "Result", Value: game.result}}
		all = append(all, g)
	}
	return all
}

// TestListFinds: the filter knows results, years, codes and names of openings, and
// Tab every order.
func TestListFinds(t *testing.T) {
	m := viewer(t, ended(t), desk.Options{}, 80, 24)
	games := func() (numbers string) {
		l := pageOf[*gameList](m)
		for i := range l.count() {
			numbers += fmt.Sprint(l.game(i).index + 1)
		}
		return numbers
	}
	code := ended(t)[0].Summary().ECCO
	for filter, want := range map[string]string{
		"1-0": "1", "0-1": "3", "1/2": "2", "1990-1999": "23", "1989-1990": "12", "中炮": "14", "中砲 1-0": "1", "飞相": "3", "飛相": "3",
		code: "14", strings.ToLower(code[:2]): "14", "cup": "1234", "1999": "3", "1-0 0-1": "",
	} {
		m.press(tea.KeyCtrlG)
		m.sends(filter)
		if got := games(); got != want {
			t.Errorf("%s finds %q, want %q:\n%s", filter, got, want, m.View())
		}
		m.press(tea.KeyEsc)
	}
	m.press(tea.KeyCtrlG)
	for _, want := range []string{"1234", "4321", "2134", "", "3241"} { // by code is told below
		m.press(tea.KeyTab)
		if got := games(); want != "" && got != want {
			t.Errorf("by %s: %s, want %s", pageOf[*gameList](m).order, got, want)
		}
	}
}

// TestListColumns: what a row tells by the width, in equal columns.
func TestListColumns(t *testing.T) {
	for width, want := range map[int][]string{
		40: {"R9 先胜 许银川", "1-0"},
		60: {"R9 先胜 许银川", "1989-12-31", "1-0", "4"},
		80: {"R9 先胜 许银川", "Cup", "1989-12-31", "1-0", "4"},
	} {
		m := viewer(t, ended(t), desk.Options{Lang: lang.Simplified}, width, 24)
		m.press(tea.KeyCtrlG)
		rows := strings.Split(m.View(), "\n")
		for _, row := range rows {
			if !strings.Contains(row, "许银川 ") || !strings.Contains(row, ">") {
				continue
			}
			if got := strings.Fields(row); !strings.Contains(strings.Join(got, " "), strings.Join(want[:1], " ")) || got[len(got)-1] != want[len(want)-1] {
				t.Errorf("%d columns: %q, want %q", width, row, want)
			}
			for _, text := range want {
				if !strings.Contains(row, text) {
					t.Errorf("%d columns: %q lacks %q", width, row, text)
				}
			}
		}
	}
}

// TestListTellsNoMoves: of a game that is covered, the list tells nothing that its
// moves do, and finds it by none of it.
func TestListTellsNoMoves(t *testing.T) {
	m := viewer(t, ended(t), desk.Options{}, 80, 24)
	m.command("cover")
	m.press(tea.KeyCtrlG)
	for _, filter := range []string{"中炮 1989-1989", "1-0"} {
		m.sends(filter)
		if n := pageOf[*gameList](m).count(); n != 0 {
			t.Errorf("%s finds %d", filter, n)
		}
		m.press(tea.KeyCtrlU)
	}
	if g := pageOf[*gameList](m).game(0); g.about.Plies != 0 || g.about.ECCO != "" {
		t.Errorf("it is told that %+v", g.about)
	}
}

// TestListHidesEnd: of a covered game neither the list nor the title says how it ended.
func TestListHidesEnd(t *testing.T) {
	m := viewer(t, session.Games{study(t), study(t)}, desk.Options{Lang: lang.Simplified}, 80, 24)
	m.command("cover")
	ended := func() int { return strings.Count(m.View(), "先负") }
	if n := ended(); n != 0 {
		t.Errorf("the title says how the game ended:\n%s", m.View())
	}
	if m.press(tea.KeyCtrlG); ended() != 1 {
		t.Errorf("the list:\n%s", m.View())
	}
	m.press(tea.KeyEsc)
	m.command("cover")
	if m.press(tea.KeyCtrlG); ended() != 3 {
		t.Errorf("uncovered:\n%s", m.View())
	}
}
