// What is kept when the open game is saved, and when a run ends.

package journal

import (
	"testing"

	"qipu/records"
	"qipu/ui/internal/disktest"
	"qipu/ui/session"
	"qipu/ui/store"
)

// edits writes a comment, and has it noted.
func (d *desk) edits(t *testing.T, text string) {
	t.Helper()
	if err := d.Edit(records.Edit{Op: records.Comment, Node: 1, Text: text}); err != nil {
		t.Fatal(err)
	}
	d.follow(t)
}

// saves is what a desk does when the open game was saved, and again is how it is
// read from its file.
func (d *desk) saves(t *testing.T, again *records.Game) {
	t.Helper()
	d.History().Saved()
	d.keeper.Saved(again)
	d.follow(t)
}

// TestSavedAside: when the open game is saved, the work on another that waits behind
// it is in the new journal.
func TestSavedAside(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, store.NewState(folder), session.Games{large(8)}, nil)
	d.edits(t, "waits")
	d.SetUp(large(9))
	d.follow(t)
	d.edits(t, "saved")
	saved := large(9)
	saved.SetComment(1, "saved")
	d.saves(t, saved)
	again := large(9)
	again.SetComment(1, "saved")
	back := sit(t, killedAt(t, folder), session.Games{again}, nil)
	if back.found.Lost > 0 || back.found.None() || back.Game().Comment(1) != "saved" {
		t.Errorf("%+v, %q", back.found, back.Game().Comment(1))
	}
	for back.Game().Comment(1) != "waits" && back.History().CanUndo() {
		back.Undo()
	}
	if back.Game().Comment(1) != "waits" {
		t.Errorf("undone: %q", back.Game().Comment(1))
	}
}

// TestSavedOthers: the work of another run that waits beside a game follows that when
// it is saved with changes.
func TestSavedOthers(t *testing.T) {
	folder := t.TempDir()
	state := store.NewState(folder)
	first, second := sit(t, state, session.Games{large(8)}, nil), sit(t, state, session.Games{large(8)}, nil)
	first.edits(t, "of the first")
	second.edits(t, "of the second")
	for _, d := range []*desk{first, second} {
		if err := d.keeper.Close(); err != nil {
			t.Fatal(err)
		}
	}
	d := sit(t, state, session.Games{large(8)}, nil)
	if d.found.Others != 1 {
		t.Fatalf("%+v", d.found)
	}
	mine := d.Game().Comment(1)
	saved := large(8)
	saved.SetComment(1, mine)
	d.saves(t, saved)
	again := large(8)
	again.SetComment(1, mine)
	back := sit(t, killedAt(t, folder), session.Games{again}, nil)
	if got := back.Game().Comment(1); back.found.Lost > 0 || got == mine || got == "" {
		t.Errorf("%+v: %q is open, %q was saved", back.found, got, mine)
	}
}

// TestClosedDraft: a comment that was being written when a run ended is there in the
// next, also where nothing else was done.
func TestClosedDraft(t *testing.T) {
	state := store.NewState(t.TempDir())
	d := sit(t, state, session.Games{large(8)}, nil)
	d.keeper.Draft(records.Edit{Op: records.Comment, Node: 2, Text: "half wri"})
	d.follow(t)
	if err := d.keeper.Close(); err != nil {
		t.Fatal(err)
	}
	if back := sit(t, state, session.Games{large(8)}, nil); back.found.Draft == nil || back.found.Draft.Text != "half wri" {
		t.Errorf("%+v", back.found)
	}
}

// TestSavedOtherwise: where the file holds another tree than the open game, as with a
// move that its format lacks, the journal goes on with the open one as a whole.
func TestSavedOtherwise(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, store.NewState(folder), session.Games{large(8)}, nil)
	d.edits(t, "before")
	d.saves(t, large(5))
	d.edits(t, "after")
	back := sit(t, killedAt(t, folder), session.Games{large(5)}, nil)
	if back.found.Lost > 0 || back.Game().Comment(1) != "after" || back.Game().Size() != d.Game().Size() {
		t.Errorf("%+v, %q, %d nodes of %d", back.found, back.Game().Comment(1), back.Game().Size(), d.Game().Size())
	}
}

// TestRecoverOnFullDisk: where what another run did cannot be written down in the open
// game's journal, it stays in its own.
func TestRecoverOnFullDisk(t *testing.T) {
	folder := t.TempDir()
	state := store.NewState(folder)
	first, second := sit(t, state, session.Games{large(8)}, nil), sit(t, state, session.Games{large(8)}, nil)
	first.edits(t, "of the first")
	second.edits(t, "of the second")
	for _, d := range []*desk{first, second} {
		if err := d.keeper.Close(); err != nil {
			t.Fatal(err)
		}
	}
	d := sit(t, store.NewStateOn(disktest.Full(1), folder), session.Games{large(8)}, nil)
	if _, ok := d.keeper.Recover(); !ok || !d.keeper.behind {
		t.Fatalf("recovered %v, written %v", ok, !d.keeper.behind)
	}
	back := sit(t, killedAt(t, folder), session.Games{large(8)}, nil)
	if back.found.Steps+back.found.Others < 2 || back.found.Others != 1 {
		t.Errorf("the next run finds %+v", back.found)
	}
}
