// Collections: folders, growing while they are read, and letting go.

package file

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// TestFolder opens a folder of records of several formats, among other files.
func TestFolder(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "more"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, data := range samples(t) {
		path := filepath.Join(dir, "more", strings.ReplaceAll(name, " ", "-"))
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "README"), []byte("nothing"), 0o600); err != nil {
		t.Fatal(err)
	}
	wide := []byte("\xff\xfe1\x00.\x00h\x002\x00e\x002\x00 \x00h\x009\x00g\x007\x00\n\x00")
	if err := os.WriteFile(filepath.Join(dir, "wide.txt"), wide, 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := Open(context.Background(), dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	if len(c.Skipped()) != 1 || c.Len() < len(samples(t)) {
		t.Errorf("%d games, left out: %v", c.Len(), c.Skipped())
	}
	for i := range c.Len() {
		g, err := c.Game(i)
		if err != nil || g.First(0) == 0 {
			t.Errorf("game %d: %v", i, err)
		}
		if name, index := c.File(i); index < 1 || !strings.HasPrefix(name, dir) {
			t.Errorf("game %d is game %d of %s", i, index, name)
		}
	}
	if done, size := c.Progress(); done != size {
		t.Errorf("%d of %d files", done, size)
	}
	if _, err := c.Game(c.Len()); err == nil {
		t.Error("a game behind the last")
	}
}

// TestListWhileReading reads games of a large file while it is listed.
func TestListWhileReading(t *testing.T) {
	const games = 20_000
	data := bytes.Repeat([]byte("[Event \"x\"]\n[Red \"甲\"]\n\n1. h2e2 h9g7 1-0\n\n"), games)
	c, err := OpenSourceGames(context.Background(), bytesSource("many", data))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	var readers sync.WaitGroup
	for range 3 {
		readers.Go(func() {
			for !c.Complete() {
				if n := c.Len(); n > 0 {
					if g, err := c.Game(n - 1); err != nil || g.First(0) == 0 {
						t.Errorf("game %d: %v", n, err)
						return
					}
				}
			}
		})
	}
	readers.Wait()
	if c.Len() != games {
		t.Errorf("%d games", c.Len())
	}
	tags, err := c.Tags(games - 1)
	if err != nil || fmt.Sprint(tags) != "[{Event x} {Red 甲} {Result 1-0}]" {
		t.Errorf("%v %v", tags, err)
	}
}

// TestClose stops a listing in its middle.
func TestClose(t *testing.T) {
	data := bytes.Repeat([]byte("[Event \"x\"]\n\n1. h2e2 1-0\n\n"), 100_000)
	c, err := OpenSourceGames(context.Background(), bytesSource("many", data))
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
}

// TestSpool reads standard input.
func TestSpool(t *testing.T) {
	c, err := Open(context.Background(), "-", Options{Stdin: strings.NewReader("1. 炮二平五 马8进7\n")})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil || c.Len() != 1 {
		t.Fatal(c.Len(), err)
	}
	if g, err := c.Game(0); err != nil || g.Ply(g.Last(0)) != 2 {
		t.Error(err)
	}
}

// endless is a reader without an end.
type endless struct{}

func (endless) Read(p []byte) (int, error) { return copy(p, "1. 炮二平五\n"), nil }

// TestEndless: what comes from a pipe is read as far as the limit, on disk from
// another one on; nothing is left in the folder while it is read or after.
func TestEndless(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	if _, _, err := spool("-", endless{}, 1000, 10_000); err == nil {
		t.Error("an input without an end was read")
	}
	s, done, err := spool("-", io.LimitReader(endless{}, 5000), 1000, 10_000)
	if err != nil || s.Size != 5000 {
		t.Fatal(s.Size, err)
	}
	text := make([]byte, 5000)
	if n, err := s.ReadAt(text, 0); n != len(text) || !strings.HasPrefix(string(text), "1. 炮二平五\n1.") {
		t.Errorf("%d bytes: %v", n, err)
	}
	if err := done(); err != nil {
		t.Error(err)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
		t.Errorf("%v is left, %v", left, err)
	}
}
