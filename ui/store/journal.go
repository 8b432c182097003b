// The journal: what was done since the last save, one record a line, written at
// once, so that it survives the program.

package store

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// Journal is a file that records are appended to. A record is one write of one
// line: the CRC-32 of the record in eight hexadecimal digits, a blank, the
// record. A program that is killed, and a disk that is full, can at most cut
// the last line.
type Journal struct {
	f   *os.File
	end int64 // behind the last whole record
}

// OpenJournal opens the journal of a key, making it if there is none, and
// returns its records. What stands behind the last whole record is cut off.
func (s State) OpenJournal(key string) (*Journal, [][]byte, error) {
	path := s.path(key, ".journal")
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, nil, err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, nil, err
	}
	text, err := io.ReadAll(f)
	if err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	records, end := parseJournal(text)
	j := &Journal{f, int64(end)}
	if end < len(text) {
		if err := f.Truncate(j.end); err != nil {
			return nil, nil, errors.Join(err, f.Close())
		}
	}
	return j, records, nil
}

// HasJournal reports whether the journal of a key holds anything.
func (s State) HasJournal(key string) bool {
	info, err := os.Stat(s.path(key, ".journal"))
	return err == nil && info.Size() > 0
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
		records = append(records, bytes.Clone(line[9:]))
		end += len(line) + 1
	}
}

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
	j.end = 0
	return j.f.Truncate(0)
}

// Close closes the journal; an empty one is removed.
func (j *Journal) Close() error {
	err := j.f.Close()
	if j.end == 0 {
		if gone := os.Remove(j.f.Name()); !errors.Is(gone, fs.ErrNotExist) {
			err = errors.Join(err, gone)
		}
	}
	return err
}
