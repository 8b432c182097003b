// Repairs on the screen.

package ui

import (
	"fmt"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// enter runs a command line and returns what it asks for.
func (m *Model) enter(line string) tea.Cmd {
	m.press(tea.KeyEsc)
	m.sends(":")
	m.sends(line)
	_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	return cmd
}

// settles runs commands and gives the model their answers, until there are none.
func (m *Model) settles(cmd tea.Cmd) {
	for n := 0; cmd != nil && n < 100; n++ {
		msg := cmd()
		if batch, ok := msg.(tea.BatchMsg); ok {
			for _, cmd := range batch {
				m.settles(cmd)
			}
			return
		}
		_, cmd = m.Update(msg)
	}
}

// slips is the beginning of a game with two misprints.
const slips = "炮二平五 马８进７ 马二进三 车９平８ 车一平三 马２进３ 兵七进一 卒７进１ 马八进七 炮２平２ 车九平八 车１平２"

// spoilt returns a game as a reader gives it: what can be played, then the rest
// as it is written.
func spoilt(t testing.TB, texts string) *records.Game {
	t.Helper()
	g := records.NewGame(engine.StandardSetup())
	fields := strings.Fields(texts)
	p := engine.StandardPosition()
	at := records.NodeID(0)
	for i, text := range fields {
		m, err := notation.Chinese{}.Parse(&p, text)
		if err != nil {
			if _, err := g.Apply(records.Edit{Op: records.Unread, Node: at, Text: strings.Join(fields[i:], " ")}); err != nil {
				t.Fatal(err)
			}
			break
		}
		at = g.Add(at, m)
		p = p.PlayLegal(m)
	}
	return g
}

// TestRepair: the search begins with the game; its answer stands at the problem;
// a repair is chosen with digits and made with Enter; the next problem is found.
func TestRepair(t *testing.T) {
	m := start(t, spoilt(t, slips), lang.English, 80, 24)
	search := m.Init()
	if search == nil {
		t.Fatal("nothing is searched")
	}
	if view := m.View(); !strings.Contains(view, "damaged at ply 5") {
		t.Errorf("the start does not say that the game is damaged:\n%s", view)
	}
	_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyEnd})
	if cmd != nil {
		t.Error("a second search is begun beside the first")
	}
	if view := m.View(); !strings.Contains(view, "looking for what would repair it") {
		t.Errorf("no search is shown:\n%s", view)
	}
	m.settles(search)
	if view := m.View(); !strings.Contains(view, "read 车一平二") || !strings.Contains(view, "Ctrl+P") {
		t.Errorf("no repair is shown:\n%s", view)
	}
	checkView(t, m)
	m.sends("0")
	m.sends("/")
	if view := m.View(); !strings.Contains(view, "> ") || !onTop[*pick](m) {
		t.Fatalf("no list:\n%s", view)
	}
	checkView(t, m)
	m.sends("1")
	_, cmd = m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	if m.session.Plies() != 9 || !m.session.Unsaved() || cmd == nil {
		t.Fatalf("%d plies:\n%s", m.session.Plies(), m.View())
	}
	m.press(tea.KeyEnd)
	m.settles(cmd)
	if view := m.View(); !strings.Contains(view, "炮２平２") || !strings.Contains(view, "ply 10: read") {
		t.Errorf("the next problem is not shown:\n%s", view)
	}
	m.press(tea.KeyCtrlP, tea.KeyEnter)
	if m.session.Plies() != 12 || m.failed {
		t.Errorf("%d plies:\n%s", m.session.Plies(), m.View())
	}
	m.press(tea.KeyCtrlU, tea.KeyCtrlU)
	if m.session.Plies() != 4 || m.session.Unsaved() {
		t.Errorf("not undone: %d plies", m.session.Plies())
	}
}

