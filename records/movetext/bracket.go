// Brackets among the moves: variations of the last move or of the next, or remarks.

package movetext

import "qipu/engine"

// comesNext reports whether brackets hold a line in the place of the move that comes
// next: 1. 炮二平五 (1... 炮8平5) 马8进7. Their number says whose move it is.
func (r *Reader) comesNext(i int) bool {
	list := r.tokens.List
	number := i + 1
	for number < list[i].Mate && list[number].Kind == Comment {
		number++
	}
	f := &r.tree.line
	if number+1 >= list[i].Mate || list[number].Kind != Number || list[number+1].Kind != Move || f.number == 0 {
		return false
	}
	due := f.number
	side := engine.Black
	if !Placeholder(r.tokens.Text[list[number].To:list[number+1].From]) {
		side, due = engine.Red, due+1
	}
	b := f.at.Board()
	return b.Turn == side && list[number].Value == due && r.playable(&list[number+1])
}

// wraps reports whether brackets hold a round of the game itself: in a text that begins
// with one, and all of whose rounds stand so: (1. 炮二平五 马8进7) (2. 马二进三 车9平8).
func (r *Reader) wraps(i int) bool {
	list := r.tokens.List
	if len(r.tree.stack) > 0 || i+2 >= list[i].Mate || list[i+1].Kind != Number || list[i+2].Kind != Move {
		return false
	}
	if r.tree.line.ply == 0 && list[i+1].Value == 1 && r.playable(&list[i+2]) {
		r.wrapped = list[i].Mate+1 >= len(list) || list[list[i].Mate+1].Kind == Open
		return r.wrapped
	}
	return r.wrapped && list[i+1].Value == r.round()
}

// flush reads the variations of the move that has come, or of one that does not come.
func (r *Reader) flush() {
	f := &r.tree.line
	if len(f.ahead) == 0 {
		return
	}
	list := f.ahead
	f.ahead = nil
	for _, open := range list {
		r.flushing = open
		for i := open; i <= r.tokens.List[open].Mate && i < len(r.tokens.List); i++ {
			i = r.token(i)
		}
	}
}

// variation reports whether brackets hold a line that goes in the place of the
// last move: they begin with a number or a move, and the first move is legal
// there or names both of its points.
func (r *Reader) variation(i int) bool {
	if r.tree.line.ply == 0 {
		return false
	}
	for j := i + 1; j < r.tokens.List[i].Mate; j++ {
		switch t := &r.tokens.List[j]; t.Kind {
		case Number, Comment:
		case Move:
			if next := j + 1; j == i+1 && next < len(r.tokens.List) && r.tokens.List[next].Kind == Word && r.tokens.List[next].From == t.To {
				return false // words about a move
			}
			if t.Style == ICCS || r.dialect.UCI {
				return true
			}
			pos, ok := r.tree.line.before.Position()
			return ok && len(r.meanings(pos, t)) > 0
		default:
			return false
		}
	}
	return false
}
