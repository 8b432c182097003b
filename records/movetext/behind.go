// What stands behind the result of a game.

package movetext

import (
	"strings"

	"qipu/records"
	"qipu/records/charset"
)

// behind keeps what stands behind the result, which is token i: words are a comment of
// the last move, whatever moves they name, moves alone are unread.
func (r *Reader) behind(i int) {
	list := r.tokens.List
	from := list[i].To
	end := len(r.tokens.Text)
	if ad := rule.FindStringIndex(r.tokens.Text[from:]); ad != nil {
		end = from + ad[0]
	}
	first, words := -1, false
	for k := i + 1; k < len(list) && list[k].From < end; k++ {
		switch list[k].Kind {
		case Word, Comment:
			words = true
		case Result:
			words = words || !r.sameResult(i, k)
		case Move, Damaged:
			if first < 0 {
				first = k
			}
		}
	}
	text := charset.Tidy(strings.TrimFunc(r.tokens.Text[from:end], charset.IsBlank))
	switch {
	case first >= 0 && !words:
		first = i + 1
		f := &r.tree.line
		f.result = end
		r.tree.rest(strings.TrimRightFunc(r.tokens.Text[list[first].From:end], charset.IsBlank))
		r.tree.reported = append(r.tree.reported, [2]int{from, end})
		r.tree.problem(records.Problem{
			Ply: f.ply + 1, Node: f.node, Place: r.tree.place(list[first].From), Kind: records.WrongResult,
			Text: r.tokens.of(&list[i]), Err: &records.Fault{Code: "not-the-end"},
		})
	case words && len(text) > 1 && text[0] == '{' && strings.IndexByte(text, '}') == len(text)-1:
		r.tree.note(text[1 : len(text)-1])
	case words:
		r.tree.note(text)
	}
}

// sameResult reports whether two tokens say the same result.
func (r *Reader) sameResult(i, k int) bool {
	one, _ := records.Result(r.tokens.of(&r.tokens.List[i]))
	other, _ := records.Result(r.tokens.of(&r.tokens.List[k]))
	return one == other
}
