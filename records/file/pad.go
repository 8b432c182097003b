// Moves typed on a keypad in a text that does not say so: digits and signs that
// can be nothing else.

package file

import (
	"regexp"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

var (
	padAny   = regexp.MustCompile(`(?:^|[\s.])[1-7][1-9+.-][-+.=][1-9]`)
	padRound = regexp.MustCompile(`^(\d{1,3})[.、)]\.*`)
)

// padWords returns the words of a line without the numbers of moves.
func padWords(line string) []string {
	var list []string
	for _, word := range strings.FieldsFunc(strings.Map(notation.FoldRune, line), charset.IsBlank) {
		if !movetext.KeypadMove.MatchString(word) {
			word = word[len(padRound.FindString(word)):]
		}
		if strings.Trim(word, "0123456789.") != "" || movetext.KeypadMove.MatchString(word) {
			list = append(list, word)
		}
	}
	return list
}

// padMoves returns how many moves a line holds that has nothing but moves and a
// result.
func padMoves(line string) int {
	n := 0
	for _, word := range padWords(line) {
		if movetext.KeypadMove.MatchString(word) {
			n++
		} else if _, known := records.Result(word); !known {
			return 0
		}
	}
	return n
}

// roundOf returns the number with which a line begins, or 0.
func roundOf(line string) int {
	n := 0
	if m := padRound.FindStringSubmatch(strings.TrimLeftFunc(line, charset.IsBlank)); m != nil {
		for _, c := range m[1] {
			n = 10*n + int(c-'0')
		}
	}
	return n
}

// isPad reports whether the moves of a text are typed on a keypad: the first of
// them, four or as many as there are, can be played one after the other.
func isPad(text string) bool {
	if !padAny.MatchString(text) {
		return false
	}
	const enough = 4
	at := engine.StandardPosition()
	n := 0
	for line := range strings.Lines(text) {
		if fen, ok := parseFENLine(line); ok && n == 0 {
			setup, _ := engine.ParseFEN(fen.fen)
			p, err := setup.Position()
			if err != nil {
				return false
			}
			at = p
			continue
		}
		if padMoves(line) == 0 {
			continue
		}
		for _, word := range padWords(line) {
			if !movetext.KeypadMove.MatchString(word) {
				continue
			}
			m, err := notation.Keypad{}.Parse(&at, strings.TrimRight(word, "!?"))
			if err != nil {
				return false
			}
			at = at.PlayLegal(m)
			if n++; n == enough {
				return true
			}
		}
	}
	return n > 1
}
