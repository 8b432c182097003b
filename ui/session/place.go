// Where one stands in the game, and going about.

package session

import (
	"qipu/engine"
	"qipu/records"
)

// Cursor returns the place in the open game and the line that is followed, to be
// read: GoTo, GoToPly and Step move it.
func (s *Session) Cursor() *records.Cursor { return s.cursor }

// Node returns the node one stands on.
func (s *Session) Node() records.NodeID { return s.cursor.Node() }

// Ply returns how many moves led here.
func (s *Session) Ply() int { return s.cursor.Ply() }

// Plies returns the length of the line that is followed.
func (s *Session) Plies() int { return s.cursor.Plies() }

// Line returns the nodes of the line that is followed, the start first. It must
// not be changed.
func (s *Session) Line() []records.NodeID { return s.cursor.Line() }

// Board returns the board one sees. It must not be changed.
func (s *Session) Board() *engine.Board { return &s.board }

// Position returns the position one stands in; false where the record is so
// damaged that nothing can be played.
func (s *Session) Position() (*engine.Position, bool) { return s.cursor.Position() }

// Step goes n plies on, or back if n is negative, and returns how many were
// gone.
func (s *Session) Step(n int) int { return s.GoToPly(s.Ply() + n) }

// GoToPly goes to a ply of the line, at most to its ends, and returns how many
// plies were gone.
func (s *Session) GoToPly(ply int) int {
	before := s.Ply()
	s.cursor.ToPly(ply)
	n := s.Ply() - before
	if n != 0 || s.Peeks.Lost {
		s.moved()
	}
	return max(n, -n)
}

// GoTo goes to a node of the game.
func (s *Session) GoTo(n records.NodeID) {
	s.cursor.ToNode(n)
	s.moved()
}

// Sibling goes to the next (1) or previous (-1) sibling, round and round, and
// reports whether there is another.
func (s *Session) Sibling(d int) bool {
	all := s.cursor.Siblings()
	for i, n := range all {
		if n == s.Node() && len(all) > 1 {
			s.GoTo(all[(i+d+len(all))%len(all)])
			return true
		}
	}
	return false
}

// moved is called when the place changed.
func (s *Session) moved() {
	s.folds.open(s.cursor)
	s.board = s.cursor.Board()
	s.View.Picked = engine.NoSquare // the cursor on the board puts down what it holds
	if s.deepest = max(s.deepest, s.Ply()); s.Ply() == 0 {
		s.deepest = 0
	}
	s.Peeks.Moved()
	if s.Peeks.Lost && s.Ply() == 0 {
		s.Peeks.Restart()
	}
	s.whole.moved(s)
}
