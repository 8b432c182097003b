// Searches for what would repair the game, in commands: one at a time, begun when a
// damaged game is shown, whose answer is dropped if the game has changed.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// repairer is the search that goes on.
type repairer struct {
	*stage
	number  int // of the last one
	running bool
	waits   *action.Context // what is to be done again once it ends
}

// repairFound brings what a search found.
type repairFound struct {
	number int
	found  session.Finding
}

// seek begins to search what would repair the game, unless that is known or told to
// nobody.
func (r *repairer) seek() tea.Cmd {
	if r.running || r.session.Veil().Level != veil.Open {
		return nil
	}
	return r.searching(r.session.Diagnosis().SeekRepairs())
}

// searching makes a search in a command.
func (r *repairer) searching(run func() session.Finding) tea.Cmd {
	if run == nil {
		return nil
	}
	r.number++
	r.running = true
	number := r.number
	return func() tea.Msg { return repairFound{number, run()} }
}

// searchFor makes a search that an action asks for, after the one that goes on.
func (r *repairer) searchFor(c *action.Context, run func() session.Finding) tea.Cmd {
	r.waits = c
	r.say(r.lang.Say(lang.RepairSought))
	if r.running {
		return nil
	}
	return r.searching(run)
}

// take takes what was found, and does again what waited for it.
func (r *repairer) take(msg repairFound) tea.Cmd {
	if msg.number != r.number {
		return nil
	}
	r.running = false
	r.session.Diagnosis().Found(msg.found)
	var cmd tea.Cmd
	if c := r.waits; c != nil {
		r.message, r.waits = "", nil
		cmd = r.settle(c.Again())
	}
	return tea.Batch(cmd, r.seek())
}
