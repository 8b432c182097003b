// Files that cannot be read, or not to their end.

package file

import (
	"fmt"

	"qipu/records"
)

// FormatError says that a file is not what its format allows, and where.
type FormatError struct {
	Name  string // of the file
	Place records.Place
	Kind  records.Kind
	Err   error // what is wrong, a *records.Fault as a rule
}

// Error implements error.
func (e *FormatError) Error() string {
	if e.Place.Line > 0 {
		return fmt.Sprintf("%s:%d:%d: %v", e.Name, e.Place.Line, e.Place.Column, e.Err)
	}
	return fmt.Sprintf("%s: byte %d: %v", e.Name, e.Place.Offset, e.Err)
}

// Unwrap returns what is wrong.
func (e *FormatError) Unwrap() error { return e.Err }

// UnsupportedError says that a file is valid but cannot be read.
type UnsupportedError struct {
	Name   string // of the file
	Offset int64
	Err    error // what is not supported
}

// Error implements error.
func (e *UnsupportedError) Error() string {
	return fmt.Sprintf("%s: byte %d: %v", e.Name, e.Offset, e.Err)
}

// Unwrap returns what is not supported.
func (e *UnsupportedError) Unwrap() error { return e.Err }

// damaged returns a FormatError at a byte of a binary file.
func damaged(s Source, kind records.Kind, off int64, code string, args ...any) error {
	return &FormatError{s.Name, records.Place{Offset: off}, kind, &records.Fault{Code: code, Args: args}}
}
