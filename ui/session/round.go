// Rounds as steps.

package session

import "qipu/engine"

// RoundEnd returns the ply at which the next round on (1) or back (-1) ends:
// behind Black's move, or at an end of the line.
func (s *Session) RoundEnd(d int) int {
	odd := 0 // plies of a first round that Black begins
	if s.First() == engine.Black {
		odd = 1
	}
	ply := s.Ply()
	if d > 0 {
		ply += 2 - (ply+odd)%2
	} else {
		ply -= 2 - (ply+odd)%2
	}
	return min(max(ply, 0), s.Plies())
}
