// Which of several repairs is the likeliest.

package repair

import (
	"cmp"
	"slices"

	"qipu/engine"
)

// maxRanked bounds the plies that are looked at to compare repairs.
const maxRanked = 20_000

// rank puts the likeliest repairs first: those under which the players leave the
// least untaken, in the plies that the repairs differ in; then the latest ply.
func (s *search) rank(list []Change, fail int) {
	first := fail
	for _, r := range list {
		first = min(first, r.Ply-1)
	}
	left := make(map[Change]int)
	if n := len(list); n > 1 && n*(fail-first+2) <= maxRanked {
		for _, r := range list {
			left[key(r)] = s.untaken(&r, first, fail+1)
		}
	}
	slices.SortStableFunc(list, func(a, b Change) int {
		return cmp.Or(left[key(a)]-left[key(b)], b.Ply-a.Ply)
	})
}

// key is a repair without its reason, which cannot be compared.
func key(r Change) Change {
	r.Why = nil
	return r
}

// untaken is what the players leave untaken under a repair, from one ply to
// another (by index).
func (s *search) untaken(r *Change, first, last int) int {
	p := s.layers[first][0].position
	texts := r.apply(s.Texts)
	var line []engine.Move
	for i, q := first, p; i <= last && i < len(texts); i++ {
		m := r.Move
		if i != r.Ply-1 || r.Do == Delete {
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
	return untaken(p, line)
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
