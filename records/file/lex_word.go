// What stands around the moves of movetext: numbers, the names of the sides,
// results.

package file

import (
	"regexp"
	"slices"
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

// numberOf returns the number that digits or Chinese numerals name.
func numberOf(text string) int {
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

// sides are the words for the sides, the longer ones first.
var sides = []string{"红方", "紅方", "黑方", "红", "紅", "黑", "red", "black"}

// sideWord returns where a move begins before which its side is named (红：炮二平五),
// or 0 where none stands at i.
func sideWord(text string, i int) int {
	for _, word := range sides {
		if len(text)-i < len(word) || !strings.EqualFold(text[i:i+len(word)], word) {
			continue
		}
		rest := strings.TrimLeftFunc(text[i+len(word):], charset.IsBlank)
		r, size := utf8.DecodeRuneInString(rest)
		if r != ':' && r != '：' {
			continue
		}
		rest = strings.TrimLeftFunc(rest[size:], charset.IsBlank)
		if _, style := cut(text, len(text)-len(rest)); style != noStyle {
			return len(text) - len(rest)
		}
	}
	return 0
}

// number takes the number of a move and what stands behind it.
func (l *lexer) number(start int) {
	value, end := 0, start
	for end < len(l.text) {
		r, size := utf8.DecodeRuneInString(l.text[end:])
		if r = notation.FoldRune(r); r < '0' || r > '9' {
			break
		}
		value = min(value*10+int(r-'0'), 1e6)
		end += size
	}
	l.pos = end
	l.add(tokNumber, start, end).value = value
}

// resultTokens are the results, the longer ones before what they begin with.
var resultTokens = []string{"1/2-1/2", "0.5-0.5", "½-½", "1/2", "½", "1-0", "0-1", "0-0", "*"}

// result returns the end of the result at start, or 0: it stands behind a blank
// or a move, and is complete.
func (l *lexer) result(start int) int {
	first, _ := utf8.DecodeRuneInString(l.text[start:])
	if first = notation.FoldRune(first); first != '1' && first != '0' && first != '*' && first != '½' {
		return 0
	}
	if start > 0 {
		before, _ := utf8.DecodeLastRuneInString(l.text[:start])
		n := len(l.list)
		if !unicode.IsSpace(before) && before != '}' && before != ')' && before != '）' && (n == 0 || l.list[n-1].to != start || l.list[n-1].kind == tokNumber) {
			return 0
		}
	}
	for _, token := range resultTokens {
		if n := prefixFolded(l.text[start:], token); n > 0 {
			behind, _ := utf8.DecodeRuneInString(l.text[start+n:])
			if !unicode.IsLetter(behind) && !unicode.IsDigit(behind) && behind != '/' {
				return start + n
			}
		}
	}
	return 0
}

// prefixFolded returns how much of the beginning of text is a word in ASCII, in
// any width, or 0.
func prefixFolded(text, word string) int {
	at := 0
	for _, want := range word {
		r, size := utf8.DecodeRuneInString(text[at:])
		if r != want && notation.FoldRune(r) != want {
			return 0
		}
		at += size
	}
	return at
}

var boardHere = regexp.MustCompile(`^[A-Za-z1-9]{1,9}(?:/[A-Za-z1-9]{1,9}){8,}`)

// boardText returns the end of the board of a FEN that begins at i, or i: its
// ranks are no moves (1c5c1).
func boardText(text string, i int) int {
	const most = 100 // bytes
	if strings.IndexByte(text[i:min(i+10, len(text))], '/') <= 0 {
		return i
	}
	return i + len(boardHere.FindString(text[i:min(i+most, len(text))]))
}

// rule is the line above the advertisement that programs put behind a game.
var rule = regexp.MustCompile(`(?m)^={4,}[ \t\r]*$`)

// dropAdvertisement takes away what stands behind such a line, where the result
// above it is missing.
func (l *lexer) dropAdvertisement() {
	if !strings.Contains(l.text[l.from:], "====") {
		return
	}
	end := l.from
	for i, t := range l.list {
		if end < t.from && rule.MatchString(l.text[end:t.from]) {
			l.list = l.list[:i]
			l.open = slices.DeleteFunc(l.open, func(k int) bool { return k >= i })
			for k := range l.list {
				l.list[k].mate = min(l.list[k].mate, i)
			}
			return
		}
		end = t.to
	}
}
