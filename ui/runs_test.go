// The journal from one run to the next: what is found, and under which game.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/session"
	"qipu/ui/store"
)

// TestJournalAfterSave: nodes are found again though a file that is read anew
// numbers them otherwise, and though moves of before the save come back by undo.
func TestJournalAfterSave(t *testing.T) {
	tr := &trial{folder: t.TempDir(), base: newGame(t, printed)}
	state := store.NewState(tr.folder)
	m := tr.viewer(t, &state)
	m.sends("62.5")
	m.press(tea.KeyEnter)
	m.sends("48+7")
	m.press(tea.KeyEnter, tea.KeyHome)
	m.sends("33+5")
	m.press(tea.KeyEnter, tea.KeyEnd, tea.KeyLeft)
	m.sends("15+1")
	m.press(tea.KeyEnter)
	m.command("delete")
	m.press(tea.KeyCtrlS)
	m.sends(":comment there")
	m.press(tea.KeyEnter, tea.KeyCtrlU, tea.KeyCtrlU) // the deleted move is there again
	m.sends(":comment again")
	m.press(tea.KeyEnter, tea.KeyHome)
	m.sends("33+5")
	m.press(tea.KeyEnter)
	m.sends("++++")
	m.sends(":comment here")
	m.press(tea.KeyEnter)
	m.sends("15+1")
	m.press(tea.KeyEnter)
	m.sends(":mark !?")
	m.press(tea.KeyEnter)
	want := dump(m.session.Game())
	if !strings.Contains(want, "!?") || !strings.Contains(want, "here") || !strings.Contains(want, "again") {
		t.Fatal(want)
	}
	back := tr.viewer(t, killed(t, tr.folder))
	if got := dump(back.session.Game()); got != want {
		t.Fatalf("after a crash\n%s\nwant\n%s", got, want)
	}
}

// TestSetUpAnew: what a killed run did on a position that it had set up waits among
// the games in no file, is told, can be dropped, and does not come back with a
// position that is set up anew.
func TestSetUpAnew(t *testing.T) {
	const setup = "setup 3k5/9/9/9/9/9/9/9/9/4K3R w"
	tr := &trial{folder: t.TempDir(), base: study(t)}
	state := store.NewState(tr.folder)
	m := tr.viewer(t, &state)
	m.command(setup)
	m.sends("51+3")
	m.press(tea.KeyEnter)
	want := dump(m.session.Game())
	left := killed(t, tr.folder)
	back := tr.viewer(t, left)
	if dump(back.session.Game()) != dump(tr.base) || !strings.Contains(back.View(), ":unsaved") {
		t.Fatalf("after a crash\n%s", back.View())
	}
	back.command("unsaved 1")
	if got := dump(back.session.Game()); got != want || !back.session.Unsaved() {
		t.Fatalf("taken up: %s", got)
	}
	back.command("drop")
	if len(back.desk.Tray.All()) != 1 || !onTop[*doubt](back) {
		t.Fatal("dropped without a yes")
	}
	back.sends("y")
	if len(back.desk.Tray.All()) != 0 || dump(back.session.Game()) != dump(tr.base) || back.desk.Unsaved() {
		t.Fatalf("dropped: %s", dump(back.session.Game()))
	}
	back.command(setup)
	if back.session.Game().First(0) != 0 {
		t.Errorf("set up anew, and the moves of before are there: %s", dump(back.session.Game()))
	}
	if last := tr.viewer(t, killed(t, left.Folder())); len(last.desk.Tray.All()) != 1 {
		t.Errorf("%d games are in no file", len(last.desk.Tray.All()))
	}
}

