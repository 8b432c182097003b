// Reading small files of one's own: settings and state.

package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"

	"qipu/records"
)

// ReadSmall reads a file of at most limit bytes. What is no regular file is
// refused: a pipe that nobody writes to would never be read.
func ReadSmall(path string, limit int64) (text []byte, err error) {
	// A pipe is opened without waiting for whoever may write to it.
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, &fs.PathError{Op: "read", Path: path, Err: &records.Fault{Code: "no-file"}}
	}
	text, err = io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(text)) > limit {
		err = &fs.PathError{Op: "read", Path: path, Err: &records.Fault{Code: "too-large", Args: []any{limit}}}
	}
	return text, err
}
