// Searches for what would repair the game, in commands: one at a time, begun when a
// damaged game is shown, whose answer is dropped if the game has changed.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/records/repair"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// repairer is the search that goes on.
type repairer struct {
	number  int // of the last one
	running bool
	again   *action.Context // what is to be done again once it ends
}

// repairFound brings what a search found.
type repairFound struct {
	number int
	found  session.Finding
}

// seek begins to search what would repair the game, unless that is known or told to
// nobody.
func (m *Model) seek() tea.Cmd {
	if m.repairer.running || m.session.Veil().Level != veil.Open {
		return nil
	}
	return m.searching(m.session.SeekRepairs())
}

func (m *Model) searching(run func() session.Finding) tea.Cmd {
	if run == nil {
		return nil
	}
	m.repairer.number++
	m.repairer.running = true
	number := m.repairer.number
	return func() tea.Msg { return repairFound{number, run()} }
}

// searchFor makes a search that an action asks for, after the one that goes on.
func (m *Model) searchFor(c *action.Context, run func() session.Finding) tea.Cmd {
	m.repairer.again = c
	m.say(m.lang.Say(lang.RepairSought))
	if m.repairer.running {
		return nil
	}
	return m.searching(run)
}

// repairFound takes what was found, and does again what waited for it.
func (m *Model) repairFound(msg repairFound) tea.Cmd {
	if msg.number != m.repairer.number {
		return nil
	}
	m.repairer.running = false
	m.session.Found(msg.found)
	var cmd tea.Cmd
	if c := m.repairer.again; c != nil {
		m.message, m.repairer.again = "", nil
		cmd = m.settle(c.Again())
	}
	return tea.Batch(cmd, m.seek())
}

// repairable reports whether a repair can be chosen that is about the line one is
// in.
func (m *Model) repairable() bool {
	s := m.session
	d := s.Repairs()
	if d == nil || len(d.Report.Repairs) == 0 || s.Ply() > 0 && d.Line.Root != repair.RootOf(s.Game(), s.Node()) {
		return false
	}
	_, ok := action.ByName("repair").Possible(s)
	return ok
}
