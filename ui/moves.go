// The table of moves: a row a ply, a column a notation.

package ui

import (
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/ui/cell"
	"qipu/ui/veil"
)

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

// numberRoom is how wide the numbers of the rows are drawn, with what stands
// behind them.
func (m *Model) numberRoom() int { return max(fewestRoom, len(strconv.Itoa(m.session.Plies()))+1) }

// chooseColumns returns the columns that fit into width.
func (m *Model) chooseColumns(width int) []column {
	if m.session.Veil().Level != veil.Open {
		return m.blindColumns()
	}
	all := m.session.Columns()
	width -= rowMarks + m.numberRoom() + markRoom
	var chosen []column
	for _, at := range all.Chosen(m.session.View.Columns) {
		w := all.At(at).Width
		if width < w && len(chosen) > 0 {
			break
		}
		width -= w + 1
		chosen = append(chosen, m.columnAt(at))
	}
	return chosen
}

// columnAt is the column with an index in session.Columns.
func (m *Model) columnAt(at int) column {
	c := m.session.Columns().At(at)
	return column{at, m.lang.Head(c.Name()), c.Width}
}

// pairColumns returns how many of the columns fit twice into width, for rows of
// a round; 0 if a row is a ply.
func (m *Model) pairColumns(columns []column, width int) int {
	if !m.session.View.Pairs {
		return 0
	}
	width -= rowMarks + m.numberRoom() + 2*markRoom
	for n, c := range columns {
		if width -= 2 * (c.width + 1); width < 0 {
			return n
		}
	}
	return len(columns)
}

// moveRows makes the rows that a table of the given size shows, the current one
// in view. whole is the height that the table has where there are no notes: the
// rows stand as they would in that, so that they stay in place as notes come and
// go.
func (m *Model) moveRows(columns []column, pairs, height, whole int) []row {
	s := m.session
	if pairs > 0 {
		return m.pairRows(columns[:pairs], height, whole)
	}
	from, last := m.listed()
	first := max(from, firstShown(s.Ply(), last, height, whole))
	rows, cells := make([]row, 0, height), make([]cellText, 0, height*len(columns))
	for ply := first; ply <= last && len(rows) < height; ply++ {
		r := m.rowAt(ply)
		r.number = ply
		cells = m.cells(cells, ply, columns)
		r.cells = cells[len(cells)-len(columns):]
		rows = append(rows, r)
	}
	return rows
}

// firstShown returns the first row, from 1, so that the current one is in view
// and, where there are enough, below the middle.
func firstShown(current, last, height, whole int) int {
	first := current - whole*2/3
	first = min(first, last-whole+1)
	return max(first, current-height+1, 1)
}

func (m *Model) rowAt(ply int) row {
	s := m.session
	g, n := s.Game(), s.Line()[ply]
	r := row{
		ply: ply, current: ply == s.Ply(), comment: g.Comment(n) != "" && ply <= s.Shown(),
		sibling: !s.Covered() && (g.Next(n) != 0 || g.First(g.Parent(n)) != n),
	}
	if at := g.Parent(n); r.sibling && s.FoldedAt(at) {
		r.folded, _ = s.Variations(at, 0)
	}
	return r
}

// cells appends the move at ply in each of the columns.
func (m *Model) cells(cells []cellText, ply int, columns []column) []cellText {
	s := m.session
	texts := s.TextsAt(ply)
	for i, c := range columns {
		one := cellText{text: texts[c.at]}
		if i == 0 {
			taken := s.Captured(ply)
			one.mark = s.Game().Mark(s.Line()[ply])
			one.takes = taken != engine.NoPiece && s.Veil().AllowsCapture(taken, s.Near())
		}
		cells = append(cells, one)
	}
	return cells
}

