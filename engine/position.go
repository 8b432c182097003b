// A position in which play goes on.

package engine

// Position is a playable position. It is a value: no method changes it.
type Position struct {
	board Board
	king  [2]Square
}

// Status is whether the game goes on.
type Status uint8

// How a position stands; the side to move has lost in the last two.
const (
	Ongoing Status = iota
	Checkmate
	Stalemate
)

// Position checks the setup. The error is a *SetupError with every fault; if it
// is Playable, the position that comes with it can be played all the same.
func (s Setup) Position() (Position, error) {
	p := Position{board: s.Board}
	var faults []SetupFault
	var kings, pieces [2]int
	for at, piece := range s.At {
		if piece == NoPiece {
			continue
		}
		pieces[piece.Color()]++
		if piece.Kind() == King {
			kings[piece.Color()]++
			p.king[piece.Color()] = Square(at)
		}
	}
	for c := Red; c <= Black; c++ {
		if kings[c] == 0 {
			faults = append(faults, NoRedKing+SetupFault(c))
		}
	}
	for c := Red; c <= Black; c++ {
		if kings[c] > 1 {
			faults = append(faults, ManyRedKings+SetupFault(c))
		}
	}
	if pieces[Red] > 16 || pieces[Black] > 16 {
		faults = append(faults, TooManyPieces)
	}
	if len(faults) > 0 {
		return Position{}, &SetupError{faults}
	}
	if p.attacker(s.Turn.Other()) != NoSquare {
		faults = append(faults, WaitingInCheck)
	}
	if p.facing() {
		faults = append(faults, KingsFacing)
	}
	if len(faults) > 0 {
		return p, &SetupError{faults}
	}
	return p, nil
}

// StandardPosition returns the start of a game.
func StandardPosition() Position {
	p, err := StandardSetup().Position()
	if err != nil {
		panic(err)
	}
	return p
}

// Board returns what stands where and whose turn it is.
func (p *Position) Board() Board { return p.board }

// At returns what stands on s.
func (p *Position) At(s Square) Piece { return p.board.At[s] }

// Turn returns the side to move.
func (p *Position) Turn() Color { return p.board.Turn }

// King returns the point of c's king.
func (p *Position) King(c Color) Square { return p.king[c] }

// Play returns the position after m, or an *IllegalError.
func (p *Position) Play(m Move) (Position, error) {
	if err := p.Check(m); err != nil {
		return *p, err
	}
	return p.PlayLegal(m), nil
}

// PlayLegal returns the position after m, which must be a legal move of p.
func (p *Position) PlayLegal(m Move) Position {
	q := *p
	if piece := q.board.At[m.From]; piece.Kind() == King {
		q.king[piece.Color()] = m.To
	}
	q.board.Move(m)
	return q
}

// InCheck returns the point of a piece that attacks the king of the side to
// move, or NoSquare.
func (p *Position) InCheck() Square { return p.attacker(p.board.Turn) }

// Status tells whether the side to move can move.
func (p *Position) Status() Status {
	if len(p.AppendMoves(nil)) > 0 {
		return Ongoing
	}
	if p.InCheck() != NoSquare {
		return Checkmate
	}
	return Stalemate
}

// Same reports whether two positions are one for the rule of repetition: the
// same pieces on the same points, the same side to move.
func (p *Position) Same(q *Position) bool { return p.board == q.board }

// Key returns a hash of the position: equal for positions that are Same.
func (p *Position) Key() uint64 {
	h := uint64(14695981039346656037)
	for _, piece := range p.board.At {
		h = (h ^ uint64(piece)) * 1099511628211
	}
	return (h ^ uint64(p.board.Turn)) * 1099511628211
}

// AppendMoves appends the legal moves of the side to move.
func (p *Position) AppendMoves(dst []Move) []Move {
	for from := range Square(Squares) {
		piece := p.board.At[from]
		if piece == NoPiece || piece.Color() != p.board.Turn {
			continue
		}
		for to := range Square(Squares) {
			if p.Check(Move{from, to}) == nil {
				dst = append(dst, Move{from, to})
			}
		}
	}
	return dst
}

// Check returns nil for a legal move and else an *IllegalError with the first
// rule, in the order of Why, that forbids it.
func (p *Position) Check(m Move) error {
	if why, at := p.check(m); why != LegalMove {
		return &IllegalError{m, why, at}
	}
	return nil
}

func (p *Position) check(m Move) (Why, Square) {
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
	q := p.PlayLegal(m)
	if at := q.attacker(p.board.Turn); at != NoSquare {
		return InCheck, at
	}
	if q.facing() {
		return Facing, q.king[q.board.Turn]
	}
	return LegalMove, NoSquare
}

func abs(n int) int { return max(n, -n) }

func inPalace(s Square, c Color) bool {
	file, rank := s.Seen(c)
	return file >= 4 && file <= 6 && rank <= 3
}

// pseudo tests the rules of movement, up to but not including the safety of
// the king.
func (p *Position) pseudo(m Move) (Why, Square) {
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
		if !inPalace(m.To, c) {
			return LeavesPalace, m.To
		}
	case Advisor:
		if abs(df) != 1 || abs(dr) != 1 {
			return BadShape, NoSquare
		}
		if !inPalace(m.To, c) {
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
func (p *Position) between(m Move) (int, Square) {
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
func (p *Position) facing() bool {
	if p.king[Red].File() != p.king[Black].File() {
		return false
	}
	n, _ := p.between(Move{p.king[Red], p.king[Black]})
	return n == 0
}

// attacker returns the point of a piece, other than the king, that attacks the
// king of c, or NoSquare.
func (p *Position) attacker(c Color) Square {
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
