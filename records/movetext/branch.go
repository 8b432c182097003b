// Variations that stand behind the moves, and the places of the main line that
// they leave from.

package movetext

import (
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// Branch is what the heading of a variation says.
type Branch struct {
	Note   string
	Number int // its own, by which others hang on it
	Parent int // of the line that it hangs on; 0 is the main line
}

// Variation reads a variation that stands behind the game: its first number says
// where it leaves its line. What stands before its first move, and the note, are the
// comment of that move.
func (r *Reader) Variation(tokens *Tokens, head Branch) {
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
	note := strings.TrimSpace(head.Note + "\n" + charset.Tidy(strings.TrimFunc(text[tokens.from:words], charset.IsBlank)))
	if first < 0 {
		r.tree.note(note)
		return
	}
	r.tokens = tokens
	line := r.path(head.Parent)
	ply := r.plyOf(round, black)
	if !r.fits(line, ply, &tokens.List[first]) && r.fits(line, ply+1, &tokens.List[first]) && !black {
		ply++
	}
	r.goTo(line, min(max(ply, 0), len(line)-1))
	r.tree.line.end, r.tree.line.result = len(tokens.List), len(strings.TrimRight(text[:tokens.end], " \r\n"))
	r.tree.line.number = round
	r.tree.stack = r.tree.stack[:0]
	first = r.token(first)
	r.tree.note(note)
	for i := first + 1; i < len(tokens.List); i++ {
		i = r.token(i)
	}
	r.flush()
	if head.Number > 0 {
		r.paths[head.Number] = r.pathTo(r.tree.mainline().node)
	}
}

// Footnote adds a comment to a move of a line: that of Red or Black in a round. Where
// there is none it is a comment of the last move, with its place.
func (r *Reader) Footnote(line, round int, black bool, text string) {
	if text == "" {
		return
	}
	path := r.path(line)
	if ply := r.plyOf(round, black) + 1; ply > 0 && ply < len(path) {
		r.tree.comments = append(r.tree.comments, note{path[ply].node, text})
		return
	}
	side := "红"
	if black {
		side = "黑"
	}
	r.tree.comments = append(r.tree.comments, note{path[len(path)-1].node, "第" + strconv.Itoa(round) + "回合" + side + ": " + text})
}

// plyOf returns how many moves stand before that of a side in a round.
func (r *Reader) plyOf(round int, black bool) int {
	ply := 2 * (round - r.tree.game.Start.Fullmove)
	if r.tree.game.Start.Turn == engine.Black {
		ply--
	}
	if black {
		ply++
	}
	return ply
}

// path returns the places of a line by its number; the main line where there is none of
// the number.
func (r *Reader) path(number int) []place {
	if r.paths == nil {
		r.paths = map[int][]place{0: r.pathTo(r.tree.game.Last(0))}
	}
	if line, ok := r.paths[number]; ok {
		return line
	}
	return r.paths[0]
}

// pathTo returns the places from the start of the game to a node.
func (r *Reader) pathTo(id records.NodeID) []place {
	at, _ := records.SituationOf(r.tree.game.Start)
	list := []place{{0, at}}
	for _, id := range r.tree.game.Line(id) {
		at, _ = at.After(r.tree.game.Move(id))
		list = append(list, place{id, at})
	}
	return list
}

// fits reports whether a text is a move behind the first n of a line.
func (r *Reader) fits(path []place, n int, t *Token) bool {
	if n < 0 || n >= len(path) {
		return false
	}
	pos, ok := path[n].at.Position()
	if !ok {
		return false
	}
	_, err := r.parse(pos, t)
	return err == nil
}

// goTo goes behind the first n moves of a line.
func (r *Reader) goTo(path []place, n int) {
	before := path[max(n-1, 0)]
	r.tree.line = line{node: path[n].node, prev: before.node, at: path[n].at, before: before.at, ply: n}
}
