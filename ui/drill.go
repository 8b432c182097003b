// Drills in the viewer: chosen, started, driven by keys.

package ui

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// exercise is the page of a drill: one is being chosen, goes on, or has ended.
type exercise struct {
	*stage
	*practice
	library *drill.Library
	history *drill.History
	machine *drill.Machine // nil: one is being chosen
	name    string         // of the drill that goes on; "": what is due
	typed   string         // the number of the chosen one
	menu    []line         // what can be chosen
	search  search
	listener
	turned bool // where there is no room for both: from words to board, or back
	alone  bool // the board stands there without the words
}

// openDrill starts the drill of a name, or lets one choose. It takes the place of
// the one that goes on.
func openDrill(s *stage, p *practice, l *drill.Library, history *drill.History, name string) {
	for _, other := range s.pages {
		if d, ok := other.(*exercise); ok {
			s.close(d)
		}
	}
	d := &exercise{stage: s, practice: p, library: l, history: history}
	d.menu = d.choices()
	s.session.Entry.Clear()
	s.open(d)
	if name != "" || p.alone {
		d.choose(name)
	}
}

// choose starts the drill of a name or number; "" goes on where one was cut off,
// else with what is due.
func (d *exercise) choose(name string) {
	d.name, d.typed = name, ""
	machine, next, err := drill.Start(d.library, d.history, name, d.desk.Now())
	switch {
	case err != nil:
		d.fail(err)
	case machine != nil:
		d.machine = machine
		machine.Pace = time.Duration(d.desk.Settings.Pace) * time.Second
		d.keep(d.desk.Now())
	case !next.IsZero():
		d.say(d.lang.Say(lang.DrillNext, next.Local().Format(time.DateOnly)))
	}
}

// keep keeps where the drill stands, and says if that or an answer could not
// be kept.
func (d *exercise) keep(now time.Time) {
	if d.machine == nil {
		return
	}
	d.machine.Keep(now)
	if err := d.machine.Err; err != nil {
		d.fail(err)
		d.machine.Err = nil
	}
}

// key implements page.
func (d *exercise) key(name string, r rune) tea.Cmd {
	switch {
	case name == "ctrl+c":
		return d.leave()
	case d.machine == nil:
		return d.chooseKey(name)
	case d.machine.Phase == drill.Over && d.name != "" && name == "enter":
		return d.act(action.ByName("drill"), d.name)
	case d.machine.Phase == drill.Over:
		return d.leave()
	case name == "tab":
		d.turned = !d.turned
		return nil
	}
	d.turned = false
	key, ok := d.machineKey(name, r)
	switch {
	case !ok:
		return nil
	case d.search.number != 0:
		return d.searchKey(name, r, key)
	case d.machine.Slow(key):
		return d.searchWith(key)
	}
	was, now := d.machine.Peeking, d.desk.Now()
	d.machine.Key(key, now)
	d.keep(now)
	if d.machine.Phase == drill.Over && d.machine.Asked == 0 {
		return d.leave()
	}
	if d.machine.Peeking && !was && d.machine.Shown == veil.BoardBriefly {
		return d.look()
	}
	return nil
}

// paste implements page: a pasted line is typed, all of it a part of the answer.
func (d *exercise) paste(text string) tea.Cmd {
	if d.machine == nil || d.machine.Phase != drill.Asking || d.search.number != 0 {
		return nil
	}
	text, _, _ = strings.Cut(strings.TrimSpace(text), "\n")
	d.machine.Paste(text, d.desk.Now())
	d.keep(d.desk.Now())
	return nil
}

// mouse implements page.
func (d *exercise) mouse(tea.MouseMsg, *frame) {}

// leave goes back to the game, or ends what was started for a drill alone.
func (d *exercise) leave() tea.Cmd {
	d.close(d)
	if d.practice.alone {
		return tea.Quit
	}
	return nil
}

// machineKey is a key as the machine of a drill takes it: a character as it was
// typed while an answer is, else the one that it stands for.
func (d *exercise) machineKey(name string, r rune) (rune, bool) {
	switch name {
	case "enter":
		return drill.Enter, true
	case "backspace":
		return drill.Backspace, true
	case "esc":
		return drill.Escape, true
	}
	key := []rune(name)
	if len(key) != 1 {
		return 0, false
	}
	if r >= utf8.RuneSelf && key[0] >= utf8.RuneSelf {
		return r, true
	}
	return key[0], true
}

// chooseKey takes the number of a drill; Enter alone starts what is due.
func (d *exercise) chooseKey(name string) tea.Cmd {
	switch {
	case name == "enter":
		d.choose(d.typed)
	case (name == "-" || name == "backspace") && d.typed != "":
		d.typed = d.typed[:len(d.typed)-1]
	case name == "*" || name == "esc" || name == "-":
		return d.leave()
	case len(name) == 1 && name[0] >= '0' && name[0] <= '9' && len(d.typed) < 2:
		d.typed += name
	}
	return nil
}

// drilled reports whether a drill goes on, in which no program tells anything.
func (s *stage) drilled() bool {
	return slices.ContainsFunc(s.pages, func(q page) bool {
		_, ok := q.(*exercise)
		return ok
	})
}
