// Forced wins, found exactly: for problems, where every move that keeps the win
// is right.

package engine

import (
	"cmp"
	"math/bits"
	"slices"
)

// Mates returns, in ICCS order, every move after which the side to move wins
// within n moves of its own, that one included, whatever the other side does: by
// mate or by stalemate, which wins too. It is exact unless more than limit
// moves had to be made; then ok is false, and moves holds what is proved.
// Repetition is left aside: a forced win needs none.
func (p *Position) Mates(n, limit int) (moves []Move, ok bool) {
	s := newMateSearch(limit, false)
	return s.all(p, n)
}

// MatesByChecks is Mates with nothing but checks (and the last move), which
// goes much deeper: what it finds does win, but quiet moves may win too.
func (p *Position) MatesByChecks(n, limit int) (moves []Move, ok bool) {
	s := newMateSearch(limit, true)
	return s.all(p, n)
}

// MateIn returns the smallest number of own moves in which the side to move
// forces the win, or 0 if it takes more than n. It is exact where ok, which is
// false if the limit was reached first.
func (p *Position) MateIn(n, limit int) (moves int, ok bool) {
	s := newMateSearch(limit, false)
	for k := 1; k <= n && s.left > 0; k++ {
		if s.wins(p, k) {
			return k, true
		}
	}
	return 0, s.left > 0
}

// Defence returns the move of the side to move, which loses within n moves of
// the other side, that holds out longest: after which the other side needs most
// moves, nothing but checks where checks is set. Once limit moves were made it is
// the best one found by then. The zero Move stands for no move at all.
func (p *Position) Defence(n, limit int, checks bool) Move {
	s := newMateSearch(limit, checks)
	var best Move
	longest := 0
	for _, m := range p.AppendMoves(nil) {
		q := p.PlayLegal(m)
		if longest > 0 && (s.left <= 0 || s.wins(&q, longest)) {
			continue
		}
		best = m
		for longest++; longest < n && !s.wins(&q, longest); longest++ {
		}
	}
	return best
}

// mateSearch is one search. Its table remembers what is known of positions by
// their hash.
type mateSearch struct {
	left   int // moves that may still be made; nothing false is proved when none is
	checks bool
	table  []mateEntry
	killer []Move // by moves left: what refuted the last try
}

// mateEntry says of a position that the side to move wins in win moves (0:
// unknown), and does not win within not.
type mateEntry struct {
	key      uint64
	win, not int32
}

func newMateSearch(limit int, checks bool) *mateSearch {
	size := 1 << min(max(bits.Len(uint(max(limit, 1)))-2, 8), 20)
	return &mateSearch{left: limit, checks: checks, table: make([]mateEntry, size)}
}

func (s *mateSearch) all(p *Position, n int) ([]Move, bool) {
	var won []Move
	if n > 0 {
		for _, t := range s.tries(p, nil) {
			q := p.PlayLegal(t.move)
			if t.replies == 0 || s.loses(&q, n-1) {
				won = append(won, t.move)
			}
		}
	}
	slices.SortFunc(won, CompareICCS)
	return won, s.left > 0
}

// try is a move and how many replies it leaves.
type try struct {
	move    Move
	replies int
}

// tries lists the moves to be tried, those first that leave the fewest replies.
func (s *mateSearch) tries(p *Position, dst []try) []try {
	var buffer [128]Move
	for _, m := range p.AppendMoves(buffer[:0]) {
		s.left--
		q := p.PlayLegal(m)
		replies := q.count()
		if !s.checks || replies == 0 || q.checked() {
			dst = append(dst, try{m, replies})
		}
	}
	slices.SortStableFunc(dst, func(a, b try) int { return cmp.Compare(a.replies, b.replies) })
	return dst
}

// wins reports whether the side to move forces the win within n moves. Shorter
// wins are looked for first.
func (s *mateSearch) wins(p *Position, n int) bool {
	e := &s.table[p.hash&uint64(len(s.table)-1)]
	known := int32(0)
	if e.key == p.hash {
		if e.win > 0 && int(e.win) <= n {
			return true
		}
		known = e.not
	}
	if int(known) >= n {
		return false
	}
	won := int32(0)
	if n == 1 {
		if s.mates(p) {
			won = 1
		}
	} else {
		won = s.deepen(p, int(known)+1, n)
	}
	if s.left <= 0 && won == 0 {
		return false
	}
	entry := mateEntry{key: p.hash, win: won, not: int32(n)}
	if won > 0 {
		entry.not = won - 1
	}
	*e = entry
	return won > 0
}

// mates reports whether a single move leaves no reply.
func (s *mateSearch) mates(p *Position) bool {
	var buffer [128]Move
	for _, m := range p.AppendMoves(buffer[:0]) {
		s.left--
		if q := p.PlayLegal(m); !q.movable() {
			return true
		}
	}
	return false
}

// deepen returns in how many moves, from shortest to n, the win is forced, or 0.
func (s *mateSearch) deepen(p *Position, shortest, n int) int32 {
	var buffer [128]try
	tries := s.tries(p, buffer[:0])
	if len(tries) > 0 && tries[0].replies == 0 {
		return 1
	}
	var q Position
	for k := max(shortest, 2); k <= n; k++ {
		for _, t := range tries {
			if s.left <= 0 {
				return 0
			}
			q = *p
			q.move(t.move)
			if s.loses(&q, k-1) {
				return int32(k)
			}
		}
	}
	return 0
}

// loses reports whether every move of the side to move lets the other win
// within n moves.
func (s *mateSearch) loses(p *Position, n int) bool {
	var buffer [128]Move
	replies := p.AppendMoves(buffer[:0])
	if len(replies) == 0 {
		return true
	}
	if n == 0 {
		return false
	}
	for len(s.killer) <= n {
		s.killer = append(s.killer, Move{})
	}
	if i := slices.Index(replies, s.killer[n]); i > 0 {
		replies[0], replies[i] = replies[i], replies[0]
	}
	var q Position
	for _, m := range replies {
		if s.left--; s.left <= 0 {
			return false
		}
		q = *p
		q.move(m)
		if !s.wins(&q, n) {
			s.killer[n] = m
			return false
		}
	}
	return true
}
