// Mirror (左右互換): the same game with left and right exchanged.

package session

import (
	"qipu/engine"
	"qipu/records"
)

// Mirrored reports whether the open game is shown with left and right exchanged.
func (s *Session) Mirrored() bool { return s.mirrored }

// Mirror exchanges left and right of the open game, moves and start, so that it
// can be undone. That alone is no work to be saved.
func (s *Session) Mirror() {
	w := s.whole
	g, at := mirror(s.game, s.Node())
	w.game, w.mirrored, w.bookmarks = g, !w.mirrored, mirrorBookmarks(w.bookmarks)
	w.folds = folds{all: w.folds.all}
	s.swap(w, at, false)
}

func mirrorBookmarks(list []Bookmark) []Bookmark {
	mirrored := make([]Bookmark, len(list))
	for i, b := range list {
		mirrored[i].Name = b.Name
		for _, m := range b.Moves {
			mirrored[i].Moves = append(mirrored[i].Moves, m.Mirror())
		}
	}
	return mirrored
}

// mirror copies g with left and right exchanged, and finds the node that stands
// for at.
func mirror(g *records.Game, at records.NodeID) (*records.Game, records.NodeID) {
	start := g.Start
	for i, piece := range g.Start.At {
		start.At[engine.Square(i).Mirror()] = piece
	}
	m := records.NewGame(start)
	m.Tags = append(records.Tags{}, g.Tags...)
	ids := map[records.NodeID]records.NodeID{0: 0}
	m.SetComment(0, g.Comment(0))
	m.SetUnread(0, g.Unread(0))
	for id := range g.Walk() {
		n := m.Add(ids[g.Parent(id)], g.Move(id).Mirror())
		ids[id] = n
		m.SetComment(n, g.Comment(id))
		m.SetMark(n, g.Mark(id))
		m.SetUnread(n, g.Unread(id))
		if g.Illegal(id) {
			m.SetIllegal(n)
		}
	}
	return m, ids[at]
}
