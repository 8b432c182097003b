// Which slips the rest of a record can undo at all: measured with nothing of the code
// under test.

package repair

import (
	"fmt"

	"qipu/engine"
)

// manMove is a move as a text in absolute notation tells it: by whom, and from where to
// where.
type manMove struct {
	piece engine.Piece
	move  engine.Move
}

// playable reports whether moves can be played from p as they are told.
func playable(p engine.Position, moves []manMove) bool {
	for _, m := range moves {
		if p.At(m.move.From) != m.piece || m.piece.Color() != p.Turn() || !p.Legal(m.move) {
			return false
		}
		p = p.PlayLegal(m.move)
	}
	return true
}

// toldByRest reports whether what is left of a game tells what was left out of it: n moves
// before the ply of index at, one or two. Where other moves, or the same at another
// place, make a game of it as well, it does not.
func toldByRest(s sample, at, n int) bool {
	var left []manMove
	p, err := s.start.Position()
	if err != nil {
		return false
	}
	for i, m := range s.moves {
		if i < at || i >= at+n {
			left = append(left, manMove{p.At(m.From), m})
		}
		p = p.PlayLegal(m)
	}
	ways := map[string]bool{}
	p, _ = s.start.Position()
	for i := 0; i <= len(left) && len(ways) < 2; i++ {
		insertAll(p, n, left[i:], nil, func(put []engine.Move) {
			var all []engine.Move
			for _, m := range left[:i] {
				all = append(all, m.move)
			}
			all = append(all, put...)
			for _, m := range left[i:] {
				all = append(all, m.move)
			}
			ways[fmt.Sprint(all)] = true
		})
		if i == len(left) || !playable(p, left[i:i+1]) {
			break
		}
		p = p.PlayLegal(left[i].move)
	}
	return len(ways) == 1
}

// insertAll tries all moves n times before others.
func insertAll(p engine.Position, n int, left []manMove, put []engine.Move, found func([]engine.Move)) {
	if n == 0 {
		if playable(p, left) {
			found(put)
		}
		return
	}
	for _, m := range p.AppendMoves(nil) {
		insertAll(p.PlayLegal(m), n-1, left, append(put[:len(put):len(put)], m), found)
	}
}
