// Folding: variations shown as their number alone, at one point or at all.

package session

import "qipu/records"

// folds are the points at which variations are folded: the nodes before them.
type folds struct {
	all    bool                    // everywhere but at the points
	points map[records.NodeID]bool // where it is otherwise than all says
}

// FoldedAt reports whether the variations behind a node are folded.
func (s *Session) FoldedAt(n records.NodeID) bool {
	return s.folds.all != s.folds.points[n] && s.game.Next(s.game.First(n)) != 0
}

// Folding reports whether anything may be folded.
func (s *Session) Folding() bool { return s.folds.all || len(s.folds.points) > 0 }

// FoldPoint returns the node whose variations are folded or unfolded here: before
// the variation one is in, else before the move one stands on, if it has
// siblings, else the place, if the game branches next.
func (s *Session) FoldPoint() (records.NodeID, bool) {
	g := s.game
	branches := func(n records.NodeID) bool { return g.Next(g.First(n)) != 0 }
	for ply := s.Ply(); ply > 0; ply-- {
		if n := s.Line()[ply]; g.First(g.Parent(n)) != n {
			return g.Parent(n), true
		}
	}
	switch n := s.Node(); {
	case n != 0 && branches(g.Parent(n)):
		return g.Parent(n), true
	case branches(n):
		return n, true
	}
	return 0, false
}

// Fold folds the variations behind a node, or unfolds them. Who stands in one of
// them goes to the move in whose place it was.
func (s *Session) Fold(n records.NodeID, folded bool) {
	if s.folds.points == nil {
		s.folds.points = map[records.NodeID]bool{}
	}
	s.folds.points[n] = folded != s.folds.all
	if !s.folds.points[n] {
		delete(s.folds.points, n)
	}
	if !folded {
		return
	}
	for ply := 1; ply <= s.Ply(); ply++ {
		if at := s.Line()[ply]; s.game.Parent(at) == n && s.game.First(n) != at {
			s.GoTo(s.game.First(n))
			return
		}
	}
}

// FoldAll folds all variations, or unfolds them. Who stands in one goes back to
// the mainline.
func (s *Session) FoldAll(folded bool) {
	s.folds = folds{all: folded}
	if !folded {
		return
	}
	for ply := 1; ply <= s.Ply(); ply++ {
		if at, before := s.Line()[ply], s.Line()[ply-1]; s.game.First(before) != at {
			s.GoTo(s.game.First(before))
			return
		}
	}
}

// open unfolds what one stands in.
func (s *Session) open() {
	if !s.Folding() {
		return
	}
	for ply := 1; ply <= s.Ply(); ply++ {
		if n, before := s.Line()[ply], s.Line()[ply-1]; s.game.First(before) != n && s.FoldedAt(before) {
			s.Fold(before, false)
		}
	}
}

// Variations returns how many variations there are behind a node, and how many
// moves they have, counted up to most.
func (s *Session) Variations(n records.NodeID, most int) (count, moves int) {
	g := s.game
	for at := g.Next(g.First(n)); at != 0; at = g.Next(at) {
		count++
		for id := at; moves < most; { // every node under at, on no stack
			moves++
			if g.First(id) != 0 {
				id = g.First(id)
				continue
			}
			for id != at && g.Next(id) == 0 {
				id = g.Parent(id)
			}
			if id == at {
				break
			}
			id = g.Next(id)
		}
	}
	return count, moves
}
