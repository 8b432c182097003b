// Legal moves: listed, and counted without being listed.

package engine

import "math/bits"

// barred is where the pieces of the side to move may not go, in two forms that
// agree: as windows and by file. Mostly that is where its own pieces stand.
type barred struct {
	win  *[2]uint64
	file *[Files]uint16
}

// targets is where one piece can go: for rooks and cannons a mask of its rank
// and one of its file, for the others a window.
type targets struct {
	window     uint64
	rank, file uint16
	lines      bool
}

func (t targets) count() int {
	if t.lines {
		return bits.OnesCount32(uint32(t.rank) | uint32(t.file)<<16)
	}
	return bits.OnesCount64(t.window)
}

// onLines returns where a rook or a cannon can go on its rank and on its file.
func (p *Position) onLines(s Square, b barred, ranks *[Files][1 << Files]uint16, files *[Ranks][1 << Ranks]uint16) (rank, file uint16) {
	w := &where[s]
	rank = ranks[w.file][p.all(w.home)>>w.shift&rankMask] &^ uint16(b.win[w.home]>>w.shift&rankMask)
	file = files[w.rank][p.file(w.file)] &^ b.file[w.file]
	return rank, file
}

func (p *Position) horse(s Square) uint64 {
	home := where[s].home
	return horseTo[s][hobbles(p.all(home), inWindow(s, home))]
}

func (p *Position) elephant(s Square, c Color) uint64 {
	home := where[s].home
	return elephantTo[s][eyes(p.all(home), inWindow(s, home))] & nearRiver[c][home]
}

// inWindow returns the bit of s in its home.
func inWindow(s Square, home uint8) uint8 { return uint8(s) - windowStep*home }

// from returns where a piece of c can go, the safety of its king aside.
func (p *Position) from(s Square, k Kind, c Color, b barred) targets {
	var window uint64
	switch k {
	case Rook:
		rank, file := p.onLines(s, b, &rookRank, &rookFile)
		return targets{lines: true, rank: rank, file: file}
	case Cannon:
		rank, file := p.onLines(s, b, &cannonRank, &cannonFile)
		return targets{lines: true, rank: rank, file: file}
	case Horse:
		window = p.horse(s)
	case Elephant:
		window = p.elephant(s, c)
	case Pawn:
		window = pawnTo[c][s]
	case Advisor:
		window = advisorTo[c][s]
	case King:
		window = kingTo[c][s]
	}
	return targets{window: window &^ b.win[where[s].home]}
}

// own bars the points of the pieces of c.
func (p *Position) own(c Color) barred { return barred{&p.sides[c].win, &p.files[c]} }

// appendTargets appends the moves from s to each of its targets.
func appendTargets(dst []Move, s Square, t targets) []Move {
	w := &where[s]
	if !t.lines {
		for window := t.window; window != 0; {
			dst = append(dst, Move{s, nextPoint(&window, w.home)})
		}
		return dst
	}
	base := s - Square(w.file)
	for m := t.rank; m != 0; m &= m - 1 {
		dst = append(dst, Move{s, base + Square(bits.TrailingZeros16(m))})
	}
	for m := t.file; m != 0; m &= m - 1 {
		dst = append(dst, Move{s, Square(w.file) + Files*Square(bits.TrailingZeros16(m))})
	}
	return dst
}

// AppendMoves appends the legal moves of the side to move, in no promised
// order (CompareICCS gives one), and allocates only if dst must grow.
func (p *Position) AppendMoves(dst []Move) []Move {
	us := &p.sides[p.turn]
	if p.unusual() {
		return p.appendTried(dst, 1<<16-1)
	}
	var g guard
	b := p.look(&g)
	for k := Advisor; k <= Pawn; k++ {
		first := us.first >> (4 * k) & 15
		for i := first; i < first+us.count>>(4*k)&15; i++ {
			if g.tried>>i&1 == 0 {
				s := us.slot[i]
				dst = appendTargets(dst, s, p.from(s, k, p.turn, b))
			}
		}
	}
	return p.appendTried(dst, g.tried|1)
}

