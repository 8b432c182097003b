// Moves as programs write them: h2e2, where the ranks begin with 0, or h3e3 and
// h10g8, where they begin with 1.

package uci

import (
	"strconv"

	"qipu/engine"
)

// appendMove writes a move for a program whose first rank is 0 or 1.
func appendMove(dst []byte, m engine.Move, first int) []byte {
	for _, s := range []engine.Square{m.From, m.To} {
		dst = append(dst, 'a'+byte(s.File()))
		dst = strconv.AppendInt(dst, int64(s.Rank()+first), 10)
	}
	return dst
}

// parseMove reads a move; false for what is none with ranks from first.
func parseMove(text string, first int) (engine.Move, bool) {
	from, rest, ok := parsePoint(text, first)
	if !ok {
		return engine.Move{}, false
	}
	to, rest, ok := parsePoint(rest, first)
	return engine.Move{From: from, To: to}, ok && rest == ""
}

func parsePoint(text string, first int) (engine.Square, string, bool) {
	if len(text) < 2 || text[0] < 'a' || text[0] > 'i' {
		return engine.NoSquare, "", false
	}
	end := 1
	for end < len(text) && end < 3 && text[end] >= '0' && text[end] <= '9' {
		end++
	}
	rank, err := strconv.Atoi(text[1:end])
	if err != nil || rank < first || rank > first+engine.Ranks-1 || end == 3 && text[1] == '0' {
		return engine.NoSquare, "", false
	}
	return engine.SquareAt(int(text[0]-'a'), rank-first), text[end:], true
}
