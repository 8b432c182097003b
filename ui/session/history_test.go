// What was done: undo, saved states, games of other runs, documents.

package session

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/repair"
)

func state(err error) State {
	if e, ok := errors.AsType[*StateError](err); ok {
		return e.State
	}
	return 0
}

// comment writes a comment where one stands.
func comment(t *testing.T, s *Session, text string) {
	t.Helper()
	if err := s.Edit(records.Edit{Op: records.Comment, Node: s.Node(), Text: text}); err != nil {
		t.Fatal(err)
	}
}

// TestNothingToUndo: undo, redo and revert with nothing to do say so.
func TestNothingToUndo(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	if err := s.Undo(); state(err) != NothingToUndo {
		t.Errorf("undo: %v", err)
	}
	if err := s.Redo(); state(err) != NothingToRedo {
		t.Errorf("redo: %v", err)
	}
	if err := s.Revert(); state(err) != NothingToUndo {
		t.Errorf("revert: %v", err)
	}
	comment(t, s, "a")
	s.History().Saved()
	if err := s.Revert(); state(err) != NothingToUndo || s.Game().Comment(0) != "a" {
		t.Errorf("revert of what is saved: %v, %q", err, s.Game().Comment(0))
	}
}

// TestRevert takes back what was done since the last save, no more, and redo makes
// it again.
func TestRevert(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	comment(t, s, "a")
	s.History().Saved()
	comment(t, s, "b")
	comment(t, s, "c")
	if err := s.Revert(); err != nil || s.Game().Comment(0) != "a" || s.Unsaved() {
		t.Errorf("%v, %q, unsaved %v", err, s.Game().Comment(0), s.Unsaved())
	}
	for s.History().CanRedo() {
		if err := s.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if s.Game().Comment(0) != "c" || !s.Unsaved() {
		t.Errorf("again: %q, unsaved %v", s.Game().Comment(0), s.Unsaved())
	}
}

// TestSavedStates: a game is unsaved wherever it is not as it was saved, be it by
// undoing, or by other work in the place of what was undone.
func TestSavedStates(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	unsaved := func(when string, want bool) {
		t.Helper()
		if s.Unsaved() != want {
			t.Errorf("%s: unsaved %v", when, s.Unsaved())
		}
	}
	unsaved("opened", false)
	comment(t, s, "a")
	unsaved("a comment", true)
	comment(t, s, "b")
	s.History().Saved()
	unsaved("saved", false)
	s.Undo()
	unsaved("undone", true)
	s.Redo()
	unsaved("done again", false)
	s.Undo()
	comment(t, s, "c")
	unsaved("other work", true)
	s.Undo()
	unsaved("the saved state is lost", true)
	s.Undo()
	unsaved("and undone", true)
	s.History().Saved()
	unsaved("saved anew", false)
	s.Mirror()
	s.History().Saved()
	s.Undo()
	unsaved("mirroring, which is no work, is undone", false)
}

// TestLeavingWarned: one is warned of each command once, until something is done.
func TestLeavingWarned(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	comment(t, s, "a")
	h := s.History()
	if h.Warned("quit") || !h.Warned("quit") || h.Warned("game") || h.Warned("quit") {
		t.Error("a warning is not told once for each command")
	}
	comment(t, s, "b")
	if h.Warned("quit") {
		t.Error("one was warned before the last work")
	}
}

// TestDocuments: what was pasted or set up stands in the place of the collection's
// game, is saved on its own, and undo leads back.
func TestDocuments(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	first := s.Game()
	comment(t, s, "first")
	pasted := records.NewGame(engine.StandardSetup())
	s.Entry.Set("6")
	s.Peeks.Misses = 2
	s.Put(Swap{Game: pasted, Document: 1})
	if s.Game() != pasted || s.Document() != 1 || s.Original() || !s.Entry.Empty() || s.Peeks.Misses != 0 {
		t.Errorf("pasted: document %d, text %q, %d misreports", s.Document(), s.Entry.Text(), s.Peeks.Misses)
	}
	if aside := s.History().Aside(); len(aside) != 1 || aside[0].Game != first || aside[0].Document != 0 || !aside[0].Counts || aside[0].Mirrored {
		t.Errorf("set aside: %+v", aside)
	}
	if !s.Unsaved() {
		t.Error("the game set aside is unsaved")
	}
	setup := records.NewGame(engine.StandardSetup())
	s.SetUp(setup)
	if s.Document() != 2 || !s.Unsaved() {
		t.Errorf("set up: document %d, unsaved %v", s.Document(), s.Unsaved())
	}
	s.History().Saved()
	if aside := s.History().Aside(); len(aside) != 1 || aside[0].Game != first {
		t.Errorf("what was only pasted is no work: %+v", aside)
	}
	s.Undo()
	if s.Game() != pasted || s.Document() != 1 {
		t.Errorf("back at document %d", s.Document())
	}
	s.Undo()
	if s.Game() != first || !s.Original() || s.Document() != 0 || !s.Unsaved() {
		t.Errorf("back at document %d, unsaved %v", s.Document(), s.Unsaved())
	}
	s.Redo()
	if s.Game() != pasted || len(s.History().Aside()) != 1 {
		t.Errorf("again: document %d", s.Document())
	}
}

// TestOtherRuns: a game of another run takes the place of the open one under a
// number of its own, the collection's under 0.
func TestOtherRuns(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	first := s.Game()
	s.Put(Swap{Game: records.NewGame(engine.StandardSetup()), Document: 1})
	other := records.NewGame(engine.StandardSetup())
	var told []Step
	s.OnStep = func(step Step) { told = append(told, step) }
	s.Put(Swap{Game: other, Document: 1, Counts: true})
	if s.Game() != other || s.Document() != 2 || !s.Unsaved() {
		t.Errorf("document %d, unsaved %v", s.Document(), s.Unsaved())
	}
	if len(told) != 1 || told[0].Swap == nil || told[0].Swap.Document != 2 || !told[0].Swap.Counts {
		t.Errorf("told: %+v", told)
	}
	s.Put(Swap{Game: first, Counts: true})
	if s.Document() != 0 || s.Game() != first {
		t.Errorf("the collection's game is document %d", s.Document())
	}
	s.Put(Swap{Game: records.NewGame(engine.StandardSetup()), Document: 1})
	if s.Document() != 3 {
		t.Errorf("the next one is document %d", s.Document())
	}
}

// TestRecover makes the steps of a journal, up to one that does not fit, and tells
// nobody of them; a document that comes back keeps its number.
func TestRecover(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	other := records.NewGame(engine.StandardSetup())
	s.OnStep = func(step Step) { t.Errorf("told: %+v", step) }
	n := s.Recover([]Step{
		{Edit: records.Edit{Op: records.Comment, Node: 1, Text: "a"}},
		{Swap: &Swap{Game: other, Document: 4, Counts: true}},
		{Edit: records.Edit{Op: records.Comment, Node: 9, Text: "b"}},
		{Edit: records.Edit{Op: records.Comment, Text: "c"}},
	})
	if n != 2 || s.Game() != other || s.Document() != 4 || other.Comment(0) != "" {
		t.Errorf("%d steps, document %d, comment %q", n, s.Document(), other.Comment(0))
	}
	told := 0
	s.OnStep = func(Step) { told++ }
	s.Put(Swap{Game: records.NewGame(engine.StandardSetup()), Document: 1})
	if s.Document() != 5 || told != 1 {
		t.Errorf("the next one is document %d, told %d times", s.Document(), told)
	}
}

// TestStepsAreTold: every edit is told as it is made, undone and done again, a swap
// too; several as one step are told one by one.
func TestStepsAreTold(t *testing.T) {
	s := open(t, engine.Standard, "")
	var told []string
	s.OnStep = func(step Step) {
		if step.Swap != nil {
			told = append(told, fmt.Sprintf("swap %d %v", step.Swap.Document, step.Swap.Mirrored))
			return
		}
		told = append(told, fmt.Sprintf("edit %d", step.Edit.Op))
	}
	if _, err := submit(s, "炮二平五"); err != nil {
		t.Fatal(err)
	}
	err := s.Together(func(edit repair.Editor) error {
		for _, text := range []string{"a", "b"} {
			if _, err := edit(records.Edit{Op: records.Comment, Node: s.Node(), Text: text}); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Undo()
	if text := s.Game().Comment(s.Node()); text != "" {
		t.Errorf("two edits undone as one leave %q", text)
	}
	s.Mirror()
	s.Undo()
	want := fmt.Sprintf("edit %d, edit %[2]d, edit %[2]d, edit %[2]d, edit %[2]d, swap 0 true, swap 0 false", records.AddMove, records.Comment)
	if got := strings.Join(told, ", "); got != want {
		t.Errorf("told: %s\nwant %s", got, want)
	}
}

// TestTogetherFails: if one of several edits fails, none is made, and nothing can
// be undone.
func TestTogetherFails(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	before := dump(s.Game())
	s.OnStep = func(step Step) { t.Errorf("told: %+v", step) }
	err := s.Together(func(edit repair.Editor) error {
		if _, err := edit(records.Edit{Op: records.Comment, Text: "a"}); err != nil {
			t.Fatal(err)
		}
		_, err := edit(records.Edit{Op: records.Comment, Node: 77, Text: "b"})
		return err
	})
	if err == nil || dump(s.Game()) != before || s.History().CanUndo() || s.Unsaved() {
		t.Errorf("%v: %s", err, dump(s.Game()))
	}
}

// TestOpen: another game of the collection begins anew; one that is not there is
// refused, and what was open stays.
func TestOpen(t *testing.T) {
	a, b := records.NewGame(engine.StandardSetup()), records.NewGame(engine.StandardSetup())
	s, err := New(Games{a, b}, View{})
	if err != nil {
		t.Fatal(err)
	}
	comment(t, s, "a")
	for _, i := range []int{-1, 2} {
		var out *RangeError
		if err := s.Open(i); !errors.As(err, &out) || out.What != NoSuchGame || out.N != i+1 || out.Max != 2 || s.Game() != a {
			t.Errorf("game %d: %v", i, err)
		}
	}
	opened := s.Openings()
	s.Entry.Set("6")
	if err := s.Open(1); err != nil || s.Game() != b || s.Index() != 1 || s.Openings() != opened+1 || s.History().CanUndo() || s.Unsaved() || !s.Entry.Empty() {
		t.Errorf("game 2: %v, index %d", err, s.Index())
	}
}

// TestShelve: an edit that was left to redo changes nothing until it is made, and is
// told of then alone.
func TestShelve(t *testing.T) {
	s, err := New(Games{records.NewGame(engine.StandardSetup())}, View{})
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	s.OnStep = func(Step) { told++ }
	s.Shelve(records.Edit{Op: records.Comment, Text: "later"})
	if s.Game().Comment(0) != "" || s.Unsaved() || s.History().CanUndo() || told != 0 {
		t.Errorf("comment %q, unsaved %v, told %d times", s.Game().Comment(0), s.Unsaved(), told)
	}
	if err := s.Redo(); err != nil || s.Game().Comment(0) != "later" || !s.Unsaved() || told != 1 {
		t.Errorf("made: %v, comment %q, told %d times", err, s.Game().Comment(0), told)
	}
	if err := s.Undo(); err != nil || s.Game().Comment(0) != "" || s.Unsaved() {
		t.Errorf("undone: %v, comment %q", err, s.Game().Comment(0))
	}
}
