// Setting up a position: its keys, and clicks.

package ui

import (
	"errors"
	"strings"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/setup"
)

// setter is a position that is being set up, what is typed, and what is held
// above the board.
type setter struct {
	*stage
	setup.Editor
	line session.Entry
	held engine.Piece  // NoPiece: none
	from engine.Square // where it stood; NoSquare: it is out of the box
	help bool          // is shown in place of the board
	box  rect          // where the pieces of the box were drawn last

	sought  bool // games with the pattern are looked for
	opening int  // of a game before that

	left, leaving bool // this key, and the one before, was to leave with work undone
}

// boxColumns is how wide a piece of the box is drawn.
const boxColumns = 3

// newSetter is the page of the position one is at.
func newSetter(g *stage) *setter {
	s := &setter{stage: g}
	s.Setup = engine.Setup{Board: *g.session.Board(), Fullmove: 1}
	s.Studio = g.session.View.Studio
	s.Cursor = engine.SeenSquare(g.session.View.Near(), 5, 1)
	return s
}

// setterMenu are the words behind the 0 of the keypad.
var setterMenu = map[string]string{"0": "clear", "1": "start", "2": "free", "3": "mirror"}

// key implements page: a key goes into the text that is begun, else it is for the
// board.
func (s *setter) key(name string, r rune) tea.Cmd {
	s.leaving, s.left = s.left, false
	if s.help {
		s.help = false
		if name == "esc" || name == "tab" {
			return nil
		}
	}
	if at, ok := stepOn(s.Cursor, name, s.session.View.Near()); ok && (s.line.Empty() || name == "up" || name == "down") {
		s.Cursor = at
		return nil
	}
	menu := s.line.Text() == "0"
	switch {
	case name == "ctrl+c":
		s.leave()
	case name == "ctrl+u" || menu && name == "4":
		s.line.Clear()
		s.Undo()
	case name == "ctrl+r" || menu && name == "6":
		s.line.Clear()
		s.Redo()
	case menu && setterMenu[name] != "":
		s.line.Clear()
		s.enter(setterMenu[name])
	case s.line.Empty():
		return s.boardKey(name, r)
	default:
		s.textKey(name, r)
	}
	return nil
}

// leave leaves, when asked twice if something was set up.
func (s *setter) leave() {
	if s.Changed() && !s.leaving {
		s.left = true
		s.refuse(s.lang.Say(lang.SetupDrops))
		return
	}
	s.close(s)
}

// boardKey takes a key while nothing is typed.
func (s *setter) boardKey(name string, r rune) tea.Cmd {
	switch name {
	case "esc":
		if s.held == engine.NoPiece {
			s.leave()
		}
		s.held = engine.NoPiece
	case "enter":
		return s.done()
	case "tab":
		s.help = true
	case " ":
		s.touch(s.Cursor)
	case ".", "delete", "backspace":
		s.Put(engine.NoPiece, s.Cursor, engine.NoSquare)
	case "/":
		s.Pass()
	case "*":
		s.session.View.Flip = !s.session.View.Flip
	default:
		if r != 0 && unicode.IsPrint(r) {
			s.held = engine.NoPiece
			s.line.Insert(r)
		}
	}
	return nil
}

// textKey edits what is typed, or makes the changes it says.
func (s *setter) textKey(name string, r rune) {
	if e := &s.line; name == "enter" {
		s.enter(e.Text())
	} else {
		editLine(e, name, r)
	}
}

// enter makes the changes of a text, or says what in it is not understood.
func (s *setter) enter(text string) {
	if err := s.Do(text); err != nil {
		s.fail(err)
		if e, ok := errors.AsType[*setup.Error](err); ok {
			s.refuse(s.lang.Say(lang.SetupUnread, cell.Line(e.Text)))
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

// mouse takes a click: the right button takes a piece away, the left one
// picks up and puts, from the board or out of the box.
func (s *setter) mouse(msg tea.MouseMsg, f *frame) {
	if msg.Action != tea.MouseActionPress {
		return
	}
	s.message = ""
	if s.box.has(msg.X, msg.Y) && msg.Button == tea.MouseButtonLeft {
		p := engine.MakePiece(engine.Color(msg.Y-s.box.y), engine.King+engine.Kind((msg.X-s.box.x)/boxColumns))
		if s.held == p {
			p = engine.NoPiece
		}
		s.held, s.from = p, engine.NoSquare
		return
	}
	board, r, ok := drawn[*boardDrawer](f)
	if !ok || !r.has(msg.X, msg.Y) {
		return
	}
	at, ok := board.square(msg.X-r.x, msg.Y-r.y)
	switch {
	case !ok:
	case msg.Button == tea.MouseButtonLeft:
		s.touch(at)
	case msg.Button == tea.MouseButtonRight:
		s.Put(engine.NoPiece, at, engine.NoSquare)
	}
}

// paste implements page: a board or a FEN is taken as a whole, anything else as
// typed.
func (s *setter) paste(text string) tea.Cmd {
	if _, ok := setup.Diagram(text); ok {
		s.enter(text)
		return nil
	}
	if found, ok := setup.Among(text); ok {
		s.line.Clear()
		s.Take(found)
		return nil
	}
	for _, r := range strings.ReplaceAll(text, "\n", " ") {
		if unicode.IsPrint(r) {
			s.line.Insert(r)
		}
	}
	return nil
}

// searched leaves the page once games with its pattern were found; it stays where there
// are none.
func (s *setter) searched() {
	if s.sought && s.session.Openings() != s.opening {
		s.close(s)
	}
	s.sought = false
}

// done opens a game from the position, unless it cannot be played; where points are
// free the library is searched for it.
func (s *setter) done() tea.Cmd {
	if s.Open() {
		pattern := s.Pattern()
		if pattern == "" {
			s.refuse(s.lang.Say(lang.SetupAllFree))
			return nil
		}
		s.sought, s.opening = true, s.session.Openings()
		return s.act(action.ByName("find"), `--pattern "`+pattern+`"`)
	}
	if _, err := s.Position(); err != nil {
		s.fail(err)
		return nil
	}
	s.close(s)
	s.begun(s.desk.Tray.Begin(s.Setup), s.lang.Say(lang.SetupDone))
	return nil
}
