// Text move lists: the variations that stand behind the moves.

package file

import (
	"regexp"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// branch is a variation that stands behind the moves.
type branch struct {
	at   int    // where its heading begins
	from int    // and the text behind it
	note string // what the heading says of it
}

// branchWord is how a variation is counted in its heading.
var branchWord = regexp.MustCompile(`^[\s\x{3000}]*(?:第?[\s\x{3000}]*[\d０-９一二三四五六七八九十百]*[\s\x{3000}]*[变變][化着著]?[\s\x{3000}]*[\d０-９一二三四五六七八九十百]*)[\s\x{3000}:：.、]*`)

// branchNote returns what the heading of a variation says beside its number.
func branchNote(line string) string {
	at := branchLine.FindStringIndex(line)
	inside := strings.TrimRight(strings.TrimPrefix(line[at[0]:at[1]], "【"), "】")
	parts := []string{line[:at[0]], inside[len(branchWord.FindString(inside)):], line[at[1]:]}
	for i, part := range parts {
		parts[i] = strings.TrimFunc(part, charset.IsBlank)
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " ")
}

// branch plays a variation that stands behind the game: its first number says
// where it leaves the main line. What stands before its first move, and what its
// heading says, are the comment of that move.
func (p *player) branch(l *lexer, body, note string) {
	from := l.from
	l.text = body
	round, first := 0, -1
	black := false // dots stand for Red's move
	end := l.pos
	for i, t := range l.list {
		if t.kind == tokNumber {
			round, end = t.value, t.to
		}
		if t.kind == tokMove {
			first, black = i, placeholder(body[min(end, t.from):t.from])
			break
		}
	}
	words := l.pos
	if first >= 0 {
		words = l.list[first].from
		if end < words && first > 0 && l.list[first-1].kind == tokNumber {
			words = l.list[first-1].from
		}
	}
	note = strings.TrimSpace(note + "\n" + charset.Tidy(strings.TrimFunc(body[from:words], charset.IsBlank)))
	if first < 0 {
		p.note(note)
		return
	}
	p.lexer = l
	ply := 2 * (round - p.game.Start.Fullmove) // of the moves before it
	if p.game.Start.Turn == engine.Black {
		ply--
	}
	if p.trunk == nil {
		p.walkTrunk()
	}
	if black || !p.fits(ply, &l.list[first]) && p.fits(ply+1, &l.list[first]) {
		ply++
	}
	p.goTo(min(max(ply, 0), len(p.trunk)-1))
	p.frame.end, p.frame.result = len(l.list), len(strings.TrimRight(body[:l.pos], " \r\n"))
	p.stack = p.stack[:0]
	first = p.token(first)
	p.note(note)
	for i := first + 1; i < len(l.list); i++ {
		i = p.token(i)
	}
}

// trunk is a place on the main line.
type trunk struct {
	node records.NodeID
	at   records.Situation
}

// walkTrunk notes the places of the main line, from which variations leave.
func (p *player) walkTrunk() {
	at, _ := records.SituationOf(p.game.Start)
	p.trunk = append(p.trunk, trunk{0, at})
	for id := p.game.First(0); id != 0; id = p.game.First(id) {
		at, _ = at.After(p.game.Move(id))
		p.trunk = append(p.trunk, trunk{id, at})
	}
}

// fits reports whether a text is a move behind the first n of the main line.
func (p *player) fits(n int, t *token) bool {
	if n < 0 || n >= len(p.trunk) {
		return false
	}
	pos, ok := p.trunk[n].at.Position()
	if !ok {
		return false
	}
	_, err := p.parse(pos, t)
	return err == nil
}

// goTo goes behind the first n moves of the main line.
func (p *player) goTo(n int) {
	before := p.trunk[max(n-1, 0)]
	p.frame = frame{node: p.trunk[n].node, prev: before.node, at: p.trunk[n].at, before: before.at, ply: n}
}
