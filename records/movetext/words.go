// Movetext whose moves are words between blanks, as in XBoard's notation.

package movetext

import (
	"regexp"
	"strings"

	"qipu/notation"
	"qipu/records"
)

// wordNotations are those whose moves are words between blanks.
var wordNotations = map[string]bool{"keypad": true, "pinyin": true, "uci": true, "xqstudio": true, "san": true, "digits": true, "english": true, "vietnamese": true}

// WordNotation reports whether the moves of a notation are words between blanks.
func WordNotation(name string) bool { return wordNotations[name] }

// KeypadMove matches a word that is a move typed on a keypad, as 62.5, with its marks.
var KeypadMove = regexp.MustCompile(`^[1-7][1-9+.-][-+.=][1-9][!?]*$`)

// plainWord takes a word up to the next blank or bracket: a number with its dots, or
// a move.
func (l *lexer) plainWord(size int) {
	start := l.pos
	if l.pos = vietnameseAt(l.Text, start); l.pos > start {
		l.add(Move, start, l.pos)
		return
	}
	if l.how&ByVietnamese != 0 && l.vietnameseWord(start, size) {
		return
	}
	end := start
	for end < len(l.Text) && !strings.ContainsRune(" \t\r\n{}()$!?;", rune(l.Text[end])) {
		end++
	}
	if end == start { // something that stands for nothing
		l.pos += size
		return
	}
	digits := start
	for digits < end && l.Text[digits] >= '0' && l.Text[digits] <= '9' {
		digits++
	}
	dots := digits
	for dots < end && l.Text[dots] == '.' {
		dots++
	}
	if digits > start && dots > digits && (dots == end || l.Text[dots] >= 'A' && l.Text[dots] <= 'Z' || KeypadMove.MatchString(l.Text[dots:end])) {
		l.number(start)
		l.pos = dots
		return
	}
	l.pos = end
	// Four digits are a move of XQStudio's; no game has so many rounds.
	if dots == end && digits-start < 4 {
		if digits == end {
			l.pos = start
			l.number(start)
		}
		return
	}
	if result, known := records.Result(l.Text[start:end]); known && result != "*" {
		l.pos = end
		l.add(Result, start, end)
		return
	}
	if l.how&ByVietnamese != 0 && !strings.ContainsAny(l.Text[start:end], "0123456789") {
		l.add(Word, start, end)
		return
	}
	l.pos = l.sentence(start, end)
	l.add(Move, start, l.pos)
}

// sentence returns the end of a move in English whose first word ends at end;
// of another move it is that end.
func (l *lexer) sentence(start, end int) int {
	var english notation.English
	last := l.Text[start:end]
	if !english.Begins(last) {
		return end
	}
	for {
		from := end
		for l.byteAt(from) == ' ' && from < len(l.Text) {
			from++
		}
		next := from
		for next < len(l.Text) && l.Text[next] >= 'a' && l.Text[next] <= 'z' {
			next++
		}
		word := l.Text[from:next]
		if word == "" || english.Ends(last) && english.Begins(word) {
			return end
		}
		last, end = word, next
	}
}
