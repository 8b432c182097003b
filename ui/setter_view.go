// Setting up a position: the screen.

package ui

import (
	"qipu/engine"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/setup"
	"qipu/ui/veil"
)

// boxColumns is how wide a piece of the box is drawn.
const boxColumns = 3

// setterFrame fills a frame with the position, as what is typed would make it,
// and how to change it.
func (m *Model) setterFrame(f *frame) {
	s, l := m.setter, m.lang
	s.box = rect{}
	shown, cursor := s.Setup, s.Cursor
	if !s.line.Empty() {
		if next, at, err := s.Read(s.line.Text()); err == nil {
			shown, cursor = next, at
		}
	}
	f.title, f.turn = l.Say(lang.SetupTitle), l.Say(lang.RedToMove)
	if shown.Turn == engine.Black {
		f.turn = l.Say(lang.BlackToMove)
	}
	f.status = m.setterHints()
	lay := &f.layout
	lay.lend(0)
	o := veil.NoOptions(m.session.Near())
	o.Labels, o.Cursor = m.session.View.Labels, cursor
	if s.held != engine.NoPiece {
		o.Picked = s.from
	}
	f.scene = veil.See(&shown.Board, veil.Open, o)
	f.entry = []line{m.setterEntry(lay)}
	switch {
	case s.help:
		f.overlay, f.overlayActive = m.setterHelp(lay.body.w), true
	case !lay.moves.empty():
		f.drill = m.setterLines(lay.moves, &shown)
	case !lay.side.empty():
		f.side = m.setterLines(lay.side, &shown)
	default:
		if faults := m.setterFaults(&shown); len(faults) > 0 {
			f.title = faults[0]
		}
	}
}

// setterHints are the keys that matter now.
func (m *Model) setterHints() []hint {
	say := func(key string, t lang.Text) hint { return hint{key, m.lang.Say(t)} }
	if !m.setter.line.Empty() {
		return []hint{say("Enter", lang.HintPuts), say("Esc", lang.HintClear)}
	}
	return []hint{
		say("Enter", lang.HintBegin), say(".", lang.HintTake), say("/", lang.HintPass), say("0", lang.HintMenuKey), say("Tab", lang.HintKeys), say("Esc", lang.HintLeave),
	}
}

func (m *Model) setterEntry(l *layout) line {
	s := m.setter
	text := []rune(s.line.Text())
	before, after := cell.Line(string(text[:s.line.Cursor()])), cell.Line(string(text[s.line.Cursor():]))
	runs := []run{{inkKey, "> "}, {inkText, m.measure.Tail(before, l.entry.w-8)}, {inkCaret, "_"}, {inkText, after}}
	add := func(i ink, text string) { runs = append(runs, run{i, "  " + text}) }
	switch {
	case m.message != "" && m.failed:
		add(inkError, m.message)
	case m.message != "":
		add(inkHead, m.message)
	case string(text) == "0":
		add(inkHead, m.lang.Say(lang.SetupMenu))
	case len(text) > 0:
	case s.held != engine.NoPiece:
		add(inkHead, m.lang.Say(lang.SetupHeld, m.set.glyphs[s.held]))
	default:
		add(inkHead, lang.Point(s.Cursor, s.Turn, lang.WideDot))
		if l.status.empty() {
			add(inkDim, m.lang.Say(lang.SetupShort))
		} else {
			add(inkDim, m.lang.Say(lang.HintPlaces))
		}
	}
	return line{runs: runs}
}

// setterFaults says what is wrong with a position.
func (m *Model) setterFaults(of *engine.Setup) []string {
	var texts []string
	faults := setup.Faults(of)
	for _, err := range faults {
		texts = append(texts, m.voice().Error(err, &of.Board))
	}
	return texts
}

// setterLines are the box of pieces, the faults of the position and what can be
// done, as far as there is room.
func (m *Model) setterLines(r rect, shown *engine.Setup) []line {
	var lines []line
	add := func(i ink, text string) {
		for _, part := range m.measure.Wrap(text, r.w, 0) {
			lines = append(lines, line{ink: i, text: part})
		}
	}
	if r.h > boxRoom {
		lines = append(m.boxLines(), line{})
		m.setter.box = rect{r.x + 1, r.y, boxColumns * int(engine.Pawn), len(lines) - 1}
	}
	for _, text := range m.setterFaults(shown) {
		add(inkError, text)
	}
	if _, err := shown.Position(); err == nil && m.setter.line.Empty() {
		add(inkHead, m.lang.Say(lang.SetupPlays))
	}
	if r.w >= helpWidth {
		lines = append(append(lines, line{}), m.setterHelp(r.w)...)
	}
	return lines
}

const (
	boxRoom    = 8  // the height from which the box is shown
	helpWidth  = 40 // the width from which the help is, beside the board
	helpIndent = 13 // where it stands what keys do
)

// boxLines are the pieces that can be picked up, a side in a row; the held one in
// brackets.
func (m *Model) boxLines() []line {
	s := m.setter
	var lines []line
	for side, i := range []ink{inkRed, inkBlack} {
		var l line
		gap := " "
		for kind := engine.King; kind <= engine.Pawn; kind++ {
			p := engine.MakePiece(engine.Color(side), kind)
			held := s.held == p && s.from == engine.NoSquare
			if held {
				gap = "["
			}
			l.runs = append(l.runs, run{inkTarget, gap}, run{i, m.measure.Pad(m.set.glyphs[p], 2)})
			gap = " "
			if held {
				gap = "]"
			}
		}
		lines = append(lines, line{runs: append(l.runs, run{inkTarget, gap})})
	}
	return lines
}

// setterHelp tells what can be pressed or typed, and what it does.
func (m *Model) setterHelp(width int) []line {
	var lines []line
	for i := range lang.SetupHelp {
		h := &lang.SetupHelp[i]
		keys := m.lang.Say(h.Keys)
		for _, part := range m.measure.Wrap(m.lang.Say(h.Does), width-helpIndent, 0) {
			lines = append(lines, line{runs: []run{{inkKey, m.measure.Pad(keys, helpIndent)}, {inkDim, part}}})
			keys = ""
		}
	}
	return lines
}
