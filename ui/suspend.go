// While the viewer is a shell's job that stands, no program thinks for it and no clock
// of a game runs.

package ui

import (
	"context"
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// restPatience is how long a program is waited for that is to stop thinking.
const restPatience = 3 * time.Second

// rest stops what programs think, and the clocks, until wake; the command waits until
// no program thinks any more.
func (m *Model) rest() tea.Cmd {
	panes := m.game.panes
	panes.analyse.paused = true
	panes.analyse.forget()
	panes.review.paused = true
	panes.review.end()
	m.desk.Opponent.Rest()
	programs := m.desk.Programs
	return func() tea.Msg {
		ctx, cancel := context.WithTimeout(context.Background(), restPatience)
		defer cancel()
		programs.Rest(ctx)
		return nil
	}
}

// wake lets it all go on: the viewer is in front again, or never was behind.
func (m *Model) wake() {
	m.game.panes.analyse.paused = false
	m.game.panes.review.paused = false
	m.desk.Opponent.Wake()
}
