// A journal: what was done since the last save, one record a line, written at
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
	"sync"
	"time"

	"qipu/records"
)

// When what was written is brought to the disk, so that it survives the end of the
// system too: on a pause, and at this interval while there is none. A program
// that is killed loses nothing of it in any case.
const (
	FlushPause    = 300 * time.Millisecond
	FlushInterval = 2 * time.Second
)

// longestJournal bounds a journal that is read, in bytes.
const longestJournal = 1 << 30

// Journal is a file that records are appended to. A record is one write of one
// line: the CRC-32 of the record in eight hexadecimal digits, a blank, the
// record. A program that is killed, and a disk that is full, can at most cut
// the last line. It is locked while it is open: programs that run at the same
// time have each their own.
type Journal struct {
	disk    Disk
	f       File
	end     int64 // behind the last line
	records [][]byte
	changed time.Time

	mu        sync.Mutex
	timer     *time.Timer // until what was written is flushed; nil: all is
	unflushed time.Time   // when the first of it was written
	named     bool        // the name of the file is on the disk too
	err       error       // of a flush
	closed    bool

	flushing sync.WaitGroup // flushes that go on
}

// own locks a file and reports whether it is this program's now: whoever had it
// may have removed it meanwhile.
func own(f File) bool {
	if !lock(f) {
		return false
	}
	here, err := f.Stat()
	there, gone := os.Stat(f.Name())
	return err == nil && gone == nil && os.SameFile(here, there)
}

// open opens the journal at path; nil where another program has it or it holds
// nothing.
func (s State) open(path string) (*Journal, error) {
	if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {
		return nil, nil // gone meanwhile, or nothing of ours
	}
	f, err := s.disk.OpenFile(path, os.O_RDWR, 0)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !own(f):
		return nil, f.Close()
	}
	j := &Journal{disk: s.disk, f: f, named: true}
	info, err := f.Stat()
	if err == nil {
		j.changed = info.ModTime()
		err = j.read()
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	if len(j.records) == 0 {
		return nil, j.Close()
	}
	return j, nil
}

// read takes in the records. What stands behind the last line is cut off: a
// program was killed while it wrote.
func (j *Journal) read() error {
	text, err := io.ReadAll(io.LimitReader(j.f, longestJournal+1))
	if err != nil {
		return err
	}
	if len(text) > longestJournal {
		return &fs.PathError{Op: "read", Path: j.f.Name(), Err: &records.Fault{Code: "too-large", Args: []any{longestJournal}}}
	}
	records, end := parseJournal(text)
	j.records, j.end = records, int64(end)
	if end < len(text) {
		return j.f.Truncate(j.end)
	}
	return nil
}

// parseJournal returns the records, nil for a line that is damaged, and the offset
// behind the last line.
func parseJournal(text []byte) (records [][]byte, end int) {
	for {
		line, _, whole := bytes.Cut(text[end:], []byte{'\n'})
		if !whole {
			return records, end
		}
		end += len(line) + 1
		records = append(records, recordOf(line))
	}
}

// recordOf returns the record of a line; nil: it is none.
func recordOf(line []byte) []byte {
	if len(line) < 9 || line[8] != ' ' {
		return nil
	}
	sum, err := strconv.ParseUint(string(line[:8]), 16, 32)
	if err != nil || uint32(sum) != crc32.ChecksumIEEE(line[9:]) {
		return nil
	}
	return line[9:]
}

// Records returns what stood in the journal when it was opened: at least one, nil
// for each that is damaged.
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
	j.flushLater()
	return nil
}

// Unflushed returns what kept something that was written from the disk, since it
// was asked last.
func (j *Journal) Unflushed() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	err := j.err
	j.err = nil
	return err
}

// flushLater has what was written flushed on the next pause, or when the interval
// is over.
func (j *Journal) flushLater() {
	j.mu.Lock()
	defer j.mu.Unlock()
	now := time.Now()
	if j.timer == nil {
		j.unflushed = now
		j.timer = time.AfterFunc(FlushPause, j.flush)
	} else {
		j.timer.Reset(min(FlushPause, max(0, FlushInterval-now.Sub(j.unflushed))))
	}
}

// flush brings what was written to the disk. Whoever writes meanwhile does not
// wait for it.
func (j *Journal) flush() {
	j.mu.Lock()
	due := j.timer != nil && !j.closed
	if due {
		j.timer.Stop()
		j.timer = nil
		j.flushing.Add(1)
		defer j.flushing.Done()
	}
	named := j.named
	j.mu.Unlock()
	if !due {
		return
	}
	err := j.f.Sync()
	if err == nil && !named {
		err = j.disk.SyncFolder(filepath.Dir(j.f.Name()))
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.named = j.named || err == nil
	j.err = errors.Join(j.err, err)
}

// Clear empties the journal: what it holds has been saved.
func (j *Journal) Clear() error {
	j.end, j.records = 0, nil
	return j.f.Truncate(0)
}

// PutAside closes the journal for good: its records are no longer found, and stay
// in a file whose name ends in .bad.
func (j *Journal) PutAside() error {
	name := j.f.Name()
	return j.leave(func() error {
		err := j.disk.Rename(name, name+".bad")
		return errors.Join(err, j.disk.SyncFolder(filepath.Dir(name)))
	})
}

// Close closes the journal; an empty one is removed.
func (j *Journal) Close() error {
	j.flush()
	if j.end > 0 {
		return j.leave(nil)
	}
	return j.leave(func() error { return j.disk.Remove(j.f.Name()) })
}

// leave closes the file, after something is done to its name while nobody else can
// have it: where a system allows that of an open file. A flush that goes on is waited
// for: the system keeps the file open that long, and its lock, so that whoever opened
// the game again at once would take the journal for that of another program.
func (j *Journal) leave(last func() error) error {
	j.mu.Lock()
	if j.timer != nil {
		j.timer.Stop()
	}
	j.closed = true
	j.mu.Unlock()
	j.flushing.Wait()
	err := j.Unflushed()
	if last != nil && !OpenBlocks {
		err = errors.Join(err, last())
	}
	err = errors.Join(err, j.f.Close())
	if last != nil && OpenBlocks {
		err = errors.Join(err, last())
	}
	return err
}
