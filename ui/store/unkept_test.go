// Links, and what is not kept of a file.

package store

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
)

// TestReplaceThroughLinks: a link stays one, whether its target is there or not, and
// however many links lead there.
func TestReplaceThroughLinks(t *testing.T) {
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	target := filepath.Join(folder, "sub", "real.pgn")
	for link, to := range map[string]string{"a.pgn": filepath.Join("sub", "b.pgn"), filepath.Join("sub", "b.pgn"): target} {
		if err := os.Symlink(to, filepath.Join(folder, link)); err != nil {
			t.Skip(err)
		}
	}
	for _, text := range []string{"made", "replaced"} {
		err := Replace(filepath.Join(folder, "a.pgn"), func(w io.Writer) error {
			_, err := io.WriteString(w, text)
			return err
		})
		if now, _ := os.ReadFile(target); err != nil || string(now) != text {
			t.Errorf("%q is %q: %v", text, now, err)
		}
	}
	if info, err := os.Lstat(filepath.Join(folder, "a.pgn")); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
}

// TestUnkept: a file with a second name is told of, one without is not.
func TestUnkept(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("not told on this system")
	}
	path := filepath.Join(t.TempDir(), "a.pgn")
	if err := os.WriteFile(path, []byte("a"), 0o644); err != nil {
		t.Fatal(err)
	}
	if lost := Unkept(path); len(lost) > 0 {
		t.Skip("files here have attributes of their own:", lost)
	}
	if err := os.Link(path, path+".2"); err != nil {
		t.Skip(err)
	}
	if lost := Unkept(path); !slices.Equal(lost, []Trait{HardLinks}) {
		t.Errorf("%v", lost)
	}
}
