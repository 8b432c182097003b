// Replacing a file whole or not at all.

package store

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"qipu/records"
)

// Replace writes a file whole or not at all: write fills a temporary file in the
// same folder, which takes the place of path once it is safely on the disk. A
// file that is there keeps its permissions, and is left alone where they forbid
// to write it; a symbolic link stays one, its
// target is replaced or made. The owner stays where the system lets one say so; see
// Unkept for what does not. What is no regular file (a pipe, a device) is written as
// it is. Where the last step alone fails, what was written stays beside path, and
// the error is a *LeftError.
func Replace(path string, write func(io.Writer) error) error {
	return replace(Real{}, path, write, true)
}

// ReplaceSoon is Replace for what changes with every key: it survives the end of
// the program at once, and that of the system when the system writes to the disk.
func ReplaceSoon(path string, write func(io.Writer) error) error {
	return replace(Real{}, path, write, false)
}

func replace(disk Disk, path string, write func(io.Writer) error, sync bool) error {
	path = target(path)
	info, err := os.Stat(path)
	switch {
	case err != nil:
		info = nil
	case info.IsDir():
		return &fs.PathError{Op: "write", Path: path, Err: errors.New("is a folder")}
	case !info.Mode().IsRegular():
		return writeThrough(disk, path, write)
	default:
		if err := writable(disk, path); err != nil {
			return err
		}
	}
	f, err := createBeside(disk, path, info)
	if err != nil {
		return err
	}
	if err := fill(f, write, sync); err != nil {
		return errors.Join(err, disk.Remove(f.Name()))
	}
	if err := disk.Rename(f.Name(), path); err != nil {
		return &LeftError{path, f.Name(), err}
	}
	if sync {
		return disk.SyncFolder(filepath.Dir(path))
	}
	return nil
}

// LeftError says that a file could not be put in its place, as it happens on
// Windows while another program has the old one open. What was written is whole.
type LeftError struct {
	Path string
	Left string // where it is
	Err  error
}

// Error implements error.
func (e *LeftError) Error() string {
	return fmt.Sprintf("%s: %v: what was written is in %s", e.Path, e.Err, e.Left)
}

// Unwrap returns how it is said to people, and what the system said.
func (e *LeftError) Unwrap() []error {
	return []error{&records.Fault{Code: "left-beside", Args: []any{e.Err, e.Left}}, e.Err}
}

// longestName is how many bytes of a name go into that of its temporary file,
// which is longer: most systems end names at 255.
const longestName = 200

// createBeside creates a file in the folder of path with the permissions of the
// one that is there; nil: there is none.
func createBeside(disk Disk, path string, there fs.FileInfo) (File, error) {
	folder, name := filepath.Split(path)
	name = strings.ToValidUTF8(name[:min(len(name), longestName)], "")
	mode := fs.FileMode(0o666) // less what the user's mask takes away
	if there != nil {
		mode = there.Mode().Perm()
	}
	for {
		f, err := disk.OpenFile(fmt.Sprintf("%s.%s.%08x", folder, name, rand.Uint32()), os.O_RDWR|os.O_CREATE|os.O_EXCL, mode)
		switch {
		case errors.Is(err, fs.ErrExist):
			continue
		case err != nil:
			return nil, err
		case there == nil:
			return f, nil
		}
		keepOwner(f, there)
		if err := f.Chmod(mode); err != nil {
			return nil, errors.Join(err, f.Close(), disk.Remove(f.Name()))
		}
		return f, nil
	}
}

// fill writes a file, brings it to the disk if that is wanted, and closes it.
func fill(f File, write func(io.Writer) error, sync bool) error {
	err := buffered(f, write)
	if err == nil && sync {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// writable returns why a file that is there may not be written: another takes its
// place, which the folder alone would allow.
func writable(disk Disk, path string) error {
	f, err := disk.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

func writeThrough(disk Disk, path string, write func(io.Writer) error) error {
	f, err := disk.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(buffered(f, write), f.Close())
}

func buffered(f io.Writer, write func(io.Writer) error) error {
	w := bufio.NewWriterSize(f, 1<<16)
	if err := write(w); err != nil {
		return err
	}
	return w.Flush()
}

// Create writes a new file; one that is there is left alone, and the error is
// fs.ErrExist.
func Create(path string, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if _, err := os.Lstat(path); err == nil {
		return &fs.PathError{Op: "create", Path: path, Err: fs.ErrExist}
	}
	return Replace(path, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	})
}
