// The journal: what was done since the last save, one record a line, written at
// once, so that it survives the program.

package store

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Journal is a file that records are appended to. A record is one write of one
// line: the CRC-32 of the record in eight hexadecimal digits, a blank, the
// record. A program that is killed, and a disk that is full, can at most cut
// the last line. It is locked while it is open: programs that run at the same
// time have each their own.
type Journal struct {
	f       *os.File
	end     int64 // behind the last whole record
	records [][]byte
	changed time.Time
}

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
		f, err := os.OpenFile(s.journalPath(key, place, n), os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
		switch {
		case errors.Is(err, fs.ErrExist):
			continue
		case err != nil:
			return nil, err
		case own(f):
			return &Journal{f: f}, nil
		}
		f.Close() // another program took it for one that was left
	}
}

// EarlierJournals opens the journals that programs which no longer run have left,
// the newest first: those of a key, and of a place those that have another key.
// What stands behind the last whole record of one is cut off.
func (s State) EarlierJournals(key, place string) (same, moved []*Journal, err error) {
	folder, name := filepath.Split(s.path(key, "-"))
	files, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	there := "-" + placeMark(place) + "-"
	for _, file := range files {
		list := &same
		switch {
		case filepath.Ext(file.Name()) != ".journal":
			continue
		case strings.HasPrefix(file.Name(), name):
		case place != "" && strings.Contains(file.Name(), there):
			list = &moved
		default:
			continue
		}
		j, wrong := openJournal(filepath.Join(folder, file.Name()))
		if j != nil {
			*list = append(*list, j)
		}
		err = errors.Join(err, wrong)
	}
	newest := func(a, b *Journal) int {
		return cmp.Or(b.changed.Compare(a.changed), cmp.Compare(b.f.Name(), a.f.Name()))
	}
	slices.SortStableFunc(same, newest)
	slices.SortStableFunc(moved, newest)
	return same, moved, err
}

// openJournal opens the journal at path; nil where another program has it or it
// holds nothing.
func openJournal(path string) (*Journal, error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !own(f):
		return nil, f.Close()
	}
	j := &Journal{f: f}
	info, err := f.Stat()
	if err == nil {
		j.changed = info.ModTime()
		err = j.read()
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	if j.end == 0 {
		return nil, j.Close()
	}
	return j, nil
}

// own locks a file and reports whether it is this program's now: whoever had it
// may have removed it meanwhile.
func own(f *os.File) bool {
	if !lock(f) {
		return false
	}
	here, err := f.Stat()
	there, gone := os.Stat(f.Name())
	return err == nil && gone == nil && os.SameFile(here, there)
}

// read takes in the records.
func (j *Journal) read() error {
	text, err := io.ReadAll(j.f)
	if err != nil {
		return err
	}
	records, end := parseJournal(text)
	j.records, j.end = records, int64(end)
	if end < len(text) {
		return j.f.Truncate(j.end)
	}
	return nil
}

// parseJournal returns the whole records and the offset behind them.
func parseJournal(text []byte) (records [][]byte, end int) {
	for {
		line, _, whole := bytes.Cut(text[end:], []byte{'\n'})
		if !whole || len(line) < 9 || line[8] != ' ' {
			return records, end
		}
		sum, err := strconv.ParseUint(string(line[:8]), 16, 32)
		if err != nil || uint32(sum) != crc32.ChecksumIEEE(line[9:]) {
			return records, end
		}
		records = append(records, line[9:])
		end += len(line) + 1
	}
}

// Records returns what stood in the journal when it was opened.
func (j *Journal) Records() [][]byte { return j.records }

// Append writes a record, which holds no line feed, with one write. When that
// fails the journal is as it was before.
func (j *Journal) Append(record []byte) error {
	if bytes.IndexByte(record, '\n') >= 0 {
		return fmt.Errorf("journal record %q holds a line feed", record)
	}
	line := fmt.Appendf(nil, "%08x %s\n", crc32.ChecksumIEEE(record), record)
	if _, err := j.f.WriteAt(line, j.end); err != nil {
		return errors.Join(err, j.f.Truncate(j.end))
	}
	j.end += int64(len(line))
	return nil
}

// Clear empties the journal: what it holds has been saved.
func (j *Journal) Clear() error {
	j.end, j.records = 0, nil
	return j.f.Truncate(0)
}

// PutAside closes the journal for good: its records are no longer found, and stay
// in a file whose name ends in .bad.
func (j *Journal) PutAside() error {
	return errors.Join(os.Rename(j.f.Name(), j.f.Name()+".bad"), j.f.Close())
}

// Close closes the journal; an empty one is removed.
func (j *Journal) Close() error {
	var err error
	if j.end == 0 {
		err = os.Remove(j.f.Name())
	}
	return errors.Join(err, j.f.Close())
}
