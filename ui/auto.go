// Autoplay: the game goes on by itself until a key is pressed.

package ui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// auto is the pace, and the number of the run: a step of an earlier run is late
// and dropped.
type auto struct {
	pace time.Duration
	run  int
}

// autoStep asks for the next ply of a run.
type autoStep struct{ run int }

func (a *auto) next() tea.Cmd {
	run := a.run
	return tea.Tick(a.pace, func(time.Time) tea.Msg { return autoStep{run} })
}
