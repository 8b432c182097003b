// Panes: what stands under the table, one at a time, or beside it in a wide
// window.

package ui

import (
	"fmt"
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/cell"
	"qipu/ui/lang"
)

// panes are the comment, which is always there, and what was opened beside it.
type panes struct {
	*stage
	rack
	comment *remarks
	played  *playedPane
	analyse *analysePane
	review  *reviewPane
	known   []pane
}

func newPanes(s *stage) *panes {
	p := &panes{stage: s, comment: &remarks{stage: s}}
	p.played = &playedPane{stage: s, of: &p.rack}
	p.review = &reviewPane{stage: s}
	p.analyse = &analysePane{stage: s, of: &p.rack, review: p.review}
	p.known = []pane{&variationsPane{stage: s}, p.played, p.analyse, p.review}
	return p
}

// toggle opens the pane of a name, or closes it; keep: one that is open stays.
func (p *panes) toggle(name string, keep bool) {
	p.mark = 0
	if keep && slices.ContainsFunc(p.list, func(q pane) bool { return q.name() == name }) {
		return
	}
	if i := slices.IndexFunc(p.list, func(q pane) bool { return q.name() == name }); i >= 0 {
		p.list = slices.Delete(p.list, i, i+1)
		p.at = 0
	} else if i := slices.IndexFunc(p.known, func(q pane) bool { return q.name() == name }); i >= 0 {
		p.list = append(p.list, p.known[i])
		p.at = len(p.list)
	}
	p.listed = p.at > 0
}

// next goes on to the next pane, behind the comment first to what a built-in game is
// told as in the other language; false behind the last one.
func (p *panes) next() bool {
	p.mark = 0
	if p.at == 0 && p.comment.turn() {
		return true
	}
	p.at = (p.at + 1) % (len(p.list) + 1)
	p.listed = p.at > 0
	return p.at > 0
}

// rest scrolls the comment back to its beginning.
func (p *panes) rest() { p.comment.scroll = 0 }

// key moves the mark, with "/" round and round, and takes the marked row; any other
// key drops the mark. chosen: the panes are what the arrows and digits are for.
func (p *panes) key(name string, chosen bool) (cmd tea.Cmd, taken bool) {
	list := p.shown()
	if list == nil {
		return nil, chosen && p.comment.key(name)
	}
	n, was := len(list.rows()), p.mark
	p.mark = 0
	digit := 0
	if len(name) == 1 {
		digit = int(name[0] - '0')
	}
	switch {
	case n == 0:
		return nil, false
	case name == "/" || chosen && name == "down":
		p.mark = was%n + 1
	case chosen && name == "up":
		p.mark = (was+n-2)%n + 1
		if was == 0 {
			p.mark = n
		}
	case chosen && digit >= 1 && digit <= n:
		p.mark = digit
	case name == "enter" && was > 0:
		return list.enter(was - 1), true
	case name == "esc" && was > 0:
	case was > 0 && list == pane(p.played) && slices.Contains(p.played.keys(), name):
		p.mark = was // until the list of games is asked for
		return nil, false
	default:
		return nil, false
	}
	if m, ok := list.(marker); ok && p.mark > 0 {
		p.say(m.marked(p.mark - 1))
	}
	return nil, true
}

// lines makes what stands in a rectangle; withState: what is told of the place has
// no other one. beside: there is room for more than one.
func (p *panes) lines(r rect, withState, beside bool) []line {
	p.comment.cut = false
	list := p.shown()
	switch {
	case list == nil && !beside:
		return p.comment.all(r, withState)
	case !beside:
		var lines []line
		if withState {
			lines = p.comment.stateLines(r.w)
		}
		return append(lines, p.rowsOf(list, r.w, r.h-len(lines))...)
	}
	var lines []line
	least := min(remarkRows, r.h/3)
	for i, q := range p.list {
		rows := (r.h - least - len(lines)) / (len(p.list) - i)
		lines = append(append(lines, p.rowsOf(q, r.w, min(listRows, rows)-1)...), line{})
	}
	return append(lines, p.comment.headed(rect{r.x, r.y, r.w, r.h - len(lines)}, withState)...)
}

// Beside the table a list has so many rows at most, with the blank one behind it,
// and what is told of the place so many at least, where there are several lists.
const (
	listRows   = 12
	remarkRows = 8
)

// rowsOf makes the rows of a list.
func (p *panes) rowsOf(q pane, width, height int) []line {
	lines := q.head(width)
	rows := q.rows()
	if len(rows) == 0 {
		for _, part := range p.measure.Wrap(cell.Line(q.why()), width, max(1, height-len(lines))) {
			lines = append(lines, line{ink: inkDim, text: part})
		}
		return lines
	}
	height -= len(lines)
	at := -1
	if q == p.shown() {
		at = p.mark - 1
	}
	lead := rowLead(len(rows))
	for i := max(0, at-max(height, 1)+1); i < len(rows) && height > 0; i++ {
		ink, sign := inkText, " "
		if i == at {
			ink, sign = inkCurrent, ">"
		}
		number := sign + fmt.Sprintf("%*d ", lead-2, i+1)
		l := line{runs: []run{{ink, number + p.whole(rows[i], width-lead)}}}
		if b, ok := q.(barred); ok && !p.theme.plain {
			from, to := b.bar(i)
			l.runs = inColours(ink, l.runs[0].text, from+len(number), to+len(number))
		}
		lines = append(lines, l)
		height--
	}
	return lines
}

// whole cuts a row that is too long behind a whole move: a row is a line, the list
// is read at a glance.
func (p *panes) whole(row string, width int) string {
	if p.measure.Width(row) <= width {
		return row
	}
	head := p.measure.Cut(row, width-len(more))
	if i := strings.LastIndexByte(head, ' '); i > len(head)/2 && row[len(head)] != ' ' {
		head = strings.TrimRight(head[:i], " ")
	}
	return head + more
}

// inColours makes a row whose bar is blanks on colours.
func inColours(i ink, row string, from, to int) []run {
	if to <= from || to > len(row) {
		return []run{{i, row}}
	}
	runs := append(make([]run, 0, 5), run{i, row[:from]})
	for bar := row[from:to]; bar != ""; {
		n := len(bar) - len(strings.TrimLeft(bar, bar[:1]))
		part := run{inkText, cell.Blanks(n)}
		switch bar[0] {
		case 'R':
			part.ink = inkBarRed
		case '=':
			part.ink = inkBarDrawn
		case 'B':
			part.ink = inkBarBlack
		}
		runs, bar = append(runs, part), bar[n:]
	}
	return append(runs, run{i, row[to:]})
}

// hints are the keys of the list that stands.
func (p *panes) hints() []hint {
	list := p.shown()
	if p.mark == 0 || list == nil || len(list.rows()) == 0 {
		return nil
	}
	if list == pane(p.played) {
		return []hint{p.hint("/", lang.HintMarkRow), p.hint("Enter", lang.HintPlay), p.hint("Ctrl+G", lang.HintRowGames), p.hint("Esc", lang.HintClose)}
	}
	return []hint{p.hint("/", lang.HintMarkRow), p.hint("Enter", lang.HintTakeRow), p.hint("Esc", lang.HintClose)}
}
