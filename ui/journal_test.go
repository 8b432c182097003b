// The journal under the viewer: nothing that was done is lost.

package ui

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// dump is a game as text: its tree, comments, marks and tags.
func dump(g *records.Game) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %q %q %q\n", g.Start.FEN(), g.Tags, g.Comment(0), g.Unread(0))
	for id, at := range g.Walk() {
		fmt.Fprintf(&b, "%d %v %v %q %q %q\n", at.Ply(), g.Move(id), g.Illegal(id), g.Comment(id), g.Mark(id), g.Unread(id))
	}
	return b.String()
}

// differ returns the first line in which two games as text differ; "" if none.
func differ(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(a), len(b)) {
		switch {
		case i >= len(a):
			return fmt.Sprintf("line %d of %d lacks: %.300s", i, len(b), b[i])
		case i >= len(b):
			return fmt.Sprintf("line %d of %d is too much: %.300s", i, len(a), a[i])
		case a[i] != b[i]:
			return fmt.Sprintf("line %d: %.300s\nwant %.300s", i, a[i], b[i])
		}
	}
	return ""
}

// rereads is a collection of one game, which it reads anew each time.
type rereads func() *records.Game

func (r rereads) Len() int { return 1 }

func (r rereads) Complete() bool { return true }

func (r rereads) Tags(int) (records.Tags, error) { return nil, nil }

func (r rereads) Game(int) (*records.Game, error) { return r(), nil }

func viewerWith(t *testing.T, games session.Collection, state *store.State, save writerFunc) *Model {
	t.Helper()
	m := viewer(t, games, desk.Options{State: state}, 80, 24)
	m.saves(save)
	return m
}

