// The hash of a position: a random word for each piece on each point.

package engine

const zobristTurn = 0x9e3779b97f4a7c15

var zobrist [16][Squares]uint64

func init() {
	// splitmix64, so that the words are the same in every run: keys are kept in
	// files.
	state := uint64(0x71697075)
	for piece := range zobrist {
		for s := range zobrist[piece] {
			state += zobristTurn
			z := state
			z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
			z = (z ^ z>>27) * 0x94d049bb133111eb
			zobrist[piece][s] = z ^ z>>31
		}
	}
}

// Key returns a hash of what stands where and whose turn it is: equal for
// positions that are Same, the same in every run.
func (p *Position) Key() uint64 { return p.hash }

// Same reports whether two positions are one for the rule of repetition: the
// same pieces on the same points, the same side to move.
func (p *Position) Same(q *Position) bool {
	if p.hash != q.hash || p.turn != q.turn {
		return false
	}
	for s := range p.at {
		if (p.at[s]^q.at[s])&15 != 0 {
			return false
		}
	}
	return true
}
