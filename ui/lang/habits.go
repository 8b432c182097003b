// What those who speak a language are used to.

package lang

import "qipu/notation"

// Traditional reports whether the moves of who speaks l are written in
// traditional characters.
func (l Lang) Traditional() bool { return languages[l].traditional }

// Typed returns the notation that is read first where a move is typed by who
// speaks l; nil where none is.
func (l Lang) Typed() notation.Notation { return languages[l].typed }

// Columns returns the names of the notations that lead the columns of the table of
// moves, before the usual ones.
func (l Lang) Columns() []string { return languages[l].columns }
