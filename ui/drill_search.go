// Drills that search for a reply: beside the screen, which goes on.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/drill"
	"qipu/ui/veil"
)

// search is a search that goes on, and what was typed meanwhile.
type search struct {
	number int // 0: there is none
	keys   []held
}

// held is a key that waits for the end of a search.
type held struct {
	name string
	r    rune
}

// searchEnds brings the machine as it is after a search.
type searchEnds struct {
	number  int
	machine *drill.Machine
}

// searchWith gives a key to a copy of the machine, in the background; the
// machine stays on the screen.
func (d *exercise) searchWith(key rune) tea.Cmd {
	now := d.desk.Now()
	d.searches++
	number, copied := d.searches, d.machine.Clone()
	d.search.number = number
	if d.machine.Phase == drill.Asking && key != drill.Enter {
		d.machine.Typed += string(key)
	}
	return func() tea.Msg {
		copied.Key(key, now)
		return searchEnds{number, copied}
	}
}

// searchKey takes a key during a search: one can leave, all else waits.
func (d *exercise) searchKey(name string, r, key rune) tea.Cmd {
	leaves := key == '*' || key == drill.Escape
	if !leaves && d.machine.Phase != drill.Leaving {
		d.search.keys = append(d.search.keys, held{name, r})
		return nil
	}
	now := d.desk.Now()
	if d.machine.Phase == drill.Leaving {
		d.machine.Key(key, now)
	} else {
		d.machine.Leave()
	}
	if d.machine.Phase != drill.Over {
		return nil
	}
	d.keep(now)
	return d.leave()
}

// hear implements hearer.
func (d *exercise) hear(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case lookEnds:
		if msg.number == d.looks && d.machine != nil && d.machine.Shown == veil.BoardBriefly {
			d.machine.Peeking = false
		}
	case stepEnds:
		return d.stepped(msg)
	case searchEnds:
		return d.searched(msg)
	}
	return nil
}

// searched goes on after a search, unless the drill was left; what was typed
// meanwhile follows.
func (d *exercise) searched(msg searchEnds) tea.Cmd {
	if d.search.number != msg.number {
		return nil
	}
	leaving, keys := d.machine.Phase == drill.Leaving, d.search.keys
	d.machine, d.search = msg.machine, search{}
	d.keep(d.desk.Now())
	var cmds []tea.Cmd
	for _, k := range keys {
		if d.stage.top() != page(d) || d.machine.Phase == drill.Over {
			break // what was typed for a question does not close the drill
		}
		if cmd := d.key(k.name, k.r); cmd != nil {
			cmds = append(cmds, cmd)
		}
	}
	if leaving && d.search.number == 0 {
		d.machine.Leave()
	}
	return tea.Sequence(cmds...)
}
