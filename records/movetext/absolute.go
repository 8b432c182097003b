// The absolute notation: each move names both of its points, its side and its
// piece, and all of that is believed.

package movetext

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// named returns what a text tells that names both points of its move, in a record of
// the absolute notation. The first one says who begins.
func (r *Reader) named(t *Token) (records.Ply, bool) {
	if !r.dialect.Points || t.Style != Absolute && t.Style != Chinese {
		return records.Ply{}, false
	}
	b := r.tree.line.at.Board()
	ply, ok := r.plies.Ply(r.tokens.of(t), b.Turn)
	if ok && !r.begun && ply.Color != b.Turn {
		r.tree.turn(ply.Color)
	}
	return ply, ok
}

// namedShapes are the texts of moves of the absolute notation.
var namedShapes = [...][]glyph{
	{gPiece, number, number, number, number},
	{gPiece, number, number, gLevel | gSide | gSign, number},
	{gGuard, number, turn, number},
}

// nearlyNamed returns the end of a move of the absolute notation that begins at i and
// cannot be read, since one sign of it is wrong, missing or too many, or two are lost:
// 车91乎8, 泡八三平四. Without one it returns i.
func nearlyNamed(text string, i int) int {
	if before, _ := utf8.DecodeLastRuneInString(text[:i]); i > 0 && unicode.IsLetter(before) && glyphOf(before)&number == 0 {
		return i
	}
	const most = 7
	var seen [most]glyph
	var holes [most]bool
	n, end, digits := 0, i, true
	for n < most && end < len(text) {
		r, size := utf8.DecodeRuneInString(text[end:])
		g := glyphOf(r)
		if g == 0 && !isHole(r) && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			break
		}
		if g&gDigit != 0 && numbersNext(text[end:]) {
			break
		}
		if n > 0 && g&gPiece != 0 {
			if _, style := shapeAt(text, end); style == Absolute || style == Chinese {
				break // the next move
			}
		}
		seen[n], holes[n] = g, isHole(r)
		digits = digits && g&gDigit != 0
		n++
		end += size
	}
	for _, shape := range namedShapes {
		if !digits && nearlyFits(shape, seen[:n], holes[:n]) {
			return end
		}
	}
	return i
}

// numbersNext reports whether digits are the number of the next move: a sign of
// numbering stands behind them.
func numbersNext(text string) bool {
	rest := strings.TrimLeftFunc(text, unicode.IsDigit)
	r, _ := utf8.DecodeRuneInString(rest)
	return r == '、' || notation.FoldRune(r) == '.'
}

// nearlyFits reports whether signs are those of a shape but for one, or for two that
// are lost.
func nearlyFits(shape, seen []glyph, holes []bool) bool {
	fits := func(shape, seen []glyph) int {
		n := 0
		for i := range shape {
			if seen[i]&shape[i] != 0 {
				n++
			}
		}
		return n
	}
	switch len(seen) - len(shape) {
	case 0:
		lost := 0
		for i, hole := range holes {
			if hole && seen[i]&shape[i] == 0 {
				lost++
			}
		}
		wrong := len(shape) - fits(shape, seen)
		return wrong == 1 || wrong == 2 && lost == 2 && len(shape) == 5
	case 1: // one too many
		for i := range seen {
			if fits(shape[:i], seen[:i])+fits(shape[i:], seen[i+1:]) == len(shape) {
				return true
			}
		}
	case -1: // one missing; of four that are left all must fit
		for i := range shape {
			if len(seen) >= 4 && fits(shape[:i], seen[:i])+fits(shape[i+1:], seen[i:]) == len(seen) {
				return true
			}
		}
	}
	return false
}

// ChooseStart lets a record of absolute notation begin from the pieces that its moves
// force, unless they speak for the standard position, slips in them granted.
func (r *Reader) ChooseStart() {
	g := r.tree.game
	var plies []records.Ply
	c := g.Start.Turn
	for id := g.First(0); id != 0; id = g.First(id) {
		ply, ok := r.plies.Ply(g.SourceText(id), c)
		if !ok {
			ply = records.Ply{Color: c, Move: g.Move(id)}
		}
		plies = append(plies, ply)
		c = ply.Color.Other()
	}
	if records.FromStandard(plies) || len(plies) == 0 {
		return
	}
	forced := records.Force(plies)
	start := engine.Setup{Board: forced.Board(), Fullmove: 1}
	start.Turn = g.Start.Turn
	g.Start = start
}

// CheckNumbers tells wrong numbers, and jumps once; they count plies, or rounds if
// more of them are right so.
func (r *Reader) CheckNumbers() {
	type printed struct {
		t        *Token
		ply, due int
	}
	var list []printed
	ply, depth, rounds, plies := 0, 0, 0, 0
	for i := range r.tokens.List {
		switch t := &r.tokens.List[i]; t.Kind {
		case Open:
			depth++
		case Close:
			depth--
		case Move, Damaged:
			if depth == 0 {
				ply++
			}
		case Number:
			if depth == 0 && i+1 < len(r.tokens.List) && (r.tokens.List[i+1].Kind == Move || r.tokens.List[i+1].Kind == Damaged) {
				list = append(list, printed{t, ply + 1, ply + 1})
				if t.Value == ply+1 {
					plies++
				}
				if t.Value == ply/2+1 {
					rounds++
				}
			}
		}
	}
	line := r.tree.game.Line(r.tree.game.Last(0))
	place := r.tree.game.Places()
	count := func(ply int) int {
		if rounds > plies {
			return (ply + 1) / 2
		}
		return ply
	}
	left := 0 // by how many the numbers have jumped
	for i, n := range list {
		due := count(n.ply) + left
		if n.t.Value != due {
			if i+1 < len(list) && list[i+1].t.Value-n.t.Value == count(list[i+1].ply)-count(n.ply) {
				left += n.t.Value - due // those behind go on from it
			}
			node := records.NodeID(0)
			if n.ply <= len(line) {
				node = line[n.ply-1]
			}
			r.tree.problem(records.Problem{
				Ply: n.ply, Node: node, Place: place(n.t.From), Kind: records.WrongNumber,
				Text: r.tokens.of(n.t), Err: &records.Fault{Code: "number", Args: []any{n.t.Value, due}},
			})
		}
	}
}
