// Games of the library in the list of games: those of a move, all of them, and the way
// back.

package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// TestGamesOfTheMarkedMove: Ctrl+G, or the keypad, lists the games in which the marked
// move was played; one of them opens where one was, and Ctrl+O leads back.
func TestGamesOfTheMarkedMove(t *testing.T) {
	for name, ask := range map[string]func(m *Model){
		"Ctrl+G": func(m *Model) { m.does(tea.KeyMsg{Type: tea.KeyCtrlG}) },
		"0 Enter 1": func(m *Model) {
			m.types("0")
			m.does(tea.KeyMsg{Type: tea.KeyEnter})
			m.types("1")
		},
	} {
		m := withLibrary(t, 80, 24)
		m.orders("played")
		m.types("/")
		if v := m.View(); !strings.Contains(v, "Ctrl+G its games") {
			t.Errorf("%s: the key is not told:\n%s", name, v)
		}
		ask(m)
		l := pageOf[*gameList](m)
		if l == nil || l.games.Len() != 2 || !strings.Contains(m.View(), "吕钦") || !strings.Contains(m.View(), "王天一") || strings.Contains(m.View(), "1/2") {
			t.Fatalf("%s: not the two games of the move:\n%s", name, m.View())
		}
		m.does(tea.KeyMsg{Type: tea.KeyDown})
		m.does(tea.KeyMsg{Type: tea.KeyEnter})
		if m.session.Game().Tags.Value("Red") != "王天一" || m.session.Ply() != 0 {
			t.Errorf("%s: %v at ply %d", name, m.session.Game().Tags, m.session.Ply())
		}
		m.does(tea.KeyMsg{Type: tea.KeyCtrlO})
		if m.desk.Away() || m.session.Game().Tags.Value("Event") != "2015 碧桂园杯决赛" {
			t.Errorf("%s: not back: %v", name, m.session.Game().Tags)
		}
	}
}

// TestMarkIsDropped: without a mark Ctrl+G lists the games that are open, and a mark
// that another command was given with is gone.
func TestMarkIsDropped(t *testing.T) {
	m := withLibrary(t, 80, 24)
	m.orders("played")
	m.types("/")
	m.does(tea.KeyMsg{Type: tea.KeyEsc})
	m.does(tea.KeyMsg{Type: tea.KeyCtrlG})
	if l := pageOf[*gameList](m); l == nil || m.desk.Away() {
		t.Errorf("not the open games:\n%s", m.View())
	}
}

// shortGames are n games in PGN.
func shortGames(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "[Game \"Chinese Chess\"]\n[Red \"甲%04d\"]\n[Black \"乙\"]\n[Date \"%d\"]\n[Result \"1-0\"]\n\n1. H2-E2 H9-G7 1-0\n\n", i, 1950+i%70)
	}
	return b.String()
}

// TestLibraryIsListed: the list of games offers the library, which scrolls at once: no
// game is read for it, and no row kept.
func TestLibraryIsListed(t *testing.T) {
	file := libraryOf(t, shortGames(3000))
	m := viewer(t, session.Games{study(t)}, desk.Options{Lang: lang.English, LibraryFile: file}, 80, 24)
	defer m.desk.Close()
	m.does(tea.KeyMsg{Type: tea.KeyCtrlG})
	l := pageOf[*gameList](m)
	if v := m.View(); !strings.Contains(v, "*  the library: 3000 games") || l.at != 1 {
		t.Fatalf("the library is not offered, or chosen unasked (%d):\n%s", l.at, v)
	}
	m.does(tea.KeyMsg{Type: tea.KeyUp})
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	l = pageOf[*gameList](m)
	if l == nil || l.games.Len() != 3000 || l.busy || strings.Contains(m.View(), "*  the library") {
		t.Fatalf("not all games:\n%s", m.View())
	}
	m.does(tea.KeyMsg{Type: tea.KeyEnd})
	if v := m.View(); !strings.Contains(v, "甲2999") || len(l.rows) > 0 || len(l.seen) > 0 {
		t.Errorf("the end, with %d and %d rows kept:\n%s", len(l.rows), len(l.seen), v)
	}
	m.types("甲1234")
	if v := m.View(); l.count() != 1 || len(l.rows) > 0 || !strings.Contains(v, "甲1234") {
		t.Errorf("%d games are found:\n%s", l.count(), v)
	}
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	if m.session.Game().Tags.Value("Red") != "甲1234" {
		t.Errorf("%v is open", m.session.Game().Tags)
	}
	m.does(tea.KeyMsg{Type: tea.KeyCtrlG})
	m.does(tea.KeyMsg{Type: tea.KeyTab})
	if l = pageOf[*gameList](m); l.busy || l.game(0).about.Date.From.Year() != 1950 || !strings.Contains(m.View(), "1950") {
		t.Errorf("not by date:\n%s", m.View())
	}
	m.does(tea.KeyMsg{Type: tea.KeyEsc})
	m.does(tea.KeyMsg{Type: tea.KeyCtrlO})
	if m.desk.Away() {
		t.Error("not back")
	}
	m.orders("library")
	if !m.desk.Away() || pageOf[*gameList](m) == nil {
		t.Errorf(":library does not list it:\n%s", m.View())
	}
}

