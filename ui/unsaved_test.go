// Work that is not saved and would be left.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

func (m *Model) pastes(text string) {
	m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true})
}

// TestPasteKeepsWork: a pasted game or position stands beside unsaved work, to which
// Ctrl+O leads back; both are there after a crash, and quitting asks about both.
func TestPasteKeepsWork(t *testing.T) {
	const fen = "3k5/9/9/9/9/9/9/9/9/4K3R w"
	for _, text := range []string{fen, "1. H2-E2 H9-G7"} {
		tr := &trial{folder: t.TempDir(), base: study(t)}
		state := store.NewState(tr.folder)
		m := tr.viewer(t, &state)
		m.sends("62.4")
		m.press(tea.KeyEnter)
		want := dump(m.session.Game())
		m.pastes(text)
		if u := m.desk.Tray.Open(); u == nil || m.session.Unsaved() || !m.desk.Unsaved() {
			t.Fatalf("%q, pasted: %s, unsaved %v", text, m.session.Board().FEN(), m.session.Unsaved())
		}
		m.command("quit")
		if !onTop[*leaving](m) || !strings.Contains(m.View(), "Games in no file: 1.") {
			t.Fatalf("%q: quitting does not ask:\n%s", text, m.View())
		}
		m.press(tea.KeyEsc)
		m.press(tea.KeyCtrlO)
		if got := dump(m.session.Game()); got != want || m.session.Ply() != 1 || !m.session.Unsaved() || len(m.desk.Tray.All()) != 1 {
			t.Fatalf("%q: unsaved work does not come back: %s", text, got)
		}
		if back := tr.viewer(t, killed(t, tr.folder)); dump(back.session.Game()) != want || len(back.desk.Tray.All()) != 1 {
			t.Errorf("%q, after a crash: %s", text, dump(back.session.Game()))
		}
	}
}

// TestPasteWithoutState: where work is not kept, a paste over it takes a second one.
func TestPasteWithoutState(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	g := m.session.Game()
	m.command("comment mine")
	if m.pastes("1. H2-E2 H9-G7"); m.session.Game() != g || !m.failed {
		t.Fatal("unsaved work is gone")
	}
	if m.pastes("1. H2-E2 H9-G7"); m.session.Game() == g {
		t.Error("the second paste is refused too")
	}
}

// manyGames is three games as one pastes them.
const manyGames = "[Red \"A\"]\n[Black \"B\"]\n\n1. H2-E2 H9-G7 *\n\n[Red \"C\"]\n[Black \"D\"]\n\n1. B2-E2 *\n\n[Red \"E\"]\n\n1. H0-G2 B9-C7 *\n"

// TestPasteMany: many games are opened as a collection, are listed from elsewhere in one
// row, and each stays until it is saved.
func TestPasteMany(t *testing.T) {
	tr := &trial{folder: t.TempDir(), base: study(t)}
	state := store.NewState(tr.folder)
	m := tr.viewer(t, &state)
	m.pastes(manyGames)
	if m.session.Games().Len() != 3 || !strings.Contains(m.message, "3 games") {
		t.Fatalf("%d games, said %q", m.session.Games().Len(), m.message)
	}
	m.command("next-game")
	m.sends("+42+3")
	m.press(tea.KeyEnter)
	if m.session.Index() != 1 || m.session.Plies() != 2 {
		t.Fatalf("game %d of %d plies: %s", m.session.Index()+1, m.session.Plies(), m.message)
	}
	want := dump(m.session.Game())
	m.press(tea.KeyCtrlO, tea.KeyCtrlG)
	if l := pageOf[*gameList](m); l.size() != 2 || !strings.Contains(m.View(), "A against B and 2 more") {
		t.Fatalf("%d rows:\n%s", l.size(), m.View())
	}
	m.press(tea.KeyEsc)
	left := killed(t, tr.folder)
	back := tr.viewer(t, left)
	back.command("unsaved 1")
	back.command("game 2")
	if got := dump(back.session.Game()); got != want || !back.session.Unsaved() {
		t.Errorf("after a crash: %s", got)
	}
	for i := range 3 {
		back.command("game " + string(rune('1'+i)))
		back.saves(func(g *records.Game, _ int, _ string, _ bool) (*records.Game, error) { return g, nil })
		back.command("save x.pgn")
		if n := back.desk.Tray.Count(); n != 2-i {
			t.Errorf("%d games are in no file once %d are saved", n, i+1)
		}
	}
	if last := tr.viewer(t, killed(t, left.Folder())); len(last.desk.Tray.All()) != 0 {
		t.Errorf("%d wait though all were saved", len(last.desk.Tray.All()))
	}
}

// TestNewUntouched: a new game on which nothing was done is nothing to be asked about,
// and is not there any more once it is left.
func TestNewUntouched(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("new")
	if m.desk.Unsaved() || len(m.desk.Tray.All()) != 1 {
		t.Fatalf("unsaved %v, %d games in no file", m.desk.Unsaved(), len(m.desk.Tray.All()))
	}
	if m.press(tea.KeyCtrlO); len(m.desk.Tray.All()) != 0 {
		t.Error("an empty game stays")
	}
}

// TestSaveAndQuit: the question before quitting saves too; where that asks for more one
// stays.
func TestSaveAndQuit(t *testing.T) {
	for _, tt := range []struct {
		key   string
		fails bool
		quits bool
	}{{"s", false, true}, {"2", false, true}, {"s", true, false}, {"n", false, false}, {"y", true, true}} {
		m := start(t, study(t), lang.English, 80, 24)
		m.saves(func(g *records.Game, _ int, _ string, _ bool) (*records.Game, error) {
			if tt.fails {
				return nil, &session.Doubt{Lines: []session.DoubtLine{{Text: "something would be lost"}}}
			}
			return g, nil
		})
		m.command("comment mine")
		m.command("quit")
		_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(tt.key)})
		if quits := cmd != nil && cmd() == (tea.QuitMsg{}); quits != tt.quits || tt.key == "s" && m.session.Unsaved() != tt.fails {
			t.Errorf("%q, failing %v: quits %v, unsaved %v", tt.key, tt.fails, quits, m.session.Unsaved())
		}
	}
}

// TestSavedApart: saving a game that was set up does not count as saving the one
// that it took the place of.
func TestSavedApart(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.saves(func(g *records.Game, _ int, _ string, _ bool) (*records.Game, error) { return g, nil })
	m.command("comment mine")
	m.session.Put(session.Swap{Game: newGame(t, "H2-E2"), Document: 1, Counts: true})
	m.press(tea.KeyCtrlS)
	if !m.session.Unsaved() {
		t.Fatal("what was written on the first game counts as saved")
	}
	m.press(tea.KeyCtrlU, tea.KeyCtrlS)
	if m.session.Unsaved() {
		t.Error("both are saved")
	}
	m.press(tea.KeyCtrlR)
	if m.session.Unsaved() {
		t.Error("both are saved, and the second one shown")
	}
}

// TestRefusedMoveLeaves: Enter once more takes a refused move away, so that the
// keypad alone can go on; the text stays for editing until then.
func TestRefusedMoveLeaves(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.sends("42.5")
	m.press(tea.KeyEnter)
	if m.session.Entry.Text() != "42.5" {
		t.Fatalf("a refused move leaves %q for editing", m.session.Entry.Text())
	}
	m.press(tea.KeyEnter)
	m.sends("62.5")
	m.press(tea.KeyEnter)
	if m.session.Ply() != 1 {
		t.Errorf("after a refused move one stands at ply %d, typed %q", m.session.Ply(), m.session.Entry.Text())
	}
}
