// Folding: variations shown as their number alone, at one point or at all.

package session

import "qipu/records"

// Folds are the points at which variations are folded: the nodes before them.
type Folds struct {
	game   *records.Game
	all    bool                    // everywhere but at the points
	points map[records.NodeID]bool // where it is otherwise than all says
}

// At reports whether the variations behind a node are folded.
func (f *Folds) At(n records.NodeID) bool {
	return f.all != f.points[n] && f.branches(n)
}

func (f *Folds) branches(n records.NodeID) bool { return f.game.Next(f.game.First(n)) != 0 }

// Any reports whether anything may be folded.
func (f *Folds) Any() bool { return f.all || len(f.points) > 0 }

// Point returns the node whose variations are folded or unfolded where a cursor
// stands: before the variation one is in, else before the move one stands on, if
// it has siblings, else that move, if the game branches next.
func (f *Folds) Point(c *records.Cursor) (records.NodeID, bool) {
	if ply := f.branched(c, c.Ply(), -1); ply > 0 {
		return c.Line()[ply-1], true
	}
	switch n := c.Node(); {
	case n != 0 && f.branches(f.game.Parent(n)):
		return f.game.Parent(n), true
	case f.branches(n):
		return n, true
	}
	return 0, false
}

// branched returns the first ply at which the line to a cursor is in a
// variation, looking from a ply on (1) or back (-1); 0 for none.
func (f *Folds) branched(c *records.Cursor, ply, step int) int {
	for ; ply > 0 && ply <= c.Ply(); ply += step {
		if line := c.Line(); f.game.First(line[ply-1]) != line[ply] {
			return ply
		}
	}
	return 0
}

// set folds the variations behind a node, or unfolds them.
func (f *Folds) set(n records.NodeID, folded bool) {
	if f.points == nil {
		f.points = map[records.NodeID]bool{}
	}
	f.points[n] = folded != f.all
	if !f.points[n] {
		delete(f.points, n)
	}
}

// open unfolds what a cursor stands in.
func (f *Folds) open(c *records.Cursor) {
	if !f.Any() {
		return
	}
	for ply := f.branched(c, 1, 1); ply > 0; ply = f.branched(c, ply+1, 1) {
		if before := c.Line()[ply-1]; f.At(before) {
			f.set(before, false)
		}
	}
}

// Variations returns how many variations there are behind a node, and how many
// moves they have, counted up to most.
func (f *Folds) Variations(n records.NodeID, most int) (count, moves int) {
	g := f.game
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

// Fold folds the variations behind a node, or unfolds them. Who stands in one of
// them goes to the move in whose place it was.
func (s *Session) Fold(n records.NodeID, folded bool) {
	s.folds.set(n, folded)
	if !folded {
		return
	}
	for ply := s.folds.branched(s.cursor, 1, 1); ply > 0; ply = s.folds.branched(s.cursor, ply+1, 1) {
		if s.Line()[ply-1] == n {
			s.GoTo(s.game.First(n))
			return
		}
	}
}

// FoldAll folds all variations, or unfolds them. Who stands in one goes back to
// the mainline.
func (s *Session) FoldAll(folded bool) {
	s.folds = Folds{game: s.game, all: folded}
	if ply := s.folds.branched(s.cursor, 1, 1); folded && ply > 0 {
		s.GoTo(s.game.First(s.Line()[ply-1]))
	}
}
