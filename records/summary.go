// What lists and searches say of a game, made by one reading.

package records

import "strings"

// Summary is what is told of a game in a list, and what the library finds it by.
type Summary struct {
	Red, Black, Event string
	Date              Span   // zero where no year can be told
	Result            string // 1-0, 0-1, 1/2-1/2 or *
	ECCO              string // by the moves; the file's own for another start; "" where neither says it
	Plies             int    // of the main line
}

// Summary returns the summary of the game.
func (g *Game) Summary() Summary {
	s := Summary{
		Red:    strings.TrimSpace(g.Tags.Value("Red")),
		Black:  strings.TrimSpace(g.Tags.Value("Black")),
		Event:  strings.TrimSpace(g.Tags.Value("Event")),
		Date:   DateSpan(g.Tags.Value("Date")),
		Result: "*",
	}
	if result, known := Result(g.Tags.Value("Result")); known {
		s.Result = result
	}
	last := g.Last(0)
	s.Plies = g.Ply(last)
	if opening, ok := g.OpeningAt(last); ok {
		s.ECCO = opening.Code
	} else if code := strings.ToUpper(strings.TrimSpace(g.Tags.Value("ECCO"))); IsECCO(code) {
		s.ECCO = code
	}
	return s
}

// IsECCO reports whether code has the form of a code of ECCO, A00 to E99.
func IsECCO(code string) bool {
	return len(code) == 3 && code[0] >= 'A' && code[0] <= 'E' && isDigit(code[1]) && isDigit(code[2])
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
