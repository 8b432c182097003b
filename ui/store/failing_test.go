// What is left of writes that fail, and what is brought to the disk.

package store_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"qipu/ui/internal/disktest"
	"qipu/ui/store"
)

// onlyJournal returns the path of the one journal in a folder.
func onlyJournal(t *testing.T, folder string) string {
	t.Helper()
	var found []string
	err := filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
		if filepath.Ext(path) == ".journal" {
			found = append(found, path)
		}
		return err
	})
	if err != nil || len(found) != 1 {
		t.Fatalf("journals: %v, %v", found, err)
	}
	return found[0]
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestAppendFails: a record that could be written by half is not in the file at all.
func TestAppendFails(t *testing.T) {
	folder := t.TempDir()
	j, err := store.NewStateOn(disktest.Full(2), folder).NewJournal("k", "")
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Append([]byte("one")); err != nil {
		t.Fatal(err)
	}
	path := onlyJournal(t, folder)
	before := read(t, path)
	if err := j.Append([]byte("a long second one")); !errors.Is(err, disktest.ErrFull) {
		t.Fatalf("a full disk: %v", err)
	}
	if now := read(t, path); now != before {
		t.Errorf("after the failure %q, not %q", now, before)
	}
	if err := errors.Join(j.Append([]byte("2")), j.Close()); err != nil {
		t.Fatal(err)
	}
	if now := read(t, path); !strings.HasPrefix(now, before) || !strings.HasSuffix(now, " 2\n") {
		t.Errorf("then %q", now)
	}
}

// TestCutTail: a last line that was cut off is gone once the journal is opened, also
// where what is written next is shorter.
func TestCutTail(t *testing.T) {
	folder := t.TempDir()
	state := store.NewState(folder)
	j, err := state.NewJournal("k", "")
	if err == nil {
		err = errors.Join(j.Append([]byte("one")), j.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
	path := onlyJournal(t, folder)
	whole := read(t, path)
	if err := os.WriteFile(path, []byte(whole+"01234567 a line without its end"), 0o600); err != nil {
		t.Fatal(err)
	}
	list, _, err := state.EarlierJournals("k", "")
	if err != nil || len(list) != 1 || len(list[0].Records()) != 1 {
		t.Fatalf("%d journals, %v", len(list), err)
	}
	if now := read(t, path); now != whole {
		t.Errorf("opened, it is %q", now)
	}
	if err := errors.Join(list[0].Append([]byte("2")), list[0].Close()); err != nil {
		t.Fatal(err)
	}
	if now := read(t, path); !strings.HasSuffix(now, " 2\n") || strings.Count(now, "\n") != 2 {
		t.Errorf("then %q", now)
	}
}

// TestShortFirstLine: a file that is no journal is no matter.
func TestShortFirstLine(t *testing.T) {
	folder := t.TempDir()
	state := store.NewState(folder)
	if err := os.WriteFile(filepath.Join(folder, "k-0-1.journal"), []byte("x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	list, err := state.JournalsLike("j", func(first []byte) bool {
		if first != nil {
			t.Errorf("the first record is %q", first)
		}
		return false
	})
	if err != nil || len(list) != 0 {
		t.Errorf("%d journals, %v", len(list), err)
	}
}

// TestFlushed: what was written is on the disk after a pause, and after the interval
// where there is no pause; the name of the file too, once.
func TestFlushed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := &disktest.Disk{}
		j, err := store.NewStateOn(disk, t.TempDir()).NewJournal("k", "")
		if err != nil {
			t.Fatal(err)
		}
		add := func(wait time.Duration) {
			if err := j.Append([]byte("x")); err != nil {
				t.Fatal(err)
			}
			time.Sleep(wait)
			synctest.Wait()
		}
		add(store.FlushPause + time.Millisecond)
		if log := disk.Log(); !slices.Equal(log, []string{"sync", "folder"}) {
			t.Errorf("after a pause: %v", log)
		}
		for since := time.Duration(0); since <= store.FlushInterval; since += store.FlushPause / 2 {
			add(store.FlushPause / 2)
		}
		if log := disk.Log(); !slices.Equal(log, []string{"sync", "folder", "sync"}) {
			t.Errorf("without a pause: %v", log)
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	})
}

// TestClosedWhileFlushing: a journal is closed when the flush that goes on is over, and
// can then be opened again.
func TestClosedWhileFlushing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := make(chan struct{})
		disk := &disktest.Disk{Syncing: func() { <-slow }}
		state := store.NewStateOn(disk, t.TempDir())
		j, err := state.NewJournal("k", "")
		if err == nil {
			err = j.Append([]byte("x"))
		}
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(store.FlushPause)
		synctest.Wait()
		closed := false
		go func() {
			if err := j.Close(); err != nil {
				t.Error(err)
			}
			closed = true
		}()
		synctest.Wait()
		if closed {
			t.Error("it is closed while it is being flushed")
		}
		close(slow)
		synctest.Wait()
		if list, _, err := state.EarlierJournals("k", ""); !closed || err != nil || len(list) != 1 {
			t.Errorf("closed %v: %d journals are found, %v", closed, len(list), err)
		} else if err := list[0].Close(); err != nil {
			t.Error(err)
		}
	})
}

// TestSaveOrder: a state file is on the disk before it takes its place, and its name
// after that.
func TestSaveOrder(t *testing.T) {
	disk := &disktest.Disk{}
	if err := store.NewStateOn(disk, t.TempDir()).Save("k", 1); err != nil {
		t.Fatal(err)
	}
	if log := disk.Log(); !slices.Equal(log, []string{"sync", "rename", "folder"}) {
		t.Errorf("saved: %v", log)
	}
}

// TestReplaceLongName: a name may be as long as the system allows.
func TestReplaceLongName(t *testing.T) {
	for _, name := range []string{strings.Repeat("n", 250), strings.Repeat("棋", 83)} {
		path := filepath.Join(t.TempDir(), name)
		for _, text := range []string{"first", "second"} {
			if err := os.WriteFile(path, nil, 0o600); err != nil {
				t.Skipf("names of %d bytes: %v", len(name), err)
			}
			err := store.Replace(path, func(w io.Writer) error {
				_, err := io.WriteString(w, text)
				return err
			})
			if now := read(t, path); err != nil || now != text {
				t.Errorf("%d bytes: %q, %v", len(name), now, err)
			}
		}
	}
}
