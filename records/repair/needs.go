// What playing a record needs beyond the pieces that move, and what could have
// stood about unseen.

package repair

import (
	"qipu/engine"
	"qipu/records"
)

// openNeeds lists the victims, screens and blockers without which no placing of
// the generals can be played.
func (r *Rebuilt) openNeeds(s *solver, solutions []solution) {
	if fewest(solutions)[0].extras == 0 {
		return
	}
	var shared []need
	for i, solution := range solutions {
		b := s.withKings(solution.kings)
		needs := s.needs(&b)
		if i == 0 {
			shared = needs
			continue
		}
		shared = join(shared, needs)
	}
	for i := range shared {
		n := &shared[i]
		s.narrow(n, solutions)
		o := Open{Points: listed(&n.points), Why: n.fault()}
		for p, in := range n.pieces {
			if in {
				o.Pieces = append(o.Pieces, engine.Piece(p))
			}
		}
		if !implied(shared, i) {
			r.Open = append(r.Open, o)
		}
	}
}

// join returns what two placings of the generals both need: needs of the same
// ply, each with the points of both.
func join(a, b []need) []need {
	var both []need
	for _, x := range a {
		for _, y := range b {
			if x.ply == y.ply && x.why == y.why {
				for at, in := range y.points {
					x.points[at] = x.points[at] || in
				}
				both = append(both, x)
				break
			}
		}
	}
	return both
}

// narrow keeps the points of a need on which some piece lets the record be
// played, and notes which pieces do.
func (s *solver) narrow(n *need, solutions []solution) {
	for at := range engine.Square(engine.Squares) {
		if !n.points[at] {
			continue
		}
		n.points[at] = false
		for _, p := range s.appendUnseen(nil, &s.base, at, engine.Red) {
			if n.points[at] && n.pieces[p.Piece] {
				continue
			}
			if s.anyPlays(solutions, p) {
				n.points[at] = true
				n.pieces[p.Piece] = true
			}
		}
	}
}

// anyPlays reports whether some placing of the generals can be played with one
// more piece, and others if need be.
func (s *solver) anyPlays(solutions []solution, extra Placed) bool {
	for _, solution := range solutions {
		b := s.withKings(solution.kings)
		if b.At[extra.At] != engine.NoPiece {
			continue
		}
		b.At[extra.At] = extra.Piece
		if s.plays(b) {
			return true
		}
	}
	return false
}

// implied reports whether another need of the list asks for no more than the
// one of index i does; of equal ones the first stays.
func implied(list []need, i int) bool {
	for j := range list {
		if j == i || list[j].points == list[i].points && j > i {
			continue
		}
		inside := true
		for at, in := range list[j].points {
			if in && !list[i].points[at] {
				inside = false
				break
			}
		}
		if inside {
			return true
		}
	}
	return false
}

func (n *need) fault() *records.Fault {
	code := "open-check"
	switch {
	case n.ply < 0:
		return &records.Fault{Code: "open-start"}
	case n.why == engine.NeedsScreen:
		code = "open-screen"
	case n.why == engine.IsBlocked:
		code = "open-victim"
	}
	return &records.Fault{Code: code, Args: []any{n.ply + 1}}
}

// idle lists where one more piece of each kind could have stood unseen, with any
// of the solutions.
func (s *solver) idle(solutions []solution) []Idle {
	var count [16]int
	for _, p := range solutions[0].board.At {
		count[p]++
	}
	var list []Idle
	for c := engine.Red; c <= engine.Black; c++ {
		for k := engine.Advisor; k <= engine.Pawn; k++ {
			p := engine.MakePiece(c, k)
			if count[p] < records.Limit(k) {
				list = append(list, s.idleOf(p, solutions))
			}
		}
	}
	return list
}

func (s *solver) idleOf(p engine.Piece, solutions []solution) Idle {
	idle := Idle{Piece: p}
	for at := range engine.Square(engine.Squares) {
		touch := s.forced.Touched[at]
		if s.closed[at] || !records.Standing(p.Color(), at).Has(p.Kind()) || touch.Ply > 0 && touch.Color == p.Color() {
			continue
		}
		for _, solution := range solutions {
			b := solution.board
			if b.At[at] != engine.NoPiece {
				continue
			}
			b.At[at] = p
			if _, ok := s.play(&b); !ok {
				continue
			}
			if touch.Ply == 0 {
				idle.Points++
			} else {
				idle.Captured = append(idle.Captured, at)
			}
			break
		}
	}
	return idle
}

// listed returns the points that are set, in their order.
func listed(set *[engine.Squares]bool) []engine.Square {
	var list []engine.Square
	for at, in := range set {
		if in {
			list = append(list, engine.Square(at))
		}
	}
	return list
}
