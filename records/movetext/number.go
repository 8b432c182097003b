// Numbers of moves, in digits and in words, and the names of the sides before
// moves.

package movetext

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/notation"
	"qipu/records/charset"
)

// wordedNumber is the number of a move in words: 第12回合, 第三着, 十二、.
var wordedNumber = regexp.MustCompile(`^(?:第[\s\x{3000}]*([0-9０-９]+|[一二三四五六七八九十百]+)[\s\x{3000}]*(?:回合|[着著手步])[:：、.．]?|([一二三四五六七八九十百]+)[、．.])`)

// worded returns the match of a number in words with which text begins, or nil.
func worded(text string, first rune) []string {
	const most = 40 // bytes
	if first != '第' && first != '十' && glyphOf(first)&gNumeral == 0 {
		return nil
	}
	return wordedNumber.FindStringSubmatch(text[:min(most, len(text))])
}

// NumberOf returns the number that digits or Chinese numerals name.
func NumberOf(text string) int {
	total, now := 0, 0
	for _, r := range text {
		switch r {
		case '十':
			total, now = total+max(now, 1)*10, 0
		case '百':
			total, now = total+max(now, 1)*100, 0
		default:
			now = now*10 + numeralValue(notation.FoldRune(r))
		}
	}
	return min(total+now, 1e6)
}

// numeralValue returns the value of a digit or a Chinese numeral.
func numeralValue(r rune) int {
	if r >= '0' && r <= '9' {
		return int(r - '0')
	}
	for i, names := range [...]string{"〇零○", "一壹", "二贰貳", "三叁參", "四肆", "五伍", "六陆陸", "七柒", "八捌", "九玖"} {
		for _, name := range names {
			if name == r {
				return i
			}
		}
	}
	return 0
}

// sides are the words for the sides, the longer ones first; those with a colon are some
// only before one.
var sides = []string{"红方", "紅方", "黑方", "红", "紅", "黑", "red", "black", "đỏ", "đen", "先手:", "后手:", "後手:", "先:", "后:", "後:", "r:", "b:", "w:"}

// SideWord returns where a move begins before which its side is named (红：炮二平五, 黑
// 马8进7, 红方炮二平五), or 0 where none stands at i.
func SideWord(text string, i int) int {
	for _, word := range sides {
		word, letter := strings.CutSuffix(word, ":")
		if len(text)-i < len(word) || !strings.EqualFold(text[i:i+len(word)], word) {
			continue
		}
		rest := strings.TrimLeftFunc(text[i+len(word):], charset.IsBlank)
		if r, size := utf8.DecodeRuneInString(rest); r == ':' || r == '：' {
			rest = strings.TrimLeftFunc(rest[size:], charset.IsBlank)
		} else if letter || len(rest) == len(text)-i-len(word) && !strings.HasSuffix(word, "方") { // 红炮二平五 is talk
			continue
		}
		at := len(text) - len(rest)
		end, style := shapeAt(text, at)
		if colon := strings.ContainsAny(text[i:at], ":："); style >= WXF && !colon && goesOnInWords(text, end) { // Red C8=5 is usual
			continue
		}
		if style != NoStyle || vietnameseAt(text, at) > at {
			return at
		}
	}
	return 0
}

// label matches a word before the number of a move, and the number: Step 3:, 着法2：, 红1.
var label = regexp.MustCompile(`^(?i:(?:step|moves?|round|turn|ply|no\.?|nước|hiệp|回合|[着著走]法|([红紅黑]方?|[rb]))[ \x{3000}]*)(?:[0-9]{1,3})[:：.、)）\- \t\x{3000}]*`)

// labelAt returns where the number begins before which such a word stands at i, if a move
// is behind it, or 0. The name of a side says who moves: its number is none of a round.
func labelAt(text string, i int) int {
	const most = 40 // bytes
	m := label.FindStringSubmatch(text[i:min(i+most, len(text))])
	if m == nil || !movesAhead(text[i+len(m[0]):]) {
		return 0
	}
	if before, _ := utf8.DecodeLastRuneInString(text[:i]); i > 0 && isWord(before) {
		return 0
	}
	if m[1] != "" {
		return i + len(m[0])
	}
	return i + strings.IndexAny(m[0], "0123456789")
}

