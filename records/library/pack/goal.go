// Goals: what is looked for on the board in the course of a game.

package pack

import "qipu/engine"

// View says how a position of a game is turned into the one that was asked for.
type View uint8

// The ways of turning; Mirrored|Swapped is both.
const (
	Plain    View = 0
	Mirrored View = 1 // left and right exchanged
	Swapped  View = 2 // the board turned half round and the colours exchanged
)

// Turn returns a move turned by v. Turning twice gives it back.
func (v View) Turn(m engine.Move) engine.Move {
	return engine.Move{From: v.point(m.From), To: v.point(m.To)}
}

func (v View) point(s engine.Square) engine.Square {
	if s >= engine.NoSquare {
		return s
	}
	if v&Mirrored != 0 {
		s = s.Mirror()
	}
	if v&Swapped != 0 {
		s = s.Flip()
	}
	return s
}

func (v View) piece(p engine.Piece) engine.Piece {
	if v&Swapped != 0 && p != engine.NoPiece {
		return engine.MakePiece(p.Color().Other(), p.Kind())
	}
	return p
}

// Board returns a board turned by v.
func (v View) Board(b *engine.Board) engine.Board {
	var out engine.Board
	for s, piece := range b.At {
		out.At[v.point(engine.Square(s))] = v.piece(piece)
	}
	out.Turn = b.Turn
	if v&Swapped != 0 {
		out.Turn = b.Turn.Other()
	}
	return out
}

// views are those that are asked for, the plain one first.
func views(mirror, swap bool) []View {
	list := []View{Plain}
	if mirror {
		list = append(list, Mirrored)
	}
	if swap {
		for _, v := range list[:len(list):len(list)] {
			list = append(list, v|Swapped)
		}
	}
	return list
}

// Found is where a game first shows what a goal asks for.
type Found struct {
	Ply  int         // how many plies were played before
	View View        // by which it is what was asked for
	Next engine.Move // the move played there, turned by View; the zero Move at the end
}

// A Goal is what is looked for on the board.
type Goal interface {
	// Find returns where game i of p first shows it.
	Find(p *Pack, i int) (Found, bool)
}

// PositionGoal looks for a position: what stands where and whose turn it is.
type PositionGoal struct {
	pairs []pair
}

// pair is two positions with the same material and turn that are looked for in
// one replay: the second is the first's mirror image, or the same.
type pair struct {
	view     [2]View
	hash     [2]uint64
	home     [2]uint16
	material Material
	turn     engine.Color
	standard bool // the first is the standard start
}

// Position returns the goal of a position; mirror and swap say which others are
// the same to whoever asks. A position that is its own image is looked for once.
func Position(b *engine.Board, mirror, swap bool) *PositionGoal {
	g := &PositionGoal{}
	seen := map[engine.Board]bool{}
	for _, v := range views(mirror, swap) {
		// Turning is its own inverse but for the order of the two turns, which
		// does not matter either: what v makes of the target is what v makes into it.
		target := v.Board(b)
		if seen[target] {
			continue
		}
		seen[target] = true
		if n := len(g.pairs); v&Mirrored != 0 && n > 0 && g.pairs[n-1].view[0]|Mirrored == v {
			g.pairs[n-1].view[1], g.pairs[n-1].hash[1], g.pairs[n-1].home[1] = v, hashOf(&target), homeOf(&target)
			continue
		}
		g.pairs = append(g.pairs, pair{
			view: [2]View{v, v}, hash: [2]uint64{hashOf(&target), hashOf(&target)}, home: [2]uint16{homeOf(&target), homeOf(&target)},
			material: MaterialOf(&target), turn: target.Turn, standard: isStandard(&target),
		})
	}
	return g
}

// Find implements Goal.
func (g *PositionGoal) Find(p *Pack, i int) (Found, bool) {
	var best Found
	found := false
	final := p.material(i)
	home := p.u16(colHome, i)
	for k := range g.pairs {
		t := &g.pairs[k]
		// What is left at the end was there all the time.
		if !t.material.Holds(Material(final & (1<<56 - 1))) {
			continue
		}
		if home&^t.home[0] != 0 && home&^t.home[1] != 0 {
			continue
		}
		f, ok := t.find(p, i)
		if ok && (!found || f.Ply < best.Ply) {
			best, found = f, true
		}
	}
	return best, found
}

func (t *pair) find(p *Pack, i int) (Found, bool) {
	standing := p.Standard(i)
	switch {
	case standing && t.standard && !p.wide(i): // the dearest position: every game has it
		line := p.codes(i)
		if len(line) == 0 {
			return Found{View: t.view[0]}, true
		}
		return Found{View: t.view[0], Next: t.view[0].Turn(standard.decode(line[0]))}, true
	case p.wide(i):
		return t.findWide(p, i)
	}
	s := standard
	if !standing {
		b := p.Start(i)
		if !fits(&b) {
			return Found{}, false
		}
		s.set(&b, false)
	}
	if !s.count.Holds(t.material) {
		return Found{}, false
	}
	line := p.codes(i)
	ply, hash := 0, s.hash
	if hash != t.hash[0] && hash != t.hash[1] {
		if ply, hash = t.scan(line, &s); ply < 0 {
			return Found{}, false
		}
	}
	f := Found{Ply: ply, View: t.seen(hash)}
	if ply < len(line) {
		s.black = s.black != (ply%2 == 1)
		f.Next = f.View.Turn(s.decode(line[ply]))
	}
	return f, true
}

// seen is the view by which the position of a hash is what was asked for.
func (t *pair) seen(hash uint64) View {
	if hash != t.hash[0] {
		return t.view[1]
	}
	return t.view[0]
}

// found is the place of a hit, with the move that follows it.
func found(g moves, ply int, view View) Found {
	m, ok := g.next()
	if !ok {
		return Found{Ply: ply, View: view}
	}
	return Found{ply, view, view.Turn(m)}
}

// scan plays a game until it shows the position, and returns after how many
// plies, or -1. It is where nearly all time of a search goes: moves.move without
// what a search does not need.
func (t *pair) scan(line []byte, s *state) (int, uint64) {
	hash, count, home := s.hash, s.count, s.home
	side := sides[b2i(s.black)]
	for i, c := range line {
		e := codes[side|c&127]
		side ^= offside
		slot := e.slot & 31
		from := s.point[slot] & 127
		to := reach[e.shape&63][from] & 127
		z := &zobri[e.piece&15]
		hash ^= z[from] ^ z[to] ^ zobriTurn
		taken := s.at[to]
		s.at[from], s.at[to] = 0, slot+1
		s.point[slot] = to
		if taken != 0 && to != off {
			victim := pieceOf[taken&63] & 15
			s.point[(taken-1)&31] = off
			hash ^= zobri[victim][to]
			count -= Material(units[victim])
			home &^= homes[to]
			if !count.Holds(t.material) {
				return -1, 0
			}
		}
		if e.piece&7 == uint8(engine.Pawn) {
			home &^= homes[from]
			if t.home[0]&^home != 0 && t.home[1]&^home != 0 {
				return -1, 0
			}
		}
		if hash == t.hash[0] || hash == t.hash[1] {
			return i + 1, hash
		}
	}
	return -1, 0
}

// findWide is find for a game of two bytes a ply, in which pawns may come home.
func (t *pair) findWide(p *Pack, i int) (Found, bool) {
	for g := p.replay(i); ; {
		if g.hash == t.hash[0] || g.hash == t.hash[1] {
			return found(g, g.ply, t.seen(g.hash)), true
		}
		if !g.play() {
			return Found{}, false
		}
	}
}
