// What stands below and beside: branches, comment, result, what was taken.

package ui

import (
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
func (m *Model) stateLines(int) []line {
	s, l := m.session, m.lang
	g, n := s.Game(), s.Node()
	var lines []line
	if s.Seen() >= 3 && s.Veil().Allows(veil.Repeats) {
		lines = append(lines, line{ink: inkError, text: m.repetition()})
	}
	if _, ok := s.Position(); !ok && s.Ply() == 0 && g.First(0) != 0 && s.Veil().Level == veil.Open {
		lines = append(lines, line{ink: inkDim, text: l.Say(lang.HintRebuild)})
	}
	lines = append(lines, m.problemLines()...)
	if text := g.Unread(n); text != "" && !s.Covered() {
		lines = append(lines, line{ink: inkError, text: l.Say(lang.UnreadText) + ": " + cell.Line(text)})
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
	for side, gives := range c.Repeats().Perpetual {
		if gives {
			text += "  " + m.lang.Say(lang.PerpetualCheck, m.lang.Side(engine.Color(side)))
		}
	}
	return text
}

// problemLines tell what is wrong with the record at this ply.
func (m *Model) problemLines() []line {
	s := m.session
	if s.Veil().Level != veil.Open {
		return nil
	}
	var lines []line
	v, b := m.voice(), s.Board()
	if s.Ply() > 0 && s.Game().Illegal(s.Node()) {
		b = s.BoardAt(s.Ply() - 1)
	}
	for i := range s.Game().Problems {
		p := &s.Game().Problems[i]
		if p.Node != s.Node() || p.Ply > s.Ply()+1 || p.Err == nil {
			continue
		}
		text := v.Error(p.Err, b)
		if p.Text != "" {
			text = p.Text + ": " + text
		}
		lines = append(lines, line{ink: inkError, text: cell.Line(text)})
	}
	if len(lines) > 0 {
		lines = append(lines, line{ink: inkDim, text: m.lang.Say(lang.HintRepair)})
	}
	if len(lines) == 0 && s.Game().Illegal(s.Node()) {
		lines = append(lines, line{ink: inkError, text: m.lang.Say(lang.IllegalHere)})
	}
	return lines
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
	if s.View.Folded {
		return m.foldedLines()
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

// branchLine writes moves that stand in each other's place, the one of the line
// in brackets.
func (m *Model) branchLine(title lang.Text, all []records.NodeID, before, width int) line {
	s := m.session
	column := m.candidateOrder()[0]
	l := line{runs: []run{{inkHead, m.lang.Say(title)}}}
	room := width - m.measure.Width(l.runs[0].text)
	for i, n := range all {
		text := s.TextsOf(n, before)[column]
		if text == "" {
			text = s.Game().Move(n).String()
		}
		text += s.Game().Mark(n)
		here := before+1 < len(s.Line()) && s.Line()[before+1] == n
		r := run{inkText, "  " + text}
		if here {
			r = run{inkKey, " [" + text + "]"}
		}
		if room -= m.measure.Width(r.text); room < 4 && i < len(all)-1 {
			l.runs = append(l.runs, run{inkDim, " ..."})
			break
		}
		l.runs = append(l.runs, r)
	}
	return l
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

// takenLines shows what each side has lost.
func (m *Model) takenLines(int) []line {
	s := m.session
	if !s.Veil().Allows(veil.Taken) {
		return nil
	}
	runs := []run{{inkDim, m.lang.Say(lang.Taken) + " "}}
	for side, i := range []ink{inkRed, inkBlack} {
		var b strings.Builder
		for _, p := range s.Taken(engine.Color(side)) {
			b.WriteString(m.set.glyphs[p])
		}
		if b.Len() > 0 {
			runs = append(runs, run{i, " " + b.String()})
		}
	}
	if len(runs) == 1 {
		return nil
	}
	return []line{{runs: runs}}
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

// foldedLines tell how many variations there are, where they are folded.
func (m *Model) foldedLines() []line {
	s := m.session
	instead := max(0, len(s.Siblings())-1)
	next := max(0, len(s.Game().Children(s.Node()))-1)
	if instead+next == 0 {
		return nil
	}
	return []line{{ink: inkDim, text: m.lang.Say(lang.Folded, instead, next)}}
}
