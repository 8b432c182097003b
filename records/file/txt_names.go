// Text move lists: the words before the moves, which name the players or are said of the
// game.

package file

import (
	"slices"
	"strings"

	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// words takes a line before the moves: the players, or words about the game.
func (r *textReader) words(line string) {
	if h, ok := headingOf(line); ok && r.headed == "" && !r.keyed {
		r.free = append(r.free, h.rest...)
		r.headed = line
		r.game.Tags = append(r.game.Tags, records.Tag{Name: "Red", Value: h.red}, records.Tag{Name: "Black", Value: h.black})
		if h.result != "" {
			r.game.Tags.Set("Result", h.result)
		}
		r.event, r.free = r.free, nil
		return
	}
	if title := strings.Map(charset.DropBlank, line); title == "中国象棋对局记录" || title == "中國象棋對局記錄" {
		r.keyed = true
		return
	}
	if isOutcome(line) && r.game.Tags.Value("Result") == "" {
		result, _ := closingOutcome(line)
		r.game.Tags.Set("Result", result)
	}
	if announcesBoard(line) {
		return
	}
	if strings.Trim(line, "-=_—－＝─━*") != "" { // a rule is no word
		r.free = append(r.free, line)
	}
}

// inline takes the players from before the first moves on their line: 甲 先胜 乙 1. 炮二平五.
func (r *textReader) inline(line string, at int) {
	tokens := movetext.Lex(line, 0, movetext.ByShape)
	defer tokens.Release()
	for _, t := range tokens.List {
		if t.Kind != movetext.Number && t.Kind != movetext.Move {
			continue
		}
		words := strings.TrimRight(line[:t.From], ":： \t\u3000")
		if h, ok := headingOf(words); ok && h.result != "" && r.headed == "" && !r.keyed {
			r.words(words)
			r.hide(at, at+t.From)
		}
		return
	}
}

// unhead makes words again of a line that seemed to name the players, where a
// header names them.
func (r *textReader) unhead() {
	r.game.Tags = slices.DeleteFunc(r.game.Tags, func(t records.Tag) bool { return t.Name == "Red" || t.Name == "Black" || t.Name == "Result" })
	r.free = append(append(r.event, r.headed), r.free...)
	r.event, r.headed = nil, ""
}
