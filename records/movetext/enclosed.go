// What may stand in brackets of its own and is neither a remark nor a variation: the
// number of a move, the side of one, a move itself.

package movetext

import (
	"strings"
	"unicode/utf8"

	"qipu/records/charset"
)

// enclosedMost is how long such a text is at most, in bytes.
const enclosedMost = 40

// enclosed takes the text between two places, with the brackets around it, if it is the
// number of the move that follows ([1] or （一）), the side of that (【红】), or, behind a
// number, the move of the game (2. 【马二进三】); tail is the size of the bracket behind it.
func (l *lexer) enclosed(start, from, to, tail int) bool {
	if to-from > enclosedMost || to == from {
		return false
	}
	inside := l.Text[from:to]
	n := len(l.List)
	behind := l.Text[to+tail:]
	digits := strings.Trim(inside, "0123456789０１２３４５６７８９") == ""
	switch end, style := shapeAt(l.Text, from); {
	case style == Chinese && end == to && n > 0 && l.List[n-1].Kind == Number && strings.Trim(l.Text[l.List[n-1].To:start], ".、．: \u3000") == "":
		l.add(Move, from, to).Style = style
	case digits && (l.Text[start] == '(' || strings.HasPrefix(l.Text[start:], "（")):
		if n > 0 && l.List[n-1].To == start && (l.List[n-1].Kind == Word || l.List[n-1].Kind == Move && !movesAhead(behind)) {
			return false // 名(2001), 炮二平五(35)
		}
		l.number(from)
	case !movesAhead(behind) || n > 0 && l.List[n-1].To == start:
		return false
	case digits:
		l.number(from)
	case strings.Trim(inside, "一二三四五六七八九十") == "":
		l.add(Number, from, to).Value = NumberOf(inside)
	case isSide(inside):
	default:
		return false
	}
	l.pos = to + tail
	return true
}

// isSide reports whether a text names a side and nothing else.
func isSide(text string) bool {
	for _, word := range sides {
		if strings.EqualFold(text, word) {
			return true
		}
	}
	return false
}

// movesAhead reports whether a move follows on the line.
func movesAhead(text string) bool {
	text = strings.TrimLeftFunc(text, charset.IsBlank)
	for {
		r, size := utf8.DecodeRuneInString(text)
		if r != '.' && r != '、' && r != '．' && r != ':' && r != '：' {
			break
		}
		text = strings.TrimLeftFunc(text[size:], charset.IsBlank)
	}
	_, style := shapeAt(text, 0)
	return style != NoStyle
}
