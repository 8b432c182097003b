// Where the bytes of a file come from.

package file

import (
	"bytes"
	"errors"
	"io"
	"os"

	"qipu/records"
)

// memoryLimit is the size up to which a file is read at once.
const memoryLimit = 4 << 20

// spoolLimit is the size from which on what comes from a pipe is kept on disk.
const spoolLimit = 64 << 20

// spoolEnd is the size up to which what comes from a pipe is read.
const spoolEnd = 1 << 30

// OpenSource opens a file; "-" is standard input. done lets go of it.
func OpenSource(name string, stdin io.Reader) (s Source, done func() error, err error) {
	if name == "-" {
		return Spool(name, stdin)
	}
	f, err := os.Open(name)
	if err != nil {
		return Source{}, nil, err
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() && !info.IsDir() {
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
	return Source{Name: name, ReaderAt: f, Size: info.Size(), stamp: info}, f.Close, nil
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
