// What stands below and beside: branches, comment, result, what was taken.

package ui

import (
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// remarks are what is told of the place one is at: what stands below the moves, or
// beside them.
type remarks struct {
	*stage
	scroll int  // lines of the comment that are scrolled away
	cut    bool // the comment on the screen does not end there
	other  bool // a built-in game is told in its other language
}

// all makes the lines of the notes, with the state where it has no other place.
func (n *remarks) all(r rect, withState bool) []line { return n.lines(r, withState, false) }

// headed makes the same for a place of its own, where the comment has a head.
func (n *remarks) headed(r rect, withState bool) []line { return n.lines(r, withState, true) }

func (n *remarks) lines(r rect, withState, headed bool) []line {
	var lines, taken, head []line
	if withState {
		lines = n.stateLines(r.w)
	}
	lines = append(lines, n.branchLines(r.w)...)
	if withState && len(lines) < r.h-1 {
		taken = n.takenLines(r.w)
	}
	if headed {
		if len(lines) > 0 {
			head = append(head, line{})
		}
		head = append(head, line{ink: inkHead, text: n.lang.Say(lang.Comment)})
	}
	if comment := n.commentLines(r.w, r.h-len(lines)-len(taken)-len(head)); len(comment) > 0 {
		lines = append(append(lines, head...), comment...)
	}
	return append(lines, taken...)
}

// side makes the lines under the board.
func (n *remarks) side(r rect) []line {
	return append(n.stateLines(r.w), n.takenLines(r.w)...)
}

// key scrolls the comment; false for a key that does not.
func (n *remarks) key(name string) bool {
	switch name {
	case "up":
		n.scroll = max(0, n.scroll-1)
	case "down":
		n.scroll++
	default:
		return false
	}
	return true
}

// turn turns from the comment to what a built-in game is told as in its other language,
// and back; false where that is over, or is not told.
func (n *remarks) turn() bool {
	n.scroll = 0
	n.other = !n.other && action.OtherText(n.session, n.lang) != ""
	return n.other
}

// stateLines tells of a repetition, a damaged record and, at the end, the result.
func (n *remarks) stateLines(width int) []line {
	s, l := n.session, n.lang
	g, at := s.Game(), s.Node()
	var lines []line
	add := func(text string) {
		for _, part := range n.measure.Wrap(cell.Line(text), width, rulingRows) {
			lines = append(lines, line{ink: inkError, text: part})
		}
	}
	if ruling, ok := action.Ruling(n.desk); ok {
		add(n.rulingLine(&ruling, width))
	}
	if text := action.Quiet(s, l); text != "" {
		add(text)
	}
	lines = append(lines, faults{n.stage}.lines(width)...)
	if text := g.Unread(at); text != "" && !s.Covered() {
		add(l.Say(lang.UnreadText) + ": " + text)
	}
	if s.Cursor().AtEnd() && !s.Covered() {
		if text := resultText(g.Tags.Value("Result"), l); text != "" {
			lines = append(lines, line{ink: inkTitle, text: text})
		}
	}
	return lines
}

// A line about a position that comes again has so many columns at most, and so
// many rows where it is wrapped.
const (
	rulingColumns = 78
	rulingRows    = 3
)

// rulingLine says as much of a position that comes again as there is room for.
func (n *remarks) rulingLine(r *lang.Ruling, width int) string {
	lines := lang.NewVoice(n.lang, nil).RulingLines(r)
	for _, text := range lines[:len(lines)-1] {
		if n.measure.Width(text) <= rulingColumns && len(n.measure.Wrap(text, width, rulingRows+1)) <= rulingRows {
			return text
		}
	}
	return lines[len(lines)-1]
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
func (n *remarks) branchLines(width int) []line {
	s := n.session
	if s.Covered() || !s.Veil().Allows(veil.Branches) {
		return nil
	}
	var lines []line
	if all := s.Cursor().Siblings(); len(all) > 1 {
		lines = append(lines, n.branchLine(lang.Siblings, all, s.Ply()-1, width))
	}
	if all := s.Game().Children(s.Node()); len(all) > 1 {
		lines = append(lines, n.branchLine(lang.Branches, all, s.Ply(), width))
	}
	return lines
}

// manyMoves is up to how many folded moves are counted.
const manyMoves = 1000

// foldedRuns tell how much is folded behind a node.
func (n *remarks) foldedRuns(at records.NodeID) []run {
	count, moves := n.session.Folds().Variations(at, manyMoves)
	much := strconv.Itoa(moves)
	if moves >= manyMoves {
		much += "+"
	}
	return []run{
		{inkText, "  " + n.lang.Say(lang.FoldedHere, count, much)},
		{inkDim, "   " + n.lang.Say(lang.FoldedShow)},
	}
}

// branchLine writes moves that stand in each other's place, the one of the line
// in brackets.
func (n *remarks) branchLine(title lang.Text, all []records.NodeID, before, width int) line {
	s := n.session
	column := s.View.Forms.Index(s.View.Forms.Lead())
	l := line{runs: []run{{inkHead, n.lang.Say(title)}}}
	if at := s.Game().Parent(all[0]); s.Folds().At(at) {
		l.runs = append(l.runs, n.foldedRuns(at)...)
		return l
	}
	runs, widths, at := make([]run, len(all)), make([]int, len(all)), 0
	for i, id := range all {
		text := s.TextsOf(id, before)[column]
		if text == "" {
			text = s.Game().Move(id).String()
		}
		text += markOf(s, id)
		here := before+1 < len(s.Line()) && s.Line()[before+1] == id
		runs[i] = run{inkText, "  " + text}
		if here {
			runs[i], at = run{inkKey, " [" + text + "]"}, i
		}
		widths[i] = n.measure.Width(runs[i].text)
	}
	from, to := around(widths, at, width-n.measure.Width(l.runs[0].text), len(more))
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
		sum := 0
		for _, w := range widths[from:to] {
			sum += w
		}
		if from > 0 {
			sum += sign
		}
		if to < len(widths) {
			sum += sign
		}
		return sum
	}
	for from > 0 && needs(from-1, to) <= room {
		from--
	}
	for to < len(widths) && needs(from, to+1) <= room {
		to++
	}
	return from, to
}

// commentLines wraps the comment of the current move, with all that there is to say
// of a position that comes again, to at most height lines.
func (n *remarks) commentLines(width, height int) []line {
	s := n.session
	text := cell.Clean(action.CommentText(s, n.lang))
	if n.other {
		text = cell.Clean(action.OtherText(s, n.lang))
	}
	if ruling, ok := action.Ruling(n.desk); ok {
		voice := lang.NewVoice(n.lang, nil)
		voice.Dot = n.lang.Dot()
		text = strings.TrimLeft(text+"\n"+voice.Ruling(&ruling), "\n")
	}
	if text == "" || height <= 0 {
		return nil
	}
	wrapped := n.measure.Wrap(text, width, height+n.scroll+1)
	n.scroll = min(n.scroll, max(0, len(wrapped)-height))
	wrapped = wrapped[n.scroll:]
	n.cut = len(wrapped) > height
	if n.cut {
		wrapped = wrapped[:height]
		wrapped[height-1] = n.measure.Cut(wrapped[height-1], width-4) + " ..."
	}
	lines := make([]line, len(wrapped))
	for i, w := range wrapped {
		lines[i] = line{ink: inkText, text: w, comment: true}
	}
	return lines
}

// takenLines shows what each side has lost: on one line if that is wide enough,
// else on two.
func (n *remarks) takenLines(width int) []line {
	s := n.session
	if !s.Veil().Allows(veil.Taken) {
		return nil
	}
	var lost []run
	for side, i := range []ink{inkRed, inkBlack} {
		var b strings.Builder
		for _, p := range s.Cursor().Taken(engine.Color(side)) {
			b.WriteString(n.set.Glyphs[p])
		}
		if b.Len() > 0 {
			lost = append(lost, run{i, " " + b.String()})
		}
	}
	if len(lost) == 0 {
		return nil
	}
	title := run{inkDim, n.lang.Say(lang.Taken) + " "}
	if len(lost) == 2 {
		room := width - n.measure.Width(title.text) - n.measure.Width(lost[0].text)
		if n.measure.Width(lost[1].text) > room {
			blank := run{inkText, cell.Blanks(n.measure.Width(title.text))}
			return []line{{runs: []run{title, lost[0]}}, {runs: []run{blank, lost[1]}}}
		}
	}
	return []line{{runs: append([]run{title}, lost...)}}
}
