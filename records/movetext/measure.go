// What programs write between moves without a sign that it is no move: clocks, values of
// positions, and the move that is none.

package movetext

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"qipu/records/charset"
)

// measure matches a clock (1:02, 0:10:00) or the value of a position (+0.35, -1.2).
var measure = regexp.MustCompile(`^(?:\d{1,2}:\d{2}(?::\d{2})?|[-+−–]\d{1,3}\.\d{1,2})(?:\s|$)`)

// measured takes a clock or a value that stands apart as a comment.
func (l *lexer) measured(start int) bool {
	const most = 12 // bytes
	part := l.Text[start:min(start+most, len(l.Text))]
	sign := byte(':')
	if part[0] < '0' || part[0] > '9' {
		sign = '.'
	}
	if l.how&ByWord != 0 || strings.IndexByte(part, sign) < 0 || !l.apart(start) {
		return false
	}
	text := strings.TrimSpace(measure.FindString(part))
	if text == "" {
		return false
	}
	l.pos = start + len(text)
	l.add(Comment, start, l.pos)
	return true
}

// assessment matches what a commentator writes of a position in signs (=, +-, ±, ∞, △) or
// a score (2-0, 3:1).
var assessment = regexp.MustCompile(`^(?:\+/?-|-/?\+|[+\-/]{0,2}[=±∓⩲⩱∞△▲⌓⟳⟲⇆]{1,2}[+\-/=∞]{0,2}|\d[-−–]\d|\d{1,2}[:：]\d{1,2})(?:[\s\x{3000}]|$)`)

// assessed takes such a sign that stands apart, behind a move or what belongs to one, as a
// comment.
func (l *lexer) assessed(start int, r rune) bool {
	const most = 20 // bytes
	if g := glyphOf(r); r < utf8.RuneSelf && g&(gDigit|gSign) == 0 && r != '=' || isWord(r) || !l.apart(start) || len(l.List) == 0 {
		return false
	}
	switch l.List[len(l.List)-1].Kind {
	case Move, Mark, Comment, Close:
	default:
		return false
	}
	if glyphOf(r)&gDigit != 0 && !l.scored(start) {
		return false
	}
	text := strings.TrimFunc(assessment.FindString(l.Text[start:min(start+most, len(l.Text))]), charset.IsBlank)
	if text == "" {
		return false
	}
	l.pos = start + len(text)
	l.add(Comment, start, l.pos)
	return true
}

// scored reports whether a sign of a score stands behind the one or two digits at a place:
// cheaper than the pattern, which is tried at each number of a move else.
func (l *lexer) scored(start int) bool {
	for i := start + 1; i < start+3; i++ {
		if c := l.byteAt(i); c < '0' || c > '9' {
			return c == '-' || c == ':' || c >= utf8.RuneSelf
		}
	}
	return false
}

// null takes the sign of PGN for no move, --, in the place of one.
func (l *lexer) null(start int) bool {
	if l.how&LineComments == 0 || !strings.HasPrefix(l.Text[start:], "--") || !l.apart(start) {
		return false
	}
	if r, _ := utf8.DecodeRuneInString(l.Text[start+2:]); start+2 < len(l.Text) && !charset.IsBlank(r) {
		return false
	}
	l.pos = start + 2
	l.add(Damaged, start, l.pos)
	return true
}

// apart reports whether a blank or nothing stands before a place.
func (l *lexer) apart(start int) bool {
	before, _ := utf8.DecodeLastRuneInString(l.Text[:start])
	return start == 0 || charset.IsBlank(before)
}
