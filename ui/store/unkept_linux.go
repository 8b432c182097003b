// Hard links, owners and attributes of files on Linux.

package store

import (
	"io/fs"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// Unkept returns what of a file that is there Replace would not keep.
func Unkept(path string) (lost []Trait) {
	path = target(path)
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return nil
	}
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		if s.Nlink > 1 {
			lost = append(lost, HardLinks)
		}
		if int(s.Uid) != os.Geteuid() && os.Geteuid() != 0 {
			lost = append(lost, Owner)
		}
	}
	if n, err := unix.Listxattr(path, nil); err == nil && n > 0 {
		lost = append(lost, Attributes)
	}
	return lost
}

// keepOwner gives a new file the owner and group of the one whose place it takes, as
// far as the system allows.
func keepOwner(f File, there fs.FileInfo) {
	if s, ok := there.Sys().(*syscall.Stat_t); ok && (int(s.Uid) != os.Geteuid() || int(s.Gid) != os.Getegid()) {
		_ = f.Chown(int(s.Uid), int(s.Gid)) // what cannot be kept is told before, by Unkept
	}
}
