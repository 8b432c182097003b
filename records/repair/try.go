// The changes that undo slips, tried at one ply.

package repair

import (
	"qipu/engine"
)

// at tries the changes of one kind at the ply of index j.
func (s *search) at(j int, k slipKind) {
	for i := range s.layers[j] {
		p := &s.layers[j][i].position
		switch k {
		case slipLeftOut:
			s.insert(p, j)
		case slipDoubled:
			if s.twice(j) {
				s.consider(Change{Ply: j + 1, Do: Delete, Why: k.why(s.Texts[j])}, *p, j+1)
			}
		case slipExtra:
			if s.broken(j) && !s.twice(j) && !s.twice(j+1) {
				s.consider(Change{Ply: j + 1, Do: Delete, Why: k.why(s.Texts[j])}, *p, j+1)
			}
		case slipOrder:
			s.exchange(p, j, j+1)
		case slipMoves:
			s.exchange(p, j, j+2)
		default:
			s.replace(p, j, k)
		}
	}
}

// twice reports whether the text of index j repeats the one before it, for the
// last time.
func (r *Record) twice(j int) bool {
	return j > 0 && j < len(r.Texts) && r.Texts[j] == r.Texts[j-1] && (j+1 == len(r.Texts) || r.Texts[j+1] != r.Texts[j])
}

// broken reports whether the text of index j is of the same side as one beside
// it, as far as texts tell: one of the two may be too many.
func (s *search) broken(j int) bool {
	same := func(i int) bool {
		if i < 1 || i >= len(s.Texts) || s.told[0] == nil {
			return false
		}
		a, b := s.told[engine.Red][i-1], s.told[engine.Red][i]
		return a.ok && b.ok && a.Color == b.Color && s.told[engine.Black][i].Color == b.Color && s.told[engine.Black][i-1].Color == a.Color
	}
	return same(j) || same(j+1)
}

// replace tries every text that differs from the printed one by a slip and
// means another move, or the same one by its right name.
func (s *search) replace(p *engine.Position, j int, k slipKind) {
	printed := s.Texts[j]
	loose := len(s.meanings(p, j)) == 0 && s.unreadable(j)
	var tried []engine.Move
	for text := range variants(printed, k, loose) {
		for _, m := range s.Read(p, text) {
			before := len(tried)
			if tried = addMove(tried, m); len(tried) > before {
				s.consider(Change{Ply: j + 1, Do: Replace, Text: text, Move: m, Why: k.why(printed)}, p.PlayLegal(m), j+1)
			}
		}
	}
}

// insert tries every legal move before the ply of index j.
func (s *search) insert(p *engine.Position, j int) {
	if s.told[0] != nil && s.told[p.Turn()][j].ok && s.told[p.Turn()][j].Color == p.Turn() {
		if s.told[p.Turn().Other()][j].Color == p.Turn() {
			return // the text behind is the side's own
		}
	}
	board := p.Board()
	for _, m := range p.AppendMoves(nil) {
		s.consider(Change{Ply: j + 1, Do: Insert, Text: s.Write(&board, m), Move: m, Why: slipLeftOut.why()}, p.PlayLegal(m), j)
	}
}

// exchange tries the texts of the indices j and k, one for the other.
func (s *search) exchange(p *engine.Position, j, k int) {
	if k >= len(s.Texts) || s.Texts[j] == s.Texts[k] {
		return
	}
	kind, order := slipOrder, []int{k, j}
	if k == j+2 {
		kind, order = slipMoves, []int{k, j + 1, j}
	}
	at := []engine.Position{*p}
	var last engine.Move
	for _, i := range order {
		var next []engine.Position
		for x := range at {
			for _, m := range s.meanings(&at[x], i) {
				next, last = append(next, at[x].PlayLegal(m)), m
			}
		}
		at = next
	}
	for _, q := range at {
		s.consider(Change{Ply: j + 1, Do: Exchange, With: k + 1, Text: s.Texts[j], Move: last, Why: kind.why(s.Texts[j], s.Texts[k])}, q, k+1)
	}
}
