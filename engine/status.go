// How a position stands: check, mate, stalemate.

package engine

import "slices"

// Status is whether the game goes on.
type Status uint8

// How a position stands; the side to move has lost in the last two.
const (
	Ongoing Status = iota
	Checkmate
	Stalemate
)

// InCheck returns the point of a piece that attacks the king of the side to
// move, the first in the order of Square, or NoSquare.
func (p *Position) InCheck() Square { return p.attacker(p.turn) }

// AppendCheckers appends the points of all pieces that attack the king of the
// side to move, in the order of Square.
func (p *Position) AppendCheckers(dst []Square) []Square {
	n, c := len(dst), p.turn.Other()
	for k := Advisor; k <= Pawn; k++ {
		for _, s := range p.sides[c].of(k) {
			if p.reaches(s, k, c, p.King(p.turn)) {
				dst = append(dst, s)
			}
		}
	}
	slices.Sort(dst[n:])
	return dst
}

// Status tells whether the side to move can move. It lists no moves.
func (p *Position) Status() Status {
	switch {
	case p.movable():
		return Ongoing
	case p.InCheck() != NoSquare:
		return Checkmate
	}
	return Stalemate
}

// movable reports whether there is a legal move. Mostly the first piece that is
// asked has one.
func (p *Position) movable() bool {
	if p.unusual() {
		return p.count() > 0
	}
	us := &p.sides[p.turn]
	var g guard
	b := p.look(&g)
	for k := Pawn; k >= Advisor; k-- {
		for i, end := us.slots(k); i < end; i++ {
			if g.tried>>i&1 == 0 && p.from(us.slot[i&15], k, p.turn, b).count() > 0 {
				return true
			}
		}
	}
	var buffer [128]Move
	return len(p.appendTried(buffer[:0], g.tried|1)) > 0
}

// checked is InCheck without the point.
func (p *Position) checked() bool {
	if p.unusual() {
		return p.InCheck() != NoSquare
	}
	var g guard
	p.look(&g)
	return g.checked
}
