// Which of several repairs is the likeliest.

package repair

import (
	"cmp"
	"slices"

	"qipu/engine"
)

// maxRanked bounds the plies that are looked at to compare repairs.
const maxRanked = 20_000

// rank puts the likeliest repairs first: those of the commoner kinds of slips,
// then those under which the players leave the least untaken, in the plies that
// the repairs differ in; then the latest ply.
func (s *search) rank(list []Change, fail int) {
	first := fail
	for i := range list {
		first = min(first, list[i].Ply-1)
	}
	first = max(0, min(first, fail-2)) // the same side's move before tells too
	type scored struct {
		Change
		rare, left int
	}
	all := make([]scored, len(list))
	for i := range list {
		all[i] = scored{Change: list[i], rare: s.rarity(&list[i])}
		if n := len(list); n > 1 && n*(fail-first+2) <= maxRanked {
			all[i].left = s.untaken(&list[i], first, fail+1)
		}
	}
	slices.SortStableFunc(all, func(a, b scored) int {
		return cmp.Or(a.rare-b.rare, a.left-b.left, b.Ply-a.Ply, s.idle(&a.Change)-s.idle(&b.Change), s.distance(&a.Change)-s.distance(&b.Change))
	})
	for i := range all {
		list[i] = all[i].Change
	}
}

// rarity is how rare the slip is that a change undoes. Two last plies in the wrong
// order are as likely as one that is left out before them.
func (s *search) rarity(c *Change) int {
	k := slipKind(c.Why.Code)
	if k == slipOrder && c.With == len(s.Texts) {
		k = slipLeftOut
	}
	return rarity[k]
}

// idle orders moves that are put in by how often such a piece moves.
func (s *search) idle(c *Change) int {
	if c.Do != Insert {
		return 0
	}
	order := [...]int{engine.Rook: 0, engine.Cannon: 1, engine.Horse: 1, engine.Pawn: 2, engine.King: 2, engine.Advisor: 3, engine.Elephant: 3}
	for i := range s.layers[c.Ply-1] {
		if k := s.layers[c.Ply-1][i].position.At(c.Move.From).Kind(); k != engine.NoKind {
			return order[k]
		}
	}
	return 0
}

// distance is how far from the other general a move that is put in ends: most moves
// of an endgame go towards it.
func (s *search) distance(c *Change) int {
	if c.Do != Insert {
		return 0
	}
	p := &s.layers[c.Ply-1][0].position
	king := p.King(p.Turn().Other())
	files, ranks := c.Move.To.File()-king.File(), c.Move.To.Rank()-king.Rank()
	return max(files, -files) + max(ranks, -ranks)
}

// untaken is what the players leave untaken under a repair, from one ply to
// another (by index).
func (s *search) untaken(c *Change, first, last int) int {
	p := s.layers[first][0].position
	texts := c.apply(s.Texts)
	var line []engine.Move
	for i, q := first, p; i <= last && i < len(texts); i++ {
		m := c.Move
		if i == c.Ply && c.Next != (engine.Move{}) {
			m = c.Next
		} else if i != c.Ply-1 || c.Do == Delete || c.Do == Exchange {
			moves := s.Read(&q, texts[i])
			if len(moves) == 0 {
				break
			}
			m = moves[0]
		}
		if q.Check(m) != nil {
			break
		}
		line = append(line, m)
		q = q.PlayLegal(m)
	}
	left := untaken(p, line)
	if c.Do == Insert && chases(p, line, c.Ply-1-first) {
		left -= checking
	}
	return left
}

// checking is what speaks for a check among checks: attacks and whole endgames
// are series of them.
const checking = 6

// chases reports whether a move of a line gives check, and the same side's move
// before or behind it does.
func chases(p engine.Position, line []engine.Move, at int) bool {
	var checks []bool
	for _, m := range line {
		p = p.PlayLegal(m)
		checks = append(checks, p.InCheck() != engine.NoSquare)
	}
	given := func(i int) bool { return i >= 0 && i < len(checks) && checks[i] }
	return given(at) && (given(at-2) || given(at+2))
}

// untaken sums up what the side to move could have won more, ply by ply, than
// the move that it makes takes.
func untaken(p engine.Position, moves []engine.Move) int {
	n := 0
	for _, m := range moves {
		n += max(0, spoils(&p)-worth[p.At(m.To).Kind()])
		p = p.PlayLegal(m)
	}
	return n
}

// worth is what a piece is worth, roughly.
var worth = [...]int{
	engine.King: 100, engine.Advisor: 2, engine.Elephant: 2, engine.Horse: 4, engine.Rook: 9, engine.Cannon: 4, engine.Pawn: 1,
}

// spoils returns what the side to move wins at most by taking a piece: all that
// it is worth if nothing can take back, else what it is worth more than the
// taker.
func spoils(p *engine.Position) int {
	most := 0
	for _, m := range p.AppendMoves(nil) {
		won := worth[p.At(m.To).Kind()]
		if won <= most {
			continue
		}
		q := p.PlayLegal(m)
		if slices.ContainsFunc(q.AppendMoves(nil), func(back engine.Move) bool { return back.To == m.To }) {
			won -= worth[p.At(m.From).Kind()]
		}
		most = max(most, won)
	}
	return most
}
