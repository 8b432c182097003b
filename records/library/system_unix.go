//go:build unix

// What only some systems say.

package library

import (
	"errors"
	"syscall"
)

// readonlySystem reports whether err says that a file system is read only.
func readonlySystem(err error) bool { return errors.Is(err, syscall.EROFS) }
