// Relations between pieces: what attacks or guards a point, what hangs, what is pinned,
// over what a cannon attacks.

package drill

import (
	"slices"

	"qipu/engine"
	"qipu/ui/lang"
)

// relationsQuestion asks for the pieces that stand in a relation, by their points.
func relationsQuestion(c *chance, v *View, _ origins) *Step {
	p := &v.Position
	all := piecesOf(p)
	asked := all[c.IntN(len(all))]
	for asked.Kind() == engine.King { // which are asked about as checks
		asked = all[c.IntN(len(all))]
		if len(all) == 2 {
			return hangQuestion(v, engine.Red)
		}
	}
	owner, other := asked.Color(), asked.Color().Other()
	at := Point{asked.at, owner}
	switch c.IntN(5) {
	case 0:
		by := p.AppendReaching(nil, other, asked.at)
		if c.picky(len(by) > 0) {
			return nil
		}
		return askPoints(v, words(lang.AskAttackers, Side(other), Side(owner), Piece(asked.Piece), at), other, by).of(asked.Piece, asked.at)
	case 1:
		by := p.AppendReaching(nil, owner, asked.at)
		if c.picky(len(by) > 0) {
			return nil
		}
		return askPoints(v, words(lang.AskGuards, Side(owner), Piece(asked.Piece), at), owner, by).of(asked.Piece, asked.at)
	case 2:
		if c.picky(len(hanging(p, owner)) > 0) {
			return nil
		}
		return hangQuestion(v, owner)
	case 3:
		if c.picky(len(pinned(p, owner)) > 0) {
			return nil
		}
		return askPoints(v, words(lang.AskPinned, Side(owner)), owner, pinned(p, owner))
	}
	if asked.Kind() != engine.Cannon {
		return nil
	}
	over := screens(p, asked.at)
	if c.picky(len(over) > 0) {
		return nil
	}
	return askPoints(v, words(lang.AskOver, Side(owner), at), owner, over).of(asked.Piece, asked.at)
}

func hangQuestion(v *View, c engine.Color) *Step {
	return askPoints(v, words(lang.AskHanging, Side(c)), c, hanging(&v.Position, c))
}

// hanging returns the points of the pieces of a side that the other one threatens to
// win, as the referee has it.
func hanging(p *engine.Position, c engine.Color) []engine.Square {
	var at []engine.Square
	for _, t := range p.AppendThreats(nil, c.Other()) {
		at = append(at, t.On)
	}
	slices.Sort(at)
	return slices.Compact(at)
}

// pinned returns the points of the pieces of a side that cannot leave their places: the
// own king, which no piece attacks now, would be attacked, or would face the other one,
// were the piece not there.
func pinned(p *engine.Position, c engine.Color) []engine.Square {
	var at []engine.Square
	if inCheck(p.Board(), c) {
		return nil
	}
	for _, q := range piecesOf(p) {
		if q.Color() != c || q.Kind() == engine.King {
			continue
		}
		b := p.Board()
		b.At[q.at] = engine.NoPiece
		if inCheck(b, c) {
			at = append(at, q.at)
		}
	}
	return at
}

// inCheck reports whether the king of a side is attacked, or faces the other one, on a
// board on which it is the other's turn.
func inCheck(b engine.Board, c engine.Color) bool {
	b.Turn = c.Other()
	_, err := engine.Setup{Board: b}.Position()
	return err != nil
}

// screens returns the points over which a cannon attacks pieces of the other side.
func screens(p *engine.Position, cannon engine.Square) []engine.Square {
	var at []engine.Square
	owner := p.At(cannon).Color()
	for _, d := range [4][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}} {
		over := engine.NoSquare
		for file, rank := cannon.File()+d[0], cannon.Rank()+d[1]; file >= 0 && file < engine.Files && rank >= 0 && rank < engine.Ranks; file, rank = file+d[0], rank+d[1] {
			s := engine.SquareAt(file, rank)
			if p.At(s) == engine.NoPiece {
				continue
			}
			if over != engine.NoSquare {
				if p.At(s).Color() != owner {
					at = append(at, over)
				}
				break
			}
			over = s
		}
	}
	slices.Sort(at)
	return at
}
