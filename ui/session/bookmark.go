// Bookmarks: named places of the open game.

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

// Bookmarks returns the bookmarks of the open game, in the order in which they
// were set. It must not be changed.
func (s *Session) Bookmarks() []Bookmark { return s.bookmarks }

// SetBookmarks replaces the bookmarks, by ones of an earlier run.
func (s *Session) SetBookmarks(list []Bookmark) { s.bookmarks = list }

// Bookmark names the place one stands on; the name "" takes its bookmark away.
func (s *Session) Bookmark(name string) {
	moves := s.cursor.Moves()
	list := slices.Clone(s.bookmarks) // others may hold the list
	i := slices.IndexFunc(list, func(b Bookmark) bool { return slices.Equal(b.Moves, moves) })
	switch {
	case i < 0 && name != "":
		list = append(list, Bookmark{name, moves})
	case i >= 0 && name != "":
		list[i].Name = name
	case i >= 0:
		list = slices.Delete(list, i, i+1)
	}
	s.bookmarks = list
}

// Bookmarked returns the name of the place one stands on, if it has one.
func (s *Session) Bookmarked() (string, bool) {
	moves := s.cursor.Moves()
	for _, b := range s.bookmarks {
		if slices.Equal(b.Moves, moves) {
			return b.Name, true
		}
	}
	return "", false
}

// NodeOf returns the node of a bookmark; false if its moves are no longer there.
func (s *Session) NodeOf(b *Bookmark) (records.NodeID, bool) {
	n := records.NodeID(0)
	for _, m := range b.Moves {
		if n = s.game.Child(n, m); n == 0 {
			return 0, false
		}
	}
	return n, true
}
