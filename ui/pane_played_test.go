// The pane of the library: it follows every step, plays what is marked, and tells
// nothing where something is hidden.

package ui

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records/library"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// libraryOf makes a library of games in PGN.
func libraryOf(t *testing.T, text string) string {
	t.Helper()
	folder := t.TempDir()
	games, file := filepath.Join(folder, "games.pgn"), filepath.Join(folder, "library.db")
	if err := os.WriteFile(games, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := library.Open(context.Background(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if _, err := l.Add(context.Background(), []string{games}, nil); err != nil {
		t.Fatal(err)
	}
	return file
}

// shelved are three games, of which two begin alike.
const shelved = `[Game "Chinese Chess"]
[Date "1999"]
[Red "吕钦"]
[Black "许银川"]
[Result "1-0"]

1. H2-E2 H9-G7 2. H0-G2 I9-H9 1-0

[Game "Chinese Chess"]
[Date "2010"]
[Red "王天一"]
[Black "赵鑫鑫"]
[Result "0-1"]

1. H2-E2 B9-C7 0-1

[Game "Chinese Chess"]
[Red "吕钦"]
[Black "赵鑫鑫"]
[Result "1/2-1/2"]

1. C3-C4 G6-G5 2. G3-G4 1/2-1/2
`

// withLibrary returns a viewer that has a library, on a screen of a size.
func withLibrary(t *testing.T, w, h int) *Model {
	t.Helper()
	m := viewer(t, session.Games{study(t)}, desk.Options{Lang: lang.English, LibraryFile: libraryOf(t, shelved)}, w, h)
	t.Cleanup(func() {
		if err := m.desk.Close(); err != nil {
			t.Error(err)
		}
	})
	return m
}

// does sends a message and waits for what it leaves to commands.
func (m *Model) does(msg tea.Msg) {
	_, cmd := m.Update(msg)
	m.waits(cmd)
}

// waits runs a command and all that come of it.
func (m *Model) waits(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case nil:
	case tea.BatchMsg:
		for _, c := range msg {
			m.waits(c)
		}
	default:
		m.does(msg)
	}
}

// orders does what a line says and waits.
func (m *Model) orders(text string) {
	m.waits(m.obey(text))
	m.does(nil)
}

func (m *Model) types(text string) {
	for _, r := range text {
		m.does(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
	}
}

func TestPlayedPaneFollows(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}, {60, 20}} {
		m := withLibrary(t, size[0], size[1])
		m.orders("played")
		rows := []string{"library  games: 3", " 1 C2.5           2  50   0  50 RRRRBBB 2010", " 2 P7+1           1   0 100   0 ======="}
		if size[0] == 60 {
			rows = []string{"library  games: 3", "C2.5         2", "P7+1         1"}
		}
		for _, want := range rows {
			if !strings.Contains(m.View(), want) {
				t.Fatalf("%v: no %q:\n%s", size, want, m.View())
			}
		}
		m.types("/")
		if v := m.View(); !strings.Contains(v, ">1 C2.5") || !strings.Contains(v, "吕钦, 王天一") {
			t.Errorf("%v: the mark, and who played it:\n%s", size, v)
		}
		m.does(tea.KeyMsg{Type: tea.KeyEnter})
		if m.session.Ply() != 1 || m.session.Cursor().Last() != (engine.Move{From: 25, To: 22}) {
			t.Fatalf("%v: at %v", size, m.session.Cursor().Last())
		}
		if v := m.View(); !strings.Contains(v, "games: 2") || !strings.Contains(v, "1 H2+3") || !strings.Contains(v, "2 H8+7") {
			t.Errorf("%v: the step is not followed:\n%s", size, v)
		}
		m.orders("played 赵鑫鑫 black")
		if v := m.View(); !strings.Contains(v, "games: 1  赵") || size[0] > 60 && !strings.Contains(v, "赵鑫鑫 Black") || strings.Contains(v, "H8+7           1 1") {
			t.Errorf("%v: one player's games:\n%s", size, v)
		}
		m.orders("played")
		if v := m.View(); strings.Contains(v, "games: ") {
			t.Errorf("%v: not closed:\n%s", size, v)
		}
	}
}

// TestLateAnswersAreDropped: what a search found for a place that one has left is
// shown nowhere.
func TestLateAnswersAreDropped(t *testing.T) {
	m := withLibrary(t, 80, 24)
	m.obey("played")
	_, late := m.Update(nil)
	m.types("+")
	m.waits(late)
	if v := m.View(); strings.Contains(v, "C2.5           2") {
		t.Errorf("the start's moves stand at another place:\n%s", v)
	}
}

func TestPlayedPaneIsHidden(t *testing.T) {
	for name, hide := range map[string]func(m *Model){
		"blind": func(m *Model) { m.session.Blind.Level = veil.Discs },
		"cover": func(m *Model) { m.orders("cover") },
	} {
		m := withLibrary(t, 100, 30)
		m.orders("played")
		hide(m)
		m.does(nil)
		if v := m.View(); strings.Contains(v, "games: 3") || strings.Contains(v, "RRR") || !strings.Contains(v, "the library tells nothing") {
			t.Errorf("%s:\n%s", name, v)
		}
		m.orders("find 吕钦")
		if m.desk.Away() {
			t.Errorf("%s: games are found", name)
		}
	}
}

func TestFindOpensHitsAndReturns(t *testing.T) {
	m := withLibrary(t, 100, 30)
	m.types("++")
	at := m.session.Node()
	m.orders(`find --moves "炮二平五 马8进7"`)
	if m.session.Games().Len() != 1 || m.session.Ply() != 2 || m.session.Game().Tags.Value("Black") != "许银川" {
		t.Fatalf("%d games, at ply %d", m.session.Games().Len(), m.session.Ply())
	}
	if v := m.View(); !strings.Contains(v, "games of the library: 1") {
		t.Errorf("not said:\n%s", v)
	}
	m.orders("find 吕钦 --moves=炮二平五")
	if m.session.Games().Len() != 1 || m.session.Ply() != 1 {
		t.Errorf("hits of a player: %d, at ply %d", m.session.Games().Len(), m.session.Ply())
	}
	m.does(tea.KeyMsg{Type: tea.KeyCtrlO})
	if m.desk.Away() || m.session.Node() != at || m.session.Game().Tags.Value("Event") != "2015 碧桂园杯决赛" {
		t.Errorf("not back: %v, ply %d", m.session.Game().Tags, m.session.Ply())
	}
	for text, want := range map[string]string{
		"return": "no game to go back to", "find nobody": ":search looks in this game", "find --year soon": "--year cannot be",
		"find --bogus": "the words are", "find --material 5": "from character 1",
	} {
		m.orders(text)
		if v := m.View(); !strings.Contains(v, want) {
			t.Errorf(":%s does not say %q:\n%s", text, want, v)
		}
	}
}

// TestNoLibraryYet says how to begin, and shows what the built-in games have here.
func TestNoLibraryYet(t *testing.T) {
	m := viewer(t, session.Games{newGame(t, "")}, desk.Options{Lang: lang.English}, 80, 24)
	m.orders("played")
	for _, want := range []string{"built-in games  ", "none of your own yet: qipu library add PATH", " 1 C2.5 "} {
		if v := m.View(); !strings.Contains(v, want) {
			t.Errorf("no %q:\n%s", want, v)
		}
	}
	m.orders("find --material \"R+ aa+\"")
	if found, ok := m.session.Games().(*desk.Found); !ok || !found.Builtin {
		t.Errorf("nothing is found in the built-in games:\n%s", m.View())
	}
	if v := m.View(); !strings.Contains(v, "built-in games: ") {
		t.Errorf("not said:\n%s", v)
	}
	m.orders("return")
	m.orders("library add")
	if v := m.View(); !strings.Contains(v, "in no file") {
		t.Errorf("games of no file:\n%s", v)
	}
	m.orders("library")
	if v := m.View(); !strings.Contains(v, "there are no games in the library yet") {
		t.Errorf("a library that is not there:\n%s", v)
	}
}
