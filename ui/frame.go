// A frame: everything a screen shows, made once a message, already veiled and
// cleaned, and put together into rows.

package ui

import (
	"slices"
	"strings"

	"qipu/ui/cell"
)

// frame is a screen: a title, what stands below it, the entry line and the keys
// that matter now.
type frame struct {
	layout  layout
	theme   *theme
	measure cell.Measure
	brush   *brush

	title, turn string
	parts       []part
	room        [4]part // of parts, as a rule
	entry       []line  // more than one where a message takes them
	status      []hint
	writing     bool // a text has begun where the caret is
}

// part is something drawn, and where it stands.
type part struct {
	rect
	drawing
}

// drawing draws itself into a rectangle: one string a row.
type drawing interface {
	draw(f *frame, r rect) []string
}

// write puts text into its place, if there is any.
func (f *frame) write(r rect, lines []line) {
	if len(lines) > 0 {
		f.add(r, prose(lines))
	}
}

// add puts a drawing into its place, if that has room.
func (f *frame) add(r rect, d drawing) {
	if r.empty() {
		return
	}
	if f.parts == nil {
		f.parts = f.room[:0]
	}
	f.parts = append(f.parts, part{r, d})
}

// drawn returns the drawing of a kind, and where it stands; false if the frame has
// none.
func drawn[D drawing](f *frame) (d D, r rect, ok bool) {
	for _, p := range f.parts {
		if d, ok := p.drawing.(D); ok {
			return d, p.rect, true
		}
	}
	return d, r, false
}

// prose is rows of text.
type prose []line

// entryLine is the entry line.
type entryLine struct {
	line
	writing bool // a text has begun where the caret is
	wraps   bool // it is shown over as many rows as it takes
}

// line is a row of text in one ink, or in runs of several.
type line struct {
	ink     ink
	text    string
	runs    []run // instead of text
	comment bool  // of the game: a click writes it
}

type run struct {
	ink  ink
	text string
}

// hint is a key and what it does.
type hint struct{ key, does string }

// put writes a line of at most width columns.
func (f *frame) put(b *brush, l line, width int) {
	runs := l.runs
	if runs == nil {
		runs = []run{{l.ink, l.text}}
	}
	for _, r := range runs {
		text := f.measure.Short(r.text, width)
		width -= f.measure.Width(text)
		b.put(f.theme.style(r.ink), text)
		if len(text) < len(r.text) {
			break
		}
	}
}

// unfold breaks a line whose last run does not fit into rows of the given width, at
// most so many.
func unfold(m cell.Measure, l line, width, most int) []line {
	if l.runs == nil {
		l.runs = []run{{l.ink, l.text}}
	}
	before, last := l.runs[:len(l.runs)-1], l.runs[len(l.runs)-1]
	room := width
	for _, r := range before {
		room -= m.Width(r.text)
	}
	if m.Width(last.text) <= room {
		return nil
	}
	rows, text := []line(nil), strings.TrimLeft(last.text, " ")
	if lead := len(last.text) - len(text); room-lead >= width/2 {
		first := m.Wrap(text, room-lead, 0)[0]
		before = append(slices.Clone(before), run{last.ink, cell.Blanks(lead) + first})
		text = strings.TrimLeft(strings.TrimPrefix(text, first), " ")
	}
	if len(before) > 0 {
		rows = append(rows, line{runs: before})
	}
	for _, part := range m.Wrap(text, width, most-len(rows)) {
		rows = append(rows, line{ink: last.ink, text: part})
	}
	return rows
}

// draw implements drawing.
func (t prose) draw(f *frame, r rect) []string {
	b := f.brush
	b.grow(r)
	for _, l := range t[:min(len(t), max(r.h, 0))] {
		f.put(b, l, r.w)
		b.end()
	}
	return b.rows(r)
}

// titleView draws who plays, and on the right where one stands.
func titleView(f *frame, r rect) []string {
	turn := f.measure.Short(f.turn, r.w)
	left := f.measure.Fit(f.title, max(0, r.w-f.measure.Width(turn)-1))
	return prose{{runs: []run{{inkTitle, left}, {inkText, " "}, {inkHead, turn}}}}.draw(f, r)
}

// statusView draws the keys that matter now.
func statusView(f *frame, r rect) []string {
	return prose{{runs: hintRuns(f.measure, f.status, r.w)}}.draw(f, r)
}

// hintRuns writes as many hints as fit; of them the last one is always there.
func hintRuns(measure cell.Measure, hints []hint, room int) []run {
	const gap = "   "
	runs := make([]run, 0, 4*len(hints))
	width := func(h hint) int { return measure.Width(h.key) + 1 + measure.Width(h.does) + len(gap) }
	room += len(gap)
	for i, h := range hints {
		need := width(h)
		if i < len(hints)-1 {
			need += width(hints[len(hints)-1])
		}
		if need > room {
			continue
		}
		room -= width(h)
		if len(runs) > 0 {
			runs = append(runs, run{inkText, gap})
		}
		runs = append(runs, run{inkKey, h.key}, run{inkText, " "}, run{inkDim, h.does})
	}
	return runs
}

// placed is a part's rows and where they stand.
type placed struct {
	rect
	rows []string
}

// betweenBytes is about how many blanks a row has between its parts.
const betweenBytes = 16

// compose puts the parts together into the rows of a screen.
func (f *frame) compose(height int) string {
	l := &f.layout
	all := append(make([]placed, 0, 8), placed{l.title, titleView(f, l.title)})
	for _, p := range f.parts {
		all = append(all, placed{p.rect, p.draw(f, p.rect)})
	}
	all = append(all, placed{l.entry, prose(f.entry).draw(f, l.entry)})
	if !l.status.empty() {
		all = append(all, placed{l.status, statusView(f, l.status)})
	}

	size := height * betweenBytes
	for _, p := range all {
		for _, row := range p.rows {
			size += len(row)
		}
	}
	var b strings.Builder
	b.Grow(size)
	for y := range height {
		if y > 0 {
			b.WriteByte('\n')
		}
		left, drawn := 0, ""
		for _, p := range all { // from left to right where they share a row
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
