// The rules once more, simple and slow: what the tests compare with.

package engine

// oracle knows the rules in the plainest way: it tries every pair of points.
type oracle struct {
	board Board
	king  [2]Square
}

// play returns the position after m, which must be a legal move of p.
func (p *oracle) play(m Move) oracle {
	q := *p
	if piece := q.board.At[m.From]; piece.Kind() == King {
		q.king[piece.Color()] = m.To
	}
	q.board.Move(m)
	return q
}

// appendMoves appends the legal moves of the side to move.
func (p *oracle) appendMoves(dst []Move) []Move {
	for from := range Square(Squares) {
		piece := p.board.At[from]
		if piece == NoPiece || piece.Color() != p.board.Turn {
			continue
		}
		for to := range Square(Squares) {
			if p.legal(Move{from, to}) {
				dst = append(dst, Move{from, to})
			}
		}
	}
	return dst
}

func (p *oracle) check(m Move) (Why, Square) {
	if m.From >= NoSquare || p.board.At[m.From] == NoPiece {
		return NoPieceThere, m.From
	}
	if p.board.At[m.From].Color() != p.board.Turn {
		return WrongSide, m.From
	}
	if m.To >= NoSquare {
		return BadShape, NoSquare
	}
	if why, at := p.pseudo(m); why != LegalMove {
		return why, at
	}
	if p.board.At[m.To].Kind() == King {
		return InCheck, m.To
	}
	q := p.play(m)
	if at := q.attacker(p.board.Turn); at != NoSquare {
		return InCheck, at
	}
	if q.facing() {
		return Facing, q.king[q.board.Turn]
	}
	return LegalMove, NoSquare
}

// pseudo tests the rules of movement, up to but not including the safety of
// the king.
func (p *oracle) pseudo(m Move) (Why, Square) {
	piece, target := p.board.At[m.From], p.board.At[m.To]
	c := piece.Color()
	df, dr := m.To.File()-m.From.File(), m.To.Rank()-m.From.Rank()
	_, fromRank := m.From.Seen(c)
	_, toRank := m.To.Seen(c)
	own := func() (Why, Square) {
		if target != NoPiece && target.Color() == c {
			return OwnPiece, m.To
		}
		return LegalMove, NoSquare
	}
	switch piece.Kind() {
	case King:
		if abs(df)+abs(dr) != 1 {
			return BadShape, NoSquare
		}
		if !palaceHas(m.To, c) {
			return LeavesPalace, m.To
		}
	case Advisor:
		if abs(df) != 1 || abs(dr) != 1 {
			return BadShape, NoSquare
		}
		if !palaceHas(m.To, c) {
			return LeavesPalace, m.To
		}
	case Elephant:
		if abs(df) != 2 || abs(dr) != 2 {
			return BadShape, NoSquare
		}
		if toRank > 5 {
			return CrossesRiver, m.To
		}
		if why, at := own(); why != LegalMove {
			return why, at
		}
		if eye := SquareAt(m.From.File()+df/2, m.From.Rank()+dr/2); p.board.At[eye] != NoPiece {
			return IsBlocked, eye
		}
	case Horse:
		if abs(df)*abs(dr) != 2 {
			return BadShape, NoSquare
		}
		if why, at := own(); why != LegalMove {
			return why, at
		}
		if leg := SquareAt(m.From.File()+df/2, m.From.Rank()+dr/2); p.board.At[leg] != NoPiece {
			return IsBlocked, leg
		}
	case Pawn:
		if abs(df)+abs(dr) != 1 || toRank < fromRank {
			return BadShape, NoSquare
		}
		if df != 0 && fromRank <= 5 {
			return CrossesRiver, m.From
		}
	case Rook, Cannon:
		if (df == 0) == (dr == 0) {
			return BadShape, NoSquare
		}
		if why, at := own(); why != LegalMove {
			return why, at
		}
		n, first := p.between(m)
		if piece.Kind() == Cannon && target != NoPiece {
			if n != 1 {
				return NeedsScreen, first
			}
		} else if n > 0 {
			return IsBlocked, first
		}
	}
	return own()
}

// between counts what stands between the two points of a straight move, and
// returns the first point that is taken.
func (p *oracle) between(m Move) (int, Square) {
	step := 1
	switch {
	case m.From.File() == m.To.File() && m.To > m.From:
		step = Files
	case m.From.File() == m.To.File():
		step = -Files
	case m.To < m.From:
		step = -1
	}
	n, first := 0, NoSquare
	for s := int(m.From) + step; s != int(m.To); s += step {
		if p.board.At[s] != NoPiece {
			if n == 0 {
				first = Square(s)
			}
			n++
		}
	}
	return n, first
}

// facing reports whether the kings face each other on an open file.
func (p *oracle) facing() bool {
	if p.king[Red].File() != p.king[Black].File() {
		return false
	}
	n, _ := p.between(Move{p.king[Red], p.king[Black]})
	return n == 0
}

// attacker returns the point of a piece, other than the king, that attacks the
// king of c, or NoSquare.
func (p *oracle) attacker(c Color) Square {
	king := p.king[c]
	for at, piece := range p.board.At {
		if piece == NoPiece || piece.Color() == c || piece.Kind() == King {
			continue
		}
		if why, _ := p.pseudo(Move{Square(at), king}); why == LegalMove {
			return Square(at)
		}
	}
	return NoSquare
}

func palaceHas(s Square, c Color) bool {
	file, rank := s.Seen(c)
	return file >= 4 && file <= 6 && rank <= 3
}

func (p *oracle) legal(m Move) bool {
	why, _ := p.check(m)
	return why == LegalMove
}

func newOracle(b Board) oracle {
	return oracle{b, [2]Square{b.King(Red), b.King(Black)}}
}
