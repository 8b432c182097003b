// Results among the moves.

package movetext

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/notation"
	"qipu/records/charset"
)

// resultTokens are the results, the longer ones before what they begin with.
var resultTokens = []string{"1/2-1/2", "0.5-0.5", "½-½", "1/2", "½", "1-0", "0-1", "1:0", "0:1", "0-0", "*"}

// result returns the end of the result at start, or 0, and what it is: it stands
// alone, or ends the text. Glued to a move it is a mark of the site that wrote the
// text (车一平二*: there is a comment).
func (l *lexer) result(start int) (int, Kind) {
	first, _ := utf8.DecodeRuneInString(l.Text[start:])
	if first = notation.FoldRune(first); first != '1' && first != '0' && first != '*' && first != '½' {
		return 0, 0
	}
	glued := false
	if start > 0 {
		before, _ := utf8.DecodeLastRuneInString(l.Text[:start])
		n := len(l.List)
		glued = !charset.IsBlank(before) && !strings.ContainsRune("})）】]", before)
		if glued && (n == 0 || l.List[n-1].To != start || l.List[n-1].Kind == Number) {
			return 0, 0
		}
	}
	for _, token := range resultTokens {
		if n := prefixFolded(l.Text[start:], token); n > 0 {
			behind, _ := utf8.DecodeRuneInString(l.Text[start+n:])
			if !unicode.IsLetter(behind) && !unicode.IsDigit(behind) && behind != '/' {
				kind := Result
				if glued && (token == "*" || !ends(l.Text[start+n:])) {
					kind = Mark
				}
				return start + n, kind
			}
		}
	}
	return 0, 0
}

// ends reports whether nothing but blanks and an advertisement stands behind a text.
func ends(behind string) bool {
	behind = strings.TrimLeftFunc(behind, charset.IsBlank)
	return behind == "" || strings.HasPrefix(behind, "====")
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
