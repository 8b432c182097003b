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
	case p.count() > 0:
		return Ongoing
	case p.InCheck() != NoSquare:
		return Checkmate
	}
	return Stalemate
}
