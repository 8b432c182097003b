// Going about: places, siblings, folds, bookmarks, a lost game.

package session

import (
	"slices"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/veil"
)

// branched is H2-E2 H9-G7 H0-G2 with, in the place of the second move, B9-C7
// H0-I2 and, nested in that, C3-C4 for the last.
func branched(t *testing.T) (s *Session, main, variation, nested records.NodeID) {
	t.Helper()
	s = open(t, engine.Standard, "H2-E2 H9-G7 H0-G2")
	s.GoToPly(1)
	for _, text := range []string{"B9-C7", "H0-I2"} {
		if _, err := submit(s, text); err != nil {
			t.Fatal(err)
		}
	}
	end := s.Node()
	variation = s.Line()[2]
	s.GoToPly(2)
	if _, err := submit(s, "C3-C4"); err != nil {
		t.Fatal(err)
	}
	nested = s.Node()
	s.GoTo(end)
	s.GoToPly(0)
	return s, s.Game().First(s.Line()[1]), variation, nested
}

// TestStepping: how far one goes is told, the ends hold, and the line is kept.
func TestStepping(t *testing.T) {
	s, _, variation, _ := branched(t)
	for i, want := range []struct{ by, gone, ply int }{{2, 2, 2}, {9, 1, 3}, {1, 0, 3}, {-1, 1, 2}, {-9, 2, 0}, {-1, 0, 0}} {
		if gone := s.Step(want.by); gone != want.gone || s.Ply() != want.ply {
			t.Errorf("step %d: %d gone to ply %d, want %+v", i, gone, s.Ply(), want)
		}
	}
	if s.Line()[2] != variation {
		t.Error("the line is not the one that was followed")
	}
	if *s.Board() != engine.StandardSetup().Board {
		t.Error("the board is not that of the start")
	}
}

// TestSiblings go round and round; a move alone has none.
func TestSiblings(t *testing.T) {
	s, main, variation, _ := branched(t)
	if s.Sibling(1) {
		t.Error("the start has a sibling")
	}
	s.GoTo(main)
	for _, want := range []struct {
		by int
		at records.NodeID
	}{{1, variation}, {1, main}, {-1, variation}, {-1, main}} {
		if !s.Sibling(want.by) || s.Node() != want.at {
			t.Errorf("by %d: at %d, want %d", want.by, s.Node(), want.at)
		}
	}
	if s.GoToPly(1); s.Sibling(1) || s.Ply() != 1 {
		t.Error("a move alone has a sibling")
	}
}

// TestPicked: what the cursor on the board picked up is put down when one goes.
func TestPicked(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	if s.View.Picked != engine.NoSquare || s.View.Cursor != engine.NoSquare {
		t.Error("a session begins with a cursor on the board")
	}
	s.View.Picked = 3
	s.Peeks.Step()
	s.Step(1)
	if s.View.Picked != engine.NoSquare {
		t.Error("picked up still")
	}
	if rung := s.Peeks.Step(); rung != veil.MoveAgain {
		t.Errorf("the peek ladder goes on at rung %d after a move", rung)
	}
	if s.View.Near() != engine.Red {
		t.Error("Red is not at the lower edge")
	}
	if s.View.Flip = true; s.View.Near() != engine.Black {
		t.Error("flipped, Black is not at the lower edge")
	}
}

