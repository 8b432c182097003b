// Setting up a position: its keys, and clicks.

package ui

import (
	"errors"
	"strings"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/setup"
)

// setter is a position that is being set up, what is typed, and what is held
// above the board.
type setter struct {
	setup.Editor
	line session.Entry
	held engine.Piece  // NoPiece: none
	from engine.Square // where it stood; NoSquare: it is out of the box
	help bool          // is shown in place of the board
	box  rect          // where the pieces of the box were drawn last

	left, leaving bool // this key, and the one before, was to leave with work undone
}

func (m *Model) openSetter() {
	s := &setter{}
	s.Setup = engine.Setup{Board: *m.session.Board(), Fullmove: 1}
	s.Studio = m.session.View.Studio
	s.Cursor = engine.SeenSquare(m.session.Near(), 5, 1)
	m.setter = s
}

// setterMenu are the words behind the 0 of the keypad.
var setterMenu = map[string]string{"0": "clear", "1": "start", "3": "mirror"}

// setterKey takes a key: into the text that is begun, else for the board.
func (m *Model) setterKey(name string, r rune) tea.Cmd {
	s := m.setter
	s.leaving, s.left = s.left, false
	if s.help {
		s.help = false
		if name == "esc" || name == "tab" {
			return nil
		}
	}
	if at, ok := stepOn(s.Cursor, name, m.session.Near()); ok && (s.line.Empty() || name == "up" || name == "down") {
		s.Cursor = at
		return nil
	}
	menu := s.line.Text() == "0"
	switch {
	case name == "ctrl+c":
		m.leaveSetter()
	case name == "ctrl+u" || menu && name == "4":
		s.line.Clear()
		s.Undo()
	case name == "ctrl+r" || menu && name == "6":
		s.line.Clear()
		s.Redo()
	case menu && setterMenu[name] != "":
		s.line.Clear()
		m.setterDo(setterMenu[name])
	case s.line.Empty():
		m.setterBoardKey(name, r)
	default:
		m.setterTextKey(name, r)
	}
	return nil
}

// leaveSetter leaves, when asked twice if something was set up.
func (m *Model) leaveSetter() {
	s := m.setter
	if s.Changed() && !s.leaving {
		s.left = true
		m.message, m.failed = m.lang.Say(lang.SetupDrops), true
		return
	}
	m.setter = nil
}

// setterBoardKey takes a key while nothing is typed.
func (m *Model) setterBoardKey(name string, r rune) {
	s := m.setter
	switch name {
	case "esc":
		if s.held == engine.NoPiece {
			m.leaveSetter()
		}
		s.held = engine.NoPiece
	case "enter":
		m.playSetup()
	case "tab":
		s.help = true
	case " ":
		s.touch(s.Cursor)
	case ".", "delete", "backspace":
		s.Put(engine.NoPiece, s.Cursor, engine.NoSquare)
	case "/":
		s.Pass()
	case "*":
		m.session.View.Flip = !m.session.View.Flip
	default:
		if r != 0 && unicode.IsPrint(r) {
			s.held = engine.NoPiece
			s.line.Insert(r)
		}
	}
}

// setterTextKey edits what is typed, or makes the changes it says.
func (m *Model) setterTextKey(name string, r rune) {
	if e := &m.setter.line; name == "enter" {
		m.setterDo(e.Text())
	} else {
		editLine(e, name, r)
	}
}

// setterDo makes the changes of a text, or says what in it is not understood.
func (m *Model) setterDo(text string) {
	s := m.setter
	if err := s.Do(text); err != nil {
		m.fail(err)
		if e, ok := errors.AsType[*setup.Error](err); ok {
			m.message = m.lang.Say(lang.SetupUnread, cell.Line(e.Text))
		}
		return
	}
	s.held = engine.NoPiece
	s.line.Clear()
}

// touch picks up the piece on a point, or puts the held one there. One out of the
// box stays in hand, so that several are put.
func (s *setter) touch(at engine.Square) {
	s.Cursor = at
	switch {
	case s.held == engine.NoPiece:
		s.held, s.from = s.At[at], at
	case s.from == engine.NoSquare:
		s.Put(s.held, at, engine.NoSquare)
	case s.from == at:
		s.held = engine.NoPiece
	default:
		s.Put(s.held, at, s.from)
		s.held = engine.NoPiece
	}
}

// setterMouse takes a click: the right button takes a piece away, the left one
// picks up and puts, from the board or out of the box.
func (m *Model) setterMouse(msg tea.MouseMsg) {
	s, l := m.setter, &m.shown.layout
	if msg.Action != tea.MouseActionPress {
		return
	}
	m.message = ""
	if s.box.has(msg.X, msg.Y) && msg.Button == tea.MouseButtonLeft {
		p := engine.MakePiece(engine.Color(msg.Y-s.box.y), engine.King+engine.Kind((msg.X-s.box.x)/boxColumns))
		if s.held == p {
			p = engine.NoPiece
		}
		s.held, s.from = p, engine.NoSquare
		return
	}
	at, ok := boardSquare(msg.X-l.board.x, msg.Y-l.board.y, &m.shown.scene, l.compact, l.river)
	switch {
	case !ok || m.shown.overlayActive || !l.board.has(msg.X, msg.Y):
	case msg.Button == tea.MouseButtonLeft:
		s.touch(at)
	case msg.Button == tea.MouseButtonRight:
		s.Put(engine.NoPiece, at, engine.NoSquare)
	}
}

// setterPaste takes a board or a FEN as a whole, anything else as typed.
func (m *Model) setterPaste(text string) {
	s := m.setter
	if _, ok := setup.Diagram(text); ok {
		m.setterDo(text)
		return
	}
	if found, ok := setup.Among(text); ok {
		s.line.Clear()
		s.Take(found)
		return
	}
	for _, r := range strings.ReplaceAll(text, "\n", " ") {
		if unicode.IsPrint(r) {
			s.line.Insert(r)
		}
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
