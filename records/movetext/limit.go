// Limits: what was made to be large is read up to them, and a problem tells where.

package movetext

import "qipu/records"

const (
	// mostTokens is how many tokens of a game are read: the largest real tree has a
	// million with the numbers and brackets around its moves.
	mostTokens = 1 << 21
	// mostDepth is how deep variations may stand in each other; deeper ones are comments.
	mostDepth = 1 << 10
)

// limits are those that a reader has met, and told of.
type limits struct {
	full bool // there are more moves than a game may have
	deep bool // variations are too deep in each other
}

// limit tells that a limit is met at an offset.
func (b *builder) limit(off int, code string, most int) {
	b.problem(records.Problem{
		Ply: b.line.ply + 1, Node: b.line.node, Place: b.game.PlaceOf(off),
		Kind: records.OverLimit, Err: &records.Fault{Code: code, Args: []any{most}},
	})
}

// tooDeep reports whether a variation, of which token i is the bracket, would stand too
// deep in others.
func (r *Reader) tooDeep(i int) bool {
	if len(r.tree.stack) < mostDepth {
		return false
	}
	if !r.deep {
		r.tree.limit(r.tokens.List[i].From, "most-depth", mostDepth)
	}
	r.deep = true
	return true
}

// overfull keeps the rest of a line, from token i on, of a game that has all the moves
// it may have.
func (r *Reader) overfull(i int) int {
	if !r.full {
		r.tree.limit(r.tokens.List[i].From, "most-moves", records.MostMoves)
	}
	r.full = true
	return r.unread(i, nil)
}

// tellLeft tells where the tokens end before the text does.
func (r *Reader) tellLeft() {
	if end := r.tokens.end; len(r.tokens.List) >= mostTokens && end < len(r.tokens.Text) {
		r.tree.limit(end, "most-words", mostTokens)
	}
}
