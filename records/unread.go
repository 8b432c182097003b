// Unread rests of lines: the texts in them, and what is wrong with the first.

package records

import (
	"errors"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/notation"
)

// UnreadText is the text of a move in an unread rest of a line.
type UnreadText struct {
	Text   string
	At     int    // where it begins in the rest, in bytes
	Mark   string // "!", "?!" behind it
	Remark string // comments and variations behind it, up to the next move
}

var (
	looseNumber = regexp.MustCompile(`^[0-9０-９]+\s*[.、．…:：]+`)
	looseResult = regexp.MustCompile(`^(1-0|0-1|1/2-1/2|\*)$`)
	looseMark   = regexp.MustCompile(`[!?！？]+$`)
	gluedNumber = regexp.MustCompile(`[^0-9]([0-9]+、)`)
)

// UnreadTexts cuts an unread rest of a line into the texts of its moves.
func UnreadTexts(rest string) []UnreadText {
	var list []UnreadText
	remark := func(text string) {
		if n := len(list); n > 0 && text != "" {
			list[n-1].Remark = strings.TrimPrefix(list[n-1].Remark+"\n"+text, "\n")
		}
	}
	for at := 0; at < len(rest); {
		r, size := utf8.DecodeRuneInString(rest[at:])
		end := at + size
		switch {
		case unicode.IsSpace(r):
		case r == '{':
			end = at + upTo(rest[at:], "}")
			remark(strings.TrimSpace(strings.Trim(rest[at:end], "{}")))
		case r == ';':
			end = at + upTo(rest[at:], "\n")
			remark(strings.TrimSpace(strings.TrimPrefix(rest[at:end], ";")))
		case r == '(':
			end = at + bracket(rest[at:])
			remark(rest[at:end])
		default:
			end = at + word(rest[at:])
			text := rest[at:end]
			number := len(looseNumber.FindString(text))
			if utf8.RuneCountInString(text[number:]) == 1 {
				number = 0 // a move in digits, 62.5
			}
			begin := at + number
			if text = rest[begin:end]; looseResult.MatchString(text) {
				return list
			}
			mark := looseMark.FindString(text)
			text = strings.TrimSuffix(text, mark)
			if strings.ContainsFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) && text[0] != '$' {
				list = append(list, UnreadText{Text: text, At: begin, Mark: strings.Map(notation.FoldRune, mark)})
			}
		}
		at = end
	}
	return list
}

// word returns the length of the word at the beginning of a text: up to a blank,
// a bracket, or the number of the next move.
func word(text string) int {
	n := strings.IndexFunc(text, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("{;(", r) })
	if n < 0 {
		n = len(text)
	}
	if glued := gluedNumber.FindStringSubmatchIndex(text[:n]); glued != nil {
		n = glued[2]
	}
	return n
}

// upTo returns the length of a text up to and with a mark, or of all of it.
func upTo(text, mark string) int {
	if n := strings.Index(text, mark); n >= 0 {
		return n + len(mark)
	}
	return len(text)
}

// bracket returns the length of what stands in brackets, with brackets in it.
func bracket(text string) int {
	depth := 0
	for i, r := range text {
		switch r {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(text)
}

// isReading reports whether a problem is about a text that could not be read.
func (p *Problem) isReading() bool { return !p.made && p.AboutMove() }

// exchangeUnread puts another unread rest behind a node. What was wrong with the
// old one is no problem any more, until that comes back.
func (g *Game) exchangeUnread(id NodeID, text string) {
	old := shelfKey{id, g.unread[id]}
	kept, taken := g.Problems[:0:0], []Problem{}
	for i := range g.Problems {
		if p := g.Problems[i]; p.Node == id && p.isReading() {
			taken = append(taken, p)
		} else {
			kept = append(kept, p)
		}
	}
	if g.shelf == nil {
		g.shelf = map[shelfKey][]Problem{}
	}
	g.shelf[old] = taken
	g.SetUnread(id, text)
	back, known := g.shelf[shelfKey{id, text}]
	if p, ok := (&judgement{game: g}).unread(id); !known && ok {
		back = []Problem{p}
	}
	g.Problems = append(kept, back...)
	g.sortProblems()
}

// unread says why the first text behind a node cannot be read there.
func (j *judgement) unread(id NodeID) (Problem, bool) {
	g := j.game
	loose := UnreadTexts(g.unread[id])
	at, _ := SituationOf(g.Start)
	line := g.Line(id)
	for _, n := range line {
		at, _ = at.After(g.nodes[n].move)
	}
	pos, ok := at.Position()
	if len(loose) == 0 || !ok {
		return Problem{}, false
	}
	mode := notation.Mode{Record: true}
	_, _, err := mode.Parse(pos, loose[0].Text)
	if err == nil {
		return Problem{}, false
	}
	p := Problem{Ply: len(line) + 1, Node: id, Place: Place{Offset: -1}, Kind: Unreadable, Text: loose[0].Text, Err: err}
	var e *notation.Error
	if errors.As(err, &e) && e.Fault == notation.Illegal {
		p.Kind = IllegalMove
	} else if e != nil && e.Fault == notation.Ambiguous {
		p.Kind = AmbiguousMove
	}
	if off := strings.LastIndex(g.source.text, g.unread[id][loose[0].At:]); off >= 0 {
		p.Place = g.PlaceOf(off)
	}
	return p, true
}
