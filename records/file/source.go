// Where the bytes of a file come from.

package file

import (
	"bytes"
	"errors"
	"io"
	"os"
	"slices"
	"strings"
	"syscall"

	"qipu/records"
	"qipu/records/charset"
)

// memoryLimit is the size up to which a file is read at once.
const memoryLimit = 4 << 20

// spoolLimit is the size from which on what comes from a pipe is kept on disk.
const spoolLimit = 64 << 20

// spoolEnd is the size up to which what comes from a pipe is read.
const spoolEnd = 1 << 30

// OpenSource opens a file; "-" is standard input. done lets go of it. A pipe is read
// to its end; one that nobody writes to is empty, rather than waited for. A device
// is refused: there are ones that never end.
func OpenSource(name string, stdin io.Reader) (s Source, done func() error, err error) {
	if name == "-" {
		return Spool(name, stdin)
	}
	f, err := os.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return Source{}, nil, err
	}
	info, err := f.Stat()
	switch {
	case err != nil:
	case info.Mode()&os.ModeDevice != 0:
		return Source{}, nil, errors.Join(&records.Fault{Code: "no-file"}, f.Close())
	case !info.Mode().IsRegular() && !info.IsDir():
		defer f.Close()
		return Spool(name, f)
	}
	if err != nil || info.Size() <= memoryLimit {
		defer f.Close()
		if err != nil {
			return Source{}, nil, err
		}
		data, err := io.ReadAll(f)
		return Source{Name: name, ReaderAt: bytes.NewReader(data), Size: int64(len(data)), stamp: info}, nothing, err
	}
	held := &heldFile{name: name, file: f, stamp: info}
	return Source{Name: name, ReaderAt: held, Size: info.Size(), stamp: info}, held.Close, nil
}

func nothing() error { return nil }

// Spool reads all of r, into memory or, if it is much, into a file that nobody
// else sees; done removes it. What does not end within a gigabyte is refused.
func Spool(name string, r io.Reader) (s Source, done func() error, err error) {
	return spool(name, r, spoolLimit, spoolEnd)
}

func spool(name string, r io.Reader, inMemory, end int64) (s Source, done func() error, err error) {
	data, err := io.ReadAll(io.LimitReader(r, inMemory))
	if err != nil {
		return Source{}, nil, err
	}
	if int64(len(data)) < inMemory {
		return Source{Name: name, ReaderAt: bytes.NewReader(data), Size: int64(len(data))}, nothing, nil
	}
	f, err := os.CreateTemp("", "qipu-*")
	if err != nil {
		return Source{}, nil, err
	}
	gone := os.Remove(f.Name()) == nil // at once where that can be: a run that is killed leaves nothing
	remove := func() error {
		err := f.Close()
		if !gone {
			err = errors.Join(err, os.Remove(f.Name()))
		}
		return err
	}
	n, err := io.Copy(f, io.LimitReader(io.MultiReader(bytes.NewReader(data), r), end+1))
	if err == nil && n > end {
		err = &records.Fault{Code: "endless"}
	}
	if err != nil {
		_ = remove()
		return Source{}, nil, err
	}
	return Source{Name: name, ReaderAt: f, Size: n}, remove, nil
}

// decoded returns a text of a file as UTF-8 where its bytes are no superset of
// ASCII, and with line feeds where it has none.
func decoded(s Source) (Source, error) {
	wide := slices.Contains([]string{"utf-16le", "utf-16be"}, s.Encoding)
	head, err := readAt(s, 0, sniffSize)
	if err != nil {
		return s, err
	}
	if !wide && (bytes.IndexByte(head, '\r') < 0 || bytes.IndexByte(head, '\n') >= 0) {
		return s, nil
	}
	b, err := readAt(s, 0, s.Size)
	if err != nil {
		return s, err
	}
	if !wide { // lines that end in CR alone
		b = bytes.ReplaceAll(b, []byte("\r"), []byte("\n"))
		s.ReaderAt = bytes.NewReader(b)
		return s, nil
	}
	t := charset.Decode(s.Encoding, b)
	marked := []byte(t.String)
	for _, at := range t.Wrong { // bytes that are wrong in UTF-8 too, and told of there
		copy(marked[at:], "\xff\xff\xff")
	}
	text := string(marked)
	if !strings.ContainsRune(text, '\n') {
		text = strings.ReplaceAll(text, "\r", "\n")
	}
	s.ReaderAt, s.Size, s.Encoding = strings.NewReader(text), int64(len(text)), "utf-8"
	return s, nil
}

// place sets the lines of problems to those of the page.
func (s *Source) place(list []records.Problem) {
	for i := range list {
		if n := list[i].Place.Line; n > 0 && n <= len(s.lines) {
			list[i].Place.Line = s.lines[n-1]
		}
	}
}
