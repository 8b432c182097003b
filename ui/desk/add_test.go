// Games added to files of several.

package desk

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
)

// TestAdded: a game of one's own is added to a collection, whose games stay byte for
// byte, and after another edit takes its own place there.
func TestAdded(t *testing.T) {
	folder := t.TempDir()
	path, state := filepath.Join(folder, "club.pgn"), filepath.Join(folder, "state")
	text := strings.ReplaceAll(two, "\n", "\r\n")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	w, _ := builtin(t)
	d := w.desk
	d.Session.SetUp(records.NewGame(engine.StandardSetup()))
	if _, err := d.Session.Play(engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}); err != nil {
		t.Fatal(err)
	}
	for _, comment := range []string{"mine", "mine again"} {
		if err := d.Session.Edit(records.Edit{Op: records.Comment, Text: comment}); err != nil {
			t.Fatal(err)
		}
		name := path
		if comment != "mine" {
			name = ""
		}
		if err := d.Save(name, false); err != nil || d.Memory.Added != 3 || d.Session.Unsaved() {
			t.Fatalf("game %d, unsaved %v: %v", d.Memory.Added, d.Session.Unsaved(), err)
		}
		now, _ := os.ReadFile(path)
		if !strings.HasPrefix(string(now), text) || strings.Count(string(now), "{"+comment+"}") != 1 || strings.Count(string(now), "mine") != 1 {
			t.Errorf("%q", now)
		}
	}
	// A new game of a file that is open is added to it, though it holds but one.
	one := filepath.Join(folder, "one.pgn")
	if err := os.WriteFile(one, []byte("[Event \"one\"]\n\n1. H2-E2 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	d = at(t, one, state)
	follows(t, d)
	d.Session.SetUp(records.NewGame(engine.StandardSetup()))
	comments(t, d, "second")
	if err := d.Save(one, false); err != nil || d.Memory.Added != 2 || d.Session.Games().Len() != 2 {
		t.Errorf("game %d of %d: %v", d.Memory.Added, d.Session.Games().Len(), err)
	}
}
