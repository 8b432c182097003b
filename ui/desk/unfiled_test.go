// Games that are in no file: saved, dropped, taken up again.

package desk

import (
	"os"
	"path/filepath"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/store"
)

// withState returns a desk on a file, with its state in a folder.
func withState(t *testing.T, state *store.State, path string) *Desk {
	t.Helper()
	shelf := Open([]string{path}, file.Options{}, func(name string, err error) { t.Errorf("%s: %v", name, err) })
	if shelf == nil {
		t.Fatal("no game")
	}
	t.Cleanup(shelf.Close)
	d, err := New(shelf, Options{State: state})
	if err != nil {
		t.Fatal(err)
	}
	followsWell(t, d)
	return d
}

func followsWell(t *testing.T, d *Desk) {
	t.Helper()
	if _, unwritten, unkept := d.Follow(); unwritten != nil || unkept != nil {
		t.Fatal(unwritten, unkept)
	}
}

func edit(t *testing.T, d *Desk, text string) {
	t.Helper()
	if err := d.Session.Edit(records.Edit{Op: records.Comment, Text: text}); err != nil {
		t.Fatal(err)
	}
	followsWell(t, d)
}

// TestUnfiledSaved: a new game that was saved is in the list no more, and what is done
// on it from then on waits for whoever opens its file.
func TestUnfiledSaved(t *testing.T) {
	folder := t.TempDir()
	club, own := filepath.Join(folder, "club.pgn"), filepath.Join(folder, "own.pgn")
	if err := os.WriteFile(club, []byte("[Red \"A\"]\n\n1. H2-E2 *\n\n[Red \"B\"]\n\n1. B2-E2 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{club, own} {
		state := store.NewState(filepath.Join(folder, "state of "+filepath.Base(name)))
		d := withState(t, &state, club)
		if err := d.Tray.Begin(engine.StandardSetup()); err != nil {
			t.Fatal(err)
		}
		edit(t, d, "mine")
		if n := d.Tray.Count(); n != 1 {
			t.Fatalf("%d games are in no file", n)
		}
		if err := d.Save(name, false); err != nil {
			t.Fatal(err)
		}
		if d.Unsaved() || len(d.Tray.All()) != 0 {
			t.Errorf("%s: unsaved %v, %d in no file", name, d.Unsaved(), len(d.Tray.All()))
		}
		edit(t, d, "later")
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
		again := withState(t, &state, name)
		if n := again.Session.Games().Len(); n > 1 {
			if err := again.Open(n - 1); err != nil {
				t.Fatal(err)
			}
			followsWell(t, again)
		}
		if got := again.Session.Game().Comment(0); got != "later" || len(again.Tray.All()) != 0 {
			t.Errorf("%s: comment %q, %d in no file", name, got, len(again.Tray.All()))
		}
		if err := again.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestUnfiledOfOthers: what a run that goes on has in no file is not another's.
func TestUnfiledOfOthers(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.pgn")
	if err := os.WriteFile(path, []byte("1. H2-E2 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	state := store.NewState(filepath.Join(folder, "state"))
	one := withState(t, &state, path)
	if err := one.Tray.BeginText("1. B2-E2 *\n"); err != nil {
		t.Fatal(err)
	}
	if two := withState(t, &state, path); len(two.Tray.All()) != 0 {
		t.Error("it is taken from a run that goes on")
	}
	if err := one.Close(); err != nil {
		t.Fatal(err)
	}
	three := withState(t, &state, path)
	if len(three.Tray.All()) != 1 {
		t.Fatal("it is lost")
	}
	if err := three.Drop(); err != nil {
		t.Fatal(err)
	}
	if four := withState(t, &state, path); len(four.Tray.All()) != 0 {
		t.Error("what was dropped is back")
	}
}

// TestUnfiledDamaged: a journal that cannot be read is put aside, and told.
func TestUnfiledDamaged(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.pgn")
	if err := os.WriteFile(path, []byte("1. H2-E2 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	state := store.NewState(filepath.Join(folder, "state"))
	one := withState(t, &state, path)
	if err := one.Tray.BeginText("1. B2-E2 *\n"); err != nil {
		t.Fatal(err)
	}
	if err := one.Close(); err != nil {
		t.Fatal(err)
	}
	kept, err := filepath.Glob(filepath.Join(folder, "state", "unfiled", "*.journal"))
	if err != nil || len(kept) != 1 {
		t.Fatal(kept, err)
	}
	text, err := os.ReadFile(kept[0])
	if err != nil {
		t.Fatal(err)
	}
	text[20] ^= 1
	if err := os.WriteFile(kept[0], text, 0o600); err != nil {
		t.Fatal(err)
	}
	two := withState(t, &state, path)
	if _, err := os.Stat(kept[0] + ".bad"); err != nil || len(two.Tray.All()) != 0 || len(two.Notices) != 1 {
		t.Errorf("%v, %d in no file, notices %q", err, len(two.Tray.All()), two.Notices)
	}
}
