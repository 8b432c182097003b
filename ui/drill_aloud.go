// A drill with the eyes shut: it is spoken, and goes on by itself at its pace.

package ui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/drill"
)

// listener is who hears a drill, and the clock of the step that goes on by itself.
type listener struct {
	ear    drill.Ear
	timed  *drill.Step
	number int // of the clock: an earlier one is late
}

// stepEnds is the end of the time that a step stands.
type stepEnds struct{ number int }

// whileSpoken is how long is waited for a text that is still being spoken.
const whileSpoken = 200 * time.Millisecond

// listen has what is new of a drill spoken, and starts the clock of a step.
func (d *exercise) listen() tea.Cmd {
	m := d.machine
	if m == nil {
		return nil
	}
	if text := d.listener.ear.Hear(m, d.lang); text != "" {
		d.desk.Speaker.Say(text)
	}
	if !m.Steps() || d.search.number != 0 || m.Step() == d.listener.timed {
		return nil
	}
	d.listener.timed = m.Step()
	d.listener.number++
	return d.clock(m.Pace)
}

func (d *exercise) clock(pace time.Duration) tea.Cmd {
	number := d.listener.number
	return tea.Tick(pace, func(time.Time) tea.Msg { return stepEnds{number} })
}

// stepped goes on from a step whose time is over, once it was spoken to its end. In
// the menu it waits for who chooses.
func (d *exercise) stepped(msg stepEnds) tea.Cmd {
	l, m := &d.listener, d.machine
	switch {
	case msg.number != l.number || m == nil || m.Step() != l.timed:
		return nil
	case !m.Steps() || d.stage.top() != page(d):
		l.timed = nil // it is timed anew
		return nil
	case d.desk.Speaker.Speaking():
		return d.clock(whileSpoken)
	}
	return d.key("enter", 0)
}
