// Package veiltest makes pairs of games that a blind level must not tell apart, for
// the leak tests of everything that draws from a veil.Scene.
package veiltest

import (
	"fmt"
	"math/rand/v2"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/veil"
)

// Pair is two games with the same moves whose start positions differ in hidden
// pieces alone. What is announced of them is equal at every ply.
type Pair struct {
	Level veil.Level
	Near  engine.Color
	Start [2]engine.Position
	Moves []engine.Move
}

// Announce returns all that is told of a move played from p, after which q
// stands.
type Announce func(p, q *engine.Position, m engine.Move) string

// After returns both positions after ply plies.
func (p *Pair) After(ply int) [2]engine.Position {
	at := p.Start
	for _, m := range p.Moves[:ply] {
		for i := range at {
			at[i] = at[i].PlayLegal(m)
		}
	}
	return at
}

// AsAnnounced returns all that a level tells of a move by default: its text,
// check, mate and stalemate.
func AsAnnounced(level veil.Level) Announce {
	n, _ := notation.Lookup(veil.Settings{Level: level}.Announces("chinese"))
	return func(p, q *engine.Position, m engine.Move) string {
		b := p.Board()
		text, _ := n.Append(nil, &b, m)
		return fmt.Sprintf("%s %v %v", text, q.Status(), q.InCheck() < engine.NoSquare)
	}
}

// tries is how many changed positions are tried before Random begins again.
const tries = 40

// Random returns a pair for a level that hides something. announce is asked to
// tell of both games; equal answers make them alike.
func Random(rng *rand.Rand, level veil.Level, announce Announce) Pair {
	for {
		near := engine.Color(rng.IntN(2))
		start := engine.StandardPosition()
		start, _ = playout(rng, start, rng.IntN(60))
		_, moves := playout(rng, start, rng.IntN(5))
		for range tries {
			p := Pair{level, near, [2]engine.Position{start, start}, moves}
			board := start.Board()
			change(rng, &board, level, near, moves)
			other, err := engine.Setup{Board: board}.Position()
			if err != nil || other == start {
				continue
			}
			p.Start[1] = other
			if p.alike(announce) {
				return p
			}
		}
	}
}

// playout plays up to n random moves from p, as long as the game goes on.
func playout(rng *rand.Rand, p engine.Position, n int) (engine.Position, []engine.Move) {
	var played []engine.Move
	for range n {
		legal := p.AppendMoves(nil)
		if len(legal) == 0 {
			break
		}
		m := legal[rng.IntN(len(legal))]
		played = append(played, m)
		p = p.PlayLegal(m)
	}
	return p, played
}

// change changes some hidden pieces of b that moves do not touch.
func change(rng *rand.Rand, b *engine.Board, level veil.Level, near engine.Color, moves []engine.Move) {
	touched := map[engine.Square]bool{}
	for _, m := range moves {
		touched[m.From] = true
	}
	free := func(s engine.Square) bool { return !touched[s] && b.At[s].Kind() != engine.King }
	for range 1 + rng.IntN(4) {
		s, to := engine.Square(rng.IntN(engine.Squares)), engine.Square(rng.IntN(engine.Squares))
		switch {
		case !free(s) || !free(to):
		case level == veil.Sides: // what they are
			if a, c := b.At[s], b.At[to]; a != 0 && c != 0 && a.Color() == c.Color() {
				b.At[s], b.At[to] = c, a
			}
		case level == veil.Discs: // and whose
			if b.At[s] != 0 && b.At[to] != 0 {
				b.At[s], b.At[to] = b.At[to], b.At[s]
			}
		case level == veil.Near: // the far side's
			if seen(b.At[s], near) || seen(b.At[to], near) {
				continue
			}
			move(rng, b, s, to)
		default:
			move(rng, b, s, to)
		}
	}
}

// seen reports whether a piece is one of the side that a level shows.
func seen(p engine.Piece, near engine.Color) bool { return p != 0 && p.Color() == near }

// move moves what stands on s to an empty point, or takes it off.
func move(rng *rand.Rand, b *engine.Board, s, to engine.Square) {
	if b.At[s] == engine.NoPiece {
		return
	}
	if b.At[to] == engine.NoPiece && rng.IntN(4) > 0 {
		b.At[to] = b.At[s]
	}
	b.At[s] = engine.NoPiece
}

// alike reports whether the moves are legal in both games, all that is told of
// them is equal, and the level shows the same pieces at every ply.
func (p *Pair) alike(announce Announce) bool {
	at := p.Start
	for i := 0; ; i++ {
		if !shown(&at, p.Level, p.Near) || at[0].Status() != at[1].Status() || (at[0].InCheck() < engine.NoSquare) != (at[1].InCheck() < engine.NoSquare) {
			return false
		}
		if i == len(p.Moves) {
			return at[0].Board().At != at[1].Board().At
		}
		m, next := p.Moves[i], at
		for j := range at {
			if !at[j].Legal(m) {
				return false
			}
			next[j] = at[j].PlayLegal(m)
		}
		if announce(&at[0], &next[0], m) != announce(&at[1], &next[1], m) {
			return false
		}
		at = next
	}
}

// shown reports whether a level shows the same pieces of both positions, by the
// definition of the levels and not by way of a Scene.
func shown(at *[2]engine.Position, level veil.Level, near engine.Color) bool {
	for s := range engine.Square(engine.Squares) {
		a, b := at[0].At(s), at[1].At(s)
		same := true
		switch level {
		case veil.Open:
			same = a == b
		case veil.Sides:
			same = (a == 0) == (b == 0) && (a == 0 || a.Color() == b.Color())
		case veil.Discs:
			same = (a == 0) == (b == 0)
		case veil.Near:
			same = a == b || !seen(a, near) && !seen(b, near)
		}
		if !same {
			return false
		}
	}
	return true
}
