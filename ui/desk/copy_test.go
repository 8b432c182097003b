// A copy saves no work.

package desk

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// at returns a desk with a file open, whose work is kept in a folder.
func at(t *testing.T, path, state string) *Desk {
	t.Helper()
	games := Open([]string{path}, file.Options{}, func(name string, err error) { t.Fatalf("%s: %v", name, err) })
	if games == nil {
		t.Fatalf("%s holds no game", path)
	}
	t.Cleanup(games.Close)
	kept := store.NewState(state)
	d, err := New(games, Options{Settings: store.Defaults(), State: &kept, Lang: lang.English})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// follows takes up what was kept, and tells of how many steps.
func follows(t *testing.T, d *Desk) int {
	t.Helper()
	found, unwritten, unkept := d.Follow()
	if unwritten != nil || unkept != nil {
		t.Fatal(unwritten, unkept)
	}
	return found.Steps
}

func comments(t *testing.T, d *Desk, text string) {
	t.Helper()
	if err := d.Session.Edit(records.Edit{Op: records.Comment, Text: text}); err != nil {
		t.Fatal(err)
	}
	follows(t, d)
}

// TestCopyIsNoSave: what was written on a game that was only copied elsewhere, in
// whatever form, is unsaved, and comes back in the next run.
func TestCopyIsNoSave(t *testing.T) {
	folder := t.TempDir()
	path, state := filepath.Join(folder, "h.pgn"), filepath.Join(folder, "state")
	const text = "[Game \"Chinese Chess\"]\n\n1. H2-E2 H9-G7 *\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	d := at(t, path, state)
	follows(t, d)
	comments(t, d, "mine")
	for _, name := range []string{"copy.fen", "copy.pgn", "copy.xqf"} {
		if err := d.Save(filepath.Join(folder, name), true); err != nil {
			t.Fatal(name, err)
		}
		if !d.Session.Unsaved() {
			t.Fatalf("%s counts as a save", name)
		}
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if now, err := os.ReadFile(path); err != nil || string(now) != text {
		t.Errorf("the game's own file is %q, %v", now, err)
	}
	again := at(t, path, state)
	if n := follows(t, again); n != 1 || again.Session.Game().Comment(0) != "mine" {
		t.Errorf("%d steps come back: %q", n, again.Session.Game().Comment(0))
	}
	if err := again.Save("", false); err != nil || again.Session.Unsaved() {
		t.Errorf("saved: %v", err)
	}
	if now, _ := os.ReadFile(path); !strings.Contains(string(now), "mine") {
		t.Errorf("%q", now)
	}
}

// TestSavedWithoutFile: a game that is in no file belongs where it was saved
// whole, and not where a position of it was.
func TestSavedWithoutFile(t *testing.T) {
	w, g := builtin(t)
	d := w.desk
	d.Session.SetUp(g)
	folder := t.TempDir()
	if err := d.Save(filepath.Join(folder, "a.fen"), true); err != nil || !d.Session.Unsaved() {
		t.Errorf("a position counts as the game: %v", err)
	}
	if err := d.Save("", false); err == nil || d.Session.Unsaved() == false {
		t.Errorf("it is saved to where a copy is: %v", err)
	}
	if err := d.Save(filepath.Join(folder, "a.pgn"), true); err != nil || d.Session.Unsaved() {
		t.Errorf("it is not saved: %v", err)
	}
	if err := d.Session.Edit(records.Edit{Op: records.Comment, Text: "more"}); err != nil {
		t.Fatal(err)
	}
	if err := d.Save("", false); err != nil || d.Session.Unsaved() {
		t.Errorf("it is not saved again: %v", err)
	}
}
