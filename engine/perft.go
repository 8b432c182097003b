// Perft: the number of move sequences of a given length.

package engine

// Perft returns the number of sequences of depth legal moves; 1 for depth 0.
func (p *Position) Perft(depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	var buffer [128]Move
	moves := p.AppendMoves(buffer[:0])
	if depth == 1 {
		return uint64(len(moves))
	}
	n := uint64(0)
	for _, m := range moves {
		q := p.PlayLegal(m)
		n += q.Perft(depth - 1)
	}
	return n
}
