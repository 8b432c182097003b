// Tokens of movetext: moves, comments, brackets, numbers, marks, results.

package file

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"qipu/notation"
	"qipu/records"
)

// tokenKind is what a token of movetext is.
type tokenKind uint8

const (
	tokMove    tokenKind = iota + 1
	tokWord              // letters or ideographs that are no move
	tokComment           // in braces; from and to are of what is inside
	tokOpen              // (
	tokClose             // )
	tokNumber            // of a move
	tokMark              // ! ? or $n
	tokResult
)

// token is a part of movetext.
type token struct {
	kind     tokenKind
	style    style
	from, to int
	mate     int // of tokOpen: the index of its tokClose, or of the end
	value    int // of a number
}

// lexer cuts movetext into tokens.
type lexer struct {
	text    string
	from    int
	words   bool // moves are words between blanks, as in XBoard's notation
	pos     int
	list    []token
	open    []int // brackets that are open
	ahead   int   // up to where a line is known to hold a move
	unboxed int   // up to where no square bracket closes
	latin   bool  // a move in WXF letters has been met
	broke   int   // where a comment begins whose end is missing, or -1
}

// lex cuts text from an offset to its result.
func lex(text string, from int, words bool) *lexer {
	l := &lexer{text: text, from: from, words: words, pos: from, broke: -1}
	l.list = (*tokens.Get().(*[]token))[:0]
	for l.pos < len(text) && l.next() {
	}
	for _, i := range l.open {
		l.list[i].mate = len(l.list)
	}
	return l
}

// tokens are lists that games no longer need.
var tokens = sync.Pool{New: func() any { list := make([]token, 0, 256); return &list }}

// release gives the list of tokens back; the lexer must not be used any more.
func (l *lexer) release() {
	list := l.list
	l.list = nil
	tokens.Put(&list)
}

func (l *lexer) add(kind tokenKind, from, to int) *token {
	l.list = append(l.list, token{kind: kind, from: from, to: to})
	return &l.list[len(l.list)-1]
}

// next takes one token; false behind the result of the game.
func (l *lexer) next() bool {
	r, size := rune(l.text[l.pos]), 1
	if r >= utf8.RuneSelf {
		r, size = utf8.DecodeRuneInString(l.text[l.pos:])
	}
	start := l.pos
	switch r {
	case '{':
		l.comment(start)
	case '(', '（':
		if l.bracketed(start, size) {
			return true
		}
		l.pos += size
		l.open = append(l.open, len(l.list))
		l.add(tokOpen, start, l.pos)
	case ')', '）':
		l.pos += size
		if n := len(l.open); n > 0 {
			l.list[l.open[n-1]].mate = len(l.list)
			l.open = l.open[:n-1]
			l.add(tokClose, start, l.pos)
		}
	case '【', '〔', '［', '[':
		if !l.boxed(start, size) {
			l.pos += size
		}
	case ';':
		l.lineComment(start)
	case '$', '!', '?', '！', '？':
		l.mark(start)
	default:
		return l.word(r, size)
	}
	return true
}

func (l *lexer) comment(start int) {
	end := strings.IndexByte(l.text[start:], '}')
	if end < 0 {
		l.broke = start
		l.pos = len(l.text)
		l.add(tokComment, start+1, l.pos)
		return
	}
	l.pos = start + end + 1
	l.add(tokComment, start+1, l.pos-1)
}

// boxed takes a comment in square brackets of any kind, which ends on its line.
func (l *lexer) boxed(start, size int) bool {
	const far = 4 << 10 // bytes: no comment on one line is longer
	if start < l.unboxed {
		return false
	}
	line := l.text[start+size : min(start+size+far, len(l.text))]
	if end := strings.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	end := strings.IndexFunc(line, func(r rune) bool { return strings.ContainsRune(closings, r) })
	if end < 0 {
		l.unboxed = start + size + len(line)
		return false
	}
	_, tail := utf8.DecodeRuneInString(line[end:])
	l.add(tokComment, start+size, start+size+end)
	l.pos = start + size + end + tail
	return true
}

// lineComment takes a comment to the end of its line. A semicolon before moves
// only separates.
func (l *lexer) lineComment(start int) {
	end := strings.IndexByte(l.text[start:], '\n')
	if end < 0 {
		end = len(l.text) - start
	}
	if start < l.ahead {
		l.pos++
		return
	}
	for i := range l.text[start : start+end] {
		if _, style := cut(l.text[:start+end], start+i); style != noStyle {
			l.ahead = start + i
			l.pos++
			return
		}
	}
	l.pos = start + end
	l.add(tokComment, start+1, l.pos)
}

// bracketed takes the number of a move in brackets.
func (l *lexer) bracketed(start, size int) bool {
	i := start + size
	for i < len(l.text) && l.text[i] >= '0' && l.text[i] <= '9' {
		i++
	}
	r, closing := utf8.DecodeRuneInString(l.text[i:])
	if i == start+size || r != ')' && r != '）' {
		return false
	}
	l.number(start + size)
	l.pos = i + closing
	return true
}

func (l *lexer) mark(start int) {
	for l.pos++; l.pos < len(l.text); {
		r, size := utf8.DecodeRuneInString(l.text[l.pos:])
		r = notation.FoldRune(r)
		if !(r == '!' || r == '?') && !(l.text[start] == '$' && r >= '0' && r <= '9') {
			break
		}
		l.pos += size
	}
	for !utf8.RuneStart(l.byteAt(l.pos)) {
		l.pos++
	}
	l.add(tokMark, start, l.pos)
}

