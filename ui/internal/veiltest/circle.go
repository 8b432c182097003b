// Games that come back to the same position.

package veiltest

import (
	"math/rand/v2"

	"qipu/engine"
)

// Circle adds moves with which both sides go to and fro so many times, as long as
// what is announced of the two games stays equal; false if there are none. The
// first of them may capture in one game and not in the other.
func (p *Pair) Circle(rng *rand.Rand, announce Announce, times int) bool {
	at := p.After(len(p.Moves))
	moves := at[0].AppendMoves(nil)
	rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	for _, m := range moves {
		q := at[0].PlayLegal(m)
		replies := q.AppendMoves(nil)
		rng.Shuffle(len(replies), func(i, j int) { replies[i], replies[j] = replies[j], replies[i] })
		for _, r := range replies[:min(len(replies), 8)] {
			round := []engine.Move{m, r, {From: m.To, To: m.From}, {From: r.To, To: r.From}}
			longer := *p
			longer.Moves = append([]engine.Move(nil), p.Moves...)
			for range times {
				longer.Moves = append(longer.Moves, round...)
			}
			if longer.alike(announce) {
				*p = longer
				return true
			}
		}
	}
	return false
}
