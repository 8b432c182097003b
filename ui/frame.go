// A frame: everything a screen shows, made once a message, already veiled and
// cleaned. Panes only draw it.

package ui

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// frame is what the panes draw.
type frame struct {
	layout  layout
	theme   *theme
	look    boardLook
	measure cell.Measure

	scene         veil.Scene
	title, turn   string
	columns       []column
	movesPerRow   int
	perMove       int // columns a move takes: half of them where a row is a round
	rows          []row
	numberRoom    int    // how wide their numbers are drawn
	noRows        string // said where there are none
	notes, side   []line
	entry         []line // more than one where a message takes them
	status        []hint
	overlay       []line // takes the body's place
	overlayActive bool
	writing       bool   // a text has begun where the caret is
	drill         []line // takes the moves' place
}

// line is a row of text in one ink, or in runs of several.
type line struct {
	ink  ink
	text string
	runs []run // instead of text
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

// linesView draws lines into r.
func linesView(f *frame, lines []line, r rect) []string {
	var b brush
	b.grow(r)
	for _, l := range lines[:min(len(lines), max(r.h, 0))] {
		f.put(&b, l, r.w)
		b.end()
	}
	return b.rows(r)
}

// titleView draws who plays, and on the right where one stands.
func titleView(f *frame, r rect) []string {
	turn := f.measure.Short(f.turn, r.w)
	left := f.measure.Fit(f.title, max(0, r.w-f.measure.Width(turn)-1))
	return linesView(f, []line{{runs: []run{{inkTitle, left}, {inkText, " "}, {inkHead, turn}}}}, r)
}

// statusView draws the keys that matter now.
func statusView(f *frame, r rect) []string {
	return linesView(f, []line{{runs: hintRuns(f.measure, f.status, r.w)}}, r)
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

// scene returns what may be seen of the board.
func (m *Model) scene(fits []engine.Move) veil.Scene {
	s := m.session
	o := veil.NoOptions(s.Near())
	o.Labels, o.Last, o.Check = s.View.Labels, s.Last(), s.Check()
	if !s.Veil().AllowsCheck() {
		o.Check = engine.NoSquare
	}
	if m.focus == boardPane {
		o.Cursor = s.View.Cursor
	}
	o.Picked = s.View.Picked
	if p, ok := s.Position(); ok && o.Picked != engine.NoSquare {
		for _, mv := range p.AppendMoves(nil) {
			if mv.From == o.Picked {
				o.Targets = append(o.Targets, mv.To)
			}
		}
	}
	o.Fits, o.Peek = fits, m.peeking()
	if s.Veil().Level != veil.Open {
		for _, r := range m.readings() {
			o.Typed = append(o.Typed, r.move.From, r.move.To)
		}
	}
	return veil.See(s.Board(), s.Veil().Level, o)
}

// titles returns who plays, and where one stands.
func (m *Model) titles() (title, turn string) {
	s, l := m.session, m.lang
	title = m.gameTitle()
	if event := s.Game().Tags.Value("Event"); event != "" && !strings.Contains(title, event) {
		title += "   " + event
	}
	if s.Unsaved() {
		title = "* " + title
	}
	var parts []string
	if m.width >= roundAt {
		round, _ := s.RoundOf(max(s.Ply(), 1))
		parts = append(parts, l.Say(lang.RoundN, round))
	}
	if s.Covered() {
		parts = append(parts, fmt.Sprintf("%d", s.Ply()))
		if m.width >= roundAt {
			parts = append(parts, l.Say(lang.Covered))
		}
	} else {
		parts = append(parts, fmt.Sprintf("%d/%d", s.Ply(), s.Plies()))
	}
	if s.Mirrored() {
		parts = append(parts, l.Say(lang.IsMirrored))
	}
	if text := m.blindTitle(); text != "" {
		parts = append(parts, text)
	}
	title = cell.Narrow.Cut(title, 4*m.width) // a title may be longer than can be cleaned for each frame
	return cell.Line(title), strings.Join(append(parts, m.state()), "   ")
}

// state says whose turn it is, or how the game stands.
func (m *Model) state() string {
	s, l := m.session, m.lang
	switch s.Status() {
	case engine.Checkmate:
		return l.Say(lang.Checkmate)
	case engine.Stalemate:
		return l.Say(lang.Stalemate)
	}
	text := l.Say(lang.RedToMove)
	if s.Board().Turn == engine.Black {
		text = l.Say(lang.BlackToMove)
	}
	if s.Check() != engine.NoSquare && s.Veil().AllowsCheck() {
		text += " " + l.Say(lang.Check)
	}
	return text
}

// gameTitle names the game: by its players and result, or by its title, or by
// where it comes from.
func (m *Model) gameTitle() string {
	s := m.session
	nameless := desk.GameTitle(s.Game().Tags, s.Index(), m.lang) == m.lang.Say(lang.Untitled, s.Index()+1)
	switch {
	case nameless && s.Loose():
		return m.lang.Say(lang.OwnGame)
	case nameless && m.desk.Where(s.Index()) != "":
		file, _, _ := strings.Cut(filepath.Base(m.desk.Where(s.Index())), "#")
		if s.Games().Len() > 1 {
			file += "   " + m.lang.Say(lang.Untitled, s.Index()+1)
		}
		return cell.Line(file)
	}
	return gameTitle(m.session.Game().Tags, m.session.Index(), m.lang)
}
