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
// then those that make the likelier moves, in the plies that the repairs differ in;
// then the latest ply.
func (s *search) rank(list []Change, fail int) {
	first := fail
	for i := range list {
		first = min(first, list[i].Ply-1)
	}
	first = max(0, min(first, fail-2)) // the same side's move before tells too
	type scored struct {
		Change
		rare, odd int
	}
	all := make([]scored, len(list))
	for i := range list {
		all[i] = scored{Change: list[i], rare: s.rarity(&list[i])}
		if n := len(list); n > 1 && n*(fail-first+2) <= maxRanked {
			all[i].odd = s.oddness(&list[i], first, fail+1)
		}
	}
	slices.SortStableFunc(all, func(a, b scored) int {
		return cmp.Or(a.rare-b.rare, a.odd-b.odd, b.Ply-a.Ply)
	})
	for i := range all {
		list[i] = all[i].Change
	}
}

// rarity is how rare the slip is that a change undoes. Two last plies in the wrong
// order are as likely as one that is left out before them; where the numbers of a record
// jump, something is left out. Numbers of rounds stand before one side's moves alone, and
// so may jump a ply too late.
func (s *search) rarity(c *Change) int {
	k := slipKind(c.Why.Code)
	if k == slipOrder && c.With == len(s.Texts) {
		k = slipLeftOut
	}
	rare := rarity[k]
	for _, gap := range s.gaps {
		if late := gap - c.Ply; c.Do == Insert && (late == 0 || late == 1) {
			return rare - 3 + late
		}
	}
	return rare
}

// oddness is how unlikely the moves under a repair are, from one ply to another (by
// index).
func (s *search) oddness(c *Change, first, last int) int {
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
	return s.judge.oddness(p, line)
}
