// Drills in the viewer: chosen, started, driven by keys.

package ui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// drillState is a drill that is being chosen, goes on, or has ended.
type drillState struct {
	library *drill.Library
	history *drill.History
	machine *drill.Machine // nil: one is being chosen
	name    string         // of the drill that goes on; "": what is due
	typed   string         // the number of the chosen one
	menu    []line         // what can be chosen
	search  search
	turned  bool // where there is no room for both: from words to board, or back
}

// openDrill starts the drill of a name, or lets one choose.
func (m *Model) openDrill(lib *drill.Library, history *drill.History, name string) {
	m.practice.drill = &drillState{library: lib, history: history}
	m.practice.drill.menu = m.drillMenu()
	m.session.Entry.Clear()
	if name != "" {
		m.chosenDrill(name)
	}
}

// chosenDrill starts the drill of a name or number; "" goes on where one was cut
// off, else with what is due.
func (m *Model) chosenDrill(name string) {
	d := m.practice.drill
	d.name, d.typed = name, ""
	machine, next, err := drill.Start(d.library, d.history, name, m.desk.Now())
	switch {
	case err != nil:
		m.fail(err)
	case machine != nil:
		d.machine = machine
		m.keepDrill(m.desk.Now())
	case !next.IsZero():
		m.say(m.lang.Say(lang.DrillNext, next.Local().Format(time.DateOnly)))
	}
}

// keepDrill keeps where the drill stands, and says if that or an answer could not
// be kept.
func (m *Model) keepDrill(now time.Time) {
	d := m.practice.drill
	if d == nil || d.machine == nil {
		return
	}
	d.machine.Keep(now)
	if err := d.machine.Err; err != nil {
		m.fail(err)
		d.machine.Err = nil
	}
}

// drillKey takes a key while a drill is open.
func (m *Model) drillKey(name string) tea.Cmd {
	d := m.practice.drill
	switch {
	case name == "ctrl+c":
		return m.leaveDrill()
	case d.machine == nil:
		return m.chooseKey(name)
	case d.machine.Phase == drill.Over && d.name != "" && name == "enter":
		return m.act(action.ByName("drill"), d.name)
	case d.machine.Phase == drill.Over:
		return m.leaveDrill()
	case name == "tab":
		d.turned = !d.turned
		return nil
	}
	d.turned = false
	key, ok := machineKey(name)
	switch {
	case !ok:
		return nil
	case d.search.number != 0:
		return m.searchKey(name, key)
	case d.machine.Slow(key):
		return m.searchWith(key)
	}
	was, now := d.machine.Peeking, m.desk.Now()
	d.machine.Key(key, now)
	m.keepDrill(now)
	if d.machine.Phase == drill.Over && d.machine.Asked == 0 {
		return m.leaveDrill()
	}
	if d.machine.Peeking && !was && d.machine.Shown == veil.BoardBriefly {
		m.practice.number++
		number := m.practice.number
		return tea.Tick(veil.PeekSeconds*time.Second, func(time.Time) tea.Msg { return lookEnds{number} })
	}
	return nil
}

// leaveDrill goes back to the game, or ends what was started for a drill alone.
func (m *Model) leaveDrill() tea.Cmd {
	m.practice.drill = nil
	if m.practice.alone {
		return tea.Quit
	}
	return nil
}

// machineKey is a key as the machine of a drill takes it.
func machineKey(name string) (rune, bool) {
	switch name {
	case "enter":
		return '\n', true
	case "backspace":
		return '-', true
	case "esc":
		return '*', true
	}
	if key := []rune(name); len(key) == 1 {
		return key[0], true
	}
	return 0, false
}

// chooseKey takes the number of a drill; Enter alone starts what is due.
func (m *Model) chooseKey(name string) tea.Cmd {
	d := m.practice.drill
	switch {
	case name == "enter":
		m.chosenDrill(d.typed)
	case (name == "-" || name == "backspace") && d.typed != "":
		d.typed = d.typed[:len(d.typed)-1]
	case name == "*" || name == "esc" || name == "-":
		return m.leaveDrill()
	case len(name) == 1 && name[0] >= '0' && name[0] <= '9' && len(d.typed) < 2:
		d.typed += name
	}
	return nil
}
