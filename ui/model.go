// The root model: the pages, and what outlasts them.

package ui

import tea "github.com/charmbracelet/bubbletea"

// Model is the viewer as Bubble Tea sees it.
type Model struct {
	stage
	display
	todo

	game     *gamePage // the page at the bottom
	blind    *blind
	repairer *repairer
	practice *practice
	auto     auto
	catalog  catalog
	history  history // of the command line
	opponent opponent
}

// display is what the terminal shows, and what it is told beside.
type display struct {
	shown     *frame  // the one on the screen; nil where it is too small for one
	output    *output // told where the caret is; may be nil
	clip      clipboard
	mouseless bool // the terminal has the mouse for itself
}

// todo is what is to be done beside the keys.
type todo struct {
	work    work
	left    []tea.Cmd // what actions leave to be done
	started tea.Cmd   // what the viewer was started for
}

// dress draws by the settings from now on.
func (m *Model) dress() {
	m.restyle(m.desk.Settings.Theme, m.desk.Settings.Board, m.session.View.Pieces)
}

// ask opens the command line with a text.
func (m *Model) ask(text string) { m.open(newPrompt(&m.stage, &m.history, text)) }

// openEditor opens the comment of the move one is at.
func (m *Model) openEditor() *editor {
	e := newEditor(m.game)
	m.open(e)
	return e
}

// reports is the command by which the terminal sends clicks, or keeps them.
func (m *Model) reports() tea.Cmd {
	if m.mouseless {
		return tea.DisableMouse
	}
	return tea.EnableMouseCellMotion
}
