// A watch over a main line: all that a referee would say of it, in one pass that
// keeps no board.

package records

import (
	"slices"

	"qipu/engine"
)

// Watch goes through the main line of a game and notices positions that come
// again. It is Cursor.Repeats and Cursor.Quiet at every ply, for games of any
// length: of a position that stood very often only the last times are listed, and
// once a million moves of cycles were looked at no more of them are.
type Watch struct {
	game   *Game
	at     Situation
	node   NodeID
	moves  []engine.Move
	seen   map[uint64]int // since the last move that cannot be undone: the last ply of a position
	prev   []int32        // by ply: when its position stood before, or -1
	count  []int32        // by ply: how often it stood, up to then
	cut    bool           // positions may be missing before those of seen
	budget int            // moves of cycles that may still be looked at
}

const (
	listedTimes = 100
	cycleBudget = 1 << 20
	usualPlies  = 128
)

// NewWatch returns a watch at the start of g.
func NewWatch(g *Game) *Watch {
	w := &Watch{game: g, budget: cycleBudget, seen: map[uint64]int{}}
	w.moves, w.prev, w.count = make([]engine.Move, 0, usualPlies), make([]int32, 0, usualPlies), make([]int32, 0, usualPlies)
	w.at, _ = SituationOf(g.Start)
	w.cut = g.Start.At != engine.StandardSetup().At
	w.arrive(0)
	return w
}

// Next goes on to the next ply; false at the end.
func (w *Watch) Next() bool {
	id := w.game.First(w.node)
	if id == 0 {
		return false
	}
	m := w.game.nodes[id].move
	w.node = id
	w.moves = append(w.moves, m)
	legal := w.at.play(m) == nil
	if w.at.back == 0 {
		clear(w.seen)
		w.cut = !legal
	}
	w.arrive(len(w.moves))
	return true
}

// arrive notices the position after a ply.
func (w *Watch) arrive(ply int) {
	before, times := -1, 1
	if w.at.ok {
		key := w.at.pos.Key()
		if last, ok := w.seen[key]; ok {
			before, times = last, int(w.count[last])+1
		}
		w.seen[key] = ply
	}
	w.prev, w.count = append(w.prev, int32(before)), append(w.count, int32(times))
}

// Ply returns how many moves were made.
func (w *Watch) Ply() int { return len(w.moves) }

// Position returns the position; false where there is no legal play.
func (w *Watch) Position() (*engine.Position, bool) { return &w.at.pos, w.at.ok }

// QuietPlies is Cursor.QuietPlies.
func (w *Watch) QuietPlies() int { return int(w.at.quiet) }

// Quiet is Cursor.Quiet: nothing was captured, so that the board before can be
// had by going back.
func (w *Watch) Quiet() (plies int, checks [2]int) {
	quiet := w.moves[len(w.moves)-w.QuietPlies():]
	b := w.before(quiet)
	for _, m := range quiet {
		b.Move(m)
		if p, ok := (engine.Setup{Board: b}).Playable(); ok && p.InCheck() != engine.NoSquare {
			checks[b.Turn.Other()]++
		}
	}
	return len(quiet), checks
}

// before returns the board before the last moves, which captured nothing.
func (w *Watch) before(moves []engine.Move) engine.Board {
	b := w.at.Board()
	for _, m := range slices.Backward(moves) {
		b.Move(engine.Move{From: m.To, To: m.From})
	}
	return b
}

// Repetition returns what there is to say of a position that stands for the third
// time or more; false for any other.
func (w *Watch) Repetition() (Repetition, bool) {
	times := int(w.count[len(w.moves)])
	if times < Occurrences {
		return Repetition{}, false
	}
	r := Repetition{Times: times, Partial: w.cut}
	for at := len(w.moves); at >= 0 && len(r.Plies) < listedTimes; at = int(w.prev[at]) {
		r.Plies = append(r.Plies, at)
	}
	slices.Reverse(r.Plies)
	moves := w.moves[r.Plies[len(r.Plies)-Occurrences]:]
	if w.budget -= len(moves); w.budget < 0 || w.before(moves) != w.at.Board() {
		return Repetition{}, false
	}
	r.Cycle = engine.NewCycle(&w.at.pos, slices.Clone(moves))
	return r, true
}
