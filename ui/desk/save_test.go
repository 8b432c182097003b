// Saving over files that may have changed.

package desk

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/session"
	"qipu/ui/store"
)

// opened returns what writes to a file that is open.
func opened(t *testing.T, path string) *writer {
	t.Helper()
	games := Open([]string{path}, file.Options{}, func(name string, err error) { t.Fatalf("%s: %v", name, err) })
	if games == nil {
		t.Fatalf("%s holds no game", path)
	}
	return writing(t, games)
}

// builtin returns what writes the built-in games, and the first of them.
func builtin(t *testing.T) (*writer, *records.Game) {
	t.Helper()
	games, err := Builtin()
	if err != nil {
		t.Fatal(err)
	}
	g, err := games.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	return writing(t, games), g
}

func writing(t *testing.T, games *Shelf) *writer {
	t.Helper()
	t.Cleanup(games.Close)
	d, err := New(games, Options{Settings: store.Defaults()})
	if err != nil {
		t.Fatal(err)
	}
	return d.Writer.(*writer)
}

// TestSave changes two games of a file one after the other: both changes are in
// it, the third game and the notation are as they were.
func TestSave(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.pgn")
	const text = `[Game "Chinese Chess"]
[Event "one"]
[Result "*"]

1. 炮二平五 马８进７ *

[Game "Chinese Chess"]
[Event "two"]
[Result "*"]

1. 兵七进一 卒７进１ *

[Game "Chinese Chess"]
[Event "three"]
[Result "*"]

1. 相三进五 炮８平５ *
`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	w := opened(t, path)
	for i := range 2 {
		g, err := w.games.Game(i)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Apply(records.Edit{Op: records.Comment, Node: g.First(0), Text: "changed"}); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(g, i, "", false); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(got), "changed"); n != 2 {
		t.Errorf("%d changes are kept of 2", n)
	}
	for _, part := range []string{`[Event "three"]`, "炮二平五", "兵七进一", "相三进五"} {
		if !strings.Contains(string(got), part) {
			t.Errorf("%q is gone:\n%s", part, got)
		}
	}
	if g, err := w.games.Game(1); err != nil || g.Comment(g.First(0)) != "changed" {
		t.Errorf("the game that is read again is the old one: %v", err)
	}
}

