// Mirror (左右互換): the same game with left and right exchanged.

package session

import (
	"qipu/engine"
	"qipu/records"
)

// Mirror exchanges left and right of the open game, moves and start, so that it
// can be undone. That alone is no work to be saved.
func (s *Session) Mirror() {
	d := s.document
	g, at := mirror(s.game, s.Node())
	d.game, d.mirrored, d.bookmarks = g, !d.mirrored, d.bookmarks.mirror()
	d.folds = Folds{game: g, all: d.folds.all}
	s.swap(d, at, false)
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

// mirror returns the bookmarks of the game with left and right exchanged.
func (b *Bookmarks) mirror() Bookmarks {
	mirrored := make([]Bookmark, len(b.list))
	for i, one := range b.list {
		mirrored[i].Name = one.Name
		for _, m := range one.Moves {
			mirrored[i].Moves = append(mirrored[i].Moves, m.Mirror())
		}
	}
	return Bookmarks{list: mirrored}
}
