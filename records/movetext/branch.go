// Variations that stand behind the moves, and the places of the main line that
// they leave from.

package movetext

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// Variation reads a variation that stands behind the game: its first number says
// where it leaves the main line. What stands before its first move, and the note,
// are the comment of that move.
func (r *Reader) Variation(tokens *Tokens, note string) {
	text := tokens.Text
	round, first := 0, -1
	black := false // dots stand for Red's move
	end := tokens.end
	for i, t := range tokens.List {
		if t.Kind == Number {
			round, end = t.Value, t.To
		}
		if t.Kind == Move {
			first, black = i, Placeholder(text[min(end, t.From):t.From])
			break
		}
	}
	words := tokens.end
	if first >= 0 {
		words = tokens.List[first].From
		if end < words && first > 0 && tokens.List[first-1].Kind == Number {
			words = tokens.List[first-1].From
		}
	}
	note = strings.TrimSpace(note + "\n" + charset.Tidy(strings.TrimFunc(text[tokens.from:words], charset.IsBlank)))
	if first < 0 {
		r.tree.note(note)
		return
	}
	r.tokens = tokens
	ply := 2 * (round - r.tree.game.Start.Fullmove) // of the moves before it
	if r.tree.game.Start.Turn == engine.Black {
		ply--
	}
	if r.trunk == nil {
		r.walkTrunk()
	}
	if black || !r.fits(ply, &tokens.List[first]) && r.fits(ply+1, &tokens.List[first]) {
		ply++
	}
	r.goTo(min(max(ply, 0), len(r.trunk)-1))
	r.tree.line.end, r.tree.line.result = len(tokens.List), len(strings.TrimRight(text[:tokens.end], " \r\n"))
	r.tree.stack = r.tree.stack[:0]
	first = r.token(first)
	r.tree.note(note)
	for i := first + 1; i < len(tokens.List); i++ {
		i = r.token(i)
	}
}

// trunk is a place on the main line.
type trunk struct {
	node records.NodeID
	at   records.Situation
}

// walkTrunk notes the places of the main line, from which variations leave.
func (r *Reader) walkTrunk() {
	at, _ := records.SituationOf(r.tree.game.Start)
	r.trunk = append(r.trunk, trunk{0, at})
	for id := r.tree.game.First(0); id != 0; id = r.tree.game.First(id) {
		at, _ = at.After(r.tree.game.Move(id))
		r.trunk = append(r.trunk, trunk{id, at})
	}
}

// fits reports whether a text is a move behind the first n of the main line.
func (r *Reader) fits(n int, t *Token) bool {
	if n < 0 || n >= len(r.trunk) {
		return false
	}
	pos, ok := r.trunk[n].at.Position()
	if !ok {
		return false
	}
	_, err := r.parse(pos, t)
	return err == nil
}

// goTo goes behind the first n moves of the main line.
func (r *Reader) goTo(n int) {
	before := r.trunk[max(n-1, 0)]
	r.tree.line = line{node: r.trunk[n].node, prev: before.node, at: r.trunk[n].at, before: before.at, ply: n}
}
