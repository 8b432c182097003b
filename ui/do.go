// What is done for the pages: an action, with what it asks of the screen, and why it was not.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
)

// context returns what an action with an argument acts on.
func (m *Model) context(argument string) *action.Context {
	return action.NewContext(m.desk, host{teller{&m.stage}, m}, argument)
}

// run does the action of a key.
func (m *Model) run(a *action.Action) tea.Cmd {
	if a.NeedsArgument() {
		m.ask(a.Name + " ")
		return nil
	}
	return m.act(a, "")
}

// act does an action with an argument.
func (m *Model) act(a *action.Action, argument string) tea.Cmd {
	return m.settle(a.Run(m.context(argument)))
}

// obey does what a line says.
func (m *Model) obey(text string) tea.Cmd { return m.settle(action.Command(m.context(""), text)) }

// settle shows why an action was not done, and returns the commands that it left.
func (m *Model) settle(err error) tea.Cmd {
	m.game.panes.rest()
	if err != nil {
		m.fail(err)
	}
	cmd := tea.Batch(m.left...)
	m.left = nil
	return cmd
}
