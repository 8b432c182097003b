// Games that are there more than once: the same moves, and the same players or
// more plies than chance repeats.

package library

import (
	"context"
	"math/bits"
)

// chancePlies is how many plies two different games may well have in common.
const chancePlies = 40

// findTwins numbers the groups of games that are one game: by the number of a
// game, 0 for those that are there once.
func (s *shelf) findTwins() []uint32 {
	twins := make([]uint32, s.games)
	size := 1 << bits.Len(uint(2*s.games))
	// An open table of games by hash: the number of a game, from 1.
	table := make([]uint32, size)
	hashes := make([]uint64, s.games)
	groups := uint32(0)
	for _, p := range s.packs {
		for i := range p.Len() {
			n := p.first + i
			hashes[n] = s.identity(p, i)
			at := int(hashes[n]) & (size - 1)
			for ; table[at] != 0 && hashes[table[at]-1] != hashes[n]; at = (at + 1) & (size - 1) {
			}
			if table[at] == 0 {
				table[at] = uint32(n + 1)
				continue
			}
			first := table[at] - 1
			if twins[first] == 0 {
				groups++
				twins[first] = groups
			}
			twins[n] = twins[first]
		}
	}
	return twins
}

// identity is equal for games that are one.
func (s *shelf) identity(p *shelved, i int) uint64 {
	h := p.Hash(i)
	if p.Plies(i) <= chancePlies {
		h ^= uint64(s.names.of(p.Red(i))+1)*0x9e3779b97f4a7c15 ^ uint64(s.names.of(p.Black(i))+1)*0xc2b2ae3d27d4eb4f
	}
	return h
}

// Duplicates returns the games that are there more than once, those that are one
// game together.
func (l *Library) Duplicates(ctx context.Context) ([][]Hit, error) {
	s, err := l.current(ctx)
	if err != nil {
		return nil, err
	}
	twins := s.twins()
	var groups [][]Hit
	for _, p := range s.packs {
		for i := range p.Len() {
			if g := int(twins[p.first+i]); g > 0 {
				for len(groups) < g {
					groups = append(groups, nil)
				}
				groups[g-1] = append(groups[g-1], Hit{shelf: s, pack: p, game: i})
			}
		}
	}
	return groups, nil
}
