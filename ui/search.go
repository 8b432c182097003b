// Drills that search for a reply: beside the screen, which goes on.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/drill"
)

// search is a search that goes on, and what was typed meanwhile.
type search struct {
	number int // 0: there is none
	keys   []string
}

// searchEnds brings the machine as it is after a search.
type searchEnds struct {
	number  int
	machine *drill.Machine
}

// searchWith gives a key to a copy of the machine, in the background; the
// machine stays on the screen.
func (m *Model) searchWith(key rune) tea.Cmd {
	d, now := m.practice.drill, m.desk.Now()
	m.practice.begun++
	number, copied := m.practice.begun, d.machine.Clone()
	d.search.number = number
	if d.machine.Phase == drill.Asking && key != '\n' {
		d.machine.Typed += string(key)
	}
	return func() tea.Msg {
		copied.Key(key, now)
		return searchEnds{number, copied}
	}
}

// searchKey takes a key during a search: one can leave, all else waits.
func (m *Model) searchKey(name string, key rune) tea.Cmd {
	d := m.practice.drill
	if key != '*' && d.machine.Phase != drill.Leaving {
		d.search.keys = append(d.search.keys, name)
		return nil
	}
	now := m.desk.Now()
	d.machine.Key(key, now)
	if d.machine.Phase != drill.Over {
		return nil
	}
	m.keepDrill(now)
	return m.leaveDrill()
}

// searched goes on after a search, unless the drill was left; what was typed
// meanwhile follows.
func (m *Model) searched(msg searchEnds) tea.Cmd {
	d := m.practice.drill
	if d == nil || d.search.number != msg.number {
		return nil
	}
	leaving, keys := d.machine.Phase == drill.Leaving, d.search.keys
	d.machine, d.search = msg.machine, search{}
	m.keepDrill(m.desk.Now())
	var cmds []tea.Cmd
	for _, name := range keys {
		if m.practice.drill == nil || d.machine.Phase == drill.Over {
			break // what was typed for a question does not close the drill
		}
		if cmd := m.drillKey(name); cmd != nil {
			cmds = append(cmds, cmd)
		}
	}
	if leaving && d.search.number == 0 {
		d.machine.Key('*', m.desk.Now())
	}
	return tea.Sequence(cmds...)
}
