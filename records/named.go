// Records that name the piece of a move as well as both of its points: the name
// and the side are believed, and what does not fit is a problem.

package records

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
