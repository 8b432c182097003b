// The journals that there are, and beginning one.

package store

import (
	"bufio"
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// journalPath is the file of the nth journal of a key and a place.
func (s State) journalPath(key, place string, n int) string {
	return s.path(key, fmt.Sprintf("-%s-%d.journal", placeMark(place), n))
}

// placeMark stands for a place in the name of a file.
func placeMark(place string) string {
	if place == "" {
		return "0"
	}
	sum := sha256.Sum256([]byte(place))
	return hex.EncodeToString(sum[:6])
}

// NewJournal begins a journal of a key, and of a place if that is known, beside
// those that are there.
func (s State) NewJournal(key, place string) (*Journal, error) {
	if err := os.MkdirAll(filepath.Dir(s.path(key, "")), 0o700); err != nil {
		return nil, err
	}
	for n := 1; ; n++ {
		f, err := s.disk.OpenFile(s.journalPath(key, place, n), os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
		switch {
		case errors.Is(err, fs.ErrExist):
			continue
		case err != nil:
			return nil, err
		case own(f):
			return &Journal{disk: s.disk, f: f}, nil
		}
		f.Close() // another program took it for one that was left
	}
}

// EarlierJournals opens the journals that programs which no longer run have left,
// the newest first: those of a key, and of a place those that have another key.
// What stands behind the last line of one is cut off.
func (s State) EarlierJournals(key, place string) (same, moved []*Journal, err error) {
	_, name := filepath.Split(s.path(key, "-"))
	there := "-" + placeMark(place) + "-"
	same, err = s.journals(key, func(file string) bool { return strings.HasPrefix(file, name) })
	moved, wrong := s.journals(key, func(file string) bool {
		return !strings.HasPrefix(file, name) && place != "" && strings.Contains(file, there)
	})
	return same, moved, errors.Join(err, wrong)
}

// JournalsLike opens the journals beside those of a key whose first record is
// wanted, the newest first. A record is cut where it is longer than it needs to be
// to tell.
func (s State) JournalsLike(key string, wanted func(first []byte) bool) ([]*Journal, error) {
	folder, _ := filepath.Split(s.path(key, "-"))
	return s.journals(key, func(file string) bool { return wanted(firstRecord(filepath.Join(folder, file))) })
}

// longestFirst is how much of a first record is read to tell what the journal is
// of, in bytes.
const longestFirst = 1 << 16

// firstRecord returns the beginning of the first record of a journal.
func firstRecord(path string) []byte {
	if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {
		return nil
	}
	f, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	line, err := bufio.NewReaderSize(f, longestFirst).ReadSlice('\n')
	if err != nil && !errors.Is(err, bufio.ErrBufferFull) || len(line) < 9 {
		return nil
	}
	return bytes.TrimSuffix(line[9:], []byte{'\n'})
}

// journals opens the journals in the folder of a key whose files are wanted, the
// newest first.
func (s State) journals(key string, wanted func(file string) bool) (list []*Journal, err error) {
	folder, _ := filepath.Split(s.path(key, "-"))
	files, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	for _, file := range files {
		if filepath.Ext(file.Name()) != ".journal" || !wanted(file.Name()) {
			continue
		}
		j, wrong := s.open(filepath.Join(folder, file.Name()))
		if j != nil {
			list = append(list, j)
		}
		err = errors.Join(err, wrong)
	}
	slices.SortStableFunc(list, func(a, b *Journal) int {
		return cmp.Or(b.changed.Compare(a.changed), cmp.Compare(b.f.Name(), a.f.Name()))
	})
	return list, err
}
