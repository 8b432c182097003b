// Moves as they are announced.

package drill

import (
	"qipu/engine"
	"qipu/ui/lang"
)

// announcer says a move of a position.
type announcer func(p *engine.Position, m engine.Move) Words

// announce says a move as at an exhibition, with check and mate.
func announce(p *engine.Position, m engine.Move) Words {
	q := p.PlayLegal(m)
	w := announceMove(p, m)
	switch {
	case q.Status() == engine.Checkmate:
		return words(lang.AndMate, w)
	case q.Status() == engine.Stalemate:
		return words(lang.AndStalemate, w)
	case q.InCheck() < engine.NoSquare:
		return words(lang.AndCheck, w)
	}
	return w
}

// announceMove says a move and nothing else.
func announceMove(p *engine.Position, m engine.Move) Words {
	return words(lang.Announced, Side(p.Turn()), MoveText{Board: p.Board(), Move: m})
}

func plainMove(p *engine.Position, m engine.Move) Words {
	return words(lang.Verbatim, MoveText{Board: p.Board(), Move: m})
}
