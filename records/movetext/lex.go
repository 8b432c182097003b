// Cutting movetext into tokens.

package movetext

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/notation"
	"qipu/records"
	"qipu/records/charset"
)

// Lex cuts text from an offset to its end.
func Lex(text string, from int, how Cut) *Tokens {
	l := lexer{Tokens: &Tokens{Text: text, from: from, cut: -1}, how: how, pos: from}
	l.List = (*lists.Get().(*[]Token))[:0]
	if room := len(text) / 8; room > largeList { // grown bit by bit it would be there twice
		l.List = make([]Token, 0, min(room, mostTokens))
	}
	for l.pos < len(text) && len(l.List) < mostTokens {
		l.next()
	}
	for _, i := range l.open {
		l.List[i].Mate = len(l.List)
	}
	l.end = l.pos
	return l.Tokens
}

// next takes one token, or passes over what is none.
func (l *lexer) next() {
	r, size := rune(l.Text[l.pos]), 1
	if r >= utf8.RuneSelf {
		r, size = utf8.DecodeRuneInString(l.Text[l.pos:])
	}
	start := l.pos
	switch r {
	case ' ', '\n', '\r', '\t', '\u3000': // every third character: nothing begins with one
		l.pos += size
	case '{':
		l.comment(start)
	case '(', '（':
		if end := strings.IndexAny(l.Text[start+size:min(start+size+enclosedMost, len(l.Text))], ")）"); end >= 0 {
			_, tail := utf8.DecodeRuneInString(l.Text[start+size+end:])
			if l.enclosed(start, start+size, start+size+end, tail) {
				return
			}
		}
		l.pos += size
		l.open = append(l.open, len(l.List))
		l.add(Open, start, l.pos)
	case ')', '）':
		l.pos += size
		if n := len(l.open); n > 0 {
			l.List[l.open[n-1]].Mate = len(l.List)
			l.open = l.open[:n-1]
			l.add(Close, start, l.pos)
		}
	case '【', '〔', '［', '[':
		if !l.boxed(start, size) {
			l.pos += size
		}
	case ';':
		l.lineComment(start)
	case '%':
		if l.how&LineComments != 0 && (start == 0 || l.Text[start-1] == '\n') {
			l.lineComment(start)
		} else {
			l.pos++
		}
	case '?', '？':
		if end := damagedAt(l.Text, start); end > start {
			l.pos = end
			l.add(Damaged, start, end)
		} else {
			l.mark(start)
		}
	case '$', '!', '！':
		l.mark(start)
	case '\\': // \n of a string in a program
		l.pos++
		if strings.IndexByte("nrt", l.byteAt(l.pos)) >= 0 && !asciiLetter(l.byteAt(l.pos+1)) {
			l.pos++
		}
	case '.':
		if l.how&ByWord != 0 {
			l.word(r, size)
			return
		}
		l.pos++
	case '-', '+', '−', '–':
		if !l.null(start) && !l.measured(start) {
			l.word(r, size)
		}
	default:
		if glyphOf(r)&gDigit == 0 || !l.measured(start) {
			l.word(r, size)
		}
	}
}

func (l *lexer) comment(start int) {
	end := strings.IndexByte(l.Text[start:], '}')
	if end < 0 {
		l.cut = start
		l.pos = len(l.Text)
		l.add(Comment, start+1, l.pos)
		return
	}
	l.pos = start + end + 1
	l.add(Comment, start+1, l.pos-1)
}

// The square brackets, of any kind, of a comment or a tag.
const (
	Brackets = "[［【〔"
	Closings = "]］】〕"
)

// boxed takes a comment in square brackets of any kind, which ends on its line.
func (l *lexer) boxed(start, size int) bool {
	const far = 4 << 10 // bytes: no comment on one line is longer
	if start < l.unboxed {
		return false
	}
	line := l.Text[start+size : min(start+size+far, len(l.Text))]
	if end := strings.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	end := strings.IndexFunc(line, func(r rune) bool { return strings.ContainsRune(Closings, r) })
	if end < 0 {
		l.unboxed = start + size + len(line)
		return false
	}
	_, tail := utf8.DecodeRuneInString(line[end:])
	if forumMark.MatchString(line[:end]) {
		l.pos = start + size + end + tail
		return true
	}
	if l.enclosed(start, start+size, start+size+end, tail) {
		return true
	}
	if !timeStamp.MatchString(line[:end]) {
		l.add(Comment, start+size, start+size+end)
	}
	l.pos = start + size + end + tail
	return true
}

