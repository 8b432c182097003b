// Texts whose moves come first and the position behind them.

package file

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// trails reports whether the position of a line is the start of the moves before it: more
// of them can be played from there than from the usual start, or it is that.
func trails(moves string, line fenLine) bool {
	setup, err := engine.ParseFEN(line.fen)
	if err != nil || line.startpos {
		return false
	}
	own := played(moves, setup)
	return own > 0 && (setup.At == engine.StandardSetup().At || own > played(moves, engine.StandardSetup()))
}

// played returns how many moves of a text can be played from a start, one after the other.
func played(moves string, start engine.Setup) int {
	g := records.NewGame(start)
	g.SetSource(moves, 1)
	tokens, dialect := movetext.Scan(moves, 0, movetext.Options{Prose: true})
	defer tokens.Release()
	movetext.NewReader(g, tokens, dialect).Read()
	at, _ := records.SituationOf(g.Start)
	n := 0
	for id := g.First(0); id != 0; id = g.First(id) {
		next, err := at.After(g.Move(id))
		if err != nil {
			break
		}
		at = next
		n++
	}
	return n
}

// hasTrails reports whether the games of a text have their positions behind the moves:
// the first of them has, and where that is the usual start, which can be before the next
// game as well, the text ends with one too.
func hasTrails(text string) bool {
	moves, found, last := 0, false, lineBlank
	c := classifier{}
	at := 0
	for line := range strings.Lines(text) {
		l := c.next(line)
		switch {
		case l.kind == lineMoves:
			moves++
		case l.kind == lineFEN && !found:
			f, _ := parseFENLine(strings.TrimFunc(line, charset.IsBlank))
			if moves == 0 || f.moves >= 0 || !trails(text[:at], f) {
				return false
			}
			if setup, err := engine.ParseFEN(f.fen); err != nil || setup.At != engine.StandardSetup().At {
				return true
			}
			found = true
		case l.kind == lineHeader && moves == 0:
			return false
		}
		if l.kind == lineMoves || l.kind == lineFEN {
			last = l.kind
		}
		at += len(line)
	}
	return found && last == lineFEN
}
