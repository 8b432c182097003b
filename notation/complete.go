// Completion: the legal moves that what has been typed may still become.

package notation

import (
	"slices"
	"strings"
	"unicode/utf8"

	"qipu/engine"
)

// Fit is a legal move that a typed text may still become.
type Fit struct {
	Move   engine.Move
	family family
}

// In reports whether a spelling of the move in notation n begins with the
// text. Notations that are never tried unasked count as one.
func (f Fit) In(n Notation) bool { return f.family&familyOf(n) != 0 }

// Complete returns the legal moves of p some spelling of which, in any
// notation that is tried unasked, begins with prefix, in ICCS order.
func Complete(p *engine.Position, prefix string) []engine.Move {
	var mode Mode
	fits := mode.Fits(p, prefix)
	moves := make([]engine.Move, len(fits))
	for i, f := range fits {
		moves[i] = f.Move
	}
	return moves
}

// Fits is Complete in a mode, and tells which notations each move fits in. An
// empty text fits every legal move in every notation. A number may stand before what
// has been typed, and marks behind a whole move: 1.炮二, 炮二平五+.
func (m *Mode) Fits(p *engine.Position, prefix string) []Fit {
	fits := m.fits(p, prefix)
	if len(fits) > 0 {
		return fits
	}
	text := trim(prefix)
	inner, bare, ok := m.within(text)
	switch {
	case !ok:
		return nil
	case bare == text: // only the forms of records are new
		if !begins(text, inner.live()&^m.live()) {
			return nil
		}
	case !strings.HasSuffix(text, bare): // marks stand behind a whole move
		if !inner.whole(bare, p.Turn()) {
			return nil
		}
	}
	return inner.fits(p, bare)
}

// begins reports whether the first sign of a text is that of one of some forms.
func begins(text string, in live) bool {
	r, _ := utf8.DecodeRuneInString(text)
	first, _ := foldSign(r)
	return auto.step(in, []sign{first}, 0) != 0
}

// whole reports whether a text is that of a move, of side.
func (m *Mode) whole(text string, side engine.Color) bool {
	if _, own := m.First.(chosen); own {
		return len(m.readings(text, side)) > 0
	}
	var f folded
	f.fold(text)
	m.turnSigns(&f)
	n, _, complete := auto.run(m.live(), f.sign[:f.n])
	return n == f.n && !f.more && complete != 0
}

// fits is Fits of a text with nothing around it.
func (m *Mode) fits(p *engine.Position, prefix string) []Fit {
	if c, ok := m.First.(chosen); ok && m.Only == nil {
		return m.firstFits(p, c, prefix)
	}
	if !holdsDigit(prefix) { // the decimal key of many keypads, before the digit comes
		prefix = foldCommas(prefix)
	}
	var f folded
	f.fold(trim(prefix))
	m.turnSigns(&f)
	var buffer [128]engine.Move
	moves := p.AppendMoves(buffer[:0])
	if c, ok := m.Only.(chosen); ok {
		return m.chosenFits(p, c, moves, trim(prefix))
	}
	var fits []Fit
	if c, ok := m.Prefer.(chosen); ok {
		fits = m.chosenFits(p, c, moves, trim(prefix))
		if _, whole := c.read(&reader{side: p.Turn()}, trim(prefix)); whole {
			return fits
		}
	}
	n, alive, complete := auto.run(m.live(), f.sign[:f.n])
	if n < f.n || f.more {
		return fits
	}
	// What is a whole text is weighed as one.
	if complete != 0 {
		r := reader{side: p.Turn(), record: m.Record}
		r.collect(complete, f.sign[:n])
		var o outcome
		m.weigh(&o, p, r.list[:r.n])
		for i := range o.n {
			fits = addFit(fits, Fit{o.moves[i], o.by[i]})
		}
	}
	b := p.Board()
	partial := alive &^ complete
	for _, move := range moves {
		var x saying
		if !x.describe(&b, move) {
			continue
		}
		fams := x.families(m, p, partial&^livePawn, f.sign[:n])
		if x.kind == engine.Pawn && partial&livePawn != 0 && (m.Federation || fams == 0) && m.pawnFits(p, &x, partial&livePawn, f.sign[:n]) {
			fams |= famPawn
		}
		if fams != 0 {
			fits = addFit(fits, Fit{move, fams})
		}
	}
	slices.SortFunc(fits, func(a, b Fit) int { return engine.CompareICCS(a.Move, b.Move) })
	return fits
}

// firstFits is fits where a notation of its own is tried before the others.
func (m *Mode) firstFits(p *engine.Position, c chosen, prefix string) []Fit {
	others := *m
	others.First, others.Only = nil, m.First
	var buffer [128]engine.Move
	fits := others.chosenFits(p, c, p.AppendMoves(buffer[:0]), trim(prefix))
	if _, whole := c.read(&reader{side: p.Turn()}, trim(prefix)); whole && len(fits) > 0 {
		return fits
	}
	others.Only = nil
	for _, f := range others.fits(p, prefix) {
		fits = addFit(fits, f)
	}
	slices.SortFunc(fits, func(a, b Fit) int { return engine.CompareICCS(a.Move, b.Move) })
	return fits
}

// foldCommas puts a point in the place of each comma behind the first character.
func foldCommas(text string) string {
	first := true
	return strings.Map(func(r rune) rune {
		if isComma := FoldRune(r) == ','; isComma && !first {
			return '.'
		}
		first = false
		return r
	}, text)
}

func addFit(fits []Fit, f Fit) []Fit {
	for i := range fits {
		if fits[i].Move == f.Move {
			fits[i].family |= f.family
			return fits
		}
	}
	return append(fits, f)
}

// chosenFits completes in a notation of its own, the only one or the preferred
// one: what it writes, with every name that a table has for a piece.
func (m *Mode) chosenFits(p *engine.Position, c chosen, moves []engine.Move, prefix string) []Fit {
	b := p.Board()
	n := m.Only
	if n == nil {
		n = m.Prefer
	}
	begin, _ := plain(prefix)
	begins := func(text []byte) bool {
		whole, _ := plain(string(text))
		return len(whole) >= len(begin) && slices.Equal(whole[:len(begin)], begin)
	}
	var fits []Fit
	var text []byte
	viet, words := n.(Vietnamese)
	for _, move := range moves {
		text, ok := n.Append(text[:0], &b, move)
		fit := ok && begins(text) || words && viet.begins(&b, move, prefix)
		if t, has := n.(*Table); has {
			for name := 1; ok && !fit; name++ {
				text, ok = t.appendNamed(text[:0], &b, move, name)
				fit = ok && begins(text)
			}
		}
		if fit {
			fits = append(fits, Fit{move, famChosen})
		}
	}
	if len(fits) == 0 {
		var r reader
		r.side, r.family = p.Turn(), famChosen
		if _, ok := c.read(&r, prefix); ok {
			var o outcome
			o.resolve(p, r.list[:r.n])
			for i := range o.n {
				fits = append(fits, Fit{o.moves[i], famChosen})
			}
		}
	}
	slices.SortFunc(fits, func(a, b Fit) int { return engine.CompareICCS(a.Move, b.Move) })
	return fits
}
