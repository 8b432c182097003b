//go:build !unix

// What only some systems say.

package library

// readonlySystem reports whether err says that a file system is read only.
func readonlySystem(error) bool { return false }