// TestSaveRefuses: what cannot be kept is an error, and the file stays.
func TestSaveRefuses(t *testing.T) {
	w, g := builtin(t)
	if _, err := w.Write(g, 0, "", false); err == nil {
		t.Error("a built-in game was saved to no file")
	}
	path := filepath.Join(t.TempDir(), "a.fen")
	var doubt *session.Doubt
	if _, err := w.Write(g, 0, path, false); !errors.As(err, &doubt) || len(doubt.Lines) < 3 {
		t.Errorf("a game was saved as a position: %v", err)
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("a file is left")
	}
	if _, err := w.Write(g, 0, path, true); err != nil {
		t.Error(err)
	}
	if text, err := os.ReadFile(path); err != nil || len(text) == 0 {
		t.Errorf("nothing is written: %v", err)
	}
	for _, name := range []string{"a.cbl", "a.doc", filepath.Join("none", "a.pgn")} {
		if _, err := w.Write(g, 0, filepath.Join(t.TempDir(), name), true); err == nil || errors.As(err, &doubt) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := os.Stat("/dev/full"); err == nil {
		if _, err := w.Write(g, 0, "/dev/full", true); err == nil {
			t.Error("a full disk is no error")
		}
	}
	if _, err := w.Write(g, 0, filepath.Join(t.TempDir(), "b.xqf"), false); err != nil {
		t.Error(err)
	}
}

// TestSaveOver: a file that is there is not overwritten unasked, but for one
// that the game was saved to before.
func TestSaveOver(t *testing.T) {
	w, g := builtin(t)
	path := filepath.Join(t.TempDir(), "a.pgn")
	if err := os.WriteFile(path, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	var doubt *session.Doubt
	if _, err := w.Write(g, -1, path, false); !errors.As(err, &doubt) {
		t.Errorf("overwritten: %v", err)
	}
	if text, _ := os.ReadFile(path); string(text) != "mine" {
		t.Errorf("%q is left", text)
	}
	for _, step := range []struct {
		name string
		sure bool
	}{{path, true}, {path, false}, {"", false}} {
		if _, err := w.Write(g, -1, step.name, step.sure); err != nil {
			t.Errorf("%v: %v", step, err)
		}
	}
	if err := os.WriteFile(path, []byte("theirs"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(g, -1, "", false); !errors.As(err, &doubt) {
		t.Errorf("what another program wrote since is overwritten: %v", err)
	}
}

// TestSaveChanged: what another program wrote since a file was opened is not
// overwritten unasked, and never where other games stand in the file.
func TestSaveChanged(t *testing.T) {
	const game = "[Game \"Chinese Chess\"]\n[Event \"%d\"]\n\n1. C2.5 H8+7 *\n\n"
	for n := range 2 {
		path := filepath.Join(t.TempDir(), "a.pgn")
		text := ""
		for i := range n + 1 {
			text += fmt.Sprintf(game, i)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		w := opened(t, path)
		g, err := w.games.Game(n)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(g, n, "", false); err != nil {
			t.Fatal("unchanged:", err)
		}
		if err := os.WriteFile(path, []byte(text+"; theirs\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		var doubt *session.Doubt
		var nameless *session.NamelessError
		_, err = w.Write(g, n, "", false)
		if n == 0 && !errors.As(err, &doubt) || n == 1 && !errors.As(err, &nameless) {
			t.Errorf("%d games: %v", n+1, err)
		}
		if now, _ := os.ReadFile(path); !strings.Contains(string(now), "theirs") {
			t.Errorf("%d games: overwritten", n+1)
		}
		if _, err = w.Write(g, n, "", true); (err == nil) != (n == 0) {
			t.Errorf("%d games, sure: %v", n+1, err)
		}
	}
}

// TestSaveAgain: the game that comes back from a save is what the next run reads.
func TestSaveAgain(t *testing.T) {
	w, g := builtin(t)
	for _, name := range []string{"a.pgn", "a.xqf", "a.cbr", "a.json"} {
		path := filepath.Join(t.TempDir(), name)
		again, err := w.Write(g, 0, path, true)
		if name == "a.json" { // nobody reads it
			if err == nil && again != nil {
				t.Error("json is read")
			}
			continue
		}
		if err != nil || again == nil {
			t.Fatal(name, err)
		}
		next, err := opened(t, path).games.Game(0)
		if err != nil || next.Start != again.Start || len(next.Tags) != len(again.Tags) || next.Size() != again.Size() {
			t.Errorf("%s is read otherwise: %v", name, err)
		}
	}
}

// TestSaveLeavesOthers: of a file of several games the one that is saved changes
// and nothing else, however the file is written.
func TestSaveLeavesOthers(t *testing.T) {
	const text = "\ufeff% another program's line\r\n[Event \"一\"]\r\n[Zeta \"2\"]\r\n[Alpha \"1\"]\r\n\r\n1. C2=5 H8+7 *\r\n\r\n[Event \"二\"]\r\n[Red \"甲\"]\r\n\r\n1. 炮二平五 马８进７ *\r\n"
	path := filepath.Join(t.TempDir(), "a.pgn")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	w := opened(t, path)
	g, err := w.games.Game(1)
	if err != nil {
		t.Fatal(err)
	}
	g.Tags.Set("Red", "吕钦")
	if _, err := w.Write(g, 1, "", false); err != nil {
		t.Fatal(err)
	}
	if now, err := os.ReadFile(path); err != nil || string(now) != strings.Replace(text, "甲", "吕钦", 1) {
		t.Errorf("%q, %v", now, err)
	}
}

// TestSaveEntangled: a page of HTML is not turned into a text.
func TestSaveEntangled(t *testing.T) {
	const page = "<html><body><pre>[Event \"one\"]<br>\n[Result \"*\"]<br>\n<br>\n1. C2.5 H8+7 *<br>\n</pre></body></html>\n"
	path := filepath.Join(t.TempDir(), "a.html")
	if err := os.WriteFile(path, []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	w := opened(t, path)
	g, err := w.games.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	g.SetComment(0, "mine")
	var nameless *session.NamelessError
	if _, err := w.Write(g, 0, "", true); !errors.As(err, &nameless) || filepath.Ext(nameless.Suggest) != ".pgn" {
		t.Errorf("saved: %v", err)
	}
	if now, _ := os.ReadFile(path); string(now) != page {
		t.Errorf("%q", now)
	}
}

// TestSaveHardLinks: that another name of the file goes on to hold the old text is
// asked about.
func TestSaveHardLinks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.pgn")
	if err := os.WriteFile(path, []byte("[Event \"one\"]\n\n1. C2.5 H8+7 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(path, path+".2"); err != nil || !slices.Contains(store.Unkept(path), store.HardLinks) {
		t.Skip("links are not told of here:", err)
	}
	w := opened(t, path)
	g, err := w.games.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	g.SetComment(0, "mine")
	var doubt *session.Doubt
	if _, err := w.Write(g, 0, "", false); !errors.As(err, &doubt) || len(doubt.Lines) != 1 {
		t.Errorf("not asked: %v", err)
	}
	if _, err := w.Write(g, 0, "", true); err != nil {
		t.Error(err)
	}
}
