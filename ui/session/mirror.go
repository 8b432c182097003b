// Mirror (左右互換): the same game with left and right exchanged.

package session

import (
	"qipu/engine"
	"qipu/records"
)

// Mirrored reports whether the open game is shown with left and right exchanged.
func (s *Session) Mirrored() bool { return s.mirrored }

// Mirror exchanges left and right of the open game, moves and start. It is a game
// of its own until it is mirrored back; edits that were made stay, but cannot be
// undone over it.
func (s *Session) Mirror() {
	unsaved, on, ply, mirrored, loose := s.Unsaved(), s.cover, s.Ply(), !s.mirrored, s.loose
	g, at := mirror(s.game, s.Node())
	s.Load(g)
	s.mirrored, s.cover, s.loose = mirrored, on, loose
	if unsaved {
		s.work.saved = -1
	}
	if ply > 0 {
		s.GoTo(at)
	}
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
