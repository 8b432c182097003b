// State, journals and files that are replaced whole.

package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/records"
)

func TestReplace(t *testing.T) {
	folder := t.TempDir()
	path, link := filepath.Join(folder, "a"), filepath.Join(folder, "link")
	if err := os.WriteFile(path, []byte("old"), 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("a", link); err != nil {
		t.Fatal(err)
	}
	broken := errors.New("broken")
	err := Replace(link, func(w io.Writer) error {
		io.WriteString(w, "half")
		return broken
	})
	if !errors.Is(err, broken) || read(t, path) != "old" {
		t.Errorf("a write that failed: %v, %q", err, read(t, path))
	}
	err = Replace(link, func(w io.Writer) error {
		_, err := io.WriteString(w, "new")
		return err
	})
	if err != nil || read(t, path) != "new" {
		t.Errorf("a write: %v, %q", err, read(t, path))
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Error("the link is gone")
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o640 {
		t.Error("the permissions are other ones")
	}
	if left, _ := os.ReadDir(folder); len(left) != 2 {
		t.Errorf("files are left: %v", left)
	}
	if err := os.Chmod(path, 0o400); err != nil {
		t.Fatal(err)
	}
	if os.Getuid() > 0 {
		if err := Replace(path, func(io.Writer) error { return nil }); !errors.Is(err, fs.ErrPermission) || read(t, path) != "new" {
			t.Errorf("a file that may not be written: %v", err)
		}
	}
	if err := Create(path, "x"); !errors.Is(err, fs.ErrExist) {
		t.Errorf("a file that is there: %v", err)
	}
}

// TestReplaceLeaves: what cannot be put in its place stays beside it, and the
// error names where.
func TestReplaceLeaves(t *testing.T) {
	path := filepath.Join(t.TempDir(), strings.Repeat("長", 80)+".pgn") // 244 bytes
	err := Replace(path, func(w io.Writer) error {
		_, err := io.WriteString(w, "new")
		return errors.Join(err, os.Mkdir(path, 0o700)) // no file takes the place of a folder
	})
	var left *LeftError
	var fault *records.Fault
	if !errors.As(err, &left) || left.Path != path || read(t, left.Left) != "new" || !errors.As(err, &fault) {
		t.Errorf("%v", err)
	}
}

// TestReplaceMode: a new file is as open to others as the user's mask allows, one
// that is there as it was.
func TestReplaceMode(t *testing.T) {
	folder := t.TempDir()
	path, like := filepath.Join(folder, "a"), filepath.Join(folder, "like")
	mode := func(path string) fs.FileMode {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		return info.Mode().Perm()
	}
	if err := os.WriteFile(like, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	want := mode(like)
	for range 2 {
		if err := Replace(path, func(io.Writer) error { return nil }); err != nil {
			t.Fatal(err)
		}
		if mode(path) != want {
			t.Errorf("%v, want %v", mode(path), want)
		}
		want = 0o604
		if err := os.Chmod(path, want); err != nil {
			t.Fatal(err)
		}
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestJournal cuts the journal at every byte: the records before the cut are
// there, and it goes on behind them.
func TestJournal(t *testing.T) {
	s := NewState(t.TempDir())
	j, err := s.NewJournal("games/x", "a#1")
	if err != nil {
		t.Fatal(err)
	}
	all := []string{"one", "", "three 炮"}
	for _, record := range all {
		if err := j.Append([]byte(record)); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Append([]byte("a\nb")); err == nil {
		t.Error("a record of two lines was taken")
	}
	path := s.journalPath("games/x", "a#1", 1)
	whole := read(t, path)
	if got, end := parseJournal([]byte(whole)); len(got) != 3 || string(got[0]) != "one" || string(got[1]) != "" || string(got[2]) != "three 炮" || end != len(whole) {
		t.Errorf("%q is read as %q", whole, got)
	}
	for i := range whole { // a bit of it is turned over
		if whole[i] == '\n' {
			continue
		}
		damaged := []byte(whole)
		damaged[i] ^= 1
		got, _ := parseJournal(damaged)
		if at := strings.Count(whole[:i], "\n"); len(got) == 3 && got[at] != nil {
			t.Errorf("byte %d turned over: %q", i, got)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	for cut := range len(whole) + 1 {
		if err := os.WriteFile(path, []byte(whole[:cut]), 0o600); err != nil {
			t.Fatal(err)
		}
		n := strings.Count(whole[:cut], "\n")
		found, _, err := s.EarlierJournals("games/x", "")
		if err != nil || len(found) != min(n, 1) {
			t.Fatalf("cut at %d: %d journals, %v", cut, len(found), err)
		}
		if n == 0 {
			continue
		}
		j := found[0]
		if err := j.Append([]byte("next")); err != nil {
			t.Fatal(err)
		}
		if len(j.Records()) != n {
			t.Errorf("cut at %d: %d records, want %d", cut, len(j.Records()), n)
		}
		if again, _ := parseJournal([]byte(read(t, path))); len(again) != n+1 || string(again[n]) != "next" {
			t.Errorf("cut at %d: after another record %q", cut, again)
		}
		if err := j.Clear(); err != nil || read(t, path) != "" {
			t.Error("not cleared", err)
		}
		if err := j.Close(); err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
			t.Error("an empty journal is left")
		}
	}
}

// TestJournalsApart: a journal that is open is nobody else's, and one that was
// closed with records in it is found.
func TestJournalsApart(t *testing.T) {
	s := NewState(t.TempDir())
	var open []*Journal
	for _, text := range []string{"a", "b", "c"} {
		j, err := s.NewJournal("games/x", "a#1")
		if err != nil {
			t.Fatal(err)
		}
		if err := j.Append([]byte(text)); err != nil {
			t.Fatal(err)
		}
		open = append(open, j)
	}
	for n, j := range open {
		found, _, err := s.EarlierJournals("games/x", "")
		if err != nil || len(found) != n {
			t.Fatalf("%d journals are closed, %d found, %v", n, len(found), err)
		}
		for i, earlier := range found {
			if want := string(rune('a' + n - 1 - i)); string(earlier.Records()[0]) != want {
				t.Errorf("journal %d of %d holds %q, want %s", i, n, earlier.Records(), want)
			}
			if err := earlier.Close(); err != nil {
				t.Error(err)
			}
		}
		if err := j.Close(); err != nil {
			t.Error(err)
		}
	}
	if err := open[0].Append([]byte("d")); err == nil {
		t.Error("a closed journal takes a record")
	}
	found, _, err := s.EarlierJournals("games/x", "")
	if err != nil || len(found) != 3 {
		t.Fatal(len(found), err)
	}
	if err := found[0].PutAside(); err != nil {
		t.Error(err)
	}
	for _, j := range found[1:] {
		j.Close()
	}
	if found, _, err = s.EarlierJournals("games/x", "b#1"); err != nil || len(found) != 2 {
		t.Error("put aside, and found:", len(found), err)
	}
	for _, j := range found {
		j.Close()
	}
	for place, want := range map[string]int{"a#1": 2, "a#2": 0, "": 0} {
		same, moved, err := s.EarlierJournals("games/y", place)
		if err != nil || len(same) != 0 || len(moved) != want {
			t.Errorf("of another key at %q: %d and %d journals, %v", place, len(same), len(moved), err)
		}
		for _, j := range moved {
			j.Close()
		}
	}
}

func TestState(t *testing.T) {
	s := NewState(filepath.Join(t.TempDir(), "deep"))
	type place struct{ Ply int }
	var got place
	if err := s.Load("user", &got); err != nil {
		t.Error("no state:", err)
	}
	key := GameKey([]byte("a game"))
	if err := s.Save(key, place{7}); err != nil {
		t.Fatal(err)
	}
	if err := s.Load(key, &got); err != nil || got.Ply != 7 {
		t.Error(got, err)
	}
	if err := os.WriteFile(s.path(key, ".json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	var wrong *StateError
	if err := s.Load(key, &got); !errors.As(err, &wrong) {
		t.Error("broken state:", err)
	}
	if err := s.Save(key, place{8}); err != nil {
		t.Error(err)
	}
}