// TestFolds: at one point or all, what one stands in is left or unfolded.
func TestFolds(t *testing.T) {
	s, main, variation, nested := branched(t)
	before := s.Game().Parent(main)
	f := s.Folds()
	if n, moves := f.Variations(before, 100); n != 1 || moves != 3 {
		t.Errorf("%d variations of %d moves, want 1 of 3", n, moves)
	}
	if n, moves := f.Variations(before, 2); n != 1 || moves != 2 {
		t.Errorf("counted up to 2: %d of %d", n, moves)
	}
	if n, moves := f.Variations(variation, 100); n != 1 || moves != 1 {
		t.Errorf("behind the variation: %d of %d", n, moves)
	}
	if _, ok := f.Point(s.Cursor()); ok {
		t.Error("there is a point at the start, which does not branch")
	}
	for _, at := range []struct{ stand, want records.NodeID }{{before, before}, {main, before}, {variation, before}, {nested, variation}} {
		if s.GoTo(at.stand); f.At(before) || f.Any() {
			t.Errorf("at %d something is folded", at.stand)
		}
		if n, ok := f.Point(s.Cursor()); !ok || n != at.want {
			t.Errorf("at %d the point is %d, %v; want %d", at.stand, n, ok, at.want)
		}
	}

	s.GoTo(nested)
	s.Fold(before, true)
	if s.Node() != main || !f.At(before) || f.At(variation) || !f.Any() {
		t.Errorf("folded: at %d, %+v", s.Node(), *f)
	}
	s.GoTo(variation)
	if f.At(before) || f.Any() {
		t.Error("what one stands in is folded")
	}
	s.GoTo(nested)
	s.Fold(variation, true) // one stands in a variation of the variation
	if s.Ply() != 3 || s.Node() == nested || s.Line()[2] != variation {
		t.Errorf("folded within: at %d of %v", s.Ply(), s.Line())
	}
	s.Fold(variation, false)
	if f.At(variation) || f.Any() || s.Ply() != 3 {
		t.Error("unfolding moved, or did nothing")
	}

	s.GoTo(nested)
	s.FoldAll(true)
	if s.Node() != main || !f.At(before) || !f.At(variation) || f.At(main) {
		t.Errorf("all folded: at %d, %+v", s.Node(), *f)
	}
	s.GoTo(nested)
	if f.At(before) || f.At(variation) || !f.Any() {
		t.Errorf("one stands in what is folded: %+v", *f)
	}
	s.Fold(before, true)
	if !f.At(before) || s.Node() != main {
		t.Error("folded again")
	}
	s.FoldAll(false)
	if f.Any() || f.At(before) || s.Node() != main {
		t.Error("unfolded, something is folded or one went elsewhere")
	}
}

// TestBookmarks: each place has one name; mirrored they lead to the mirrored
// place, undone back, and a place that is gone is told.
func TestBookmarks(t *testing.T) {
	s, main, _, nested := branched(t)
	b := s.Bookmarks()
	s.GoTo(nested)
	b.Set("nested")
	s.GoTo(main)
	b.Set("main")
	b.Set("main line")
	if name, ok := b.Here(); !ok || name != "main line" || len(b.All()) != 2 {
		t.Errorf("%q, %v, %d bookmarks", name, ok, len(b.All()))
	}
	s.GoToPly(0)
	if _, ok := b.Here(); ok {
		t.Error("the start has a name")
	}
	b.Set("")
	if len(b.All()) != 2 {
		t.Error("taking away nothing took something")
	}
	kept := b.All()
	for i, want := range []records.NodeID{nested, main} {
		if n, ok := kept[i].NodeOf(s.Game()); !ok || n != want {
			t.Errorf("%q leads to %d, %v; want %d", kept[i].Name, n, ok, want)
		}
	}
	s.GoTo(main)
	s.Mirror()
	if name, ok := s.Bookmarks().Here(); !ok || name != "main line" {
		t.Errorf("mirrored: %q, %v", name, ok)
	}
	s.Bookmarks().Set("new")
	s.Undo()
	if name, ok := s.Bookmarks().Here(); !ok || name != "main line" {
		t.Errorf("mirrored back: %q, %v", name, ok)
	}
	b = s.Bookmarks()
	b.Set("")
	if len(b.All()) != 1 || !slices.ContainsFunc(kept, func(b Bookmark) bool { return b.Name == "main line" }) {
		t.Error("taking one away changes a list that was given out, or does nothing")
	}
	if err := s.Edit(records.Edit{Op: records.Delete, Node: nested}); err != nil {
		t.Fatal(err)
	}
	if _, ok := kept[0].NodeOf(s.Game()); ok {
		t.Error("a place that is gone is found")
	}
}

// TestBookmarksOfRepairedGame: bookmarks are no steps: a game that takes the place
// of the same document keeps them, and so does undoing that.
func TestBookmarksOfRepairedGame(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	s.Step(1)
	s.Bookmarks().Set("here")
	again := records.NewGame(engine.StandardSetup())
	again.Add(0, s.Game().Move(s.Node()))
	s.Put(Swap{Game: again, Counts: true})
	s.Step(1)
	if name, ok := s.Bookmarks().Here(); !ok || name != "here" {
		t.Errorf("taken over: %q, %v", name, ok)
	}
	s.Bookmarks().Set("later")
	s.Undo()
	s.GoToPly(1)
	if name, ok := s.Bookmarks().Here(); !ok || name != "later" {
		t.Errorf("after undo: %q, %v", name, ok)
	}
	s.Put(Swap{Game: again, Document: 1, Counts: true})
	if len(s.Bookmarks().All()) != 0 {
		t.Error("another document has the bookmarks of this one")
	}
}

