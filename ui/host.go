// What actions ask of the screen.

package ui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// context returns what an action with an argument acts on.
func (m *Model) context(argument string) *action.Context {
	return action.NewContext(m.desk, host{m}, argument)
}

// run does the action of a key.
func (m *Model) run(a *action.Action) tea.Cmd {
	if a.NeedsArgument() {
		m.ask(promptCommand, a.Name+" ")
		return nil
	}
	return m.act(a, "")
}

// act does an action with an argument.
func (m *Model) act(a *action.Action, argument string) tea.Cmd {
	return m.settle(a.Run(m.context(argument)))
}

// settle shows why an action was not done, and returns the commands that it left.
func (m *Model) settle(err error) tea.Cmd {
	m.scroll = 0
	if err != nil {
		m.fail(err)
	}
	cmd := tea.Batch(m.left...)
	m.left = nil
	return cmd
}

// host is the screen as actions see it. What it does to the session it does at
// once; only what changes nothing there is left to a command.
type host struct{ m *Model }

func (h host) leave(cmd tea.Cmd) { h.m.left = append(h.m.left, cmd) }

func (h host) Say(text string) { h.m.say(text) }

func (h host) Tell(lines []string) { h.m.answer, h.m.overlay = lines, overlayAnswer }

func (h host) Fail(err error) { h.m.fail(err) }

func (h host) Choose(c *action.Context, heading lang.Text, choices []string) {
	h.m.pick, h.m.overlay = pick{action: c.Action, heading: h.m.lang.Say(heading), choices: choices}, overlayPick
}

func (h host) Search(c *action.Context, run func() session.Finding) { h.leave(h.m.searchFor(c, run)) }

func (h host) Ask(q action.Question) { h.m.doubt, h.m.overlay = q, overlayDoubt }

func (h host) Read(take func(string)) { h.m.practice.reads = take }

func (h host) Correct(line, why string) {
	h.m.ask(promptCommand, line)
	h.m.message, h.m.failed = cell.Line(why), true
}

// NextPane chooses the next pane. With the board chosen the arrows move a cursor
// on it.
func (h host) NextPane() {
	m := h.m
	v, l := &m.session.View, m.layout()
	v.Picked = engine.NoSquare
	m.focus = (m.focus + 1) % panes
	if m.focus == boardPane && v.Cursor == engine.NoSquare {
		v.Cursor = m.firstCursor()
	}
	if m.focus == movesPane && !l.tabs {
		m.focus = notesPane
	}
	if m.focus == notesPane && !l.tabs && !m.notes {
		m.focus = resting
	}
}

func (h host) Redraw() { h.leave(tea.ClearScreen) }

func (h host) Restyle(theme bool) {
	h.m.restyle()
	if theme && h.m.profile == termenv.Ascii {
		h.m.message, h.m.failed = h.m.lang.Say(lang.NoColours), true
	}
}

func (h host) Speak() {
	h.m.lang = h.m.desk.Lang
	h.Relist()
}

func (h host) Relist() { h.m.list = gameList{run: h.m.list.run + 1} }

func (h host) Keypad() { h.m.sayKeypad() }

func (h host) ShowBoard(brief bool) { h.leave(h.m.showBoard(brief)) }

func (h host) Autoplay(pace time.Duration) {
	h.m.auto.pace = pace
	h.leave(h.m.auto.next())
}

func (h host) Suspend() { h.leave(tea.Suspend) }

func (h host) Quit() {
	if h.m.session.Unsaved() {
		h.m.asking = true
		return
	}
	h.leave(tea.Quit)
}

func (h host) Help(string) { h.m.overlay, h.m.scroll = overlayHelp, 0 }

func (h host) Commands() { h.m.ask(promptCommand, "") }

func (h host) Menu() { h.m.menu, h.m.overlay = true, overlayMenu }

func (h host) Games() { h.leave(h.m.openList()) }

func (h host) EditComment() { h.m.openEditor() }

func (h host) EditSetup() { h.m.openSetter() }

func (h host) Drill(l *drill.Library, history *drill.History, name string) {
	h.m.openDrill(l, history, name)
}

func (h host) Stats(history *drill.History) {
	h.Tell(h.m.measure.Table(history.Stats(h.m.lang, h.m.desk.Now(), h.m.layout().body.w)))
}
