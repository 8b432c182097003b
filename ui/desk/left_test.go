// A game opens where it was left; going back.

package desk

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"qipu/ui/lang"
	"qipu/ui/store"
)

const two = "[Game \"Chinese Chess\"]\n[Event \"one\"]\n\n1. H2-E2 H9-G7 2. H0-G2 *\n\n[Game \"Chinese Chess\"]\n[Event \"two\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/4K3R w - - 0 1\"]\n\n1. I0-I9 D9-D8 *\n"

// TestOpensWhereItWasLeft: ply, flip and columns of a game come back in the next run
// and when it is opened again; a covered game opens at its start.
func TestOpensWhereItWasLeft(t *testing.T) {
	folder := t.TempDir()
	path, state := filepath.Join(folder, "h.pgn"), filepath.Join(folder, "state")
	if err := os.WriteFile(path, []byte(two), 0o644); err != nil {
		t.Fatal(err)
	}
	opens := func(d *Desk, i int) {
		t.Helper()
		if err := d.Session.Open(i); err != nil {
			t.Fatal(err)
		}
		follows(t, d)
	}
	d := at(t, path, state)
	follows(t, d)
	d.Session.Step(2)
	d.Session.View.Flip, d.Session.View.Columns = true, []string{"wxf", "iccs"}
	follows(t, d)
	opens(d, 1)
	d.Session.Step(1)
	follows(t, d)
	d.Session.View.Flip = false
	if opens(d, 0); d.Session.Ply() != 2 || !d.Session.View.Flip {
		t.Errorf("opened again at ply %d, flipped %v", d.Session.Ply(), d.Session.View.Flip)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	d = at(t, path, state)
	if follows(t, d); d.Session.Ply() != 2 || !d.Session.View.Flip || !slices.Equal(d.Session.View.Columns, []string{"wxf", "iccs"}) {
		t.Errorf("the next run opens at ply %d, flipped %v, with %q", d.Session.Ply(), d.Session.View.Flip, d.Session.View.Columns)
	}
	if opens(d, 1); d.Session.Ply() != 0 || !d.Session.Cover().Kept() {
		t.Errorf("a covered game opens at ply %d", d.Session.Ply())
	}
	d.Session.Cover().Set(false)
	d.Session.Step(1)
	follows(t, d)
	opens(d, 0)
	if opens(d, 1); d.Session.Ply() != 1 {
		t.Errorf("uncovered, it opens at ply %d", d.Session.Ply())
	}
	if ok, err := d.Return(); !ok || err != nil || d.Session.Index() != 0 {
		t.Errorf("back to game %d: %v", d.Session.Index()+1, err)
	}
}

// TestReturnToLastFile: a run without files goes on with the file that was open last,
// at its game, and saves into it.
func TestReturnToLastFile(t *testing.T) {
	folder := t.TempDir()
	path, state := filepath.Join(folder, "h.pgn"), filepath.Join(folder, "state")
	if err := os.WriteFile(path, []byte(two), 0o644); err != nil {
		t.Fatal(err)
	}
	fresh := func() *Desk {
		games, err := Builtin()
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(games.Close)
		kept := store.NewState(state)
		d, err := New(games, Options{Lang: lang.English, Settings: store.Defaults(), State: &kept})
		if err != nil {
			t.Fatal(err)
		}
		follows(t, d)
		return d
	}
	if d := fresh(); d.Greeting() != "" {
		t.Errorf("goes on with %q", d.Greeting())
	} else if ok, err := d.Return(); ok || err != nil {
		t.Errorf("there is nowhere to go: %v, %v", ok, err)
	}
	d := at(t, path, state)
	follows(t, d)
	if err := d.Session.Open(1); err != nil {
		t.Fatal(err)
	}
	follows(t, d)
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	d = fresh()
	if d.Greeting() != lang.English.Say(lang.GoesOn, "h.pgn") {
		t.Errorf("goes on with %q", d.Greeting())
	}
	if ok, err := d.Return(); !ok || err != nil || d.Session.Game().Tags.Value("Event") != "two" {
		t.Fatalf("%v, %v: %v", ok, err, d.Session.Game().Tags)
	}
	comments(t, d, "mine")
	if err := d.Save("", false); err != nil || d.Session.Unsaved() {
		t.Errorf("not saved: %v", err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if d := fresh(); d.Greeting() != "" {
		t.Errorf("goes on with %q, which is gone", d.Greeting())
	}
}

// TestRemember: how games are shown is kept in the file that a desk was given, and by
// one without a file nowhere.
func TestRemember(t *testing.T) {
	w, _ := builtin(t)
	if err := w.desk.Remember(); !errors.Is(err, ErrNowhere) {
		t.Errorf("remembered: %v", err)
	}
	games, err := Builtin()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(games.Close)
	path := filepath.Join(t.TempDir(), "config.toml")
	d, err := New(games, Options{Settings: store.Defaults(), Config: path})
	if err != nil {
		t.Fatal(err)
	}
	d.Session.View.Columns = []string{"wxf"}
	if err := d.Remember(); err != nil {
		t.Fatal(err)
	}
	if s, faults, err := store.Read(path); err != nil || len(faults) > 0 || !slices.Equal(s.Columns, []string{"wxf"}) {
		t.Errorf("%q, %v, %v", s.Columns, faults, err)
	}
}
