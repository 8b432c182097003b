// Walks through a tree, in order and without recursion: real trees are deep.

package records

import (
	"errors"
	"iter"

	"qipu/engine"
)

// Situation is a board, and the position on it where there is legal play.
type Situation struct {
	pos   engine.Position
	board *engine.Board // where pos cannot be played; never changed
	ok    bool
	back  int32 // so many moves before it were legal and can be undone: it may have stood there already
	quiet int32 // so many moves since the last capture
}

// SituationOf returns the situation of a setup. The error is a
// *engine.SetupError with what is wrong with it.
func SituationOf(s engine.Setup) (Situation, error) {
	p, err := s.Position()
	if bad, ok := errors.AsType[*engine.SetupError](err); ok && !bad.Playable() {
		return Situation{board: &s.Board}, err
	}
	return Situation{pos: p, ok: true}, err
}

// After returns the situation after a move, legal or not, and why it is not
// legal: nil, a *engine.IllegalError, or a *engine.SetupError where there is no
// legal play.
func (s *Situation) After(m engine.Move) (Situation, error) {
	next := *s
	err := next.play(m)
	return next, err
}

// play is After in place.
func (s *Situation) play(m engine.Move) error {
	if s.ok && s.pos.Legal(m) {
		s.count(m)
		s.pos = s.pos.PlayLegal(m)
		return nil
	}
	b := s.Board()
	quiet := s.quiet + 1
	if m.From != m.To && b.At[m.To] != engine.NoPiece {
		quiet = 0
	}
	var err error
	if s.ok {
		err = s.pos.Check(m)
	} else {
		_, err = engine.Setup{Board: b}.Position()
	}
	b.Move(m)
	*s, _ = SituationOf(engine.Setup{Board: b})
	s.quiet = quiet
	return err
}

// count counts a legal move: a capture, and a pawn's step forward, can never be
// undone.
func (s *Situation) count(m engine.Move) {
	s.back++
	s.quiet++
	if s.pos.At(m.To) != engine.NoPiece {
		s.back, s.quiet = 0, 0
	} else if m.From.File() == m.To.File() && s.pos.At(m.From).Kind() == engine.Pawn {
		s.back = 0
	}
}

// Board returns the board.
func (s *Situation) Board() engine.Board {
	if s.ok {
		return s.pos.Board()
	}
	return *s.board
}

// piece returns what stands on a point.
func (s *Situation) piece(at engine.Square) engine.Piece {
	if s.ok {
		return s.pos.At(at)
	}
	return s.board.At[at]
}

// Position returns the position; false where there is no legal play.
func (s *Situation) Position() (*engine.Position, bool) { return &s.pos, s.ok }

// at returns what stands on a point.
func (s *Situation) at(point engine.Square) engine.Piece {
	if s.ok {
		return s.pos.At(point)
	}
	return s.board.At[point]
}

// Walk yields every move of the tree: parents before children, siblings in their
// order. The cursor, whose line ends at the move, is valid until the next one.
func (g *Game) Walk() iter.Seq2[NodeID, *Cursor] {
	return func(yield func(NodeID, *Cursor) bool) {
		c := &Cursor{game: g, line: []NodeID{0}}
		for id := g.nodes[0].first; id != 0; {
			c.line = append(c.line, id)
			c.ply++
			c.known.cut(c.ply)
			if !yield(id, c) {
				return
			}
			next := g.nodes[id].first
			for next == 0 && c.ply > 0 {
				next = g.nodes[c.line[c.ply]].next
				c.line = c.line[:c.ply]
				c.ply--
			}
			id = next
		}
	}
}

// Index returns the place of id in the order of Walk, from 1; 0 for the start
// and for what is deleted.
func (g *Game) Index(id NodeID) int {
	index := 0
	for at := range g.Walk() {
		if index++; at == id {
			return index
		}
	}
	return 0
}

// Count returns the number of moves in the tree, and of those that are no first
// children.
func (g *Game) Count() (nodes, variations int) {
	for id := range g.Walk() {
		nodes++
		if g.nodes[g.nodes[id].parent].first != id {
			variations++
		}
	}
	return nodes, variations
}

// Board returns the board after the move of id.
func (g *Game) Board(id NodeID) engine.Board {
	b := g.Start.Board
	for _, at := range g.Line(id) {
		b.Move(g.nodes[at].move)
	}
	return b
}