// TestOpeningIsNamed: the pane names the opening that was reached, and for a marked
// move the one that it makes.
func TestOpeningIsNamed(t *testing.T) {
	m := viewer(t, session.Games{newGame(t, "")}, desk.Options{Lang: lang.English, LibraryFile: libraryOf(t, shelved)}, 100, 30)
	defer m.desk.Close()
	m.orders("played")
	if v := m.View(); strings.Contains(v, "B00") {
		t.Errorf("an opening at the start:\n%s", v)
	}
	m.types("/")
	if v := m.View(); !strings.Contains(v, "B00") {
		t.Errorf("the opening of the marked move is not named:\n%s", v)
	}
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	if v := m.View(); !strings.Contains(v, "B00 Central Cannon") {
		t.Errorf("the opening is not named:\n%s", v)
	}
	m.orders("blind 5")
	if v := m.View(); strings.Contains(v, "B00") {
		t.Errorf("it is, while blind:\n%s", v)
	}
}

// TestPatternOfTheEditor: a position that is set up with free points is looked for in
// the library, and stays where it is not found.
func TestPatternOfTheEditor(t *testing.T) {
	m := withLibrary(t, 80, 24)
	enter := func() { m.does(tea.KeyMsg{Type: tea.KeyEnter}) }
	m.orders("setup")
	for _, text := range []string{"00", "Ke9 k e0"} { // the generals exchanged
		m.types(text)
		enter()
	}
	m.types("02")
	if v := m.View(); !strings.Contains(v, "Enter finds") || !strings.Contains(v, "Some points are free") {
		t.Errorf("what Enter does is not told:\n%s", v)
	}
	enter()
	if v := m.View(); m.desk.Away() || pageOf[*setter](m) == nil || !strings.Contains(v, "no game of the library fits") {
		t.Fatalf("the generals stand elsewhere:\n%s", v)
	}
	for _, text := range []string{"clear K e0 k e9", "free - h2 C e2"} { // a cannon came to the centre
		m.types(text)
		enter()
	}
	enter()
	if m.session.Games().Len() != 2 || m.session.Ply() != 1 || pageOf[*setter](m) != nil {
		t.Errorf("%d games, at ply %d:\n%s", m.session.Games().Len(), m.session.Ply(), m.View())
	}
	m.does(tea.KeyMsg{Type: tea.KeyCtrlO})
	m.orders("setup")
	m.types("clear ? e0 free")
	enter()
	enter()
	if v := m.View(); !strings.Contains(v, "every point is free") {
		t.Errorf("nothing is asked:\n%s", v)
	}
}

// TestSearchIsEnded: a step, Esc and a blind level end a search that goes on, which
// shows how far it is; what it finds too late opens nothing.
func TestSearchIsEnded(t *testing.T) {
	for name, end := range map[string]func(m *Model){
		"a step": func(m *Model) { m.sends("+") },
		"Esc":    func(m *Model) { m.press(tea.KeyEsc) },
		"blind":  func(m *Model) { m.obey("blind 5") },
	} {
		m := withLibrary(t, 80, 24)
		search := m.obey("find 吕钦")
		m.Update(seekTick{m.work.number})
		if v := m.View(); !strings.Contains(v, "searching... 0%") {
			t.Errorf("%s: how far it is does not show:\n%s", name, v)
		}
		end(m)
		m.Update(nil)
		if v := m.View(); name != "blind" && !strings.Contains(v, "the search was ended") {
			t.Errorf("%s: not said:\n%s", name, v)
		}
		m.waits(search)
		if m.desk.Away() || m.work.seeks {
			t.Errorf("%s: what was found is opened", name)
		}
	}
	m := withLibrary(t, 80, 24)
	search := m.obey("find 吕钦")
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	m.waits(search)
	if !m.desk.Away() {
		t.Error("what was found is not opened")
	}
}

// TestWorkIsKeptForTheLibrary: games of the library open in the place of unsaved work
// unasked where that is kept, and it is there again when one comes back.
func TestWorkIsKeptForTheLibrary(t *testing.T) {
	state := store.NewState(t.TempDir())
	o := desk.Options{Lang: lang.English, LibraryFile: libraryOf(t, shelved), State: &state}
	m := viewer(t, opened(t, writtenGame(t)), o, 80, 24)
	defer m.desk.Close()
	m.orders("played")
	m.types("/")
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	at, line := m.session.Ply(), m.session.Cursor().Last()
	m.orders("find 吕钦")
	if !m.desk.Away() {
		t.Fatalf("refused:\n%s", m.View())
	}
	m.does(tea.KeyMsg{Type: tea.KeyCtrlO})
	if m.desk.Away() || !m.session.Unsaved() || m.session.Ply() != at || m.session.Cursor().Last() != line {
		t.Errorf("the work is not there again: %v at ply %d:\n%s", m.session.Cursor().Last(), m.session.Ply(), m.View())
	}
}

// writtenGame writes a game without moves into a file.
func writtenGame(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "own.pgn")
	if err := os.WriteFile(path, []byte("[Game \"Chinese Chess\"]\n[Red \"甲\"]\n[Result \"*\"]\n\n*\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestDrillOnTheLibrary: a player's moves are guessed, and where nothing is found no
// drill begins.
func TestDrillOnTheLibrary(t *testing.T) {
	state := store.NewState(t.TempDir())
	o := desk.Options{Lang: lang.English, LibraryFile: libraryOf(t, shelved), State: &state}
	m := viewer(t, session.Games{study(t)}, o, 80, 24)
	defer m.desk.Close()
	m.orders("drill guess nobody")
	if v := m.View(); pageOf[*exercise](m) != nil || !strings.Contains(v, "no game of the library fits") {
		t.Fatalf("a drill on nothing:\n%s", v)
	}
	m.orders("drill guess 吕钦 --result 1-0")
	if v := m.View(); pageOf[*exercise](m) == nil || !strings.Contains(v, "Red") {
		t.Fatalf("no drill:\n%s", v)
	}
	if games := pageOf[*exercise](m).library.Games.Games; len(games) != 1 || games[0].Of != drill.OfRed {
		t.Errorf("not Red's moves of the game that was found: %v", games)
	}
}
