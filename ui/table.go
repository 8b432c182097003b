// The table of moves as it is drawn.

package ui

import (
	"strconv"
	"strings"

	"qipu/ui/cell"
)

// draw implements drawing.
func (t *table) draw(f *frame, r rect) []string {
	b := f.brush
	b.grow(r)
	b.put(t.theme.style(inkHead), t.measure.Cut(t.head(), r.w))
	b.end()
	if len(t.rows) == 0 {
		for _, text := range t.measure.Wrap(t.none, r.w-rowMarks, r.h-1) {
			b.put(t.theme.style(inkDim), cell.Blanks(rowMarks)+text)
			b.end()
		}
	}
	for i := range t.rows {
		t.row(b, &t.rows[i])
		b.end()
	}
	return b.rows(r)
}

func (t *table) head() string {
	var b strings.Builder
	b.WriteString(cell.Blanks(rowMarks+t.numberRoom-2) + "# ")
	for range t.movesPerRow {
		for i, c := range t.columns[:t.perMove] {
			b.WriteString(c.head)
			b.WriteString(cell.Blanks(t.room(i) - t.measure.Width(c.head) + 1))
		}
	}
	return strings.TrimRight(b.String(), " ")
}

// room is how wide the i-th column of a move is drawn.
func (t *table) room(i int) int {
	if i == 0 {
		return t.columns[i].width + markRoom
	}
	return t.columns[i].width
}

func (t *table) row(b *brush, r *row) {
	main := t.theme.style(inkText)
	lit := main
	if r.current {
		lit = t.theme.style(inkCurrent)
	}
	if t.movesPerRow == 1 {
		main = lit
	}
	number := strconv.Itoa(r.number)
	room := t.numberRoom - 1 - len(number)
	at, sign, more := r.signs(room > 0)
	b.put(main, at)
	b.put(main, sign)
	b.put(main, more)
	b.put(main, cell.Blanks(room-len(more)))
	b.put(main, number)
	rounds := main
	for i := range r.cells {
		if main = rounds; i/t.perMove == r.half {
			main = lit
		}
		c := &r.cells[i]
		lead := " "
		if c.takes {
			lead = "x"
		}
		b.put(main, lead)
		room := t.room(i%t.perMove) - t.putMove(b, main, c.text) - len(c.mark)
		b.put(main, c.mark)
		b.put(main, cell.Blanks(room))
	}
}

// signs are the marks before a row: where one stands, and a sibling, a comment or
// how many variations are folded, + where it is more than nine; before the number,
// where there is room, the comment of a move that has siblings too.
func (r *row) signs(room bool) (at, sign, more string) {
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
	if r.comment && sign != "\"" && sign != " " && room {
		more = "\""
	}
	return at, sign, more
}

// bars are the combining marks of the shorthand, how a terminal shows them, and
// what stands for them where there is nothing but text.
var bars = [...]struct {
	mark  string
	plain string
}{{"\u0332", "_"}, {"\u0305", "^"}}

// putMove writes a move, a bar of the shorthand as an attribute of the digit,
// and returns the columns it takes.
func (t *table) putMove(b *brush, with *sgr, text string) int {
	for n, bar := range bars {
		body, found := strings.CutSuffix(text, bar.mark)
		if !found {
			continue
		}
		if shade := t.theme.shades[n]; shade.on != "" {
			digit := body[len(body)-1:]
			b.put(with, body[:len(body)-1]+shade.on+digit+shade.off)
			return t.measure.Width(body)
		}
		b.put(with, body+bar.plain)
		return t.measure.Width(body) + 1
	}
	b.put(with, text)
	return t.measure.Width(text)
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
