// A position in which play goes on: what it holds, and what a move changes.

package engine

import "math/bits"

// Position is a playable position. It is a value of 248 bytes: no method
// changes it, and two of them are compared with Same, never with ==.
type Position struct {
	hash  uint64
	sides [2]army
	files [2][Files]uint16 // by side: which ranks of a file it holds
	at    [Squares]uint8   // piece, and above it the slot in its army; zero is empty
	turn  Color
	odd   bool // the setup left the waiting side in check or the kings facing
}

// army is the pieces of a side. Those of one kind stand in slots next to each
// other; first and count hold a nibble a kind, which sixteen pieces fit since
// one of them is the king.
type army struct {
	win          [2]uint64 // all points, in both windows
	pawns        [2]uint64
	slot         [16]Square
	first, count uint32
}

// of returns the points of the pieces of a kind.
func (a *army) of(k Kind) []Square {
	first := a.first >> (4 * k) & 15
	return a.slot[first : first+a.count>>(4*k)&15]
}

// slotOrder has the king in slot 0.
var slotOrder = [...]Kind{King, Rook, Cannon, Horse, Pawn, Advisor, Elephant}

// StandardPosition returns the start of a game.
func StandardPosition() Position {
	p, err := StandardSetup().Position()
	if err != nil {
		panic(err)
	}
	return p
}

// place sets out a board that has one king and at most sixteen pieces a side.
func (p *Position) place(b *Board) {
	*p = Position{turn: b.Turn}
	if b.Turn == Black {
		p.hash = zobristTurn
	}
	var count, next [2][Pawn + 1]int // of a side's kind: pieces, and the next slot
	for _, piece := range b.At {
		count[piece.Color()][piece.Kind()]++
	}
	for c := range p.sides {
		slot := 0
		for _, k := range slotOrder {
			next[c][k] = slot
			p.sides[c].first |= uint32(slot) & 15 << (4 * k)
			p.sides[c].count |= uint32(count[c][k]) << (4 * k)
			slot += count[c][k]
		}
	}
	for s, piece := range b.At {
		if piece != NoPiece {
			slot := &next[piece.Color()][piece.Kind()]
			p.put(Square(s), piece, *slot)
			*slot++
		}
	}
}

func (p *Position) put(s Square, piece Piece, slot int) {
	c := piece.Color()
	a := &p.sides[c]
	p.at[s] = uint8(slot<<4) | uint8(piece)
	p.files[c][s.File()] |= 1 << s.Rank()
	p.hash ^= zobrist[piece][s]
	a.slot[slot] = s
	for w := range a.win {
		a.win[w] |= bit[s][w]
		if piece.Kind() == Pawn {
			a.pawns[w] |= bit[s][w]
		}
	}
}

// Board returns what stands where and whose turn it is.
func (p *Position) Board() Board {
	b := Board{Turn: p.turn}
	for s, v := range p.at {
		b.At[s] = Piece(v & 15)
	}
	return b
}

// At returns what stands on s.
func (p *Position) At(s Square) Piece { return Piece(p.at[s] & 15) }

// Turn returns the side to move.
func (p *Position) Turn() Color { return p.turn }

// King returns the point of c's king.
func (p *Position) King(c Color) Square { return p.sides[c].slot[0] }

// Play returns the position after m, or an *IllegalError.
func (p *Position) Play(m Move) (Position, error) {
	if err := p.Check(m); err != nil {
		return *p, err
	}
	return p.PlayLegal(m), nil
}

// PlayLegal returns the position after m, which must be a legal move of p: what
// comes of another is undefined, and it panics where a point is none.
func (p *Position) PlayLegal(m Move) Position {
	q := *p
	q.move(m)
	return q
}

func (p *Position) move(m Move) {
	c := p.turn
	if p.at[m.To] != 0 {
		p.take(m.To, c.Other())
	}
	v := p.at[m.From]
	from, to := &where[m.From], &where[m.To]
	p.files[c][from.file] ^= 1 << from.rank
	p.files[c][to.file] ^= 1 << to.rank
	a := &p.sides[c]
	b0, b1 := bit[m.From][0]^bit[m.To][0], bit[m.From][1]^bit[m.To][1]
	a.win[0] ^= b0
	a.win[1] ^= b1
	if v&7 == uint8(Pawn) {
		a.pawns[0] ^= b0
		a.pawns[1] ^= b1
	}
	a.slot[v>>4] = m.To
	p.at[m.From], p.at[m.To] = 0, v
	z := &zobrist[v&15]
	p.hash ^= z[m.From] ^ z[m.To] ^ zobristTurn
	p.turn = c.Other()
	p.odd = false
}

// take removes the piece of c that stands on s. The last piece of its kind
// moves to its slot.
func (p *Position) take(s Square, c Color) {
	v := p.at[s]
	kind := v & 7
	a := &p.sides[c]
	last := (a.first>>(4*kind) + a.count>>(4*kind) - 1) & 15
	a.count -= 1 << (4 * kind)
	moved := a.slot[last]
	a.slot[v>>4] = moved
	p.at[moved] = v
	p.files[c][where[s].file] ^= 1 << where[s].rank
	a.win[0] ^= bit[s][0]
	a.win[1] ^= bit[s][1]
	if kind == uint8(Pawn) {
		a.pawns[0] ^= bit[s][0]
		a.pawns[1] ^= bit[s][1]
	}
	p.hash ^= zobrist[v&15][s]
}

// all returns a window of all pieces.
func (p *Position) all(w uint8) uint64 { return p.sides[Red].win[w] | p.sides[Black].win[w] }

// file returns which ranks of a file are taken.
func (p *Position) file(f uint8) uint16 { return p.files[Red][f] | p.files[Black][f] }

// nextPoint takes the first point out of a window.
func nextPoint(window *uint64, home uint8) Square {
	s := Square(bits.TrailingZeros64(*window)) + windowStep*Square(home)
	*window &= *window - 1
	return s
}
