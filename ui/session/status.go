// What holds at the place: check, mate, repetition, what was taken.

package session

import "qipu/engine"

// CheckAt returns the point of the king that is in check after ply moves of the
// line, or NoSquare.
func (s *Session) CheckAt(ply int) engine.Square {
	b := s.BoardAt(ply)
	p, ok := engine.Setup{Board: *b}.Playable()
	if !ok || p.InCheck() == engine.NoSquare {
		return engine.NoSquare
	}
	return b.King(b.Turn)
}

// Check returns the point of the king that is in check, or NoSquare.
func (s *Session) Check() engine.Square {
	if !s.place.playable || s.place.position.InCheck() == engine.NoSquare {
		return engine.NoSquare
	}
	return s.Board().King(s.Board().Turn)
}

// Status tells whether the game goes on here.
func (s *Session) Status() engine.Status {
	if !s.place.playable {
		return engine.Ongoing
	}
	return s.place.position.Status()
}

// Seen returns how often the board of the place stood on the line up to here,
// this time included.
func (s *Session) Seen() int {
	n, here := 0, s.Board()
	for i := range s.place.boards[:s.place.at+1] {
		if s.place.boards[i] == *here {
			n++
		}
	}
	return n
}

// Taken returns the pieces of side c that were taken on the way here, in the
// order in which they were.
func (s *Session) Taken(c engine.Color) []engine.Piece {
	var all []engine.Piece
	for ply := 1; ply <= s.place.at; ply++ {
		if p := s.Captured(ply); p != engine.NoPiece && p.Color() == c {
			all = append(all, p)
		}
	}
	return all
}

// Last returns the move that led here; the zero Move at the start.
func (s *Session) Last() engine.Move { return s.game.Move(s.Node()) }
