// Letting go of files that are open.

package file

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLetGo: a file that was let go of is read on, unless another took its place
// or it was closed for good.
func TestLetGo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "large.pgn")
	game := "[Red \"甲\"]\n\n1. H2-E2 H9-G7 *\n\n"
	text := strings.Repeat(game, memoryLimit/len(game)+2)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := Open(context.Background(), path, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	last := c.Len() - 1
	for range 2 {
		if err := c.LetGo(last); err != nil {
			t.Error(err)
		}
		if g, err := c.Game(last); err != nil || g.Tags.Value("Red") != "甲" {
			t.Fatal("a file that is as it was:", err)
		}
	}
	if err := os.Rename(path, path+"~"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Game(last); err != nil {
		t.Error("a file that is still open:", err)
	}
	if err := c.LetGo(last); err != nil {
		t.Error(err)
	}
	if _, err := c.Game(last); !errors.Is(err, errReplaced) {
		t.Error("another file:", err)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	if err := os.Rename(path+"~", path); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Game(last); !errors.Is(err, os.ErrClosed) {
		t.Error("closed for good:", err)
	}
}
