// Moves that a player put in the place of texts that could not be read: what
// follows is read on behind them.

package repair

import (
	"strings"

	"qipu/records"
)

// typed finds moves that stand behind a node with an unread rest: how many moves
// of the line there are before them, and the texts of the rest.
func (l *Line) typed(g *records.Game) (before int, loose []records.UnreadText) {
	for i := len(l.nodes) - 1; i >= 0; i-- {
		at := l.above
		if i > 0 {
			at = l.nodes[i-1]
		}
		if loose = records.UnreadTexts(g.Unread(at)); len(loose) > 0 {
			return i, loose
		}
	}
	return 0, nil
}

// readOn is the report of a line in which moves were put in the place of texts:
// that these are meant, and the rest is read behind them.
func (l *Line) readOn() Report {
	i := l.put
	report := Report{Ply: i + 1}
	r := Change{Ply: i + 1, Do: Replace, Text: l.Texts[i], Move: l.moves[0], Why: slipTyped.why(l.instead)}
	p, ok := l.Start.Playable()
	if !ok {
		return report
	}
	s := newSearch(l.Record)
	if n := s.play(p); n < len(l.Texts) {
		r.Upto = n + 1
	}
	if r.Upto == 0 || r.Upto > len(l.nodes) {
		report.Repairs = []Change{r}
	}
	return report
}

// applyPut makes the repair of readOn.
func (l *Line) applyPut(g *records.Game, remark string, edit Editor) error {
	a := applier{game: g, line: l, edit: edit}
	before, leaf := a.line.before(l.put), a.line.before(len(l.nodes))
	rest := g.Unread(before)
	loose := records.UnreadTexts(rest)
	a.unread(before, "")
	a.remark(a.line.before(l.put+1), remark)
	for i, t := range loose[:min(len(l.nodes)-l.put, len(loose))] {
		a.remark(a.line.before(l.put+1+i), t.Remark)
	}
	if t := len(l.nodes) - l.put; t < len(loose) {
		a.unread(leaf, rest[loose[t].At:])
	}
	if a.err != nil {
		return a.err
	}
	return LineOf(g, leaf).ReadOn(g, edit)
}

// insteadOf is the text of the rest that the moves put in stand for.
func insteadOf(loose []records.UnreadText, moves int) string {
	var texts []string
	for _, t := range loose[:min(moves, len(loose))] {
		texts = append(texts, t.Text)
	}
	return strings.Join(texts, " ")
}
