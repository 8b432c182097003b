// Moves to be named, one or a line of them, in the notation of a language.

package drill

import (
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/lang"
)

// MoveText is a move to be named, in the absolute notation or another.
type MoveText struct {
	Board engine.Board // before the move
	Move  engine.Move
	In    notation.Notation // nil: absolute
}

// in names the move, with points as dot has them. Where no Chinese characters are to
// stand a move is named by its piece and points in place of the absolute notation, and
// in words in place of a Chinese one.
func (m MoveText) in(l lang.Lang, dot string) string {
	n, latin := m.In, l.Latin() && lang.Bare(dot)
	switch {
	case n == nil && latin:
		return l.InWords(&m.Board, m.Move, dot)
	case n == nil:
		n = notation.Absolute{Traditional: l.Traditional()}
	}
	text, ok := n.Append(nil, &m.Board, m.Move)
	_, chinese := n.(notation.Chinese)
	switch {
	case !ok:
		return m.Move.String()
	case latin && chinese || dot == lang.Spaced:
		return l.Spoken(n, string(text), m.Board.Turn)
	}
	return string(text)
}

// LineText is moves to be named, with the numbers of their rounds: of a long line the last
// ones.
type LineText struct {
	Start engine.Position
	Moves []engine.Move
	Blind bool // by their points, as moves are announced to who sees no pieces
}

// in names the moves as books of the language print them, or where they are heard in
// words.
func (n LineText) in(l lang.Lang, dot string) string {
	p, from := n.Start, max(0, len(n.Moves)-linePliesTold)
	if from > 0 && from%2 == 1 {
		from++ // a whole round
	}
	var parts []string
	if from > 0 {
		parts = append(parts, "...")
	}
	black := btoi(n.Start.Turn() == engine.Black)
	for i, m := range n.Moves {
		if i >= from {
			text := MoveText{Board: p.Board(), Move: m, In: printed(l, n.Blind)}.in(l, dot)
			switch round := (i + black) / 2; {
			case p.Turn() == engine.Red:
				text = l.Say(lang.LineNumber, round+1, text)
			case i == from:
				text = l.Say(lang.LineNumber, round+1, "... "+text)
			}
			parts = append(parts, text)
		}
		p = p.PlayLegal(m)
	}
	return strings.Join(parts, " ")
}

// linePliesTold is how many plies of a line are told.
const linePliesTold = 8

// MoveTexts are moves of one position to be named, as LineText names them.
type MoveTexts struct {
	At    engine.Position
	Moves []engine.Move
	Blind bool
}

func (n MoveTexts) in(l lang.Lang, dot string) string {
	texts := make([]string, len(n.Moves))
	for i, m := range n.Moves {
		texts[i] = MoveText{Board: n.At.Board(), Move: m, In: printed(l, n.Blind)}.in(l, dot)
	}
	return strings.Join(texts, l.Say(lang.ListComma))
}

// printed is the notation in which moves are printed in a language; nil, the absolute
// one, while blind.
func printed(l lang.Lang, blind bool) notation.Notation {
	if blind {
		return nil
	}
	for _, name := range l.Columns() {
		if n, ok := notation.Lookup(name); ok {
			return n
		}
	}
	if l.Latin() {
		return notation.WXF{}
	}
	return notation.Chinese{Traditional: l.Traditional()}
}
