// Western chess, which is written in PGN too.

package file

import (
	"regexp"
	"strings"

	"qipu/records"
)

var (
	// westernOnly are moves that no notation of xiangqi has: castling and the queen.
	westernOnly = regexp.MustCompile(`\b(?:O-O(?:-O)?|0-0-0|Q[a-h]?[1-8]?x?[a-h][1-8])(?:[+#!?\s]|$)`)
	// westernMinor are moves of knights and bishops, xiangqiOnly those of pieces that
	// western chess lacks.
	westernMinor = regexp.MustCompile(`(?:^|[\s.])[NB][a-h]?x?[a-h][1-8](?:[+#!?\s]|$)`)
	xiangqiOnly  = regexp.MustCompile(`(?:^|[\s.])[AEHC][a-i]?x?[a-i][0-9]|[\p{Han}]|[a-i][09]\b`)
)

// isWestern reports whether the moves of a game are those of western chess.
func isWestern(tags records.Tags, moves string) bool {
	const near = 2000 // bytes that are looked at
	if strings.Contains(strings.ToLower(tags.Value("Variant")), "xiangqi") {
		return false
	}
	moves = moves[:min(len(moves), near)]
	if !mayBeWestern(moves) || xiangqiOnly.MatchString(moves) {
		return false
	}
	return westernOnly.MatchString(moves) || len(westernMinor.FindAllString(moves, 3)) > 1
}

// mayBeWestern reports whether a text has what westernOnly or westernMinor begins
// with: castling, or a letter of a piece before what can follow it. Of a million games
// of xiangqi hardly one has, and no pattern need be tried on it.
func mayBeWestern(moves string) bool {
	if strings.Contains(moves, "O-O") || strings.Contains(moves, "0-0-0") {
		return true
	}
	for i := range len(moves) - 1 {
		if c := moves[i]; c == 'Q' || c == 'N' || c == 'B' {
			switch next := moves[i+1]; {
			case next >= 'a' && next <= 'h', next == 'x', c == 'Q' && next >= '1' && next <= '8':
				return true
			}
		}
	}
	return false
}