// appendTried appends the legal moves of the pieces in some slots, the king's
// being slot 0, by looking at what each would leave.
func (p *Position) appendTried(dst []Move, slots uint16) []Move {
	us := &p.sides[p.turn]
	for k := King; k <= Pawn; k++ {
		first := us.first >> (4 * k) & 15
		for i := first; i < first+us.count>>(4*k)&15; i++ {
			if slots>>i&1 == 0 {
				continue
			}
			n := len(dst)
			s := us.slot[i]
			dst = appendTargets(dst, s, p.from(s, k, p.turn, p.own(p.turn)))
			kept := dst[:n]
			for _, m := range dst[n:] {
				if p.safe(m) {
					kept = append(kept, m)
				}
			}
			dst = kept
		}
	}
	return dst
}

// count returns the number of legal moves.
func (p *Position) count() int {
	if p.unusual() {
		var buffer [128]Move
		return len(p.appendTried(buffer[:0], 1<<16-1))
	}
	c := p.turn
	us := &p.sides[c]
	var g guard
	b := p.look(&g)
	n := p.countPawns(b.win) + p.countLines(b)
	for i, end := us.slots(Horse); i < end; i++ {
		s := us.slot[i&15]
		n += bits.OnesCount64(p.horse(s) &^ b.win[where[s].home])
	}
	for i, end := us.slots(Elephant); i < end; i++ {
		s := us.slot[i&15]
		n += bits.OnesCount64(p.elephant(s, c) &^ b.win[where[s].home])
	}
	for i, end := us.slots(Advisor); i < end; i++ {
		s := us.slot[i&15]
		n += bits.OnesCount64(advisorTo[c][s] &^ b.win[where[s].home])
	}
	king := us.slot[0]
	for w := kingTo[c][king] &^ us.win[c]; w != 0; {
		to := nextPoint(&w, uint8(c))
		if !p.exposed(to, Move{king, to}) {
			n++
		}
	}
	for tried := g.tried; tried != 0; tried &= tried - 1 {
		n += p.recount(us.slot[bits.TrailingZeros16(tried)], b)
	}
	return n
}

// slots returns the first slot of a kind and the one after its last.
func (a *army) slots(k Kind) (first, end uint32) {
	first = a.first >> (4 * k) & 15
	return first, first + a.count>>(4*k)&15
}

func (p *Position) countLines(b barred) int {
	us := &p.sides[p.turn]
	n := 0
	for i, end := us.slots(Rook); i < end; i++ {
		rank, file := p.onLines(us.slot[i&15], b, &rookRank, &rookFile)
		n += bits.OnesCount32(uint32(rank) | uint32(file)<<16)
	}
	for i, end := us.slots(Cannon); i < end; i++ {
		rank, file := p.onLines(us.slot[i&15], b, &cannonRank, &cannonFile)
		n += bits.OnesCount32(uint32(rank) | uint32(file)<<16)
	}
	return n
}

// countPawns counts the moves of all pawns at once.
func (p *Position) countPawns(bar *[2]uint64) int {
	pawns := &p.sides[p.turn].pawns
	low, high := pawns[0]&lowHalf, pawns[1]&highHalf
	far, farBar := high, bar[1]
	if p.turn == Red {
		low, high = low<<Files, high<<Files&windowMask
	} else {
		far, farBar = low, bar[0]
		low, high = low>>Files, high>>Files
	}
	return bits.OnesCount64(low&^bar[0]) + bits.OnesCount64(high&^bar[1]) +
		bits.OnesCount64(far&^fileI<<1&^farBar) + bits.OnesCount64(far&^fileA>>1&^farBar)
}

// recount returns by how many the legal moves from s exceed those that count
// took them for.
func (p *Position) recount(s Square, b barred) int {
	k := Kind(p.at[s] & 7)
	n := -p.from(s, k, p.turn, b).count()
	var buffer [17]Move
	for _, m := range appendTargets(buffer[:0], s, p.from(s, k, p.turn, p.own(p.turn))) {
		if p.safe(m) {
			n++
		}
	}
	return n
}
