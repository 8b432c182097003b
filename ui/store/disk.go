// Where files are: the system's disk, or in tests one that fails.

package store

import (
	"io"
	"io/fs"
	"os"
)

// Disk opens, renames and removes files. The system's is [Real].
type Disk interface {
	OpenFile(name string, flag int, mode fs.FileMode) (File, error)
	Rename(from, to string) error
	Remove(name string) error
	SyncFolder(name string) error // brings names that were given or taken away to the disk
}

// File is an open file.
type File interface {
	io.ReadWriteCloser
	io.WriterAt
	Name() string
	Fd() uintptr
	Stat() (fs.FileInfo, error)
	Chmod(mode fs.FileMode) error
	Chown(user, group int) error
	Truncate(size int64) error
	Sync() error
}

// Real is the disk of the system.
type Real struct{}

// OpenFile implements Disk.
func (Real) OpenFile(name string, flag int, mode fs.FileMode) (File, error) {
	f, err := os.OpenFile(name, flag, mode)
	if err != nil {
		return nil, err // no *os.File that is nil in an interface that is not
	}
	return f, nil
}

// Rename implements Disk.
func (Real) Rename(from, to string) error { return os.Rename(from, to) }

// Remove implements Disk.
func (Real) Remove(name string) error { return os.Remove(name) }

// SyncFolder implements Disk.
func (Real) SyncFolder(name string) error { return syncFolder(name) }
