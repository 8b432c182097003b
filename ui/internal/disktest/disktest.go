// Package disktest has disks that fail, for tests of what is kept on them.
package disktest

import (
	"errors"
	"io/fs"
	"sync"

	"qipu/ui/store"
)

// ErrFull is what a write to a full disk says.
var ErrFull = errors.New("no space left on the disk")

// Disk is a disk of the system that does what it is told to.
type Disk struct {
	store.Real

	// Write is asked before the nth write, from 1, of all files together: what is
	// written instead, and the error. A write that fails has written what comes back.
	Write func(n int, data []byte) ([]byte, error)

	// Syncing is called when a file is about to be brought to the disk; may be nil.
	Syncing func()

	mu     sync.Mutex
	writes int
	log    []string // syncs, renames, removals
}

// Full fails the nth write, from 1, when half of it is written.
func Full(n int) *Disk {
	return &Disk{Write: func(i int, data []byte) ([]byte, error) {
		if i == n {
			return data[:len(data)/2], ErrFull
		}
		return data, nil
	}}
}

// Writes returns how many writes there were.
func (d *Disk) Writes() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.writes
}

// Log returns what was done to names and brought to the disk, in order: "sync",
// "rename", "remove", "folder".
func (d *Disk) Log() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return append([]string{}, d.log...)
}

func (d *Disk) note(what string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.log = append(d.log, what)
}

// OpenFile implements store.Disk.
func (d *Disk) OpenFile(name string, flag int, mode fs.FileMode) (store.File, error) {
	f, err := d.Real.OpenFile(name, flag, mode)
	if err != nil {
		return nil, err
	}
	return &file{f, d}, nil
}

// Rename implements store.Disk.
func (d *Disk) Rename(from, to string) error {
	d.note("rename")
	return d.Real.Rename(from, to)
}

// Remove implements store.Disk.
func (d *Disk) Remove(name string) error {
	d.note("remove")
	return d.Real.Remove(name)
}

// SyncFolder implements store.Disk.
func (d *Disk) SyncFolder(name string) error {
	d.note("folder")
	return d.Real.SyncFolder(name)
}

// file is a file on a disk that fails.
type file struct {
	store.File
	disk *Disk
}

// write lets the disk decide about a write.
func (f *file) write(data []byte, do func([]byte) (int, error)) (int, error) {
	d := f.disk
	d.mu.Lock()
	d.writes++
	n := d.writes
	d.mu.Unlock()
	if d.Write == nil {
		return do(data)
	}
	left, err := d.Write(n, data)
	wrote, wrong := do(left)
	if err == nil && wrong == nil {
		return len(data), nil // changed or not, it says that it is all there
	}
	return wrote, errors.Join(err, wrong)
}

// Write implements io.Writer.
func (f *file) Write(data []byte) (int, error) { return f.write(data, f.File.Write) }

// WriteAt implements io.WriterAt.
func (f *file) WriteAt(data []byte, at int64) (int, error) {
	return f.write(data, func(data []byte) (int, error) { return f.File.WriteAt(data, at) })
}

// Sync implements store.File.
func (f *file) Sync() error {
	f.disk.note("sync")
	if f.disk.Syncing != nil {
		f.disk.Syncing()
	}
	return f.File.Sync()
}
