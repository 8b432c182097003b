// Bookmarks: named positions of the open game.

package session

import (
	"slices"

	"qipu/engine"
	"qipu/records"
)

// Bookmark is a place in a game: the moves that lead to it, so that it is found
// again in whatever order a file that is read anew has its variations.
type Bookmark struct {
	Name  string
	Moves []engine.Move
}

// Bookmarks are the bookmarks of a game.
type Bookmarks struct {
	list   []Bookmark
	cursor *records.Cursor
}

// All returns the bookmarks in the order in which they were set. It must not be
// changed.
func (b *Bookmarks) All() []Bookmark { return b.list }

// Replace takes those of an earlier run.
func (b *Bookmarks) Replace(list []Bookmark) { b.list = list }

// Set names where one stands; the name "" takes its bookmark away.
func (b *Bookmarks) Set(name string) {
	moves := b.cursor.Moves()
	list := slices.Clone(b.list) // others may hold the list
	i := slices.IndexFunc(list, func(b Bookmark) bool { return slices.Equal(b.Moves, moves) })
	switch {
	case i < 0 && name != "":
		list = append(list, Bookmark{name, moves})
	case i >= 0 && name != "":
		list[i].Name = name
	case i >= 0:
		list = slices.Delete(list, i, i+1)
	}
	b.list = list
}

// Here returns the name of where one stands, if it has one.
func (b *Bookmarks) Here() (string, bool) {
	moves := b.cursor.Moves()
	for _, one := range b.list {
		if slices.Equal(one.Moves, moves) {
			return one.Name, true
		}
	}
	return "", false
}

// NodeOf returns the node of a bookmark of g; false if its moves are not there.
func (b *Bookmark) NodeOf(g *records.Game) (records.NodeID, bool) {
	n := records.NodeID(0)
	for _, m := range b.Moves {
		if n = g.Child(n, m); n == 0 {
			return 0, false
		}
	}
	return n, true
}
