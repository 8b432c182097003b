// Records that name the piece of a move as well as both of its points: the name
// and the side are believed, and what does not fit is a problem.

package records

import "qipu/engine"

// naming is what a record says of the piece that makes a move: nothing, or the
// piece, and whether its name is one of the other side's.
type naming uint8

const (
	namesPiece naming = 1 << 7
	namesOther naming = 1 << 6
)

func (n naming) piece() engine.Piece { return engine.Piece(n &^ (namesPiece | namesOther)) }

// SetNamed says that the record names the piece of a move; for readers.
func (g *Game) SetNamed(id NodeID, p Ply) {
	for len(g.named) <= int(id) {
		g.named = append(g.named, 0)
	}
	g.named[id] = namesPiece | naming(engine.MakePiece(p.Color, p.Kind))
	if p.Wrong {
		g.named[id] |= namesOther
	}
}

// naming returns what the record says of the piece of a move. It counts as long
// as the text of the record does.
func (g *Game) naming(id NodeID) naming {
	if int(id) >= len(g.named) {
		return 0
	}
	if _, again := g.rewritten[id]; again {
		return g.named[id] &^ namesOther
	}
	if was, ok := g.read[id]; ok && was != g.nodes[id].move {
		return 0
	}
	return g.named[id]
}

// judgeNamed judges a move whose piece the record names: it is a move of that
// piece's side, whoever's turn the plies before have made it, and a wrong one if
// the ply before is of that side too, another piece stands there, or it is not
// legal. It is false for other moves.
func (g *Game) judgeNamed(id NodeID, ply int, at *Situation) (error, bool) {
	n, move := g.naming(id), g.nodes[id].move
	if n == 0 {
		return nil, false
	}
	here := *at
	named := n.piece()
	if b := at.Board(); b.Turn != named.Color() {
		b.Turn = named.Color()
		here, _ = SituationOf(engine.Setup{Board: b})
	}
	if before := g.naming(g.nodes[id].parent); before != 0 && before.piece().Color() == named.Color() {
		return &Fault{Code: "clash-turn", Args: []any{ply - 1, ply}}, true
	}
	stands := here.piece(move.From)
	_, again := g.rewritten[id]
	if stands != engine.NoPiece && !again && (stands != named || n&namesOther != 0) {
		if n&namesOther != 0 {
			named = engine.MakePiece(named.Color().Other(), named.Kind())
		}
		return &Fault{Code: "wrong-name", Args: []any{named, stands, move.From}}, true
	}
	_, err := here.After(move)
	return err, true
}
