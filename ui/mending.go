// Searches for what would mend the game, in commands: one at a time, begun when a
// damaged game is shown, whose answer is dropped if the game has changed.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/records/mend"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// mender is the search that goes on.
type mender struct {
	number  int // of the last one
	running bool
	again   *action.Context // what is to be done again once it ends
}

// mendFound brings what a search found.
type mendFound struct {
	number int
	found  session.Finding
}

// seek begins to search what would mend the game, unless that is known or told to
// nobody.
func (m *Model) seek() tea.Cmd {
	if m.mender.running || m.session.Veil().Level != veil.Open {
		return nil
	}
	return m.searching(m.session.SeekRepairs())
}

func (m *Model) searching(run func() session.Finding) tea.Cmd {
	if run == nil {
		return nil
	}
	m.mender.number++
	m.mender.running = true
	number := m.mender.number
	return func() tea.Msg { return mendFound{number, run()} }
}

// searchFor makes a search that an action asks for, after the one that goes on.
func (m *Model) searchFor(c *action.Context) tea.Cmd {
	m.mender.again = c
	m.say(m.lang.Say(lang.RepairSought))
	if m.mender.running {
		return nil
	}
	return m.searching(c.Search)
}

// mendFound takes what was found, and does again what waited for it.
func (m *Model) mendFound(msg mendFound) tea.Cmd {
	if msg.number != m.mender.number {
		return nil
	}
	m.mender.running = false
	m.session.Found(msg.found)
	var cmd tea.Cmd
	if c := m.mender.again; c != nil {
		m.message, m.mender.again = "", nil
		cmd = m.settle(c, c.Again())
	}
	return tea.Batch(cmd, m.seek())
}

// repairable reports whether a repair can be chosen that is about the line one is
// in.
func (m *Model) repairable() bool {
	s := m.session
	d := s.Repairs()
	if d == nil || len(d.Report.Repairs) == 0 || s.Ply() > 0 && d.Line.Root != mend.RootOf(s.Game(), s.Node()) {
		return false
	}
	_, ok := action.ByName("repair").Possible(s)
	return ok
}