// forumMark is a mark of forums for how text looks: [b], [color=red], [/td].
var forumMark = regexp.MustCompile(`^/?(?i:b|i|u|s|color|size|font|face|align|center|td|tr|table|quote|code|p|hr|list|list=1|\*)(?:=[^\]\n]*)?$`)

// timeStamp is when a line of a film is spoken, or a move was made.
var timeStamp = regexp.MustCompile(`^(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d+)?$`)

// lineComment takes a comment to the end of its line. A semicolon before moves
// only separates.
func (l *lexer) lineComment(start int) {
	end := strings.IndexByte(l.Text[start:], '\n')
	if end < 0 {
		end = len(l.Text) - start
	}
	if l.how&LineComments != 0 {
		l.pos = start + end
		inside := strings.TrimLeftFunc(l.Text[start+1:l.pos], charset.IsBlank)
		l.add(Comment, l.pos-len(inside), l.pos-len(inside)+len(strings.TrimRightFunc(inside, charset.IsBlank)))
		return
	}
	if start < l.ahead {
		l.pos++
		return
	}
	for i := range l.Text[start : start+end] {
		if _, style := shapeAt(l.Text[:start+end], start+i); style != NoStyle || vietnameseAt(l.Text, start+i) > start+i {
			l.ahead = start + i
			l.pos++
			return
		}
	}
	l.pos = start + end
	l.add(Comment, start+1, l.pos)
}

func (l *lexer) mark(start int) {
	for l.pos++; l.pos < len(l.Text); {
		r, size := utf8.DecodeRuneInString(l.Text[l.pos:])
		r = notation.FoldRune(r)
		if !(r == '!' || r == '?') && !(l.Text[start] == '$' && r >= '0' && r <= '9') {
			break
		}
		l.pos += size
	}
	for !utf8.RuneStart(l.byteAt(l.pos)) {
		l.pos++
	}
	l.add(Mark, start, l.pos)
}

// plainICCS takes a move as nearly all files write it, H2-E2, at once.
func (l *lexer) plainICCS(start int) bool {
	const size = len("H2-E2")
	if l.how&(ByWord|ByPoints) != 0 || len(l.Text)-start <= size || l.Text[start+2] != '-' || l.Text[start+size] != ' ' && l.Text[start+size] != '\n' || !l.apart(start) {
		return false
	}
	for _, i := range [...]int{start, start + 3} {
		if c := l.Text[i] | 0x20; c < 'a' || c > 'i' || l.Text[i+1] < '0' || l.Text[i+1] > '9' {
			return false
		}
	}
	l.pos = start + size
	l.add(Move, start, l.pos).Style = ICCS
	return true
}

// word takes a move, a number, a result or another run of characters.
func (l *lexer) word(r rune, size int) {
	start := l.pos
	if l.plainICCS(start) {
		return
	}
	if end, kind := l.result(start); end > 0 {
		l.pos = end
		l.add(kind, start, end)
		return
	}
	if l.how&ByWord != 0 {
		l.plainWord(size)
		return
	}
	if end := vietnameseAt(l.Text, start); end > start {
		l.pos = end
		l.add(Move, start, end)
		return
	}
	if end := boardText(l.Text, start); end > start {
		l.pos = end
		l.add(Word, start, end)
		return
	}
	if l.assessed(start, r) || l.how&ByPoints != 0 && l.byPoints(r) {
		return
	}
	g := glyphOf(r)
	if r == '○' { // the side of a move, as ●, and no zero
		if _, style := shapeAt(l.Text, start+size); style != NoStyle {
			l.pos += size
			return
		}
	}
	if l.latin && g&(gDigit|gSign) != 0 {
		if end := pawnText(l.Text, start); end > start {
			l.pos = end
			l.add(Move, start, end).Style = WXF
			return
		}
	}
	if g&gDigit != 0 && l.damaged(start, pieceless) {
		return
	}
	if g&gDigit != 0 && !l.ordinal(start) {
		if l.lettered(start) {
			l.run(start)
			return
		}
		l.number(start)
		return
	}
	if end, style := shapeAt(l.Text, start); style != NoStyle {
		l.pos = end
		l.add(Move, start, end).Style = style
		l.latin = l.latin || style == WXF
		return
	}
	if l.damaged(start, damagedAt) || isLetter(r) && l.damaged(start, latinDamaged) || g&gNumeral != 0 && l.damaged(start, pieceless) {
		return
	}
	if !isWord(r) {
		l.pos += size
		return
	}
	if g&(gPiece|gPlace|gNumeral) != 0 {
		if end := spaced(l.Text, start); end > start {
			l.pos = end
			l.add(Move, start, end).Style = Chinese
			return
		}
	}
	if end := max(SideWord(l.Text, start), labelAt(l.Text, start)); end > 0 {
		l.pos = end
		return
	}
	if m := worded(l.Text[start:], r); m != nil {
		l.pos += len(m[0])
		l.add(Number, start, l.pos).Value = NumberOf(m[1] + m[2])
		return
	}
	if l.footnoteMark(r, start) {
		l.pos += size
		l.add(Mark, start, l.pos)
		return
	}
	l.run(start)
}

