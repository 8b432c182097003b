// Records that name the piece of a move as well as both of its points: the name
// and the side are believed, and what does not fit is a problem.

package records

import "qipu/engine"

// SetNamed says that the record names the piece of a move; for readers.
func (g *Game) SetNamed(id NodeID, p Ply) {
	if g.named == nil {
		g.named = map[NodeID]Ply{}
	}
	g.named[id] = p
}

// naming returns what the record says of the piece of a move, if it names one. That
// counts as long as the text of the record does.
func (g *Game) naming(id NodeID) (Ply, bool) {
	p, ok := g.named[id]
	if _, again := g.rewritten[id]; again {
		return Ply{Color: p.Color}, ok
	}
	if was, changed := g.read[id]; changed && was != g.nodes[id].move {
		return p, false
	}
	return p, ok
}

// judgeNamed judges a move whose piece the record names: it is a move of that
// piece's side, whoever's turn the plies before have made it, and a wrong one if
// the ply before is of that side too, another piece stands there, or it is not
// legal. It is false for other moves.
func (g *Game) judgeNamed(id NodeID, ply int, at *Situation) (error, bool) {
	named, ok := g.naming(id)
	if !ok {
		return nil, false
	}
	here, move := *at, g.nodes[id].move
	if !at.ok || at.pos.Turn() != named.Color {
		b := at.Board()
		b.Turn = named.Color
		here, _ = SituationOf(engine.Setup{Board: b})
	}
	if before, ok := g.naming(g.nodes[id].parent); ok && before.Color == named.Color {
		return &Fault{Code: "clash-turn", Args: []any{ply - 1, ply}}, true
	}
	stands := here.piece(move.From)
	if piece := engine.MakePiece(named.Color, named.Kind); named.Kind != engine.NoKind && stands != engine.NoPiece && (stands != piece || named.Wrong) {
		if named.Wrong {
			piece = engine.MakePiece(named.Color.Other(), named.Kind)
		}
		return &Fault{Code: "wrong-name", Args: []any{piece, stands, move.From}}, true
	}
	_, err := here.After(move)
	return err, true
}