// TestSavedBeside: what another run did waits behind a game that is saved, though the
// file holds another game from then on.
func TestSavedBeside(t *testing.T) {
	tr := &trial{folder: t.TempDir(), base: study(t)}
	state := store.NewState(tr.folder)
	m := tr.viewer(t, &state)
	m.command("comment first")
	left := killed(t, tr.folder)
	back := tr.viewer(t, left)
	back.session.Put(session.Swap{Game: newGame(t, "H2-E2"), Document: 1, Counts: true}) // as an older one left a position
	back.command("comment beside")
	back.session.Put(session.Swap{Game: copyOf(tr.base), Counts: true}) // as another run's work is
	back.press(tea.KeyCtrlS)
	last := tr.viewer(t, killed(t, left.Folder()))
	if last.session.Document() != 0 || last.session.Game().Comment(0) == "beside" {
		t.Errorf("after another: %s", dump(last.session.Game()))
	}
	if last.press(tea.KeyCtrlU); last.session.Game().Comment(0) != "beside" {
		t.Errorf("what waited is lost: %s", dump(last.session.Game()))
	}
}

// TestTwoRuns: two runs on one game keep each their own work; a third takes up
// the last, and has the other's by a command.
func TestTwoRuns(t *testing.T) {
	tr := &trial{folder: t.TempDir(), base: study(t)}
	state := store.NewState(tr.folder)
	for _, text := range []string{"first", "second"} {
		m := tr.viewer(t, &state)
		if m.session.Unsaved() {
			t.Fatalf("the %s run has another's work", text)
		}
		m.command("comment " + text)
		m.follow()
	}
	left := killed(t, tr.folder)
	m := tr.viewer(t, left)
	here := func() string { return m.session.Game().Comment(0) }
	one := here()
	if !strings.Contains(m.View(), ":recover") {
		t.Fatalf("not told:\n%s", m.View())
	}
	m.command("recover")
	two := here()
	if m.command("recover"); one == two || !m.failed || one != "first" && one != "second" || two != "first" && two != "second" {
		t.Fatalf("%q, then %q: %s", one, two, m.message)
	}
	m.press(tea.KeyCtrlU)
	if here() != one {
		t.Errorf("undone: %q", here())
	}
}

// TestFileChanged: what a killed run did on a game waits, though its file holds
// another one since.
func TestFileChanged(t *testing.T) {
	tr := &trial{folder: t.TempDir(), base: study(t)}
	state := store.NewState(tr.folder)
	m := tr.at(t, &state, "a.pgn#1")
	m.command("comment mine")
	want := dump(m.session.Game())
	left := killed(t, tr.folder)
	tr.base.SetComment(0, "another program's")
	for place, waits := range map[string]bool{"a.pgn#1": true, "a.pgn#2": false, "b.pgn#1": false} {
		back := tr.at(t, killed(t, left.Folder()), place)
		if back.session.Unsaved() || strings.Contains(back.View(), ":recover") != waits {
			t.Errorf("%s: unsaved %v\n%s", place, back.session.Unsaved(), back.View())
		}
		if back.command("recover"); waits && dump(back.session.Game()) != want {
			t.Errorf("%s: %s", place, differ(dump(back.session.Game()), want))
		}
	}
	tr.base = copyOf(m.session.Game()) // it was killed behind its save
	if back := tr.at(t, killed(t, left.Folder()), "a.pgn#1"); back.session.Unsaved() || back.message != "" {
		t.Errorf("what was saved waits:\n%s", back.View())
	}
}

// TestDraft: a comment that is being written when the program is killed is in the
// editor again, and one that was dropped is not.
func TestDraft(t *testing.T) {
	tr := &trial{folder: t.TempDir(), base: newGame(t, printed)}
	state := store.NewState(tr.folder)
	m := tr.viewer(t, &state)
	m.sends("+++")
	m.command("comment")
	m.sends("half a sent")
	back := tr.viewer(t, killed(t, tr.folder))
	if !onTop[*editor](back) || back.session.Ply() != 3 || string(pageOf[*editor](back).text) != "half a sent" {
		t.Fatalf("not back:\n%s", back.View())
	}
	back.sends("ence")
	back.press(tea.KeyEsc)
	if got := back.session.Game().Comment(back.session.Node()); got != "half a sentence" {
		t.Errorf("%q is kept", got)
	}
	m.press(tea.KeyCtrlC)
	back = tr.viewer(t, killed(t, tr.folder))
	if !onTop[*gamePage](back) || back.session.Unsaved() || back.message != "" {
		t.Errorf("dropped, and back:\n%s", back.View())
	}
}
