// Moves to bytes.

package pack

import "qipu/engine"

// encode appends the moves of a game. It takes a byte a ply if that holds them
// all, else two. What stands at the end, and at home all the time, comes with it.
func encode(dst []byte, start *engine.Board, line []engine.Move) (out []byte, wide bool, end state) {
	if fits(start) {
		var s state
		if isStandard(start) {
			s = standard
		} else {
			s.set(start, false)
		}
		out = dst
		for _, m := range line {
			c := s.codeOf(m)
			if c == noPly {
				out = nil
				break
			}
			out = append(out, c)
			s.move(uint8(m.From), uint8(m.To))
		}
		if out != nil || len(line) == 0 {
			return out, false, s
		}
	}
	var s state
	s.set(start, true)
	for _, m := range line {
		dst = append(dst, uint8(m.From), uint8(m.To))
		s.move(uint8(m.From), uint8(m.To))
	}
	return dst, true, s
}

// codeOf returns the code of a move, or noPly where it has none.
func (s *state) codeOf(m engine.Move) uint8 {
	mover := s.at[m.From&127]
	if mover == 0 || mover > aside || (mover > 16) != s.black || m.From == m.To || m.To >= off {
		return noPly
	}
	slot := mover - 1
	switch pieceOf[mover] & 7 {
	case uint8(engine.Rook), uint8(engine.Cannon):
		switch {
		case m.From.Rank() == m.To.Rank():
			return codeOf[slot][int(toFile)+m.To.File()]
		case m.From.File() == m.To.File():
			return codeOf[slot][int(toRank)+m.To.Rank()]
		}
		return noPly
	}
	i := shape[m.From][m.To]
	if int(i) >= shapes {
		return noPly
	}
	return codeOf[slot][i]
}

var standardBoard = engine.StandardSetup().Board

func isStandard(b *engine.Board) bool { return *b == standardBoard }
