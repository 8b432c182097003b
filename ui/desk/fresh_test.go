// Files that are not there: begun, and what was not saved of them.

package desk

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// freshAt returns a desk with a file that is not there, whose work is kept in a
// folder.
func freshAt(t *testing.T, path, state string, numbers ...int) *Desk {
	t.Helper()
	games, err := Fresh(path, file.Options{}, numbers...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(games.Close)
	kept := store.NewState(state)
	d, err := New(games, Options{Settings: store.Defaults(), State: &kept, Lang: lang.English})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestFresh: a new game is in no file before it is saved, survives a kill, and is
// saved in the format of its name.
func TestFresh(t *testing.T) {
	for _, name := range []string{"new.pgn", "new.xqf", "new.txt"} {
		folder := t.TempDir()
		path, state := filepath.Join(folder, name), filepath.Join(folder, "state")
		if !CanBegin(path) {
			t.Errorf("%s cannot be begun", name)
		}
		d := freshAt(t, path, state, 1)
		follows(t, d)
		if _, err := d.Session.Play(engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}); err != nil {
			t.Fatal(err)
		}
		follows(t, d)
		if !Gone(path) || !d.Session.Unsaved() {
			t.Fatalf("%s is written before it is saved", name)
		}
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
		d = freshAt(t, path, state, 1)
		if n := follows(t, d); n != 1 || d.Session.Plies() != 1 {
			t.Fatalf("%s: %d steps come back, %d plies", name, n, d.Session.Plies())
		}
		if err := d.Save("", false); err != nil || d.Session.Unsaved() {
			t.Fatalf("%s: %v", name, err)
		}
		format, _ := formatOf(filepath.Ext(name))
		again := at(t, path, state)
		if c, _ := again.Session.Games().(*Shelf).at(0); c.Format(0) != format || again.Session.Plies() != 1 {
			t.Errorf("%s is a file of %s with %d plies", name, c.Format(0), again.Session.Plies())
		}
		if d.Session.Edit(records.Edit{Op: records.Comment, Text: "more"}) != nil || d.Save("", false) != nil {
			t.Errorf("%s is not saved again", name)
		}
	}
	for _, name := range []string{"new", "new.doc", "new.cbl", filepath.Join("none", "new.pgn")} {
		if CanBegin(filepath.Join(t.TempDir(), name)) {
			t.Errorf("%s can be begun", name)
		}
	}
}

// TestFreshIsThere: a file that another program has made meanwhile is not
// overwritten unasked.
func TestFreshIsThere(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "new.pgn")
	d := freshAt(t, path, filepath.Join(folder, "state"), 1)
	comments(t, d, "mine")
	if err := os.WriteFile(path, []byte("theirs"), 0o644); err != nil {
		t.Fatal(err)
	}
	var doubt *session.Doubt
	if err := d.Save("", false); !errors.As(err, &doubt) {
		t.Errorf("overwritten: %v", err)
	}
}

// TestUnsavedOfGone: what was not saved of a file that was emptied or deleted since
// is offered when it is opened again, and can be saved there.
func TestUnsavedOfGone(t *testing.T) {
	for _, gone := range []func(path string) error{os.Remove, func(path string) error { return os.Truncate(path, 0) }} {
		folder := t.TempDir()
		path, state := filepath.Join(folder, "h.pgn"), filepath.Join(folder, "state")
		const text = "[Game \"Chinese Chess\"]\n[Red \"甲\"]\n\n1. H2-E2 H9-G7 *\n\n[Game \"Chinese Chess\"]\n\n1. C3-C4 *\n"
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		d := at(t, path, state)
		if err := d.Session.Open(1); err != nil {
			t.Fatal(err)
		}
		follows(t, d)
		comments(t, d, "mine")
		if err := errors.Join(d.Close(), gone(path)); err != nil {
			t.Fatal(err)
		}
		numbers := Unsaved(store.NewState(state), path)
		if !Gone(path) || !slices.Equal(numbers, []int{2}) {
			t.Fatalf("unsaved work of games %v", numbers)
		}
		again := freshAt(t, path, state, numbers...)
		if found, _, _ := again.Follow(); found.Others != 1 {
			t.Fatalf("%d runs' work waits", found.Others)
		}
		if _, ok := again.Recover(); !ok || again.Session.Game().Comment(0) != "mine" || again.Session.Plies() != 1 {
			t.Fatalf("%q, %d plies", again.Session.Game().Comment(0), again.Session.Plies())
		}
		if err := again.Save("", false); err != nil || again.Session.Unsaved() {
			t.Errorf("not saved: %v", err)
		}
		if now, _ := os.ReadFile(path); !strings.Contains(string(now), "mine") {
			t.Errorf("%q", now)
		}
		if numbers := Unsaved(store.NewState(state), path); numbers != nil {
			t.Errorf("saved, and games %v wait", numbers)
		}
	}
}

// TestSeveralOfGone: of a file that was deleted the unsaved work on each of its games
// is offered and saved, in one run and whichever comes first.
func TestSeveralOfGone(t *testing.T) {
	folder := t.TempDir()
	path, state := filepath.Join(folder, "h.pgn"), filepath.Join(folder, "state")
	text := strings.Repeat("[Game \"Chinese Chess\"]\n\n1. H2-E2 H9-G7 *\n\n", 4)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	words := []string{"first", "second", "third"}
	for i, word := range words {
		d := at(t, path, state)
		if err := d.Session.Open(i); err != nil {
			t.Fatal(err)
		}
		follows(t, d)
		comments(t, d, word)
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	d := freshAt(t, path, state, Unsaved(store.NewState(state), path)...)
	if d.Session.Games().Len() != len(words) {
		t.Fatalf("%d games", d.Session.Games().Len())
	}
	for _, i := range []int{1, 0, 2, 1} {
		if err := d.Session.Open(i); err != nil {
			t.Fatal(err)
		}
		follows(t, d)
		if again := d.Session.Game().Comment(0); again == "" {
			if _, ok := d.Recover(); !ok {
				t.Fatalf("nothing is offered of game %d", i+1)
			}
		} else {
			comments(t, d, again+" more")
		}
		if got := d.Session.Game().Comment(0); !strings.HasPrefix(got, words[i]) {
			t.Fatalf("game %d has the comment %q", i+1, got)
		}
		if err := d.Save("", false); err != nil || d.Session.Unsaved() {
			t.Fatalf("game %d is not saved: %v", i+1, err)
		}
		follows(t, d)
	}
	now, err := file.Open(t.Context(), path, file.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer now.Close()
	if now.Wait() != nil || now.Len() != len(words) {
		t.Fatalf("%d games in the file", now.Len())
	}
	for i, want := range []string{"second more", "first", "third"} {
		if g, err := now.Game(i); err != nil || g.Comment(0) != want {
			t.Errorf("game %d: %q, not %q: %v", i+1, g.Comment(0), want, err)
		}
	}
}
