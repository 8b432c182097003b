//go:build !linux

package store

import "io/fs"

// Unkept returns what of a file that is there Replace would not keep: what this
// system can tell of that, which is nothing.
func Unkept(string) []Trait { return nil }

func keepOwner(File, fs.FileInfo) {}