// killed returns the state folder as a run that is killed now leaves it.
func killed(t *testing.T, folder string) *store.State {
	t.Helper()
	left := t.TempDir()
	if err := os.CopyFS(left, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	state := store.NewState(left)
	return &state
}

// copyOf writes a game anew, node by node in the order of the tree, as a file
// that is read again.
func copyOf(g *records.Game) *records.Game {
	made := records.NewGame(g.Start)
	made.Tags = append(records.Tags{}, g.Tags...)
	made.SetComment(0, g.Comment(0))
	made.SetUnread(0, g.Unread(0))
	ids := map[records.NodeID]records.NodeID{0: 0}
	for id := range g.Walk() {
		ids[id] = made.Add(ids[g.Parent(id)], g.Move(id))
		made.SetComment(ids[id], g.Comment(id))
		made.SetMark(ids[id], g.Mark(id))
		made.SetUnread(ids[id], g.Unread(id))
	}
	made.Judge()
	return made
}

// damagedGame is a random game, sometimes with a move that is not legal or from
// a start that lacks pieces.
func damagedGame(rnd *rand.Rand) *records.Game {
	g := randomGame(rnd)
	switch rnd.IntN(3) {
	case 0:
		last := g.Last(0)
		g.Add(last, engine.Move{From: engine.Square(rnd.IntN(90)), To: engine.Square(rnd.IntN(90))})
		g.SetUnread(last, "炮九进九")
	case 1:
		for range 8 {
			if at := rnd.IntN(90); g.Start.At[at].Kind() != engine.King {
				g.Start.At[at] = engine.NoPiece
			}
		}
	}
	return copyOf(g)
}

// arguments are what commands are given: what they take, and what they do not.
var arguments = []string{
	"", "1", "2", "3", "0", "12b", "24p", "1000", "-3", "!", "??", "炮二平五", "62.5", "H2-E2", "P3+1", "chinese wxf", "ranks", "letters", "light",
	"5 after 3", "none", "车", "e4", "3k5/9/9/9/9/9/9/9/9/5K3 w", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b", "名字",
}

// anything does one random thing: any action of the table with any argument, a
// typed move, a key, a paste.
func anything(m *Model, rnd *rand.Rand) {
	switch n := rnd.IntN(10); {
	case n < 5:
		a := action.All()[rnd.IntN(len(action.All()))]
		text := arguments[rnd.IntN(len(arguments))]
		if rnd.IntN(4) == 0 {
			text = hostileTexts[rnd.IntN(len(hostileTexts))]
		}
		if a.Name == "comment" && rnd.IntN(2) == 0 { // in place
			text = ""
		}
		m.sends(":" + a.Name + " " + text)
		m.press(tea.KeyEnter)
	case n < 8:
		if p, ok := m.session.Position(); ok {
			if moves := p.AppendMoves(nil); len(moves) > 0 {
				m.press(tea.KeyEsc)
				m.sends(moves[rnd.IntN(len(moves))].String() + []string{"", "", "!", "??"}[rnd.IntN(4)])
				m.press(tea.KeyEnter)
			}
		}
	default:
		drive(m, rnd, 3, func() { stays(m) })
	}
	stays(m)
}

// trial is a viewer whose game is saved to memory and whose state is in a folder.
type trial struct {
	folder string
	base   *records.Game
}

// reads is the collection of the game, read anew each time it is opened.
func (tr *trial) reads() rereads { return func() *records.Game { return copyOf(tr.base) } }

func (tr *trial) viewer(t *testing.T, state *store.State) *Model {
	return tr.at(t, state, "")
}

// at is viewer with the game at a place.
func (tr *trial) at(t *testing.T, state *store.State, place string) *Model {
	return viewerWith(t, lying{tr.reads(), place}, state, func(g *records.Game, index int, name string, _ bool) (*records.Game, error) {
		if index < 0 || name != "" {
			return nil, nil // it is written elsewhere
		}
		tr.base = copyOf(g)
		return copyOf(g), nil
	})
}

// TestAnything: whatever is done, a program that is killed has it all back;
// undoing every step gives the first game back and doing it all again the last;
// and reverting leaves nothing unsaved.
func TestAnything(t *testing.T) {
	seeds := uint64(60)
	if testing.Short() {
		seeds = 20
	}
	if long := os.Getenv("QIPU_LONG"); long != "" {
		fmt.Sscan(long, &seeds)
	}
	for seed := range seeds {
		rnd := rand.New(rand.NewPCG(seed, 3))
		tr := &trial{folder: t.TempDir(), base: damagedGame(rnd)}
		state := store.NewState(tr.folder)
		m := tr.viewer(t, &state)
		for range 40 + rnd.IntN(60) {
			anything(m, rnd)
		}
		want, unsaved := dump(m.session.Game()), m.session.Unsaved()
		back := tr.viewer(t, killed(t, tr.folder))
		sameUnfiled(t, seed, m, back)
		if unsaved { // what is all in files need not come back
			if d := differ(dump(back.session.Game()), want); d != "" || !back.session.Unsaved() || back.session.Document() != m.session.Document() {
				t.Fatalf("seed %d: after a crash, unsaved %v, document %d: %s", seed, back.session.Unsaved(), back.session.Document(), d)
			}
			if onTop[*editor](back) {
				back.press(tea.KeyCtrlC)
			}
			if back.command("revert"); back.session.Unsaved() {
				t.Fatalf("seed %d: reverted, and there is unsaved work", seed)
			}
			for back.session.History().CanUndo() { // pasted and mirrored games are no work
				back.command("undo")
			}
			first := copyOf(tr.base)
			if u := back.desk.Tray.Open(); u != nil {
				first, _ = u.Game(back.session.Index())
			}
			if d := differ(dump(back.session.Game()), dump(first)); d != "" {
				t.Fatalf("seed %d: reverted: %s", seed, d)
			}
		}
		undone := 0
		for m.session.History().CanUndo() {
			if err := m.session.Undo(); err != nil {
				t.Fatal(err)
			}
			undone++
		}
		for range undone {
			if err := m.session.Redo(); err != nil {
				t.Fatal(err)
			}
		}
		if d := differ(dump(m.session.Game()), want); d != "" || m.session.Unsaved() != unsaved {
			t.Fatalf("seed %d: undone and done again, unsaved %v: %s", seed, m.session.Unsaved(), d)
		}
	}
}

// sameUnfiled has a viewer after a crash go to where another one was, if that was a
// game in no file, and fails where such games are not as they were.
func sameUnfiled(t *testing.T, seed uint64, m, back *Model) {
	t.Helper()
	list, is := m.desk.Tray.All(), back.desk.Tray.All()
	if len(list) != len(is) {
		t.Fatalf("seed %d: %d games in no file come back of %d", seed, len(is), len(list))
	}
	for i, u := range list {
		mirrored := m.desk.Tray.Open() == u && m.session.Mirrored() // which is no work
		if d := differ(dump(back.desk.Tray.Game(is[i])), dump(m.desk.Tray.Game(u))); d != "" && !mirrored {
			t.Fatalf("seed %d: game %d in no file: %s", seed, i+1, d)
		}
		if m.desk.Tray.Open() == u {
			back.session.Entry.Clear()
			if err := back.desk.Tray.TurnTo(is[i]); err != nil {
				t.Fatal(err)
			}
			back.follow()
			back.session.GoTo(0)
			for range m.session.Index() {
				back.command("next-game")
			}
		}
	}
}

// TestUndoAll: undoing every step gives the first game back.
func TestUndoAll(t *testing.T) {
	for seed := range uint64(60) {
		rnd := rand.New(rand.NewPCG(seed, 5))
		g := damagedGame(rnd)
		want := dump(g)
		m := viewer(t, session.Games{g}, desk.Options{}, 80, 24)
		for range 60 {
			if anything(m, rnd); m.session.Openings() > 1 {
				break // what was done before can no longer be undone
			}
		}
		if m.session.Openings() > 1 {
			continue
		}
		for m.session.History().CanUndo() {
			if err := m.session.Undo(); err != nil {
				t.Fatal(err)
			}
		}
		if d := differ(dump(m.session.Game()), want); m.session.Game() != g || d != "" || m.session.Unsaved() {
			t.Fatalf("seed %d: unsaved %v: %s", seed, m.session.Unsaved(), d)
		}
	}
}

// TestMessageLanguages: what is found is told in every language.
func TestMessageLanguages(t *testing.T) {
	for _, l := range lang.All {
		tr := &trial{folder: t.TempDir(), base: study(t)}
		state := store.NewState(tr.folder)
		m := tr.viewer(t, &state)
		m.command("comment text")
		m.follow()
		back := viewer(t, tr.reads(), desk.Options{Lang: l, State: killed(t, tr.folder)}, 80, 24)
		if !strings.Contains(back.View(), l.Say(lang.Recovered, 1)) {
			t.Errorf("not told:\n%s", back.View())
		}
	}
}

// TestNewGamesAlike: a new game does not take up what was done on one that began as
// it does.
func TestNewGamesAlike(t *testing.T) {
	tr := &trial{folder: t.TempDir(), base: records.NewGame(engine.StandardSetup())}
	state := store.NewState(tr.folder)
	m := tr.viewer(t, &state)
	for range 2 {
		m.command("new")
		if n := m.session.Plies(); n != 0 || m.session.Unsaved() {
			t.Errorf("a new game has %d plies", n)
		}
		m.command("move H2-E2")
	}
	if n := len(m.desk.Tray.All()); n != 2 {
		t.Errorf("%d games are in no file", n)
	}
}
