// Why a move is not legal.

package engine

import (
	"fmt"
	"math/bits"
)

// Why is the rule that forbids a move.
type Why uint8

// The rules, in the order in which they are tested.
const (
	LegalMove    Why = iota
	NoPieceThere     // nothing stands on the from point
	WrongSide        // the piece is the opponent's
	BadShape         // the piece does not move so
	LeavesPalace     // a king or advisor would leave the palace
	CrossesRiver     // an elephant crosses the river; a pawn moves sideways before it
	OwnPiece         // an own piece stands on the target
	NeedsScreen      // a cannon captures over none or several
	IsBlocked        // something stands between, on the leg or on the eye
	InCheck          // the own king is left attacked, or the other, in a setup that is over, would be taken
	Facing           // the kings are left facing each other
)

var whyNames = [...]string{"legal", "no-piece", "wrong-side", "shape", "palace", "river", "own-piece", "screen", "blocked", "check", "facing"}

// String returns the name of the rule as `notate --batch` prints it.
func (w Why) String() string { return whyNames[w] }

// IllegalError says which rule forbids a move.
type IllegalError struct {
	Move Move
	Why  Why
	At   Square // the point that forbids it (of the piece on the leg, of the checker), or NoSquare
}

// Error implements error.
func (e *IllegalError) Error() string {
	if e.At == NoSquare {
		return fmt.Sprintf("%v is not legal: %v", e.Move, e.Why)
	}
	return fmt.Sprintf("%v is not legal: %v on %v", e.Move, e.Why, e.At)
}

// Check returns nil for a legal move and else an *IllegalError with the first
// rule, in the order of Why, that forbids it.
func (p *Position) Check(m Move) error {
	if p.Legal(m) {
		return nil
	}
	why, at := p.explain(m)
	return &IllegalError{m, why, at}
}

// Legal reports whether m is a legal move. It is Check without the reason.
func (p *Position) Legal(m Move) bool {
	if m.From >= NoSquare || m.To >= NoSquare {
		return false
	}
	piece := p.At(m.From)
	return piece != NoPiece && piece.Color() == p.turn &&
		p.reaches(m.From, piece.Kind(), p.turn, m.To) && p.safe(m)
}

// explain names the rule that forbids a move that is not legal.
func (p *Position) explain(m Move) (Why, Square) {
	if m.From >= NoSquare || p.At(m.From) == NoPiece {
		return NoPieceThere, m.From
	}
	if p.At(m.From).Color() != p.turn {
		return WrongSide, m.From
	}
	if m.To >= NoSquare {
		return BadShape, NoSquare
	}
	if why, at := p.explainShape(m); why != LegalMove {
		return why, at
	}
	if target := p.At(m.To); target != NoPiece && target.Color() == p.turn {
		return OwnPiece, m.To
	}
	if why, at := p.explainBlock(m); why != LegalMove {
		return why, at
	}
	if m.To == p.King(p.turn.Other()) {
		return InCheck, m.To
	}
	q := p.PlayLegal(m)
	if at := q.attacker(p.turn); at != NoSquare {
		return InCheck, at
	}
	return Facing, q.King(q.turn)
}

func abs(n int) int { return max(n, -n) }

// explainShape tests what the board's occupation does not matter to.
func (p *Position) explainShape(m Move) (Why, Square) {
	df, dr := abs(m.To.File()-m.From.File()), abs(m.To.Rank()-m.From.Rank())
	_, fromRank := m.From.Seen(p.turn)
	_, toRank := m.To.Seen(p.turn)
	shape, palace := false, false
	switch p.At(m.From).Kind() {
	case King:
		shape, palace = df+dr == 1, true
	case Advisor:
		shape, palace = df == 1 && dr == 1, true
	case Elephant:
		shape = df == 2 && dr == 2
		if shape && toRank > 5 {
			return CrossesRiver, m.To
		}
	case Horse:
		shape = df*dr == 2
	case Rook, Cannon:
		shape = (df == 0) != (dr == 0)
	case Pawn:
		shape = df+dr == 1 && toRank >= fromRank
		if shape && df == 1 && fromRank <= 5 {
			return CrossesRiver, m.From
		}
	}
	switch {
	case !shape:
		return BadShape, NoSquare
	case palace && !inPalace(m.To, p.turn):
		return LeavesPalace, m.To
	}
	return LegalMove, NoSquare
}

// explainBlock tests what stands in the way of a move of the right shape.
func (p *Position) explainBlock(m Move) (Why, Square) {
	df, dr := m.To.File()-m.From.File(), m.To.Rank()-m.From.Rank()
	switch p.At(m.From).Kind() {
	case Horse, Elephant:
		// Half a move: the leg next to a horse, the eye of an elephant.
		if at := SquareAt(m.From.File()+df/2, m.From.Rank()+dr/2); p.At(at) != NoPiece {
			return IsBlocked, at
		}
	case Rook:
		if n, first := p.between(m); n > 0 {
			return IsBlocked, first
		}
	case Cannon:
		n, first := p.between(m)
		if p.At(m.To) != NoPiece && n != 1 {
			return NeedsScreen, first
		}
		if p.At(m.To) == NoPiece && n > 0 {
			return IsBlocked, first
		}
	}
	return LegalMove, NoSquare
}

// between counts what stands between the two points of a straight move, and
// returns the one of them that is met first, or NoSquare.
func (p *Position) between(m Move) (int, Square) {
	from, to := &where[m.From], &where[m.To]
	base, stride, ahead := Square(from.file), Square(Files), to.rank > from.rank
	taken := span[from.rank][to.rank] & p.file(from.file)
	if from.rank == to.rank {
		base, stride, ahead = m.From-base, 1, to.file > from.file
		taken = span[from.file][to.file] & uint16(p.all(from.home)>>from.shift&rankMask)
	}
	switch {
	case taken == 0:
		return 0, NoSquare
	case ahead:
		return bits.OnesCount16(taken), base + stride*Square(bits.TrailingZeros16(taken))
	}
	return bits.OnesCount16(taken), base + stride*Square(bits.Len16(taken)-1)
}
