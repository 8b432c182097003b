// From the session to a frame, and from its panes to the rows of a screen.

package ui

import (
	"strings"

	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// frame makes everything that the screen shows. A message that is longer than the
// entry line takes the lowest rows, until the next key.
func (m *Model) frame(l layout) *frame {
	f := m.panes(l)
	if m.message != "" || m.asking || m.overlay == overlayDoubt {
		if rows := unfold(m.measure, f.entry[0], l.entry.w, m.height-1); len(rows) > 1 {
			f.entry = rows
			f.layout.entry = rect{l.entry.x, m.height - len(rows), l.entry.w, len(rows)}
		}
	}
	return f
}

// panes makes what each pane shows.
func (m *Model) panes(l layout) *frame {
	fits := m.session.Fits()
	f := &frame{layout: l, theme: m.theme, measure: m.measure, writing: m.writing()}
	f.look = boardLook{m.theme, m.set, m.signs, l.compact, l.river}
	f.title, f.turn = m.titles()
	f.entry = []line{m.entryLine(fits, l.entry.w)}
	m.cut = false
	f.status = m.hints()
	if m.practice.drill != nil {
		m.drillFrame(f)
		return f
	}
	if m.setter != nil {
		m.setterFrame(f)
		return f
	}
	if m.overlay != overlayNone {
		f.overlay, f.overlayActive = m.overlayLines(l.body), true
		return f
	}
	if !l.board.empty() {
		f.scene = m.scene(fits)
	}
	if !l.side.empty() {
		f.side = m.sideLines(l.side)
	}
	m.recordFrame(f)
	return f
}

// recordFrame makes the table of moves and the notes, which share a place: the
// table has what the notes leave.
func (m *Model) recordFrame(f *frame) {
	l := f.layout
	whole := l.moves.h + l.notes.h // the table keeps its place whatever the notes take
	if !l.notes.empty() {
		room := l.notes
		if room.x == l.moves.x && !l.moves.empty() {
			room.h-- // a blank row between the table and them
		}
		f.notes = m.noteLines(room, l.side.empty())
		if room.h < l.notes.h && len(f.notes) > 0 {
			f.notes = append([]line{{}}, f.notes...)
		}
	}
	if m.session.View.Keypad {
		m.addKeypad(f)
	}
	if !l.notes.empty() {
		if m.focus != notesPane {
			f.layout.lend(len(f.notes))
		}
		f.status = m.hints()
	}
	if moves := f.layout.moves; !moves.empty() {
		f.columns, f.numberRoom = m.chooseColumns(moves.w), m.numberRoom()
		f.perMove, f.movesPerRow = len(f.columns), 1
		pairs := m.pairColumns(f.columns, moves.w)
		if pairs > 0 {
			f.perMove, f.movesPerRow = pairs, 2
		}
		f.noRows = m.lang.Say(lang.NoMoves)
		if m.session.Veil().Level != veil.Open && m.session.Plies() > 0 {
			f.noRows = m.lang.Say(lang.MovesHidden)
		}
		if m.session.Covered() && m.session.Plies() > 0 {
			key := "."
			if m.session.Veil().Level != veil.Open { // it is the peek ladder's
				key = ":cover"
			}
			f.noRows = m.lang.Say(lang.CoverHint, key)
		}
		if list := m.session.Veil().List; list == veil.NoMoves {
			f.noRows = m.lang.Say(lang.BlindLists[list])
		}
		f.rows = m.moveRows(f.columns, pairs, moves.h-1, max(whole, moves.h)-1)
	}
}

// placed is a pane's rows and where they stand.
type placed struct {
	rect
	rows []string
}

// compose puts the panes together into the rows of a screen.
func (f *frame) compose(height int) string {
	l := &f.layout
	panes := append(make([]placed, 0, 8), placed{l.title, titleView(f, l.title)})
	add := func(r rect, view func(*frame, rect) []string) {
		if !r.empty() {
			panes = append(panes, placed{r, view(f, r)})
		}
	}
	if f.overlayActive {
		add(l.body, func(f *frame, r rect) []string { return linesView(f, f.overlay, r) })
	} else {
		add(l.board, boardView)
		add(l.side, func(f *frame, r rect) []string { return linesView(f, f.side, r) })
		if f.drill != nil {
			add(l.moves, func(f *frame, r rect) []string { return linesView(f, f.drill, r) })
		} else {
			add(l.moves, movesView)
		}
		add(l.notes, func(f *frame, r rect) []string { return linesView(f, f.notes, r) })
	}
	add(l.entry, func(f *frame, r rect) []string { return linesView(f, f.entry, r) })
	add(l.status, statusView)

	var b strings.Builder
	b.Grow(height * 160)
	for y := range height {
		if y > 0 {
			b.WriteByte('\n')
		}
		left, drawn := 0, ""
		for _, p := range panes { // from left to right where they share a row
			if y < p.y || y >= p.y+p.h || p.rows[y-p.y] == "" || p.rect != l.entry && l.entry.has(p.x, y) {
				continue
			}
			b.WriteString(cell.Blanks(p.x - left - f.measure.Styled(drawn)))
			left, drawn = p.x, p.rows[y-p.y]
			b.WriteString(drawn)
		}
	}
	return b.String()
}
