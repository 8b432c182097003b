package ui

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// dump is a game as text: its tree, comments, marks and tags.
func dump(g *records.Game) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %q %q\n", g.Start.FEN(), g.Tags, g.Comment(0))
	for id, at := range g.Walk() {
		fmt.Fprintf(&b, "%d %v %q %q\n", at.Depth, g.Move(id), g.Comment(id), g.Mark(id))
	}
	return b.String()
}

// rereads is a collection that reads its game anew each time it is opened.
type rereads struct{ read func() *records.Game }

func (r rereads) Len() int                        { return 1 }
func (r rereads) Complete() bool                  { return true }
func (r rereads) Tags(int) (records.Tags, error)  { return nil, nil }
func (r rereads) Game(int) (*records.Game, error) { return r.read(), nil }

func viewerWith(t *testing.T, read func() *records.Game, state *store.State, save func(*records.Game, int, string, bool) error) *Model {
	t.Helper()
	s, err := session.New(rereads{read}, session.View{})
	if err != nil {
		t.Fatal(err)
	}
	m := newModel(s, Options{State: state, Save: save}, termenv.Ascii)
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	return m
}

// TestJournal: whatever was done, a program that is killed has it all back.
func TestJournal(t *testing.T) {
	for seed := range uint64(30) {
		rnd := rand.New(rand.NewPCG(seed, 3))
		state := store.NewState(t.TempDir())
		first := rand.New(rand.NewPCG(seed, 4))
		base := randomGame(first)
		read := func() *records.Game { return copyOf(base) }
		save := func(g *records.Game, _ int, _ string, _ bool) error {
			base = copyOf(g)
			return nil
		}
		m := viewerWith(t, read, &state, save)
		drive(m, rnd, 80, func() {})
		if m.session.Game().Start != base.Start {
			continue // another game was set up or pasted
		}
		want := dump(m.session.Game())
		back := viewerWith(t, read, &state, save)
		if got := dump(back.session.Game()); got != want {
			t.Fatalf("seed %d: after a crash\n%s\nwant\n%s", seed, got, want)
		}
	}
}

// copyOf writes a game anew, node by node in the order of the tree, as a file
// that is read again.
func copyOf(g *records.Game) *records.Game {
	made := records.NewGame(g.Start)
	made.Tags = append(records.Tags{}, g.Tags...)
	made.SetComment(0, g.Comment(0))
	ids := map[records.NodeID]records.NodeID{0: 0}
	for id := range g.Walk() {
		ids[id] = made.Add(ids[g.Parent(id)], g.Move(id))
		made.SetComment(ids[id], g.Comment(id))
		made.SetMark(ids[id], g.Mark(id))
	}
	return made
}

// TestUndoAll: undoing every edit gives the first tree back.
func TestUndoAll(t *testing.T) {
	for seed := range uint64(40) {
		rnd := rand.New(rand.NewPCG(seed, 5))
		g := randomGame(rnd)
		want := dump(g)
		m := viewerWith(t, func() *records.Game { return g }, nil, nil)
		drive(m, rnd, 80, func() {})
		if m.session.Game() != g {
			continue // another game was set up or pasted
		}
		for m.session.CanUndo() {
			if err := m.session.Undo(); err != nil {
				t.Fatal(err)
			}
		}
		if got := dump(g); got != want {
			t.Fatalf("seed %d:\n%s\nwant\n%s", seed, got, want)
		}
	}
}

// TestJournalAfterSave: nodes are found again though a file that is read anew
// numbers them otherwise.
func TestJournalAfterSave(t *testing.T) {
	state := store.NewState(t.TempDir())
	base := newGame(t, printed)
	read := func() *records.Game { return copyOf(base) }
	save := func(g *records.Game, _ int, _ string, _ bool) error {
		base = copyOf(g)
		return nil
	}
	m := viewerWith(t, read, &state, save)
	m.sends("62.5")
	m.press(tea.KeyEnter)
	m.sends("48+7")
	m.press(tea.KeyEnter, tea.KeyHome)
	m.sends("33+5")
	m.press(tea.KeyEnter, tea.KeyEnd, tea.KeyLeft)
	m.sends("15+1")
	m.press(tea.KeyEnter, tea.KeyCtrlS)
	m.sends(":comment there")
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
	if !strings.Contains(want, "!?") || !strings.Contains(want, "here") {
		t.Fatal(want)
	}
	back := viewerWith(t, read, &state, save)
	if got := dump(back.session.Game()); got != want {
		t.Fatalf("after a crash\n%s\nwant\n%s", got, want)
	}
}