func (l *lexer) byteAt(i int) byte {
	if i < len(l.text) {
		return l.text[i]
	}
	return ' '
}

// word takes a move, a number, a result or another run of characters.
func (l *lexer) word(r rune, size int) bool {
	start := l.pos
	if end := l.result(start); end > 0 {
		l.pos = end
		l.add(tokResult, start, end)
		return len(l.open) > 0
	}
	if l.words {
		return l.whole(size)
	}
	if end := boardText(l.text, start); end > start {
		l.pos = end
		l.add(tokWord, start, end)
		return true
	}
	g := glyphOf(r)
	if l.latin && g&(gDigit|gSign) != 0 {
		if end := pawnText(l.text, start); end > start {
			l.pos = end
			l.add(tokMove, start, end).style = styleWXF
			return true
		}
	}
	if g&gDigit != 0 && !l.ordinal(start) {
		l.number(start)
		return true
	}
	if end, style := cut(l.text, start); style != noStyle {
		l.pos = end
		l.add(tokMove, start, end).style = style
		l.latin = l.latin || style == styleWXF
		return true
	}
	if !isWord(r) {
		l.pos += size
		return true
	}
	if g&(gPiece|gPlace|gNumeral) != 0 {
		if end := spaced(l.text, start); end > start {
			l.pos = end
			l.add(tokMove, start, end).style = styleChinese
			return true
		}
	}
	if end := sideWord(l.text, start); end > 0 {
		l.pos = end
		return true
	}
	if m := worded(l.text[start:], r); m != nil {
		l.pos += len(m[0])
		l.add(tokNumber, start, l.pos).value = numberOf(m[1] + m[2])
		return true
	}
	l.run(start)
	return true
}

// whole takes a word up to the next blank or bracket: a number with its dots, or
// a move.
func (l *lexer) whole(size int) bool {
	start := l.pos
	end := start
	for end < len(l.text) && !strings.ContainsRune(" \t\r\n{}()$!?;", rune(l.text[end])) {
		end++
	}
	if end == start { // something that stands for nothing
		l.pos += size
		return true
	}
	digits := start
	for digits < end && l.text[digits] >= '0' && l.text[digits] <= '9' {
		digits++
	}
	dots := digits
	for dots < end && l.text[dots] == '.' {
		dots++
	}
	if digits > start && dots > digits && (dots == end || l.text[dots] >= 'A' && l.text[dots] <= 'Z' || padMove.MatchString(l.text[dots:end])) {
		l.number(start)
		l.pos = dots
		return true
	}
	l.pos = end
	// Four digits are a move of XQStudio's; no game has so many rounds.
	if dots == end && digits-start < 4 {
		if digits == end {
			l.pos = start
			l.number(start)
		}
		return true
	}
	if result, known := records.Result(l.text[start:end]); known && result != "*" {
		l.pos = end
		l.add(tokResult, start, end)
		return true
	}
	l.pos = l.sentence(start, end)
	l.add(tokMove, start, l.pos)
	return true
}

// sentence returns the end of a move in English whose first word ends at end;
// of another move it is that end.
func (l *lexer) sentence(start, end int) int {
	var english notation.English
	last := l.text[start:end]
	if !english.Begins(last) {
		return end
	}
	for {
		from := end
		for l.byteAt(from) == ' ' && from < len(l.text) {
			from++
		}
		next := from
		for next < len(l.text) && l.text[next] >= 'a' && l.text[next] <= 'z' {
			next++
		}
		word := l.text[from:next]
		if word == "" || english.Ends(last) && english.Begins(word) {
			return end
		}
		last, end = word, next
	}
}

// run takes letters and ideographs that are no move.
func (l *lexer) run(start int) {
	end := start
	for end < len(l.text) {
		r, size := utf8.DecodeRuneInString(l.text[end:])
		if !isWord(r) && (glyphOf(r)&(gDigit|gSign|gSide) == 0 || notation.FoldRune(r) == '.') {
			break
		}
		if end > start && glyphOf(r)&(gPiece|gPlace) != 0 {
			if _, style := cut(l.text, end); style == styleChinese || style == styleAbsolute {
				break
			}
		}
		end += size
	}
	if n := len(broken.FindString(l.text[start:min(start+40, len(l.text))])); n > end-start {
		end = start + n
	}
	l.pos = end
	kind := tokWord
	if result, known := records.Result(l.text[start:end]); known && result != "*" && start > 0 {
		kind = tokResult
	}
	l.add(kind, start, end)
}

// isWord reports whether a character belongs to a run that means something: a
// letter, an ideograph, or what stands for a byte that could not be read.
func isWord(r rune) bool {
	return unicode.IsLetter(r) || r == utf8.RuneError || unicode.Is(unicode.Co, r)
}

// ordinal reports whether a digit begins a move: an ordinal before the name of a
// piece or a file (2兵平五), not the number of the move (12兵七平六).
func (l *lexer) ordinal(start int) bool {
	if start > 0 && glyphOf(rune(l.text[start-1]))&gDigit != 0 {
		return false
	}
	end, style := cut(l.text, start)
	if style != styleChinese && style != styleWXF {
		return false
	}
	_, size := utf8.DecodeRuneInString(l.text[start:])
	// A whole move behind the digit means that it is a number.
	if longer, other := cut(l.text, start+size); other == styleChinese && longer >= end {
		return false
	}
	return true
}