// TestLateRepair: an answer for a game that was edited meanwhile is dropped, and
// the search is made anew.
func TestLateRepair(t *testing.T) {
	m := start(t, spoilt(t, slips), lang.English, 80, 24)
	late := m.Init()
	m.press(tea.KeyEnd)
	m.enter("delete")
	_, again := m.Update(late())
	if m.session.Diagnosis().Repairs() != nil && m.session.Diagnosis().Repairs().Report.Ply > 0 {
		t.Error("a late answer is taken")
	}
	m.settles(again)
	m.settles(m.enter("undo"))
	if d := m.session.Diagnosis().Repairs(); d == nil || d.Report.Ply != 5 {
		t.Fatalf("after the undo: %+v", d)
	}
}

// TestRepairWaits: what is asked for while the search goes on comes with its
// answer, unless another key came before.
func TestRepairWaits(t *testing.T) {
	for _, other := range []bool{false, true} {
		m := start(t, spoilt(t, slips), lang.English, 60, 20)
		search := m.Init()
		m.press(tea.KeyCtrlP)
		if !strings.Contains(m.message, "looking for") {
			t.Errorf("message %q", m.message)
		}
		if other {
			m.press(tea.KeyRight)
		}
		m.settles(search)
		if onTop[*pick](m) == other {
			t.Errorf("another key %v, list %v", other, onTop[*pick](m))
		}
		checkView(t, m)
	}
}

// TestDamagedFrames compares screens of damaged games with golden ones.
func TestDamagedFrames(t *testing.T) {
	var b strings.Builder
	for _, l := range []lang.Lang{lang.English, lang.Simplified} {
		for _, size := range [][2]int{{80, 24}, {60, 20}} {
			m := start(t, spoilt(t, slips), l, size[0], size[1])
			m.settles(m.Init())
			show := func(what string) {
				fmt.Fprintf(&b, "== %v %dx%d %s\n%s\n", l, size[0], size[1], what, m.View())
				checkView(t, m)
			}
			show("at the start")
			m.press(tea.KeyEnd)
			show("at the problem")
			m.press(tea.KeyCtrlP)
			show("the list")
			_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyEnter})
			m.settles(cmd)
			m.press(tea.KeyEnd)
			show("the next problem")
		}
	}
	golden(t, "damaged.txt", b.String())
}

// TestRepairJournal: what was typed after a repair is there after a crash, and
// the repair too.
func TestRepairJournal(t *testing.T) {
	folder := t.TempDir()
	state := store.NewState(folder)
	read := func() *records.Game { return spoilt(t, slips) }
	m := viewerWith(t, rereads(read), &state, nil)
	m.settles(m.Init())
	m.press(tea.KeyCtrlP, tea.KeyEnter, tea.KeyEnd)
	m.enter("comment seen")
	again := viewerWith(t, rereads(read), killed(t, folder), nil)
	if again.session.Plies() != 9 {
		t.Fatalf("%d plies came back", again.session.Plies())
	}
	again.press(tea.KeyEnd)
	if text := again.session.Game().Comment(again.session.Node()); text != "seen" {
		t.Errorf("comment %q", text)
	}
}

// TestTypedRepair: a move typed where the record could not be read is offered in
// the place of the text.
func TestTypedRepair(t *testing.T) {
	m := start(t, spoilt(t, "炮二平五 马８进７ 车三三三三 马２进３ 兵七进一"), lang.English, 60, 20)
	m.settles(m.Init())
	m.press(tea.KeyEnd)
	m.sends("马二进三")
	_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	m.settles(cmd)
	if view := m.View(); !strings.Contains(view, "Ctrl+P ply 3: read") {
		t.Errorf("not offered:\n%s", view)
	}
	m.press(tea.KeyCtrlP, tea.KeyEnter)
	if m.session.Plies() != 5 || strings.Contains(m.View(), "damaged") {
		t.Errorf("%d plies:\n%s", m.session.Plies(), m.View())
	}
	checkView(t, m)
}
