// The peek ladder inside a drill: a hint, which makes the answer count as
// missed.

package drill

import (
	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// peek climbs the ladder by one rung.
func (m *Machine) peek() {
	v := m.step.View
	if v == nil {
		m.Peeked = words(lang.DrillNoPeek)
		return
	}
	m.Shown, m.Peeking = m.Peeks.Step(), false
	if m.step.asks() && v.Level != veil.Open && m.Shown > veil.MoveAbsolute {
		m.missed = true
	}
	switch m.Shown {
	case veil.MoveAgain:
		m.Peeked = v.Announced
	case veil.MoveAbsolute:
		m.Peeked = v.absolute()
	case veil.OnePiece:
		m.back, m.Phase = m.Phase, Piece1
		m.Peeked = words(lang.AskPiece)
	case veil.PieceList:
		m.Peeked = v.list()
	default:
		m.Peeking, m.Peeked = true, Words{}
	}
	if m.Peeked.Empty() && !m.Peeking {
		m.Peeked = words(lang.PeekNothing)
	}
}

// onePiece answers where the pieces of a kind stand.
func (m *Machine) onePiece(key rune) {
	m.Phase = m.back
	if key < '1' || key > '7' {
		m.Peeked = Words{}
		return
	}
	k, p := engine.Kind(key-'0'), &m.step.View.Position
	var sides [2]Words
	for c := range sides {
		side := engine.Color(c)
		sides[c] = words(lang.TellPieces, Piece(engine.MakePiece(side, k)), Points{find(p, engine.MakePiece(side, k)), side})
	}
	m.Peeked = words(lang.TellBoth, sides[0], sides[1])
}

// absolute says the last move by its points.
func (v *View) absolute() Words {
	if v.Last == (engine.Move{}) {
		return Words{}
	}
	piece := v.Position.At(v.Last.To)
	points := words(lang.FromTo, Point{v.Last.From, piece.Color()}, Point{v.Last.To, piece.Color()})
	return words(lang.Verbatim, List{Piece(piece), points})
}

// list says where all pieces stand.
func (v *View) list() Words { return PieceList(&v.Position) }
