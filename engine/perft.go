// Perft: the number of move sequences of a given length.

package engine

// Perft returns the number of sequences of depth legal moves; 1 for depth 0.
// The last moves are counted and not made.
func (p *Position) Perft(depth int) uint64 {
	switch {
	case depth <= 0:
		return 1
	case depth == 1:
		return uint64(p.count())
	}
	var buffer [128]Move
	var q Position // outside of the loop it stays on the stack
	n := uint64(0)
	for _, m := range p.AppendMoves(buffer[:0]) {
		q = *p
		q.move(m)
		n += q.Perft(depth - 1)
	}
	return n
}
