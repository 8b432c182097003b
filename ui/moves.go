// The table of moves: a row a ply, a column a notation.

package ui

import (
	"strconv"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// table is the rows that the table shows, and in which columns.
type table struct {
	*stage
	columns     []column
	perMove     int // columns a move takes: half of them where a row is a round
	movesPerRow int
	rows        []row
	numberRoom  int    // how wide their numbers are drawn
	none        string // said where there are none
}

// newTable makes the table for a rectangle. full is the height that it has where
// there are no notes: the rows stand as they would in that, so that they stay in
// place as notes come and go.
func newTable(s *stage, r rect, full int) *table {
	t := &table{stage: s, movesPerRow: 1, numberRoom: numberRoom(s)}
	t.columns = t.chooseColumns(r.w)
	t.perMove = len(t.columns)
	pairs := t.pairColumns(t.columns, r.w)
	if pairs > 0 {
		t.perMove, t.movesPerRow = pairs, 2
	}
	t.none = t.whyNone()
	t.rows = t.moveRows(t.columns, pairs, r.h-1, max(full, r.h)-1)
	return t
}

// numberRoom is how wide the numbers of the rows are drawn.
func numberRoom(s *stage) int { return max(fewestRoom, len(strconv.Itoa(s.session.Plies()))+1) }

// tableWidth is how many columns a table with every chosen notation takes; with a round
// in a row, one with two of them twice, and more while that makes it no wider than one
// with each of them once.
func tableWidth(s *stage) int {
	all, chosen := s.session.View.Forms, s.session.View.Forms.Chosen(s.session.View.Columns)
	width := rowMarks + numberRoom(s) + markRoom - 1
	rounds := width + markRoom + 1
	for _, at := range chosen {
		width += all.At(at).Width + 1
	}
	for n, at := range chosen {
		if !s.session.View.Pairs || n >= 2 && rounds >= width {
			break
		}
		rounds += 2 * (all.At(at).Width + 1)
	}
	if s.session.View.Pairs {
		return max(width, rounds)
	}
	return width
}

// whyNone says why the table is empty.
func (t *table) whyNone() string {
	s := t.session
	v := s.Veil()
	switch {
	case v.List == veil.NoMoves:
		return t.lang.Say(lang.BlindLists[v.List])
	case s.Covered() && s.Plies() > 0 && v.Level != veil.Open: // the key is the peek ladder's
		return t.lang.Say(lang.CoverHint, ":cover")
	case s.Covered() && s.Plies() > 0:
		return t.lang.Say(lang.CoverHint, ".")
	case v.Level != veil.Open && s.Plies() > 0:
		return t.lang.Say(lang.MovesHidden)
	}
	return t.lang.Say(lang.NoMoves)
}

// column is a notation of the table.
type column struct {
	at    int // in session.Columns
	head  string
	width int
}

// row is a ply of the table, or a round.
type row struct {
	ply     int
	current bool
	half    int  // of a round: 1 where Black's move is the current one
	sibling bool // there are other moves in its place
	comment bool
	folded  int // how many there are, if they are folded
	number  int // of the ply or the round
	cells   []cellText
}

// cellText is a move in a notation.
type cellText struct {
	text, mark string
	takes      bool
}

const (
	rowMarks   = 2 // ">" and the sign of a sibling or a comment
	markRoom   = 2 // "!?" behind the first column
	fewestRoom = 4 // of a number and a blank or the sign of a capture
)

// chooseColumns returns the columns that fit into width.
func (t *table) chooseColumns(width int) []column {
	if t.session.Veil().Level != veil.Open {
		return t.blindColumns()
	}
	all := t.session.View.Forms
	width -= rowMarks + t.numberRoom + markRoom
	wanted := all.Chosen(t.session.View.Columns)
	chosen := make([]column, 0, len(wanted))
	for _, at := range wanted {
		w := all.At(at).Width
		if width < w && len(chosen) > 0 {
			break
		}
		width -= w + 1
		chosen = append(chosen, t.columnAt(at))
	}
	return chosen
}

// columnAt is the column with an index in session.Columns.
func (t *table) columnAt(at int) column {
	c := t.session.View.Forms.At(at)
	return column{at, t.lang.Head(c.Name()), c.Width}
}

// pairColumns returns how many of the columns fit twice into width, for rows of
// a round; 0 if a row is a ply.
func (t *table) pairColumns(columns []column, width int) int {
	if !t.session.View.Pairs {
		return 0
	}
	width -= rowMarks + t.numberRoom + 2*markRoom
	for n, c := range columns {
		if width -= 2 * (c.width + 1); width < 0 {
			return n
		}
	}
	return len(columns)
}

// moveRows makes the rows that a table of the given size shows, the current one
// in view.
func (t *table) moveRows(columns []column, pairs, height, full int) []row {
	s := t.session
	if pairs > 0 {
		return t.pairRows(columns[:pairs], height, full)
	}
	from, last := t.plies()
	first := max(from, firstShown(s.Ply(), last, height, full))
	rows, cells := make([]row, 0, height), make([]cellText, 0, height*len(columns))
	for ply := first; ply <= last && len(rows) < height; ply++ {
		r := t.rowAt(ply)
		r.number = ply
		cells = t.cells(cells, ply, columns)
		r.cells = cells[len(cells)-len(columns):]
		rows = append(rows, r)
	}
	return rows
}

// firstShown returns the first row, from 1, so that the current one is in view
// and, where there are enough, below the middle.
func firstShown(current, last, height, full int) int {
	first := current - full*2/3
	first = min(first, last-full+1)
	return max(first, current-height+1, 1)
}

func (t *table) rowAt(ply int) row {
	s := t.session
	g, n := s.Game(), s.Line()[ply]
	r := row{
		ply: ply, current: ply == s.Ply(), comment: records.Remark(g.Comment(n)) != "" && ply <= s.Shown(),
		sibling: !s.Covered() && (g.Next(n) != 0 || g.First(g.Parent(n)) != n),
	}
	if at := g.Parent(n); r.sibling && s.Folds().At(at) {
		r.folded, _ = s.Folds().Variations(at, 0)
	}
	return r
}

// cells appends the move at ply in each of the columns.
func (t *table) cells(cells []cellText, ply int, columns []column) []cellText {
	s := t.session
	texts := s.TextsAt(ply)
	for i, c := range columns {
		one := cellText{text: texts[c.at]}
		if i == 0 {
			taken := s.Cursor().Captured(ply)
			one.mark = markOf(s, s.Line()[ply])
			one.takes = taken != engine.NoPiece && s.Veil().AllowsCapture(taken, s.View.Near())
		}
		cells = append(cells, one)
	}
	return cells
}

// longestMark is how many columns of a mark are shown. None that anybody knows has
// more than three.
const longestMark = 8

// markOf is the mark of a move as it is shown.
func markOf(s *session.Session, id records.NodeID) string {
	mark := action.MarkShown(s, id)
	if mark == "" {
		return ""
	}
	return cell.Wide.Short(cell.Line(mark), longestMark)
}

// pairRows makes a row of each round: Red's move and Black's, in as many
// notations as fit twice.
func (t *table) pairRows(half []column, height, full int) []row {
	s := t.session
	current, _ := s.Cursor().RoundOf(max(s.Ply(), 1))
	from, to := t.plies()
	last, _ := s.Cursor().RoundOf(max(to, 1))
	var rows []row
	begin, _ := s.Cursor().RoundOf(max(from, 1))
	for round := max(begin, firstShown(current, last, height, full)); round <= last && len(rows) < height; round++ {
		r := row{ply: s.Cursor().PlyOf(round, false), number: round, current: round == current && s.Ply() > 0}
		if r.current && s.Ply() == s.Cursor().PlyOf(round, true) {
			r.half = 1
		}
		for _, black := range []bool{false, true} {
			ply := s.Cursor().PlyOf(round, black)
			switch {
			case ply < 1:
				r.cells = append(r.cells, cellText{text: "..."})
				r.cells = append(r.cells, make([]cellText, len(half)-1)...)
			case ply >= from && ply <= to:
				one := t.rowAt(ply)
				r.sibling, r.comment = r.sibling || one.sibling, r.comment || one.comment
				r.folded += one.folded
				r.cells = t.cells(r.cells, ply, half)
			}
		}
		if to > 0 && to >= from {
			rows = append(rows, r)
		}
	}
	return rows
}

// blindColumns are the columns of the table while blind: the announced notation
// alone, since another may tell of a second piece.
func (t *table) blindColumns() []column {
	return []column{t.columnAt(t.session.View.Forms.Index(action.AnnouncedIn(t.session)))}
}

// plies returns the first and the last ply that the table shows.
func (t *table) plies() (first, last int) {
	v := t.session.Veil()
	first, last = v.List.First(t.session.Ply()), t.session.Shown()
	if v.Blind() {
		last = min(last, t.session.Ply())
	}
	return first, last
}
