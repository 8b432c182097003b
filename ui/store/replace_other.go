//go:build !windows

// What replacing a file is where folders are files too.

package store

import (
	"errors"
	"os"
	"syscall"
)

// OpenBlocks says that a file cannot be replaced while somebody has it open.
const OpenBlocks = false

// syncFolder brings a folder to the disk, so that a name that was given or
// taken away in it lasts. A file system that knows no such thing
// is no error: it then keeps what it promises.
func syncFolder(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return nil // one may write in a folder that one may not read
	}
	err = f.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) {
		err = nil
	}
	return errors.Join(err, f.Close())
}
