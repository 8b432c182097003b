// Words among the moves: remarks, and moves that cannot be read.

package movetext

import (
	"strings"
	"unicode/utf8"

	"qipu/records/charset"
)

// remark makes a comment of the text from token i to the next move, number,
// bracket or line, and returns the index of its last token.
func (r *Reader) remark(i int) int {
	from := r.tokens.List[i].From
	end := r.tree.line.result
	if n := strings.IndexByte(r.tokens.Text[from:end], '\n'); n >= 0 {
		end = from + n
	}
	for ; i+1 < r.tree.line.end && r.tokens.List[i+1].From < end; i++ {
		t := &r.tokens.List[i+1]
		if t.Kind == Number && (i+2 >= r.tree.line.end || r.tokens.List[i+2].Kind != Move) {
			continue
		}
		// A move that is no word of its own is one that the remark talks about.
		before, _ := utf8.DecodeLastRuneInString(r.tokens.Text[:t.From])
		if t.Kind == Move && r.dialect.Numbered && (!charset.IsBlank(before) || r.tokens.List[i].Kind != Number && !r.playable(t)) {
			continue
		}
		if t.Kind != Word && t.Kind != Result && t.Kind != Mark {
			end = t.From
			break
		}
	}
	r.tree.note(charset.Tidy(strings.TrimFunc(r.tokens.Text[from:end], charset.IsBlank)))
	return i
}

// playable reports whether a text is a legal move here, or one of several.
func (r *Reader) playable(t *Token) bool {
	pos, ok := r.tree.line.at.Position()
	return ok && len(r.meanings(pos, t)) > 0
}

// moveLike reports whether a word is made of nothing but characters of moves: it
// is a move that cannot be read, or one in which the text ends, and no remark.
func (r *Reader) moveLike(t *Token) bool {
	n, piece := 0, false
	for _, r := range r.tokens.Text[t.From:t.To] {
		g := glyphOf(r)
		if g&(gPiece|gPlace|number|gTurn|gLevel) == 0 {
			if n > 0 && strings.ContainsRune(",，、·", r) {
				continue
			}
			return false
		}
		piece = piece || g&gPiece != 0
		n++
	}
	return piece && (n > 2 || t.To == len(strings.TrimRight(r.tokens.Text, " \r\n\u3000")))
}

// misprint reports whether a word is a move but for one sign and stands where the
// move of a round is due: behind its number, or behind the first of its moves.
func (r *Reader) misprint(i int) bool {
	t := &r.tokens.List[i]
	if t.Kind != Word || i == 0 || !nearly(r.tokens.Text[t.From:t.To]) {
		return false
	}
	last := &r.tokens.List[i-1]
	if last.Kind == Move && i > 1 {
		last = &r.tokens.List[i-2]
	}
	return last.Kind == Number && strings.IndexByte(r.tokens.Text[last.To:t.From], '\n') < 0
}
