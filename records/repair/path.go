// What a move passes, and which points it shows to be empty.

package repair

import "qipu/engine"

// closePaths marks the points that a move shows to be empty: the path of a
// rook, a horse's leg, an elephant's eye, and a cannon's path where its screen
// is known or it can have none.
func (s *solver) closePaths() {
	b, home := s.base, homes()
	for i, ply := range s.plies {
		path := between(ply.Move, b.At[ply.Move.From].Kind())
		switch {
		case s.kinds[home[ply.Move.From]] != 0:
			// the way may be free for one kind and not for another
		case b.At[ply.Move.From].Kind() != engine.Cannon || s.jumpKnown(&b, i, path):
			for _, at := range path {
				if b.At[at] == engine.NoPiece && s.alive(at, i) {
					s.closed[at] = true
				}
			}
		}
		b.Move(ply.Move)
		home[ply.Move.To] = home[ply.Move.From]
	}
}

// jumpKnown reports whether no unseen piece can stand between the points of a
// cannon's move: the screen is known, or the target is known to be empty.
func (s *solver) jumpKnown(b *engine.Board, i int, path []engine.Square) bool {
	to := s.plies[i].Move.To
	if taken(b, path) > 0 {
		return true
	}
	return b.At[to] == engine.NoPiece && s.forced.Touched[to].Ply <= i
}

// taken counts the points of path on which something stands.
func taken(b *engine.Board, path []engine.Square) int {
	n := 0
	for _, at := range path {
		if b.At[at] != engine.NoPiece {
			n++
		}
	}
	return n
}

// between lists the points that a move passes: what must be empty, or hold a
// cannon's screen.
func between(m engine.Move, kind engine.Kind) []engine.Square {
	df, dr := m.To.File()-m.From.File(), m.To.Rank()-m.From.Rank()
	switch kind {
	case engine.Horse, engine.Elephant:
		return []engine.Square{engine.SquareAt(m.From.File()+df/2, m.From.Rank()+dr/2)}
	case engine.Rook, engine.Cannon, engine.King:
		if df != 0 && dr != 0 {
			return nil
		}
		step := sign(df) + engine.Files*sign(dr)
		var path []engine.Square
		for at := int(m.From) + step; at != int(m.To) && step != 0; at += step {
			path = append(path, engine.Square(at))
		}
		return path
	}
	return nil
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// alive reports whether an unseen piece on a point can still stand there after
// the ply of index i: no move up to that one touches the point.
func (s *solver) alive(at engine.Square, i int) bool {
	touch := s.forced.Touched[at]
	return touch.Ply == 0 || touch.Ply-1 > i
}
