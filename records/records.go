// Package records holds games: the tree of moves with its comments, tags and
// problems, the edits that change it, and a cursor that walks in it.
package records
