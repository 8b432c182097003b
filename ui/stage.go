// What every page stands on, and the stack of pages.

package ui

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// page is what takes the keys and fills the screen: the viewer, the list of games,
// a drill, a question. Each has its own state. The topmost one of the stack has
// every key, paste and click; view, entry and hints are asked once a message, in
// this order, when all of its keys were taken.
type page interface {
	// key takes one key: its name and, if it is a character, that as it was typed.
	key(name string, r rune) tea.Cmd
	// paste takes a pasted text.
	paste(text string) tea.Cmd
	// mouse takes a click on the frame that is shown.
	mouse(msg tea.MouseMsg, f *frame)
	// view makes what stands above the entry line.
	view() *frame
	// entry makes the entry line, of a width.
	entry(width int) entryLine
	// hints are the keys that matter now.
	hints() []hint
}

// hearer is a page that waits for what its commands bring.
type hearer interface {
	hear(msg tea.Msg) tea.Cmd
}

// doer does actions for a page, with what they ask of the screen.
type doer interface {
	run(a *action.Action) tea.Cmd                  // of a key: asks for an argument if it needs one
	act(a *action.Action, argument string) tea.Cmd // with an argument
	obey(text string) tea.Cmd                      // what a line says
	settle(err error) tea.Cmd                      // what was done says why it was not
}

// stage is what all pages share.
type stage struct {
	desk    *desk.Desk
	session *session.Session // the desk's
	lang    lang.Lang        // the desk's
	paint
	said
	width, height int

	pages []page // the last one takes the keys
	do    doer

	counted *records.Game // the one of which notes tells
	notes   bool          // it has comments or variations
	listed  bool          // a pane of rows stands under the table
}

// said is the line that is said until the next key.
type said struct {
	message string
	failed  bool // it says what is wrong
}

// say shows a line until the next key.
func (s *said) say(text string) { s.message, s.failed = cell.Line(text), false }

// refuse shows what is wrong, in words, until the next key.
func (s *said) refuse(text string) { s.message, s.failed = cell.Line(text), true }

// ink is the one in which the line stands.
func (s *said) ink() ink {
	if s.failed {
		return inkError
	}
	return inkHead
}

// open puts a page on the stack.
func (s *stage) open(p page) { s.pages = append(s.pages, p) }

// close takes a page off the stack.
func (s *stage) close(p page) {
	s.pages = slices.DeleteFunc(s.pages, func(other page) bool { return other == p })
}

// top is the page that takes the keys.
func (s *stage) top() page { return s.pages[len(s.pages)-1] }

// perform does the action of a key, asking for its argument if it needs one.
func (s *stage) perform(a *action.Action) tea.Cmd { return s.do.run(a) }

// act does an action with an argument.
func (s *stage) act(a *action.Action, argument string) tea.Cmd { return s.do.act(a, argument) }

// obey does what a line says.
func (s *stage) obey(text string) tea.Cmd { return s.do.obey(text) }

// settle shows what came of something that was done for an action.
func (s *stage) settle(err error) tea.Cmd { return s.do.settle(err) }

// placeOf is a place in a game.
type placeOf struct {
	game any
	ply  int
	node any
}

func (s *stage) placeNow() placeOf {
	return placeOf{s.session.Game(), s.session.Ply(), s.session.Node()}
}

// hint names a key and what it does.
func (s *stage) hint(key string, does lang.Text) hint { return hint{key, s.lang.Say(does)} }

// actionHint names the first key of an action, and what that does.
func (s *stage) actionHint(name string) hint {
	a := action.ByName(name)
	return s.hint(action.KeyName(a.Keys[0]), a.Hint)
}
