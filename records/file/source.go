// Where the bytes of a file come from.

package file

import (
	"bytes"
	"io"
	"os"
)

// memoryLimit is the size up to which a file is read at once.
const memoryLimit = 4 << 20

// spoolLimit is the size from which on what comes from a pipe is kept on disk.
const spoolLimit = 64 << 20

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
// else sees; done removes it.
func Spool(name string, r io.Reader) (s Source, done func() error, err error) {
	data, err := io.ReadAll(io.LimitReader(r, spoolLimit))
	if err != nil {
		return Source{}, nil, err
	}
	if len(data) < spoolLimit {
		return Source{Name: name, ReaderAt: bytes.NewReader(data), Size: int64(len(data))}, nothing, nil
	}
	f, err := os.CreateTemp("", "qipu-*")
	if err != nil {
		return Source{}, nil, err
	}
	remove := func() error {
		err := f.Close()
		if gone := os.Remove(f.Name()); err == nil {
			err = gone
		}
		return err
	}
	n, err := io.Copy(f, io.MultiReader(bytes.NewReader(data), r))
	if err != nil {
		_ = remove()
		return Source{}, nil, err
	}
	return Source{Name: name, ReaderAt: f, Size: n}, remove, nil
}
