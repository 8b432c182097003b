// A file that stays open while its games are read.

package file

import (
	"errors"
	"io/fs"
	"os"
	"sync"
)

// heldFile is an open file that one can let go of, so that another takes its
// place where a system forbids that while it is open. It is opened again by the
// next that reads.
type heldFile struct {
	name  string
	stamp fs.FileInfo // as it was opened

	mu     sync.RWMutex
	file   *os.File // nil: it is not open
	closed bool     // for good
}

// errReplaced says that another file has taken the place of one that was let go
// of: where things stand in it is not known.
var errReplaced = errors.New("the file was replaced")

// ReadAt implements io.ReaderAt.
func (h *heldFile) ReadAt(b []byte, off int64) (int, error) {
	h.mu.RLock()
	for h.file == nil {
		h.mu.RUnlock()
		if err := h.open(); err != nil {
			return 0, err
		}
		h.mu.RLock()
	}
	defer h.mu.RUnlock()
	return h.file.ReadAt(b, off)
}

// open opens the file again, if it is the one that it was.
func (h *heldFile) open() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	switch {
	case h.closed:
		return &fs.PathError{Op: "read", Path: h.name, Err: fs.ErrClosed}
	case h.file != nil:
		return nil
	}
	f, err := os.Open(h.name)
	if err != nil {
		return err
	}
	info, err := f.Stat()
	if err == nil && !unchanged(info, h.stamp) {
		err = &fs.PathError{Op: "open", Path: h.name, Err: errReplaced}
	}
	if err != nil {
		return errors.Join(err, f.Close())
	}
	h.file = f
	return nil
}

// LetGo closes the file until somebody reads.
func (h *heldFile) LetGo() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.close()
}

// Close closes the file for good.
func (h *heldFile) Close() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	return h.close()
}

func (h *heldFile) close() error {
	if h.file == nil {
		return nil
	}
	err := h.file.Close()
	h.file = nil
	return err
}
