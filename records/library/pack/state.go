// The board during a replay, and the steps that change it.

package pack

import "qipu/engine"

// state is a board in a replay. A point holds what can move: its slot plus one,
// or, in games of two bytes a ply, its piece plus aside.
type state struct {
	point [32]uint8  // of each slot; off where it is taken or never was
	at    [128]uint8 // by point
	hash  uint64     // of the board and the turn
	count Material
	home  uint16 // the pawns that never left home
	black bool   // it is Black's turn
}

// aside is where the pieces of games of two bytes a ply begin.
const aside = 32

// pieceOf tells the piece of what stands on a point.
var pieceOf = func() (table [64]uint8) {
	for c := engine.Red; c <= engine.Black; c++ {
		for k := engine.King; k <= engine.Pawn; k++ {
			piece := uint8(engine.MakePiece(c, k))
			table[aside+piece] = piece
			for i := range slotsOf[k] {
				table[uint8(c)*16+firstSlot[k]+i+1] = piece
			}
		}
	}
	return table
}()

// standard is the standard start.
var standard state

// fits reports whether a start has no more than the standard material.
func fits(b *engine.Board) bool {
	var n [16]uint8
	for _, piece := range b.At {
		if piece != engine.NoPiece {
			if n[piece&15]++; n[piece&15] > slotsOf[piece.Kind()] {
				return false
			}
		}
	}
	return true
}

// set puts a start onto the board; wide is for games of two bytes a ply. The
// others must fit.
func (s *state) set(b *engine.Board, wide bool) {
	*s = state{black: b.Turn == engine.Black, count: MaterialOf(b), hash: hashOf(b)}
	for i := range s.point {
		s.point[i] = off
	}
	var n [16]uint8
	for at, piece := range b.At {
		if piece == engine.NoPiece {
			continue
		}
		if wide {
			s.at[at] = aside + uint8(piece)
		} else {
			slot := uint8(piece.Color())*16 + firstSlot[piece.Kind()] + n[piece&15]
			n[piece&15]++
			s.point[slot] = uint8(at)
			s.at[at] = slot + 1
		}
	}
	s.home = homeOf(b)
}

// hashOf is the hash of a board and its turn.
func hashOf(b *engine.Board) uint64 {
	var hash uint64
	for at, piece := range b.At {
		hash ^= zobri[piece&15][at]
	}
	if b.Turn == engine.Black {
		hash ^= zobriTurn
	}
	return hash
}

// homeOf tells the pawns that stand at home.
func homeOf(b *engine.Board) uint16 {
	var home uint16
	for at, piece := range b.At {
		if piece.Kind() == engine.Pawn && (piece.Color() == engine.Red) == (at < engine.Squares/2) {
			home |= homes[at]
		}
	}
	return home
}

// moves reads the moves of a game, one by one, and plays them.
type moves struct {
	state
	left []byte
	wide bool
	ply  int // how many were played
}

// next tells the next move.
func (g *moves) next() (engine.Move, bool) {
	if g.wide {
		if len(g.left) < 2 {
			return engine.Move{}, false
		}
		return engine.Move{From: engine.Square(min(g.left[0], off)), To: engine.Square(min(g.left[1], off))}, true
	}
	if len(g.left) == 0 {
		return engine.Move{}, false
	}
	return g.decode(g.left[0]), true
}

// decode returns the move that a code means on the board.
func (s *state) decode(b byte) engine.Move {
	c := codes[sides[b2i(s.black)]|b&127]
	from := s.point[c.slot&31]
	return engine.Move{From: engine.Square(from), To: engine.Square(reach[c.shape&63][from&127])}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// play plays the next move and reports whether there was one.
func (g *moves) play() bool {
	m, ok := g.next()
	if !ok {
		return false
	}
	g.left = g.left[1+b2i(g.wide):]
	g.ply++
	g.move(uint8(m.From), uint8(m.To))
	return true
}

// move puts what stands on one point onto another and turns to the other side.
// What leads off the board changes no other point.
func (s *state) move(from, to uint8) {
	from, to = from&127, to&127
	s.black = !s.black
	s.hash ^= zobriTurn
	if from == to {
		return
	}
	mover, taken := s.at[from], s.at[to]
	piece := pieceOf[mover&63]
	s.hash ^= zobri[piece&15][from] ^ zobri[piece&15][to]
	if taken != 0 && to != off {
		victim := pieceOf[taken&63] & 15
		s.hash ^= zobri[victim][to]
		if taken <= aside {
			s.count -= Material(units[victim])
			s.point[taken-1] = off
		} else if !s.many(taken, to) {
			s.count -= Material(units[victim])
		}
	}
	s.home &^= homes[from] | homes[to]
	s.at[from], s.at[to] = 0, mover
	if mover != 0 && mover <= aside {
		s.point[mover-1] = to
	}
}

// many reports whether more than seven of a piece of a game of two bytes a ply
// stand on the board, the one on a point aside; they count as seven.
func (s *state) many(v, without uint8) bool {
	n := 0
	for at := range uint8(off) {
		if s.at[at] == v && at != without {
			n++
		}
	}
	return n >= nibble
}
