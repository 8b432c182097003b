// Variations as witnesses: a repair under which those behind it cannot be played
// any more is less likely.

package repair

import (
	"cmp"
	"slices"

	"qipu/engine"
	"qipu/records"
)

// sideMove is a move of a variation that leaves the line.
type sideMove struct {
	depth int  // how many moves lead to it from the start of the line
	root  bool // it leaves the line itself
	legal bool // as the record stands
	move  engine.Move
}

// maxSideMoves bounds the moves of variations that are played to compare repairs.
const maxSideMoves = 500_000

// sideMovesOf lists the moves of the variations that leave the line behind its first
// move; what follows a move that is not legal is left out.
func sideMovesOf(g *records.Game, nodes []records.NodeID) []sideMove {
	var list []sideMove
	for i := 1; i < len(nodes) && len(list) < maxSideMoves; i++ {
		for at := g.First(g.Parent(nodes[i])); at != 0; at = g.Next(at) {
			if at != nodes[i] {
				list = appendSideMoves(list, g, at, i)
			}
		}
	}
	return list
}

func appendSideMoves(list []sideMove, g *records.Game, root records.NodeID, depth int) []sideMove {
	for id := root; len(list) < maxSideMoves; {
		legal := !g.Illegal(id)
		list = append(list, sideMove{depth, id == root, legal, g.Move(id)})
		if first := g.First(id); legal && first != 0 {
			id = first
			depth++
			continue
		}
		for id != root && g.Next(id) == 0 {
			id = g.Parent(id)
			depth--
		}
		if id == root {
			break
		}
		id = g.Next(id)
	}
	return list
}

// byWitness puts the repairs first under which the most of the variations behind
// can be played.
func byWitness(r *Record, moves []sideMove, list []Change) {
	if r.Start == nil || len(list) < 2 || len(moves) == 0 || len(moves)*len(list) > 2*maxSideMoves {
		return
	}
	type judged struct {
		Change
		broken int
	}
	all := make([]judged, len(list))
	for i := range list {
		all[i] = judged{list[i], broken(r, moves, &list[i])}
	}
	slices.SortStableFunc(all, func(a, b judged) int { return cmp.Compare(a.broken, b.broken) })
	for i := range all {
		list[i] = all[i].Change
	}
}

// broken counts the moves of variations that cannot be played any more when a
// repair is made, those behind them left out, less those that only then can.
func broken(r *Record, moves []sideMove, c *Change) int {
	_, played, _ := playTexts(r, *c)
	p, ok := r.Start.Playable()
	if !ok {
		return 0
	}
	after := []engine.Position{p}
	for _, m := range played {
		p = p.PlayLegal(m)
		after = append(after, p)
	}
	shift := c.shift()
	var path []engine.Position // after each move from the root of a variation to the last of them
	base, n := 0, 0
	skip := 0 // what is deeper is left out; 0: nothing
	for _, t := range moves {
		if t.root {
			base, skip = t.depth, 0
		}
		if skip > 0 && t.depth >= skip {
			continue
		}
		skip = 0
		path = path[:t.depth-base]
		var before *engine.Position
		switch at := t.depth + shift; {
		case len(path) > 0:
			before = &path[len(path)-1]
		case t.depth < c.Ply || at >= len(after):
			skip = t.depth // before the change, or behind what can be played
			continue
		default:
			before = &after[at]
		}
		switch legal := before.Legal(t.move); {
		case t.legal && !legal:
			n++
			skip = t.depth + 1
			continue
		case !t.legal && legal:
			n--
			continue
		case !legal:
			continue
		}
		path = append(path, before.PlayLegal(t.move))
	}
	return n
}
