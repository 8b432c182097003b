// Texts in which each line is a game.

package file

import (
	"strings"

	"qipu/records"
	"qipu/records/movetext"
)

// isList reports whether each line of moves is a game of its own: nearly all of
// the first ones can be played from the start, but not one behind the other.
func isList(text string) bool {
	const (
		enough = 16 // lines
		short  = 4  // moves: a line with fewer goes on
	)
	var lines []string
	clean, ended := 0, false
	for line := range strings.Lines(text) {
		if key, _, _, ok := headerLine(line); ok && records.IsTagName(key) {
			continue
		}
		moves, numbers := 0, 0
		var last movetext.Kind
		for _, t := range movetext.Lex(line, 0, movetext.ByShape).List {
			switch last = t.Kind; last {
			case movetext.Move:
				moves++
			case movetext.Number:
				numbers++
			}
		}
		if moves == 0 {
			continue
		}
		if moves < short || numbers > 1 {
			return false
		}
		ended = ended || len(lines) == 0 && last == movetext.Result
		if lines = append(lines, line); playsClean(line) {
			clean++
		}
		if len(lines) == enough {
			break
		}
	}
	return len(lines) > 1 && clean*4 >= len(lines)*3 && (ended || !playsClean(lines[0]+lines[1]))
}

// playsClean reports whether a text can be played from the start to its end.
func playsClean(text string) bool {
	s := Source{ReaderAt: strings.NewReader(text), Size: int64(len(text)), Encoding: "utf-8"}
	g, err := readText(s, Entry{Len: s.Size}, false)
	if err != nil {
		return false
	}
	at, _ := records.SituationOf(g.Start)
	for id := g.First(0); id != 0; id = g.First(id) {
		if at, err = at.After(g.Move(id)); err != nil {
			return false
		}
	}
	return len(g.Problems) == 0 && g.Unread(g.Last(0)) == ""
}
