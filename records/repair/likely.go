// How likely moves are of which the texts tell nothing: players see what can be taken.

package repair

import (
	"slices"

	"qipu/engine"
)

// worth is what a piece is worth, roughly, in tenths of a pawn; worthAcross is a pawn
// beyond the river.
var worth = [...]int{
	engine.King: 1000, engine.Advisor: 20, engine.Elephant: 20, engine.Horse: 40, engine.Rook: 90, engine.Cannon: 45, engine.Pawn: 10,
}

const (
	worthAcross = 20
	mated       = 10_000
	mostRegret  = 150 // of one move: who overlooks a rook and a mate overlooks as much
	exchanges   = 6   // plies of captures that are looked at
)

// judge values positions by what can be taken in them.
type judge struct {
	values map[uint64]int // by position, and whether it is settled as it stands
}

// worthOf is what stands on a point.
func worthOf(p *engine.Position, at engine.Square) int {
	piece := p.At(at)
	if piece.Kind() == engine.Pawn {
		if _, rank := at.Seen(piece.Color()); rank > engine.Ranks/2 {
			return worthAcross
		}
	}
	return worth[piece.Kind()]
}

// balance is what the side to move has more than the other.
func balance(p *engine.Position) int {
	n := 0
	for at := range engine.Square(engine.Squares) {
		switch piece := p.At(at); {
		case piece == engine.NoPiece:
		case piece.Color() == p.Turn():
			n += worthOf(p, at)
		default:
			n -= worthOf(p, at)
		}
	}
	return n
}

// settle returns what the side to move comes to by captures, or by leaving them; in
// check, and where it must move, by any move. even is the balance, and what is not
// between low and high need not be exact.
func settle(p *engine.Position, even, low, high, depth int, must bool) int {
	best := -mated
	must = must || depth > 0 && p.InCheck() != engine.NoSquare
	if !must {
		if best = even; best >= high || depth == 0 {
			return best
		}
	}
	moves := p.AppendMoves(make([]engine.Move, 0, 64))
	if !must {
		moves = slices.DeleteFunc(moves, func(m engine.Move) bool { return p.At(m.To) == engine.NoPiece })
	}
	gain := func(m engine.Move) int { return 16*worth[p.At(m.To).Kind()] - worth[p.At(m.From).Kind()] }
	slices.SortFunc(moves, func(a, b engine.Move) int { return gain(b) - gain(a) })
	for _, m := range moves {
		q := p.PlayLegal(m)
		best = max(best, -settle(&q, -even-worthOf(p, m.To), -high, -max(low, best), max(depth-1, 0), false))
		if best >= high {
			break
		}
	}
	return best
}

// value returns what the side to move comes to; moving if it must.
func (j *judge) value(p *engine.Position, must bool) int {
	key := p.Key()
	if must {
		key = ^key
	}
	v, known := j.values[key]
	if !known {
		depth := exchanges
		if must {
			depth++
		}
		v = settle(p, balance(p), -2*mated, 2*mated, depth, must)
		if j.values == nil {
			j.values = map[uint64]int{}
		}
		j.values[key] = v
	}
	return v
}

// What else makes a move likely, in tenths of a pawn that a player would give up for it.
// All was fitted to the moves of 6,000 games of masters and manuals; only the order that
// comes of it is used.
const (
	likesCheck    = 40
	likesApproach = 6 // for each step towards the other general
)

// likesKind is how much likelier than one with a cannon a move with a piece is: of the
// quiet moves that they can make, generals make 4.2 %, horses 3.9, pawns 3.2, rooks 2.5,
// advisors 2.3, elephants 1.9, cannons 1.8.
var likesKind = [...]int{
	engine.King: 6, engine.Advisor: 2, engine.Elephant: 0, engine.Horse: 6, engine.Rook: 2, engine.Cannon: 0, engine.Pawn: 4,
}

// oddness sums up how unlikely it is that players make moves: what they could have come
// to more by others, less what is to be said for each.
func (j *judge) oddness(p engine.Position, moves []engine.Move) int {
	n := 0
	for _, m := range moves {
		king := p.King(p.Turn().Other())
		n -= likesKind[p.At(m.From).Kind()] + likesApproach*(steps(m.From, king)-steps(m.To, king))
		best := j.value(&p, true)
		if p = p.PlayLegal(m); p.InCheck() != engine.NoSquare {
			n -= likesCheck
		}
		n += min(max(0, best+j.value(&p, false)), mostRegret)
	}
	return n
}

// steps is how far two points are from each other, along the lines.
func steps(a, b engine.Square) int {
	files, ranks := a.File()-b.File(), a.Rank()-b.Rank()
	return max(files, -files) + max(ranks, -ranks)
}
