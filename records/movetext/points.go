// Moves that name both of their points.

package movetext

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"qipu/engine"
	"qipu/notation"
)

// iccsText returns the two points that a move text of ICCS names.
func iccsText(text string) string {
	var b [4]byte
	n := 0
	for _, r := range text {
		if r = notation.FoldRune(r); r != '-' && n < 4 && r < 128 {
			b[n] = byte(unicode.ToLower(r))
			n++
		}
	}
	return string(b[:n])
}

// Coordinates reads a move like h2e2, with or without a dash.
func Coordinates(text string) (engine.Move, bool) {
	text = strings.ToLower(strings.Replace(strings.TrimSpace(text), "-", "", 1))
	if len(text) != 4 {
		return engine.Move{}, false
	}
	m := engine.Move{
		From: engine.SquareAt(int(text[0])-'a', int(text[1])-'0'),
		To:   engine.SquareAt(int(text[2])-'a', int(text[3])-'0'),
	}
	return m, m.From != engine.NoSquare && m.To != engine.NoSquare
}

// tenRanks matches a move of the system that counts ranks from 1 to 10.
var (
	tenRanks = regexp.MustCompile(`\b[a-i](?:10[a-i]\d{1,2}|\d{1,2}[a-i]10)\b`)
	uciMove  = regexp.MustCompile(`^([a-i])(\d{1,2})([a-i])(\d{1,2})$`)
)

// uciPoints reads a move whose ranks count from 1 to 10.
func uciPoints(text string) (engine.Move, bool) {
	f := uciMove.FindStringSubmatch(text)
	if f == nil {
		return engine.Move{}, false
	}
	point := func(file, rank string) engine.Square {
		n, _ := strconv.Atoi(rank)
		return engine.SquareAt(int(file[0]-'a'), n-1)
	}
	m := engine.Move{From: point(f[1], f[2]), To: point(f[3], f[4])}
	return m, m.From != engine.NoSquare && m.To != engine.NoSquare
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