// TestLost: a blind game that is lost by misreports stays lost wherever one goes,
// but begins anew at the start.
func TestLost(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2 H9-G7 H0-G2")
	s.Blind.Choose(veil.Empty)
	s.Blind.Limit = 1
	s.GoToPly(2)
	if !s.Peeks.Miss(s.Blind) {
		t.Fatal("a misreport does not lose")
	}
	if _, err := s.Read("兵三进一"); state(err) != Lost {
		t.Errorf("read: %v", err)
	}
	if _, err := s.Play(engine.Move{From: 0, To: 9}); state(err) != Lost {
		t.Errorf("played: %v", err)
	}
	for _, step := range []int{-1, 1, 1, -1} {
		if s.Step(step); !s.Peeks.Lost || s.Peeks.Misses != 1 {
			t.Fatalf("at ply %d no longer lost", s.Ply())
		}
	}
	if s.GoToPly(0); s.Peeks.Lost || s.Peeks.Misses != 0 {
		t.Error("lost at the start")
	}
	s.Peeks.Miss(s.Blind)
	if s.GoToPly(0); s.Peeks.Lost {
		t.Error("going to the start, where one is, does not begin anew")
	}
}

// TestReblind: the open rounds are counted anew when the settings change.
func TestReblind(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2 H9-G7 H0-G2 I9-H9")
	s.Blind = veil.Settings{Level: veil.Empty, After: 1}
	s.GoToPly(3)
	s.GoToPly(1)
	if s.Veil().Level != veil.Empty {
		t.Error("going back opens the board")
	}
	if s.Reblind(); s.Veil().Level != veil.Open {
		t.Error("the settings changed, and the first rounds are not open")
	}
}

// TestNotPlayable: where the record is so damaged that nothing can be played, that
// is said, and candidates are none.
func TestNotPlayable(t *testing.T) {
	s := open(t, "9/9/9/9/9/9/9/9/9/R3K4 w", "")
	s.Entry.Set("R")
	if fits := s.Fits(); fits != nil {
		t.Errorf("candidates: %v", fits)
	}
	if _, err := s.Read("R9+1"); state(err) != NotPlayable {
		t.Errorf("read: %v", err)
	}
	if _, err := s.Play(engine.Move{From: 0, To: 9}); state(err) != NotPlayable {
		t.Errorf("played: %v", err)
	}
}

// TestSolving: the other side's moves are the record's, the last one too, and
// covering or showing the moves ends what it should.
func TestSolving(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2 H9-G7 H0-G2 I9-H9 I0-H0")
	s.Cover().Solve(engine.Black)
	s.Answer()
	if s.Ply() != 1 || s.Shown() != 1 {
		t.Fatalf("Red's first move is not made: ply %d", s.Ply())
	}
	if s.Answer(); s.Ply() != 1 {
		t.Errorf("the side that is solved is answered for: ply %d", s.Ply())
	}
	if _, err := submit(s, "B9-C7"); state(err) != NotTheRecords || s.Ply() != 1 || s.Game().Size() != 6 {
		t.Errorf("another move: %v at ply %d", err, s.Ply())
	}
	if _, err := submit(s, "H9-G7"); err != nil || s.Ply() != 3 {
		t.Errorf("the record's: %v at ply %d", err, s.Ply())
	}
	if s.Cover().Set(true); !s.Cover().solving {
		t.Error("covering ends solving")
	}
	if s.Cover().Set(false); s.Covered() || s.Cover().solving || s.Shown() != 5 {
		t.Error("showing does not end solving")
	}
	s.Cover().Solve(engine.Red)
	if s.Answer(); s.Ply() != 4 {
		t.Errorf("Black's move is not made: ply %d", s.Ply())
	}
	if _, err := submit(s, "I0-H0"); err != nil || s.Ply() != 5 {
		t.Errorf("the last: %v at ply %d", err, s.Ply())
	}
	if _, err := submit(s, "C6-C5"); err != nil || s.Ply() != 6 {
		t.Errorf("beyond the record: %v at ply %d", err, s.Ply())
	}
}
