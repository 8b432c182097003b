// Studying: folding, notes that are kept, the keypad's map.

package ui

import (
	"fmt"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// TestFold: folded, the variations are a number, in the table and in the notes.
func TestFold(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	view := m.View()
	for _, command := range []string{"fold", "fold all"} {
		m.command(command)
		if !strings.Contains(m.View(), "folded: 1 (moves: 1)   :fold shows") || strings.Contains(m.View(), "  C2.5\n") || !strings.Contains(m.View(), "+1  1 E3+5") {
			t.Errorf("not folded:\n%s", m.View())
		}
		m.command(command)
		m.press(tea.KeyEsc)
		if m.View() != view {
			t.Errorf("not unfolded:\n%s", m.View())
		}
	}
	m.command("fold")
	m.press(tea.KeyRight, tea.KeyDown)
	if strings.Contains(m.View(), "folded") || m.session.Ply() != 1 {
		t.Errorf("folded with the place in it:\n%s", m.View())
	}
	m.command("fold")
	if m.session.Node() != m.session.Game().First(0) || !strings.Contains(m.View(), "folded") {
		t.Errorf("the variation one stands in is not folded:\n%s", m.View())
	}
}

// TestKept: bookmarks and cover are there again in the next run, under the game
// as it was saved too.
func TestKept(t *testing.T) {
	state := store.NewState(t.TempDir())
	base := study(t)
	read := func() *records.Game { return copyOf(base) }
	save := func(g *records.Game, _ int, _ string, _ bool) (*records.Game, error) {
		base = copyOf(g)
		return copyOf(base), nil
	}
	m := viewerWith(t, rereads(read), &state, save)
	m.sends("+++")
	m.command("bookmark here")
	m.command("cover")
	m = viewerWith(t, rereads(read), &state, save)
	if !m.session.Covered() || len(m.session.Bookmarks().All()) != 1 {
		t.Fatalf("covered %v, bookmarks %v", m.session.Covered(), m.session.Bookmarks().All())
	}
	m.command("cover")
	m.command("bookmarks here")
	if m.session.Ply() != 3 {
		t.Errorf("the bookmark leads to ply %d", m.session.Ply())
	}
	m.command("comment new")
	m.press(tea.KeyCtrlS)
	m = viewerWith(t, rereads(read), &state, save)
	if m.session.Covered() || len(m.session.Bookmarks().All()) != 1 || m.session.Unsaved() {
		t.Errorf("saved: covered %v, bookmarks %v", m.session.Covered(), m.session.Bookmarks().All())
	}
	m.command("bookmarks 1")
	m.command("bookmark")
	if m = viewerWith(t, rereads(read), &state, save); len(m.session.Bookmarks().All()) != 0 {
		t.Errorf("taken away: %v", m.session.Bookmarks().All())
	}
}

// TestKeypadMap compares screens with the map of the keypad with golden ones.
func TestKeypadMap(t *testing.T) {
	var b strings.Builder
	for _, l := range lang.All {
		for _, size := range sizes {
			m := start(t, study(t), l, size[0], size[1])
			m.command("keypad")
			fmt.Fprintf(&b, "== %v %dx%d\n%s\n", l, size[0], size[1], m.View())
			checkView(t, m)
		}
	}
	m := start(t, study(t), lang.English, 80, 24)
	m.session.View.Studio = true
	m.command("keypad")
	fmt.Fprintf(&b, "== XQStudio\n%s\n", m.View())
	golden(t, "keypad.txt", b.String())
	m.command("keypad")
	if strings.Contains(m.View(), "7 兵") {
		t.Error("the map stays")
	}
}

// TestRebuildHint: where the start is not told whole, the notes say what helps.
func TestRebuildHint(t *testing.T) {
	setup := engine.Setup{Fullmove: 1}
	setup.At[engine.SquareAt(0, 0)] = engine.MakePiece(engine.Red, engine.Rook)
	g := records.NewGame(setup)
	g.Add(0, engine.Move{From: engine.SquareAt(0, 0), To: engine.SquareAt(0, 3)})
	m := start(t, g, lang.English, 80, 24)
	hint := lang.English.Say(lang.HintRebuild)
	if !strings.Contains(m.View(), hint) {
		t.Errorf("no hint:\n%s", m.View())
	}
	m.settles(m.enter("rebuild 1"))
	if strings.Contains(m.View(), hint) || m.failed {
		t.Errorf("not rebuilt: %s\n%s", m.message, m.View())
	}
}
