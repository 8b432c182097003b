// The safety of a king: who attacks it, which pieces shield it, and where the
// others must or must not go.

package engine

import "math/bits"

// guard is what one look around the king of the side to move finds.
type guard struct {
	tried     uint16 // slots of pieces that shield the king or serve as a screen: their moves must be tried
	checked   bool
	resolving [2]uint64 // in check: what ends every check
	exposing  [2]uint64 // what would give a cannon its screen
	win       [2]uint64 // what the result points to where it is more than the own pieces
	file      [Files]uint16
}

// look finds the checks and shields of the side to move and returns where its
// pieces must not go, those in g.tried and the king aside. The king must be in
// its palace.
func (p *Position) look(g *guard) barred {
	c := p.turn
	them := &p.sides[c.Other()]
	king := p.sides[c].slot[0]
	w := &where[king]
	onFile := p.file(w.file)
	onRank := uint16(p.all(w.home) >> w.shift & rankMask)
	for i, end := them.slots(Rook); i < end; i++ {
		s := them.slot[i&15]
		if t := &where[s]; t.file == w.file {
			p.meetRook(g, s, span[w.rank][t.rank], onFile, Square(w.file), Files)
		} else if t.rank == w.rank {
			p.meetRook(g, s, span[w.file][t.file], onRank, king-Square(w.file), 1)
		}
	}
	for i, end := them.slots(Cannon); i < end; i++ {
		s := them.slot[i&15]
		if t := &where[s]; t.file == w.file {
			p.meetCannon(g, s, span[w.rank][t.rank], onFile, Square(w.file), Files)
		} else if t.rank == w.rank {
			p.meetCannon(g, s, span[w.file][t.file], onRank, king-Square(w.file), 1)
		}
	}
	if t := &where[them.slot[0]]; t.file == w.file {
		p.meetRook(g, them.slot[0], span[w.rank][t.rank], onFile, Square(w.file), Files)
	}
	for i, end := them.slots(Horse); i < end; i++ {
		s := them.slot[i&15]
		if home := where[s].home; horseTo[s][0]&bit[king][home] != 0 {
			p.meetHorse(g, s, king)
		}
	}
	for hits := them.pawns[c] & pawnFrom[c][king]; hits != 0; {
		g.check(bit[nextPoint(&hits, uint8(c))])
	}
	if !g.checked && g.exposing[0]|g.exposing[1] == 0 {
		return p.own(c)
	}
	return g.bar(&p.sides[c].win, &p.files[c])
}

// meetRook takes in a rook, or the other king, on a line of the king. The
// points of the line are base plus stride times their place.
func (p *Position) meetRook(g *guard, s Square, between, occupied uint16, base, stride Square) {
	switch taken := between & occupied; {
	case taken == 0:
		g.check(points(between, bit[s], base, stride))
	case taken&(taken-1) == 0:
		p.shield(g, taken, base, stride)
	}
}

// meetCannon is meetRook for a cannon.
func (p *Position) meetCannon(g *guard, s Square, between, occupied uint16, base, stride Square) {
	taken := between & occupied
	if taken == 0 {
		g.exposing = points(between, g.exposing, base, stride)
		return
	}
	switch others := taken & (taken - 1); {
	case others == 0:
		g.check(points(between&^taken, bit[s], base, stride))
		p.shield(g, taken, base, stride)
	case others&(others-1) == 0:
		p.shield(g, taken, base, stride)
	}
}

func (p *Position) meetHorse(g *guard, s, king Square) {
	df, dr := king.File()-s.File(), king.Rank()-s.Rank()
	leg := SquareAt(s.File()+df/2, s.Rank()+dr/2)
	if v := p.at[leg]; v == 0 {
		g.check([2]uint64{bit[s][0] | bit[leg][0], bit[s][1] | bit[leg][1]})
	} else if Piece(v&15).Color() == p.turn {
		g.tried |= 1 << (v >> 4)
	}
}

// shield notes the own ones among some pieces of a line.
func (p *Position) shield(g *guard, taken uint16, base, stride Square) {
	for ; taken != 0; taken &= taken - 1 {
		v := p.at[base+stride*Square(bits.TrailingZeros16(taken))]
		if Piece(v&15).Color() == p.turn {
			g.tried |= 1 << (v >> 4)
		}
	}
}

// points adds the points of a line to a set.
func points(line uint16, set [2]uint64, base, stride Square) [2]uint64 {
	for ; line != 0; line &= line - 1 {
		b := &bit[base+stride*Square(bits.TrailingZeros16(line))]
		set[0] |= b[0]
		set[1] |= b[1]
	}
	return set
}

// check takes in one check and what ends it.
func (g *guard) check(resolving [2]uint64) {
	if !g.checked {
		g.checked, g.resolving = true, resolving
		return
	}
	g.resolving[0] &= resolving[0]
	g.resolving[1] &= resolving[1]
}

