// A place in a game: the line that is followed, and how far one is in it.

package session

import (
	"qipu/engine"
	"qipu/records"
)

// place holds the line from the start to its end, the board after each node of
// it, and where one stands.
type place struct {
	game   *records.Game
	nodes  []records.NodeID // nodes[0] is the start
	boards []engine.Board
	at     int

	position engine.Position // at the place
	playable bool
}

// enter goes to the start of g.
func (p *place) enter(g *records.Game) {
	p.game, p.at = g, 0
	p.nodes = append(p.nodes[:0], 0)
	p.boards = append(p.boards[:0], g.Start.Board)
	p.extend()
	p.settle()
}

// extend follows the first children from the end of the line.
func (p *place) extend() {
	for n := p.game.First(p.end()); n != 0; n = p.game.First(n) {
		b := p.boards[len(p.boards)-1]
		b.Move(p.game.Move(n))
		p.nodes = append(p.nodes, n)
		p.boards = append(p.boards, b)
	}
}

// branch makes n, a child of the node at i, the one after it in the line.
func (p *place) branch(i int, n records.NodeID) {
	if i+1 < len(p.nodes) && p.nodes[i+1] == n {
		return
	}
	p.nodes, p.boards = p.nodes[:i+1], p.boards[:i+1]
	b := p.boards[i]
	b.Move(p.game.Move(n))
	p.nodes = append(p.nodes, n)
	p.boards = append(p.boards, b)
	p.extend()
}

// goTo stands on node n, wherever it is in the tree.
func (p *place) goTo(n records.NodeID) {
	var path []records.NodeID
	for ; n != 0; n = p.game.Parent(n) {
		path = append(path, n)
	}
	for i := range path {
		p.branch(i, path[len(path)-1-i])
	}
	p.at = len(path)
	p.settle()
}

// end returns the last node of the line.
func (p *place) end() records.NodeID { return p.nodes[len(p.nodes)-1] }

// rebuild makes the line anew after the tree changed, with what is left of it;
// one stays on the node one is on, or on the last of its parents that is left.
func (p *place) rebuild(kept func(records.NodeID) bool) {
	last, ply := records.NodeID(0), 0
	for _, next := range p.nodes[1:] {
		if !kept(next) {
			break
		}
		last = next
		ply++
	}
	ply = min(ply, p.at)
	p.nodes, p.boards = p.nodes[:1], p.boards[:1]
	p.boards[0] = p.game.Start.Board
	p.extend()
	p.goTo(last)
	p.at = ply
	p.settle()
}

// settle computes what holds at the place.
func (p *place) settle() {
	p.position, p.playable = engine.Setup{Board: p.boards[p.at]}.Playable()
}

// Node returns the node one stands on.
func (s *Session) Node() records.NodeID { return s.place.nodes[s.place.at] }

// Ply returns how many moves led here.
func (s *Session) Ply() int { return s.place.at }

// Plies returns the length of the line that is followed.
func (s *Session) Plies() int { return len(s.place.nodes) - 1 }

// Line returns the nodes of the line that is followed, the start first. It must
// not be changed.
func (s *Session) Line() []records.NodeID { return s.place.nodes }

// BoardAt returns the board after ply moves of the line.
func (s *Session) BoardAt(ply int) *engine.Board { return &s.place.boards[ply] }

// Board returns the board one sees.
func (s *Session) Board() *engine.Board { return &s.place.boards[s.place.at] }

// Position returns the position one stands in; false where the record is so
// damaged that nothing can be played.
func (s *Session) Position() (*engine.Position, bool) { return &s.place.position, s.place.playable }

// Step goes n plies on, or back if n is negative, and returns how many were
// gone.
func (s *Session) Step(n int) int { return s.GoToPly(s.place.at + n) }

// GoToPly goes to a ply of the line, at most to its ends, and returns how many
// plies were gone.
func (s *Session) GoToPly(ply int) int {
	ply = min(max(ply, 0), s.Plies())
	n := ply - s.place.at
	if n != 0 || s.Peeks.Lost {
		s.place.at = ply
		s.moved()
	}
	return max(n, -n)
}

// GoTo goes to a node.
func (s *Session) GoTo(n records.NodeID) {
	s.place.goTo(n)
	s.moved()
}

// moved is called when the place changed.
func (s *Session) moved() {
	s.place.settle()
	s.open()
	s.letGo()
	if s.deepest = max(s.deepest, s.place.at); s.place.at == 0 {
		s.deepest = 0
	}
	s.Peeks.Moved()
	if s.Peeks.Lost && s.place.at == 0 {
		s.Peeks.Restart()
	}
}

// First returns the side that made, or will make, the first move.
func (s *Session) First() engine.Color { return s.place.boards[0].Turn }

// AtEnd reports whether one stands at the end of the mainline.
func (s *Session) AtEnd() bool { return s.Node() == s.game.Last(0) }

// RoundOf returns the round, from 1, of a ply from 1, and whether Black makes
// it.
func (s *Session) RoundOf(ply int) (round int, black bool) {
	if s.First() == engine.Black {
		ply++
	}
	return (ply + 1) / 2, ply%2 == 0
}

// PlyOf is the inverse of RoundOf.
func (s *Session) PlyOf(round int, black bool) int {
	ply := 2*round - 1
	if black {
		ply++
	}
	if s.First() == engine.Black {
		ply--
	}
	return ply
}

// Siblings returns the moves that could stand in the place of the one that led
// here, this one included, the mainline's first; nil at the start.
func (s *Session) Siblings() []records.NodeID {
	if s.place.at == 0 {
		return nil
	}
	return s.game.Children(s.place.nodes[s.place.at-1])
}

// Sibling goes to the next (1) or previous (-1) sibling, round and round, and
// reports whether there is another.
func (s *Session) Sibling(d int) bool {
	all := s.Siblings()
	for i, n := range all {
		if n == s.Node() && len(all) > 1 {
			s.place.branch(s.place.at-1, all[(i+d+len(all))%len(all)])
			s.moved()
			return true
		}
	}
	return false
}

// Captured returns what the move at ply took, from 1, or NoPiece.
func (s *Session) Captured(ply int) engine.Piece {
	m := s.game.Move(s.place.nodes[ply])
	if m.From == m.To {
		return engine.NoPiece
	}
	return s.place.boards[ply-1].At[m.To]
}
