// What the moves of a record force, when it comes without a start position:
// which pieces must have stood where, and which plies contradict each other.

package records

import (
	"slices"

	"qipu/engine"
)

// Man is a piece that the moves force: it stood on At from the start until it
// moved.
type Man struct {
	At    engine.Square
	Color engine.Color
	Kinds KindSet // what it can be, by the names and the shapes of its moves
	Left  int     // the ply, from 1, by which it first moves
}

// Piece returns what the man is, or NoPiece if that is not decided.
func (m Man) Piece() engine.Piece {
	k := m.Kinds.Only()
	if k == engine.NoKind {
		return engine.NoPiece
	}
	return engine.MakePiece(m.Color, k)
}

// Clash is a contradiction between two plies of a record, the earlier first, or
// of a ply with itself.
type Clash struct {
	Plies [2]int // from 1
	Err   *Fault // its words tell both plies
}

// Forced is what the moves alone tell of the position before them: the smallest
// position.
type Forced struct {
	Turn    engine.Color // the side of the first move
	Men     []Man        // in the order in which they first move
	Touched [engine.Squares]Touch
	Clashes []Clash
}

// Touch is the first move that leaves or reaches a point. Before it a point
// from which no man starts may have held a piece that the moves never name.
type Touch struct {
	Ply   int          // from 1; 0: no move touches the point
	Color engine.Color // of the piece that moves
}

// Board returns the men whose kind is decided, on their points.
func (f *Forced) Board() engine.Board {
	b := engine.Board{Turn: f.Turn}
	for _, m := range f.Men {
		b.At[m.At] = m.Piece()
	}
	return b
}

// Forcing is Force ply by ply: who stands where, as far as the moves tell. The
// zero value has seen no ply.
type Forcing struct {
	Forced
	men  []walkedMan
	on   [engine.Squares]int // index of the man on a point + 1; 0: none known
	last [engine.Squares]int // the last ply that left or reached a point; 0: none
	ply  int
	side engine.Color // of the last ply
}

type walkedMan struct {
	Man
	moved int  // the ply of its latest move
	start bool // whether it stood on At from the start
}

// Force walks through the plies and notes every piece that must have stood on
// its point from the start. After a contradiction a ply is taken at its word; one
// whose points are not on the board is a contradiction and passed over.
func Force(plies []Ply) Forced {
	var w Forcing
	for _, p := range plies {
		w.Step(p)
	}
	w.Finish()
	return w.Forced
}

// Step takes in the next ply; false if it contradicts one before it.
func (w *Forcing) Step(p Ply) bool {
	clashes := len(w.Clashes)
	if w.ply++; w.ply == 1 {
		w.Turn = p.Color
	} else if p.Color == w.side {
		w.clash(w.ply-1, "clash-turn", w.ply-1, w.ply)
	}
	w.side = p.Color
	w.step(p)
	return len(w.Clashes) == clashes
}

// Finish lists the men; false if there are more of a kind than a side has.
func (w *Forcing) Finish() bool {
	clashes := len(w.Clashes)
	w.Men = w.Men[:0]
	for _, m := range w.men {
		if m.start {
			w.Men = append(w.Men, m.Man)
		}
	}
	w.countMen()
	return len(w.Clashes) == clashes
}

// CopyFrom makes w what o is; w keeps its memory.
func (w *Forcing) CopyFrom(o *Forcing) {
	men, list, clashes := w.men[:0], w.Men[:0], w.Clashes[:0]
	*w = *o
	w.men = append(men, o.men...)
	w.Men = append(list, o.Men...)
	w.Clashes = append(clashes, o.Clashes...)
}

// clash notes a contradiction of the present ply with an earlier one.
func (w *Forcing) clash(earlier int, code string, args ...any) {
	w.Clashes = append(w.Clashes, Clash{[2]int{earlier, w.ply}, &Fault{code, args}})
}

func (w *Forcing) step(p Ply) {
	from, to := p.Move.From, p.Move.To
	if from >= engine.NoSquare || to >= engine.NoSquare {
		w.clash(w.ply, "clash-none", w.ply)
		return
	}
	kinds := Movers(p.Color, p.Move)
	switch {
	case p.Kind != engine.NoKind:
		if !kinds.Has(p.Kind) {
			w.clash(w.ply, "clash-shape", w.ply, engine.MakePiece(p.Color, p.Kind), from, to)
		}
		kinds = KindSet(0).With(p.Kind)
	case kinds == 0:
		w.clash(w.ply, "clash-move", w.ply, from, to)
	}
	man := w.take(p, kinds)
	if kinds := w.men[man].Kinds; kinds.Has(engine.Cannon) && w.crosses(p.Move) {
		w.men[man].Kinds = KindSet(0).With(engine.Cannon) // nothing else jumps
	}
	if on := w.on[to]; on > 0 && w.men[on-1].Color == p.Color && from != to {
		w.clash(w.men[on-1].moved, "clash-own", w.ply, to, w.men[on-1].moved)
	}
	w.on[from] = 0
	w.on[to] = man + 1
	w.men[man].moved = w.ply
	for _, s := range [...]engine.Square{from, to} {
		if w.Touched[s].Ply == 0 {
			w.Touched[s] = Touch{w.ply, p.Color}
		}
		w.last[s] = w.ply
	}
}

// crosses reports whether a known piece stands between the points of a straight
// move.
func (w *Forcing) crosses(m engine.Move) bool {
	var step int
	switch {
	case m.From == m.To:
		return false
	case m.From.File() == m.To.File():
		step = engine.Files
	case m.From.Rank() == m.To.Rank():
		step = 1
	default:
		return false
	}
	for at := int(min(m.From, m.To)) + step; at < int(max(m.From, m.To)); at += step {
		if w.on[at] > 0 {
			return true
		}
	}
	return false
}

// take returns the index of the man that the ply moves, a new one if none is
// known on its from point.
func (w *Forcing) take(p Ply, kinds KindSet) int {
	from := p.Move.From
	man := walkedMan{Man: Man{At: from, Color: p.Color, Kinds: kinds, Left: w.ply}}
	if on := w.on[from]; on > 0 {
		there := &w.men[on-1]
		if there.Color == p.Color && there.Kinds&kinds != 0 {
			there.Kinds &= kinds
			return on - 1
		}
		w.clash(there.moved, "clash-other", w.ply, man.Piece(), from, there.moved, there.Piece())
	} else if last := w.last[from]; last > 0 {
		w.clash(last, "clash-gone", w.ply, man.Piece(), from, last)
	} else {
		man.start = true
		if stands := kinds & Standing(p.Color, from); stands != 0 {
			man.Kinds = stands
		} else if kinds&Movers(p.Color, p.Move) != 0 {
			w.clash(w.ply, "clash-point", w.ply, man.Piece(), from)
		}
	}
	w.men = append(w.men, man)
	return len(w.men) - 1
}

// countMen notes a contradiction for each man beyond what a side has of its
// kind, with the one noted before it.
func (w *Forcing) countMen() {
	var seen [16][]int
	for _, m := range w.Men {
		p := m.Piece()
		if p == engine.NoPiece {
			continue
		}
		if n := len(seen[p]); n >= Limit(p.Kind()) {
			w.ply = m.Left
			w.clash(seen[p][n-1], "clash-limit", seen[p][n-1], m.Left, p, n)
		}
		seen[p] = append(seen[p], m.Left)
	}
	slices.SortStableFunc(w.Clashes, func(a, b Clash) int { return a.Plies[1] - b.Plies[1] })
}
