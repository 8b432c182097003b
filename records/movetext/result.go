// Results among the moves.

package movetext

import (
	"unicode"
	"unicode/utf8"

	"qipu/notation"
)

// resultTokens are the results, the longer ones before what they begin with.
var resultTokens = []string{"1/2-1/2", "0.5-0.5", "½-½", "1/2", "½", "1-0", "0-1", "0-0", "*"}

// result returns the end of the result at start, or 0: it stands behind a blank
// or a move, and is complete.
func (l *lexer) result(start int) int {
	first, _ := utf8.DecodeRuneInString(l.Text[start:])
	if first = notation.FoldRune(first); first != '1' && first != '0' && first != '*' && first != '½' {
		return 0
	}
	if start > 0 {
		before, _ := utf8.DecodeLastRuneInString(l.Text[:start])
		n := len(l.List)
		if !unicode.IsSpace(before) && before != '}' && before != ')' && before != '）' && (n == 0 || l.List[n-1].To != start || l.List[n-1].Kind == Number) {
			return 0
		}
	}
	for _, token := range resultTokens {
		if n := prefixFolded(l.Text[start:], token); n > 0 {
			behind, _ := utf8.DecodeRuneInString(l.Text[start+n:])
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
