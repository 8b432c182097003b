// What a side threatens to take: the threat set that the rules about positions
// that come again stand on.

package engine

import "slices"

// Threat is a capture by which a side, were it to move, would win a piece.
type Threat struct {
	By, On  Square
	Guarded bool // the piece could be retaken, and is won all the same
}

// AppendThreats appends the captures by which side c, whoever is to move, would
// win a piece, in the order of By and then of On. What counts follows the
// articles of the Asian rules:
//
//   - Kings and pawns do not count as attackers. Kings, and pawns that have not
//     crossed the river, do not count as attacked (articles 25, 28, 29).
//   - The capture may not expose the own king to a piece that does not attack it
//     already: what is pinned attacks nothing but the piece that pins it
//     (article 27).
//   - A rook is won by a horse or a cannon whether it is protected or not
//     (articles 15, 26), and so is a rook, horse or cannon by an advisor or an
//     elephant. Anything else is won only where nothing, the king included, could
//     legally retake: a protector that is pinned, or that another check keeps
//     busy, is none (false roots).
//   - A piece that could as well take its attacker, which is of the same kind, is
//     offered an exchange and not attacked (article 24).
func (p *Position) AppendThreats(dst []Threat, c Color) []Threat {
	side := p.captor(c)
	x := &side.position
	var buffer [17]Move
	for by := range Square(Squares) {
		piece := x.At(by)
		if piece == NoPiece || piece.Color() != c || piece.Kind() == King || piece.Kind() == Pawn {
			continue
		}
		first := len(dst)
		for _, m := range appendTargets(buffer[:0], by, x.from(by, piece.Kind(), c, x.own(c))) {
			if !side.attackable(m.To) || !side.captures(m) || side.exchange(m) {
				continue
			}
			if guarded := side.guarded(m); !guarded || outranks(piece.Kind(), x.At(m.To).Kind()) {
				dst = append(dst, Threat{m.From, m.To, guarded})
			}
		}
		slices.SortFunc(dst[first:], func(a, b Threat) int { return int(a.On) - int(b.On) })
	}
	return dst
}

// captor is a side that may capture: the position with it to move, and what
// attacks its king there.
type captor struct {
	position  Position
	attackers []Square
}

func (p *Position) captor(c Color) captor {
	x := p.toMove(c)
	return captor{x, x.appendAttackers(nil, c)}
}

// toMove returns the position with c to move. The other king may then be
// attacked, so the shortcuts of a usual position do not hold.
func (p *Position) toMove(c Color) Position {
	x := *p
	if x.turn != c {
		x.turn = c
		x.hash ^= zobristTurn
		x.odd = true
	}
	return x
}

// attackable reports whether a piece of the side that waits stands on s, other
// than its king and than a pawn that has not crossed the river.
func (c *captor) attackable(s Square) bool {
	p := &c.position
	piece := p.At(s)
	if piece == NoPiece || piece.Color() == p.turn {
		return false
	}
	_, rank := s.Seen(piece.Color())
	return piece.Kind() != King && (piece.Kind() != Pawn || rank > Ranks/2)
}

// captures reports whether a capture that the piece's shape allows is one of the
// side to move: afterwards its king is attacked at most by pieces that attacked
// it before.
func (c *captor) captures(m Move) bool {
	q := c.position.PlayLegal(m)
	var buffer [16]Square
	for _, s := range q.appendAttackers(buffer[:0], c.position.turn) {
		if !slices.Contains(c.attackers, s) {
			return false
		}
	}
	return true
}

// exchange reports whether a capture would be of a piece of the same kind that
// could itself legally take the capturer.
func (c *captor) exchange(m Move) bool {
	p := &c.position
	if p.At(m.From).Kind() != p.At(m.To).Kind() {
		return false
	}
	other := p.toMove(p.turn.Other())
	return other.Legal(Move{m.To, m.From})
}

// guarded reports whether the piece that a capture takes could be avenged by a
// legal move.
func (c *captor) guarded(m Move) bool {
	q := c.position.PlayLegal(m)
	for k := King; k <= Pawn; k++ {
		for _, s := range q.sides[q.turn].of(k) {
			if q.Legal(Move{s, m.To}) {
				return true
			}
		}
	}
	return false
}

// outranks reports whether a piece of kind a wins one of kind b though it would
// be retaken.
func outranks(a, b Kind) bool {
	switch a {
	case Horse, Cannon:
		return b == Rook
	case Advisor, Elephant:
		return b == Rook || b == Horse || b == Cannon
	}
	return false
}

// appendAttackers appends the points of the pieces that attack the king of c,
// with that of the other king where the two face each other.
func (p *Position) appendAttackers(dst []Square, c Color) []Square {
	for k := Advisor; k <= Pawn; k++ {
		for _, s := range p.sides[c.Other()].of(k) {
			if p.reaches(s, k, c.Other(), p.King(c)) {
				dst = append(dst, s)
			}
		}
	}
	if p.facing() {
		dst = append(dst, p.King(c.Other()))
	}
	return dst
}

// AppendReaching appends the points of the pieces of side c that could go to s if
// c were to move, whatever stands there: that attack it, or guard it where it is
// their own. A piece that cannot leave its place without exposing its king to
// another attacker is none of them. Of a king these are the pieces that check it;
// nothing guards one.
func (p *Position) AppendReaching(dst []Square, c Color, s Square) []Square {
	side := p.captor(c)
	x := &side.position
	bar := x.own(c)
	if s == x.King(c) {
		return dst
	}
	if piece := x.At(s); piece != NoPiece && piece.Color() == c {
		bar = x.own(c.Other()) // as if one of the other side stood there
	}
	for by := range Square(Squares) {
		piece := x.At(by)
		if by == s || piece == NoPiece || piece.Color() != c {
			continue
		}
		if !x.from(by, piece.Kind(), c, bar).has(by, s) {
			continue
		}
		if s == x.King(c.Other()) || side.safely(Move{by, s}) {
			dst = append(dst, by)
		}
	}
	return dst
}

// safely is captures on a board, where a piece can take one of its own side, and
// for a king too.
func (c *captor) safely(m Move) bool {
	p := &c.position
	b := p.Board()
	b.Move(m)
	var q Position
	q.place(&b)
	for _, s := range q.appendAttackers(nil, p.turn) {
		if p.At(m.From).Kind() == King || !slices.Contains(c.attackers, s) {
			return false
		}
	}
	return true
}
