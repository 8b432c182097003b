// Setting up a position by placing pieces: the board, what is wrong with it, and
// the texts that change it.

package ui

import (
	"strings"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/setup"
	"qipu/ui/veil"
)

// setter is a position that is being set up, and what is typed.
type setter struct {
	setup.Editor
	line session.Entry
}

func (m *Model) openSetter() {
	s := &setter{}
	s.Setup = engine.Setup{Board: *m.session.Board(), Fullmove: 1}
	s.Studio = m.session.View.Studio
	m.setter = s
}

// setterKey edits the text; Enter makes its changes and, when nothing is typed,
// plays from the position.
func (m *Model) setterKey(name string, r rune) tea.Cmd {
	s := m.setter
	switch name {
	case "esc":
		if s.line.Empty() {
			m.setter = nil
		}
		s.line.Clear()
	case "ctrl+c":
		m.setter = nil
	case "enter":
		if s.line.Empty() {
			m.playSetup()
		} else if err := s.Do(s.line.Text()); err != nil {
			m.failSetup(err)
		} else {
			s.line.Clear()
		}
	case "ctrl+u":
		s.Undo()
	case "*":
		m.session.View.Flip = !m.session.View.Flip
	case "backspace":
		s.line.Backspace()
	case "delete":
		s.line.Delete()
	case "left":
		s.line.Move(-1)
	case "right":
		s.line.Move(1)
	case "home":
		s.line.Move(-s.line.Cursor())
	case "end":
		s.line.Move(len(s.line.Text()))
	default:
		if r != 0 && unicode.IsPrint(r) {
			s.line.Insert(r)
		}
	}
	return nil
}

// setterPaste takes a board or a FEN as a whole, anything else as typed.
func (m *Model) setterPaste(text string) {
	s := m.setter
	if _, ok := setup.Diagram(strings.TrimSpace(text)); ok {
		if err := s.Do(strings.TrimSpace(text)); err != nil {
			m.failSetup(err)
		}
		return
	}
	for _, r := range strings.ReplaceAll(text, "\n", " ") {
		if unicode.IsPrint(r) {
			s.line.Insert(r)
		}
	}
}

// failSetup says what part of a text is not understood.
func (m *Model) failSetup(err error) {
	m.fail(err)
	if e, ok := err.(*setup.Error); ok {
		m.message = m.lang.Say(lang.SetupUnread, cell.Line(e.Text))
	}
}

// playSetup opens a game from the position, unless it cannot be played.
func (m *Model) playSetup() {
	if _, err := m.setter.Position(); err != nil {
		m.fail(err)
		return
	}
	m.session.SetUp(records.NewGame(m.setter.Setup))
	m.setter = nil
	m.say(m.lang.Say(lang.SetupDone))
}

// setterFrame fills a frame with the position and how to change it.
func (m *Model) setterFrame(f *frame) {
	s, l := m.setter, m.lang
	f.title, f.turn = l.Say(lang.SetupTitle), l.Say(lang.RedToMove)
	if s.Turn == engine.Black {
		f.turn = l.Say(lang.BlackToMove)
	}
	f.status = []hint{{"Enter", l.Say(lang.HintSetup)}, {"Ctrl+U", l.Say(lang.ActUndo)}, {"*", l.Say(lang.HintFlip)}, {"Esc", l.Say(lang.HintLeave)}}
	f.entry = []line{m.setterEntry(f.layout.entry.w)}
	lay := &f.layout
	if lay.board.empty() {
		f.overlay, f.overlayActive = m.setterLines(lay.body.w), true
		return
	}
	o := veil.NoOptions(m.session.Near())
	o.Labels = m.session.View.Labels
	f.scene = veil.See(&s.Board, veil.Open, o)
	if lay.moves.empty() {
		f.side = m.setterLines(lay.side.w)
		return
	}
	lay.lend(0)
	f.drill = m.setterLines(lay.moves.w)
}

func (m *Model) setterEntry(width int) line {
	e := &m.setter.line
	text := []rune(e.Text())
	before, after := cell.Line(string(text[:e.Cursor()])), cell.Line(string(text[e.Cursor():]))
	runs := []run{{inkKey, "> "}, {inkText, m.measure.Tail(before, width-8)}, {inkCaret, "_"}, {inkText, after}}
	switch {
	case m.message != "" && m.failed:
		runs = append(runs, run{inkError, "  " + m.message})
	case m.message != "":
		runs = append(runs, run{inkHead, "  " + m.message})
	case e.Empty():
		runs = append(runs, run{inkDim, "  " + m.lang.Say(lang.HintPlaces)})
	}
	return line{runs: runs}
}

// setterLines are the faults of the position and what can be typed.
func (m *Model) setterLines(width int) []line {
	var lines []line
	add := func(i ink, text string) {
		for _, part := range m.measure.Wrap(text, width, 0) {
			lines = append(lines, line{ink: i, text: part})
		}
	}
	faults, playable := m.setter.Faults()
	for _, err := range faults {
		add(inkError, m.voice().Error(err, &m.setter.Board))
	}
	if playable {
		add(inkHead, m.lang.Say(lang.SetupPlays))
	}
	for _, t := range lang.SetupHelp {
		add(inkDim, m.lang.Say(t))
	}
	return lines
}
