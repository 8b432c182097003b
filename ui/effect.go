// What an action asks of the screen.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/lang"
)

// run does an action and what it asks for.
func (m *Model) run(a *action.Action) tea.Cmd {
	c := &action.Context{Session: m.session, Lang: m.lang}
	if a.NeedsArgument() {
		m.ask(promptCommand, a.Name+" ")
		return nil
	}
	return m.settle(c, a.Run(c))
}

// settle shows what came of an action.
func (m *Model) settle(c *action.Context, err error) tea.Cmd {
	m.scroll = 0
	if err != nil {
		m.fail(err)
		return nil
	}
	if c.Say != "" {
		m.say(c.Say)
	}
	if c.Search != nil {
		return m.searchFor(c)
	}
	if c.Choices != nil {
		m.pick, m.overlay = pick{action: c.Action, heading: m.lang.Say(c.Heading), choices: c.Choices}, overlayPick
	}
	if c.Lines != nil {
		m.answer, m.overlay = c.Lines, overlayAnswer
	}
	return m.carryOut(c)
}

// carryOut does what an action asks of the screen.
func (m *Model) carryOut(c *action.Context) tea.Cmd {
	switch c.Effect {
	case action.Quit:
		return m.quit()
	case action.Suspend:
		return tea.Suspend
	case action.Redraw:
		return tea.ClearScreen
	case action.ShowHelp:
		m.overlay, m.scroll = overlayHelp, 0
	case action.ShowCommands:
		m.ask(promptCommand, "")
	case action.ShowMenu:
		m.menu, m.overlay = true, overlayMenu
	case action.ShowGames:
		return m.openList()
	case action.NextPane:
		m.nextPane()
	case action.Save:
		m.saveGame(c.Argument)
	case action.ShowNotices:
		m.answer, m.overlay = m.desk.Notices, overlayAnswer
		if len(m.answer) == 0 {
			m.answer = []string{m.lang.Say(lang.NoNotices)}
		}
	case action.Recover:
		m.recoverOther()
	case action.Autoplay:
		return m.autoplay(c.Argument)
	case action.ShowKeypad:
		m.sayKeypad()
	case action.EditSetup:
		m.openSetter()
	case action.EditComment:
		m.openEditor()
	case action.Remember:
		m.remember()
	case action.AskPiece:
		m.practice.piece = true
	case action.ShowBriefly, action.ShowBoard:
		return m.showBoard(c.Effect == action.ShowBriefly)
	case action.Drill:
		m.startDrill(c.Argument)
	case action.Stats:
		m.showStats()
	case action.Restyle:
		m.choose(c)
	}
	return nil
}

// choose takes the look or the language that was chosen by name.
func (m *Model) choose(c *action.Context) {
	if c.Choice.Theme != "" {
		m.desk.Settings.Theme = c.Choice.Theme
	}
	if c.Choice.Lines != "" {
		m.desk.Settings.Board = c.Choice.Lines
	}
	if c.Choice.Language != "" {
		m.desk.Speak(c.Lang)
		m.lang, m.list = c.Lang, gameList{run: m.list.run + 1}
	}
	m.restyle()
	if c.Choice.Theme != "" && m.profile == termenv.Ascii {
		m.message, m.failed = m.lang.Say(lang.NoColours), true
	}
}

func (m *Model) quit() tea.Cmd {
	if m.session.Unsaved() {
		m.asking = true
		return nil
	}
	return tea.Quit
}

func (m *Model) remember() {
	if err := m.desk.Remember(); err != nil {
		m.fail(err)
		return
	}
	m.say(m.lang.Say(lang.IsSaved))
}

// nextPane chooses the next pane. With the board chosen the arrows move a cursor
// on it.
func (m *Model) nextPane() {
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
