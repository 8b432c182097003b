// What a game tells of its start.

package repair

import (
	"qipu/engine"
	"qipu/records"
)

// Beginning is what a game tells of its start, for a search of its own.
type Beginning struct {
	plies []records.Ply
	texts []string     // where they tell more than the plies
	turn  engine.Color // the side to move where the texts do not tell it
}

// BeginningOf returns what the main line of a game tells of its start: by its
// texts where they are in absolute notation, else by the board where all of it
// can be played from the start, else by the points alone.
func BeginningOf(g *records.Game) *Beginning {
	l := MainLine(g)
	if l.Ply != nil {
		if plies := l.plies(); len(plies) >= len(l.nodes) && len(plies) > 0 && plies[0].Kind != engine.NoKind {
			return &Beginning{plies: plies}
		}
	}
	var known, bare []records.Ply
	b := g.Start.Board
	legal := true
	side := b.Turn
	for _, id := range l.nodes {
		m := g.Move(id)
		legal = legal && !g.Illegal(id)
		known = append(known, records.Ply{Color: b.At[m.From].Color(), Kind: b.At[m.From].Kind(), Move: m})
		bare = append(bare, records.Ply{Color: side, Move: m})
		side = side.Other()
		b.Move(m)
	}
	plies := bare
	if legal || g.Start.At != engine.StandardSetup().At {
		plies = known
	}
	if l.Ply == nil && len(plies) < len(l.Texts) {
		return &Beginning{texts: l.Texts, turn: g.Start.Turn}
	}
	return &Beginning{plies: plies}
}

// Rebuild finds the start.
func (b *Beginning) Rebuild() Rebuilt {
	if b.texts != nil {
		return RebuildTexts(b.texts, b.turn)
	}
	return Rebuild(b.plies)
}
