// Texts with several meanings: those under which the rest can be played.

package repair

import "qipu/engine"

// readings returns the meanings, under which the rest can be played, of the
// texts that have several.
func (s *search) readings() []Change {
	var found []Change
	last := len(s.layers) - 1
	alive := make([]bool, len(s.layers[last]))
	for i := range alive {
		alive[i] = true
	}
	for i := last; i > 0; i-- {
		before := make([]bool, len(s.layers[i-1]))
		var moves []engine.Move
		for j, here := range s.layers[i] {
			if !alive[j] {
				continue
			}
			for _, e := range here.from {
				before[e.state] = true
				moves = addMove(moves, e.move)
			}
		}
		for j, in := range before {
			if in && len(s.meanings(&s.layers[i-1][j].position, i-1)) > 1 {
				for _, m := range moves {
					found = append(found, Change{Ply: i, Do: Read, Text: s.Texts[i-1], Move: m, Why: slipReading.why()})
				}
				break
			}
		}
		alive = before
	}
	return found
}
