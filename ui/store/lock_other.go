//go:build !darwin && !dragonfly && !freebsd && !linux && !netbsd && !openbsd

// Where files cannot be locked.

package store

// lock locks nothing: programs that run at the same time are not told apart.
func lock(File) bool { return true }