// goesOnInWords reports whether a sentence in English goes on behind a move.
func goesOnInWords(text string, i int) bool {
	rest := strings.TrimLeft(text[i:], " \t")
	n := 0
	for n < len(rest) && rest[n] >= 'a' && rest[n] <= 'z' {
		n++
	}
	return n > 1 && len(rest) < len(text)-i && !strings.EqualFold(rest[:n], "black") && !strings.EqualFold(rest[:n], "red")
}

// number takes the number of a move and what stands behind it.
func (l *lexer) number(start int) {
	value, end := 0, start
	for end < len(l.Text) {
		r, size := utf8.DecodeRuneInString(l.Text[end:])
		if r = notation.FoldRune(r); r < '0' || r > '9' {
			break
		}
		value = min(value*10+int(r-'0'), 1e6)
		end += size
	}
	l.pos = end
	if n := len(l.List); n > 0 && l.List[n-1].Kind == Move && l.List[n-1].Style == Chinese && l.List[n-1].To == start && value < 10 && l.loose(end) {
		l.List[n-1].Kind, l.List[n-1].To = Damaged, end // 车9平88
		return
	}
	if l.stray(start, end) {
		l.add(Comment, start, end)
		return
	}
	l.add(Number, start, end).Value = value
}

// stray reports whether a number behind a move is none of a move: the next one's own
// stands behind it (马8进7 12 2. 马二进三).
func (l *lexer) stray(start, end int) bool {
	n := len(l.List)
	if n == 0 || l.List[n-1].Kind != Move || !l.apart(start) || strings.IndexByte(l.Text[l.List[n-1].To:start], '\n') >= 0 {
		return false
	}
	rest := strings.TrimLeft(l.Text[end:], " \t\u3000")
	return len(rest) > 0 && len(rest) < len(l.Text)-end && rest[0] >= '0' && rest[0] <= '9'
}

// lettered reports whether a number belongs to a letter behind it, which begins no move:
// 11r, 2nd, 2001年.
func (l *lexer) lettered(start int) bool {
	end := start
	for end < len(l.Text) && l.Text[end] >= '0' && l.Text[end] <= '9' {
		end++
	}
	if r, _ := utf8.DecodeRuneInString(l.Text[end:]); end == start || !unicode.IsLetter(r) || r >= utf8.RuneSelf && glyphOf(r) != 0 || SideWord(l.Text, end) > 0 {
		return false
	}
	_, style := shapeAt(l.Text, end)
	return style == NoStyle && vietnameseAt(l.Text, end) == end && !vietLetters.MatchString(l.Text[end:min(end+8, len(l.Text))])
}

// asciiLetter reports whether a byte is a letter of ASCII.
func asciiLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// loose reports whether what stands at i on its line makes no number of what stands before
// it: neither a dot nor a move.
func (l *lexer) loose(i int) bool {
	line, _, _ := strings.Cut(l.Text[i:], "\n")
	at := i + len(line) - len(strings.TrimLeftFunc(line, charset.IsBlank))
	r, _ := utf8.DecodeRuneInString(l.Text[min(at, i+len(line)):])
	if r = notation.FoldRune(r); r == '.' || r == '/' || r == ')' || r == ':' {
		return false
	}
	_, style := shapeAt(l.Text, at)
	return style == NoStyle
}

// Placeholder reports whether what stands between a number and a move stands for
// Red's move: two dots or more, or dashes.
func Placeholder(text string) bool {
	n := 0
	for _, r := range text {
		switch r {
		case '.', '．', '。', '-', '－':
			n++
		case '…', '—', '─':
			n += 2
		}
	}
	return n >= 2
}
