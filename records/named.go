// Records that name the piece of a move as well as both of its points: the name
// is believed, and one that does not fit is a problem.

package records

import "qipu/engine"

// naming is what a record says of the piece that makes a move: nothing, or the
// piece.
type naming uint8

const namesPiece naming = 1 << 7

// SetNamed says that the record names the piece of a move; for readers.
func (g *Game) SetNamed(id NodeID, p Ply) {
	c := p.Color
	if p.Wrong {
		c = c.Other()
	}
	for len(g.named) <= int(id) {
		g.named = append(g.named, 0)
	}
	g.named[id] = namesPiece | naming(engine.MakePiece(c, p.Kind))
}

// misnamed returns what is wrong with the name of a move's piece, nil if nothing
// is: an empty point is what is wrong with the move itself. The name counts as
// long as the text of the record does.
func (g *Game) misnamed(id NodeID, at *Situation) error {
	if int(id) >= len(g.named) || g.named[id] == 0 {
		return nil
	}
	from := g.nodes[id].move.From
	named, stands := engine.Piece(g.named[id]&^namesPiece), at.piece(from)
	if _, again := g.rewritten[id]; again || named == stands || stands == engine.NoPiece {
		return nil
	}
	if was, ok := g.read[id]; ok && was != g.nodes[id].move {
		return nil
	}
	return &Fault{Code: "wrong-name", Args: []any{named, stands, from}}
}

// Misnamed reports whether a piece is not the one that the record names at id.
func (g *Game) Misnamed(id NodeID, p engine.Piece) bool {
	return int(id) < len(g.named) && g.named[id] != 0 && engine.Piece(g.named[id]&^namesPiece) != p
}
