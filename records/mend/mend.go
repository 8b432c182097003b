// Package mend rebuilds the start of a record that comes without one, and finds
// the smallest change after which a record that does not play can be played. It
// proposes; it never changes a record by itself.
package mend
