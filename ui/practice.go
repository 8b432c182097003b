// How practice goes on between pages: whose end is the end, and what is counted.

package ui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/veil"
)

// practice is what drills and blindfold play share.
type practice struct {
	alone    bool // the end of a drill is the end of the viewer
	looks    int  // the number of the last look, so that the clock of one ends no later one
	searches int  // of the last search of a drill
}

// lookEnds is the end of a look of veil.PeekSeconds.
type lookEnds struct{ number int }

// look begins a look, which ends after some seconds.
func (p *practice) look() tea.Cmd {
	p.looks++
	number := p.looks
	return tea.Tick(veil.PeekSeconds*time.Second, func(time.Time) tea.Msg { return lookEnds{number} })
}