// bar makes the bar of a position with checks or cannons without a screen.
func (g *guard) bar(own *[2]uint64, files *[Files]uint16) barred {
	for w := range g.win {
		g.win[w] = own[w] | g.exposing[w]
		if g.checked {
			g.win[w] |= ^g.resolving[w]
		}
	}
	half := [2]uint64{lowHalf, highHalf}
	if g.checked {
		for f := range g.file {
			g.file[f] = 1<<Ranks - 1
		}
	} else {
		g.file = *files
	}
	for home := range uint8(2) {
		changed := g.exposing[home] & half[home]
		if g.checked {
			changed = half[home] &^ g.win[home]
		}
		for changed != 0 {
			t := &where[nextPoint(&changed, home)]
			g.file[t.file] ^= 1 << t.rank
		}
	}
	return barred{&g.win, &g.file}
}

// exposed reports whether the own king, which then stands on king, would be
// attacked or face the other after a move. It must stay in its palace.
func (p *Position) exposed(king Square, m Move) bool {
	c := p.turn
	them := &p.sides[c.Other()]
	from, to, w := &where[m.From], &where[m.To], &where[king]
	var win [2]uint64
	for i := range win {
		win[i] = p.all(uint8(i))&^bit[m.From][i] | bit[m.To][i]
	}
	onFile := p.file(w.file)
	if from.file == w.file {
		onFile &^= 1 << from.rank
	}
	if to.file == w.file {
		onFile |= 1 << to.rank
	}
	onRank := uint16(win[w.home] >> w.shift & rankMask)
	if t := &where[them.slot[0]]; t.file == w.file && span[w.rank][t.rank]&onFile == 0 {
		return true
	}
	for i, end := them.slots(Rook); i < end; i++ {
		s := them.slot[i&15]
		if t := &where[s]; t.file == w.file {
			if span[w.rank][t.rank]&onFile == 0 && s != m.To {
				return true
			}
		} else if t.rank == w.rank && span[w.file][t.file]&onRank == 0 && s != m.To {
			return true
		}
	}
	for i, end := them.slots(Cannon); i < end; i++ {
		s := them.slot[i&15]
		var taken uint16
		if t := &where[s]; t.file == w.file {
			taken = span[w.rank][t.rank] & onFile
		} else if t.rank == w.rank {
			taken = span[w.file][t.file] & onRank
		}
		if taken != 0 && taken&(taken-1) == 0 && s != m.To {
			return true
		}
	}
	for i, end := them.slots(Horse); i < end; i++ {
		s := them.slot[i&15]
		home := where[s].home
		if b := bit[king][home]; horseTo[s][0]&b != 0 && s != m.To &&
			horseTo[s][hobbles(win[home], inWindow(s, home))]&b != 0 {
			return true
		}
	}
	return them.pawns[c]&^bit[m.To][c]&pawnFrom[c][king] != 0
}

// safe reports whether a move that the rules of movement allow leaves the own
// king safe and takes no king.
func (p *Position) safe(m Move) bool {
	if m.To == p.sides[p.turn.Other()].slot[0] {
		return false
	}
	if p.unusual() {
		q := p.PlayLegal(m)
		return q.attacker(p.turn) == NoSquare && !q.facing()
	}
	king := p.sides[p.turn].slot[0]
	if m.From == king {
		king = m.To
	}
	return !p.exposed(king, m)
}

// unusual reports whether the shortcuts do not hold: the other king can be
// taken, the kings face each other, or the own king is outside of its palace,
// where advisors and elephants can attack it too.
func (p *Position) unusual() bool {
	return p.odd || !inPalace(p.sides[p.turn].slot[0], p.turn)
}

// reaches reports whether the piece on s, of kind k and side c, could go to
// another point.
func (p *Position) reaches(s Square, k Kind, c Color, to Square) bool {
	t := p.from(s, k, c, p.own(c))
	return t.has(s, to)
}

// has reports whether a point is among the targets of a piece on s.
func (t targets) has(s, to Square) bool {
	a, b := &where[s], &where[to]
	if !t.lines {
		return t.window&bit[to][a.home] != 0
	}
	return a.rank == b.rank && t.rank>>b.file&1 != 0 || a.file == b.file && t.file>>b.rank&1 != 0
}

// attacker returns the first point of a piece, other than the king, that
// attacks the king of c, or NoSquare.
func (p *Position) attacker(c Color) Square {
	first := NoSquare
	king, them := p.King(c), &p.sides[c.Other()]
	for k := Advisor; k <= Pawn; k++ {
		for _, s := range them.of(k) {
			if s < first && p.reaches(s, k, c.Other(), king) {
				first = s
			}
		}
	}
	return first
}

// facing reports whether the kings face each other on an open file.
func (p *Position) facing() bool {
	a, b := &where[p.King(Red)], &where[p.King(Black)]
	return a.file == b.file && span[a.rank][b.rank]&p.file(a.file) == 0
}
