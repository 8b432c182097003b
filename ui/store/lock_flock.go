//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

// Locking a file, so that of several programs one alone writes it.

package store

import (
	"errors"
	"syscall"
)

// lock locks a file until it is closed, or its program ends; false: another one
// has it. Where a file system has no locks, nobody has it.
func lock(f File) bool {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	return !errors.Is(err, syscall.EWOULDBLOCK)
}
