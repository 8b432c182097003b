// Which of several repairs is the likeliest.

package mend

import (
	"cmp"
	"slices"

	"qipu/engine"
)

// candidate is a repair and the position after it.
type candidate struct {
	Repair
	before engine.Position // in which the changed move is played
	after  engine.Position
	next   int // index of the text to be played in after
}

// rank puts the likeliest candidates first: those under which the fewest pieces
// are left to be taken for nothing and are not, in the plies that the candidates
// differ in; then the latest ply; then captures.
func (s *search) rank(list []candidate, fail int) []Repair {
	first := fail
	for _, c := range list {
		first = min(first, c.Ply-1)
	}
	gifts := make(map[*candidate]int)
	order := make([]*candidate, len(list))
	for i := range list {
		order[i] = &list[i]
		if len(list) > 1 {
			gifts[order[i]] = s.gifts(&list[i], first, fail)
		}
	}
	slices.SortStableFunc(order, func(a, b *candidate) int {
		return cmp.Or(gifts[a]-gifts[b], b.Ply-a.Ply, a.quiet()-b.quiet())
	})
	var repairs []Repair
	for _, c := range order {
		repairs = append(repairs, c.Repair)
	}
	return repairs
}

// quiet is 0 for a capture and else 1.
func (c *candidate) quiet() int {
	if c.before.At(c.Move.To) != engine.NoPiece {
		return 0
	}
	return 1
}

// gifts counts the plies up to the failing one, from the earliest changed by any
// candidate, that leave the moved piece to be taken for nothing by a side that
// does not take it.
func (s *search) gifts(c *candidate, first, fail int) int {
	n := 0
	p, last := c.after, c.Move.To
	if c.Do == Delete {
		last = engine.NoSquare
	}
	for i := c.next; i < len(s.Texts) && i <= fail+1; i++ {
		moves := s.Read(&p, s.Texts[i])
		if len(moves) == 0 {
			break
		}
		if i > first && moves[0].To != last && hangs(&p, last) {
			n++
		}
		p, last = p.PlayLegal(moves[0]), moves[0].To
	}
	return n
}

// hangs reports whether the side to move can take what stands on a point, with
// nothing to take back.
func hangs(p *engine.Position, at engine.Square) bool {
	if at == engine.NoSquare {
		return false
	}
	if k := p.At(at).Kind(); k == engine.NoKind || k == engine.King || k == engine.Pawn {
		return false
	}
	for _, m := range p.AppendMoves(nil) {
		if m.To != at {
			continue
		}
		q := p.PlayLegal(m)
		if !slices.ContainsFunc(q.AppendMoves(nil), func(back engine.Move) bool { return back.To == at }) {
			return true
		}
	}
	return false
}
