// What stands below and beside: branches, comment, result, what was taken.

package ui

import (
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// noteLines makes the lines of the notes pane.
func (m *Model) noteLines(r rect, withState bool) []line {
	var lines []line
	if withState {
		lines = m.stateLines(r.w)
	}
	lines = append(lines, m.branchLines(r.w)...)
	var taken []line
	if withState && len(lines) < r.h-1 {
		taken = m.takenLines(r.w)
	}
	comment := m.commentLines(r.w, r.h-len(lines)-len(taken))
	return append(append(lines, comment...), taken...)
}

// sideLines makes the lines under the board.
func (m *Model) sideLines(r rect) []line {
	return append(m.stateLines(r.w), m.takenLines(r.w)...)
}

// stateLines tells of a repetition, a damaged record and, at the end, the result.
func (m *Model) stateLines(width int) []line {
	s, l := m.session, m.lang
	g, n := s.Game(), s.Node()
	var lines []line
	add := func(text string) {
		for _, part := range m.measure.Wrap(cell.Line(text), width, problemRows) {
			lines = append(lines, line{ink: inkError, text: part})
		}
	}
	if s.Seen() >= 3 && s.Veil().Allows(veil.Repeats) {
		add(m.repetition())
	}
	lines = append(lines, m.problemLines(width)...)
	if text := g.Unread(n); text != "" && !s.Covered() {
		add(l.Say(lang.UnreadText) + ": " + text)
	}
	if s.AtEnd() && !s.Covered() {
		if text := resultText(g.Tags.Value("Result"), l); text != "" {
			lines = append(lines, line{ink: inkTitle, text: text})
		}
	}
	return lines
}

// repetition says that a position came for the third time, and who gives
// perpetual check.
func (m *Model) repetition() string {
	text := m.lang.Say(lang.Repetition)
	c := records.NewCursor(m.session.Game())
	c.ToNode(m.session.Node())
	for side, course := range c.Repeats().Cycle.Sides {
		if course.Conduct == engine.Check && m.session.Veil().AllowsCheck() {
			text += "  " + m.lang.Say(lang.PerpetualCheck, m.lang.Side(engine.Color(side)))
		}
	}
	return text
}

func resultText(result string, l lang.Lang) string {
	switch result {
	case "1-0":
		return l.Say(lang.RedWins)
	case "0-1":
		return l.Say(lang.BlackWins)
	case "1/2-1/2":
		return l.Say(lang.Draw)
	}
	return ""
}

// branchLines lists the siblings of the current move and, where the record
// branches next, what can follow.
func (m *Model) branchLines(width int) []line {
	s := m.session
	if s.Covered() || !s.Veil().Allows(veil.Branches) {
		return nil
	}
	var lines []line
	if all := s.Siblings(); len(all) > 1 {
		lines = append(lines, m.branchLine(lang.Siblings, all, s.Ply()-1, width))
	}
	if all := s.Game().Children(s.Node()); len(all) > 1 {
		lines = append(lines, m.branchLine(lang.Branches, all, s.Ply(), width))
	}
	return lines
}

// manyMoves is up to how many folded moves are counted.
const manyMoves = 1000

// foldedRuns tell how much is folded behind a node.
func (m *Model) foldedRuns(at records.NodeID) []run {
	count, moves := m.session.Variations(at, manyMoves)
	much := strconv.Itoa(moves)
	if moves >= manyMoves {
		much += "+"
	}
	return []run{
		{inkText, "  " + m.lang.Say(lang.FoldedHere, count, much)},
		{inkDim, "   " + m.lang.Say(lang.FoldedShow)},
	}
}

// branchLine writes moves that stand in each other's place, the one of the line
// in brackets.
func (m *Model) branchLine(title lang.Text, all []records.NodeID, before, width int) line {
	s := m.session
	column := s.Columns().Index(s.Columns().Chinese())
	l := line{runs: []run{{inkHead, m.lang.Say(title)}}}
	if at := s.Game().Parent(all[0]); s.FoldedAt(at) {
		l.runs = append(l.runs, m.foldedRuns(at)...)
		return l
	}
	runs, widths, at := make([]run, len(all)), make([]int, len(all)), 0
	for i, n := range all {
		text := s.TextsOf(n, before)[column]
		if text == "" {
			text = s.Game().Move(n).String()
		}
		text += s.Game().Mark(n)
		here := before+1 < len(s.Line()) && s.Line()[before+1] == n
		runs[i] = run{inkText, "  " + text}
		if here {
			runs[i], at = run{inkKey, " [" + text + "]"}, i
		}
		widths[i] = m.measure.Width(runs[i].text)
	}
	from, to := around(widths, at, width-m.measure.Width(l.runs[0].text), len(more))
	if from > 0 {
		l.runs = append(l.runs, run{inkDim, more})
	}
	l.runs = append(l.runs, runs[from:to]...)
	if to < len(all) {
		l.runs = append(l.runs, run{inkDim, more})
	}
	return l
}

// more stands for what there is no room for.
const more = " ..."

// around returns as many neighbours of the one at an index as fit into room with
// it, from the first one if they can. sign is what it takes to say that there are
// more on a side.
func around(widths []int, at, room, sign int) (from, to int) {
	from, to = at, at+1
	needs := func(from, to int) int {
		n := 0
		for _, w := range widths[from:to] {
			n += w
		}
		if from > 0 {
			n += sign
		}
		if to < len(widths) {
			n += sign
		}
		return n
	}
	for from > 0 && needs(from-1, to) <= room {
		from--
	}
	for to < len(widths) && needs(from, to+1) <= room {
		to++
	}
	return from, to
}

// commentLines wraps the comment of the current move to at most height lines.
func (m *Model) commentLines(width, height int) []line {
	s := m.session
	text := s.Game().Comment(s.Node())
	if text == "" || height <= 0 {
		return nil
	}
	wrapped := m.measure.Wrap(cell.Clean(text), width, height+m.scroll+1)
	m.scroll = min(m.scroll, max(0, len(wrapped)-height))
	wrapped = wrapped[m.scroll:]
	m.cut = len(wrapped) > height
	if m.cut {
		wrapped = wrapped[:height]
		wrapped[height-1] = m.measure.Cut(wrapped[height-1], width-4) + " ..."
	}
	lines := make([]line, len(wrapped))
	for i, w := range wrapped {
		lines[i] = line{ink: inkText, text: w}
	}
	return lines
}

// takenLines shows what each side has lost: on one line if that is wide enough,
// else on two.
func (m *Model) takenLines(width int) []line {
	s := m.session
	if !s.Veil().Allows(veil.Taken) {
		return nil
	}
	var lost []run
	for side, i := range []ink{inkRed, inkBlack} {
		var b strings.Builder
		for _, p := range s.Taken(engine.Color(side)) {
			b.WriteString(m.set.glyphs[p])
		}
		if b.Len() > 0 {
			lost = append(lost, run{i, " " + b.String()})
		}
	}
	if len(lost) == 0 {
		return nil
	}
	title := run{inkDim, m.lang.Say(lang.Taken) + " "}
	if len(lost) == 2 {
		room := width - m.measure.Width(title.text) - m.measure.Width(lost[0].text)
		if m.measure.Width(lost[1].text) > room {
			blank := run{inkText, cell.Blanks(m.measure.Width(title.text))}
			return []line{{runs: []run{title, lost[0]}}, {runs: []run{blank, lost[1]}}}
		}
	}
	return []line{{runs: append([]run{title}, lost...)}}
}

// hasNotes reports whether the game has anything to show in a pane of its own.
func hasNotes(g *records.Game) bool {
	if g.Comment(0) != "" {
		return true
	}
	for id := range g.Walk() {
		if g.Comment(id) != "" || g.Next(id) != 0 {
			return true
		}
	}
	return false
}