// pairRows makes a row of each round: Red's move and Black's, in as many
// notations as fit twice.
func (m *Model) pairRows(half []column, height, whole int) []row {
	s := m.session
	current, _ := s.RoundOf(max(s.Ply(), 1))
	from, to := m.listed()
	last, _ := s.RoundOf(max(to, 1))
	var rows []row
	begin, _ := s.RoundOf(max(from, 1))
	for round := max(begin, firstShown(current, last, height, whole)); round <= last && len(rows) < height; round++ {
		r := row{ply: s.PlyOf(round, false), number: round, current: round == current && s.Ply() > 0}
		for _, black := range []bool{false, true} {
			ply := s.PlyOf(round, black)
			switch {
			case ply < 1:
				r.cells = append(r.cells, cellText{text: "..."})
				r.cells = append(r.cells, make([]cellText, len(half)-1)...)
			case ply >= from && ply <= to:
				one := m.rowAt(ply)
				r.sibling, r.comment = r.sibling || one.sibling, r.comment || one.comment
				r.folded += one.folded
				r.cells = m.cells(r.cells, ply, half)
			}
		}
		if to > 0 && to >= from {
			rows = append(rows, r)
		}
	}
	return rows
}

// movesView draws the table.
func movesView(f *frame, r rect) []string {
	var b brush
	b.grow(r)
	b.put(f.theme.style(inkHead), f.measure.Cut(f.tableHead(), r.w))
	b.end()
	if len(f.rows) == 0 {
		for _, text := range f.measure.Wrap(f.noRows, r.w-rowMarks, r.h-1) {
			b.put(f.theme.style(inkDim), cell.Blanks(rowMarks)+text)
			b.end()
		}
	}
	for i := range f.rows {
		f.tableRow(&b, &f.rows[i])
		b.end()
	}
	return b.rows(r)
}

func (f *frame) tableHead() string {
	var b strings.Builder
	b.WriteString(cell.Blanks(rowMarks+f.numberRoom-2) + "# ")
	for range f.movesPerRow {
		for i, c := range f.columns[:f.perMove] {
			b.WriteString(c.head)
			b.WriteString(cell.Blanks(f.room(i) - f.measure.Width(c.head) + 1))
		}
	}
	return strings.TrimRight(b.String(), " ")
}

// room is how wide the i-th column of a move is drawn.
func (f *frame) room(i int) int {
	if i == 0 {
		return f.columns[i].width + markRoom
	}
	return f.columns[i].width
}

func (f *frame) tableRow(b *brush, r *row) {
	main := f.theme.style(inkText)
	if r.current {
		main = f.theme.style(inkCurrent)
	}
	at, sign := r.signs()
	number := strconv.Itoa(r.number)
	b.put(main, at)
	b.put(main, sign)
	b.put(main, cell.Blanks(f.numberRoom-1-len(number)))
	b.put(main, number)
	for i := range r.cells {
		c := &r.cells[i]
		lead := " "
		if c.takes {
			lead = "x"
		}
		b.put(main, lead)
		room := f.room(i%f.perMove) - f.putMove(b, main, c.text) - len(c.mark)
		b.put(main, c.mark)
		b.put(main, cell.Blanks(room))
	}
}

// signs are the marks before a row: where one stands, and a sibling, a comment or
// how many variations are folded, + where it is more than nine.
func (r *row) signs() (at, sign string) {
	at, sign = " ", " "
	switch {
	case r.current:
		at = ">"
	case r.folded > 0:
		at = "+"
	}
	switch {
	case r.folded > 9 || r.folded > 0 && r.current:
		sign = "+"
	case r.folded > 0:
		sign = "123456789"[r.folded-1 : r.folded]
	case r.sibling:
		sign = "/"
	case r.comment:
		sign = "\""
	}
	return at, sign
}

// bars are the combining marks of the shorthand, how a terminal shows them, and
// what stands for them where there is nothing but text.
var bars = [...]struct {
	mark  string
	plain string
}{{"\u0332", "_"}, {"\u0305", "^"}}

// putMove writes a move, a bar of the shorthand as an attribute of the digit,
// and returns the columns it takes.
func (f *frame) putMove(b *brush, with *sgr, text string) int {
	for n, bar := range bars {
		body, found := strings.CutSuffix(text, bar.mark)
		if !found {
			continue
		}
		if shade := f.theme.shades[n]; shade.on != "" {
			digit := body[len(body)-1:]
			b.put(with, body[:len(body)-1]+shade.on+digit+shade.off)
			return f.measure.Width(body)
		}
		b.put(with, body+bar.plain)
		return f.measure.Width(body) + 1
	}
	b.put(with, text)
	return f.measure.Width(text)
}

// plainMove is a move as text alone.
func plainMove(text string) string {
	for _, bar := range bars {
		if body, found := strings.CutSuffix(text, bar.mark); found {
			return body + bar.plain
		}
	}
	return text
}