// damaged takes a move that cannot be read, whose end a function finds.
func (l *lexer) damaged(start int, end func(string, int) int) bool {
	to := end(l.Text, start)
	if to == start {
		return false
	}
	l.pos = to
	l.add(Damaged, start, to)
	return true
}

// byPoints takes a move of the absolute notation that cannot be read.
func (l *lexer) byPoints(r rune) bool {
	start := l.pos
	if end, style := shapeAt(l.Text, start); style == Absolute || style == Chinese && end > start {
		return false
	}
	if glyphOf(r)&gDigit != 0 {
		digits := strings.TrimLeftFunc(l.Text[start:], unicode.IsDigit)
		if _, style := shapeAt(l.Text, len(l.Text)-len(digits)); style != NoStyle {
			return false // the number of a move
		}
	}
	end := nearlyNamed(l.Text, start)
	if end == start {
		return false
	}
	l.pos = end
	l.add(Damaged, start, end)
	return true
}

// footnoteMark reports whether a letter is the mark of a footnote: a capital behind a
// Chinese move, as dpxq.com has for a move that has variations.
func (l *lexer) footnoteMark(r rune, start int) bool {
	n := len(l.List)
	if n == 0 || l.List[n-1].To != start || l.List[n-1].Style != Chinese || r < 'A' || r > 'Z' {
		return false
	}
	next := l.byteAt(start + 1)
	return next < utf8.RuneSelf && !unicode.IsLetter(rune(next)) && (next < '0' || next > '9')
}

// run takes letters and ideographs that are no move.
func (l *lexer) run(start int) {
	end := start
	for end < len(l.Text) {
		r, size := utf8.DecodeRuneInString(l.Text[end:])
		if !isWord(r) && (glyphOf(r)&(gDigit|gSign|gSide) == 0 || notation.FoldRune(r) == '.') {
			break
		}
		if end > start && glyphOf(r)&(gPiece|gPlace) != 0 {
			if _, style := shapeAt(l.Text, end); style == Chinese || style == Absolute {
				break
			}
		}
		end += size
	}
	if n := len(broken.FindString(l.Text[start:min(start+40, len(l.Text))])); n > end-start {
		end = start + n
	}
	l.pos = end
	kind := Word
	if result, known := records.Result(l.Text[start:end]); known && result != "*" && start > 0 {
		kind = Result
	}
	l.add(kind, start, end)
}

// ordinal reports whether a digit begins a move: an ordinal before the name of a
// piece or a file (2兵平五), not the number of the move (12兵七平六).
func (l *lexer) ordinal(start int) bool {
	if start > 0 && glyphOf(rune(l.Text[start-1]))&gDigit != 0 {
		return false
	}
	end, style := shapeAt(l.Text, start)
	if style != Chinese && style != WXF {
		return false
	}
	_, size := utf8.DecodeRuneInString(l.Text[start:])
	// A whole move behind the digit means that it is a number.
	if longer, other := shapeAt(l.Text, start+size); other == Chinese && longer >= end {
		return false
	}
	return true
}
