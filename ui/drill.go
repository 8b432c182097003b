// Drills in the viewer: the machine's keys, its board and its words.

package ui

import (
	"strconv"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/cell"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// drillState is a drill that is being chosen, goes on, or has ended.
type drillState struct {
	library *drill.Library
	history *drill.History
	machine *drill.Machine // nil: one is being chosen
	typed   string         // the number of the chosen one
	search  search
}

// startDrill starts what is due, the drill of a name, or lets one choose.
func (m *Model) startDrill(name string) {
	if m.practice.Open == nil {
		return
	}
	lib, history, err := m.practice.Open()
	if err != nil {
		m.fail(err)
	}
	if history == nil {
		return
	}
	m.practice.drill = &drillState{library: lib, history: history}
	m.session.Entry.Clear()
	if name != "" {
		m.chosenDrill(name)
	}
}

// chosenDrill starts the drill of a name or number; "" is what is due.
func (m *Model) chosenDrill(name string) {
	d, now := m.practice.drill, m.practice.Now()
	var tasks []drill.Task
	if name == "" {
		tasks = d.history.Sitting(d.library, now)
	} else if k, ok := drill.Lookup(name); ok {
		tasks = d.history.SittingOf(d.library, k, now)
	} else {
		m.message, m.failed = m.lang.Say(lang.NoSuchCommand, cell.Line(name)), true
		d.typed = ""
		return
	}
	if len(tasks) == 0 {
		d.typed = ""
		if next, ok := d.history.NextDue(); ok {
			m.say(m.lang.Say(lang.DrillNext, next.Local().Format(time.DateOnly)))
		}
		return
	}
	d.machine = drill.NewMachine(tasks, d.history, drill.NewRand(uint64(now.UnixNano())), now)
}

// drillKey takes a key while a drill is open.
func (m *Model) drillKey(name string) tea.Cmd {
	d := m.practice.drill
	if name == "ctrl+c" {
		m.practice.drill = nil
		return nil
	}
	if d.machine == nil {
		m.chooseKey(name)
		return nil
	}
	if d.machine.Phase == drill.Over {
		m.practice.drill = nil
		return nil
	}
	key, ok := machineKey(name)
	switch {
	case !ok:
		return nil
	case d.search.number != 0:
		m.searchKey(name, key)
		return nil
	case d.machine.Slow(key):
		return m.searchWith(key)
	}
	was := d.machine.Peeking
	d.machine.Key(key, m.practice.Now())
	m.drillError()
	if d.machine.Peeking && !was && d.machine.Shown == veil.BoardBriefly {
		m.practice.number++
		number := m.practice.number
		return tea.Tick(veil.PeekSeconds*time.Second, func(time.Time) tea.Msg { return lookEnds{number} })
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

// drillError says that an answer could not be kept.
func (m *Model) drillError() {
	if d := m.practice.drill; d.machine.Err != nil {
		m.fail(d.machine.Err)
		d.machine.Err = nil
	}
}

// chooseKey takes the number of a drill; Enter alone starts what is due.
func (m *Model) chooseKey(name string) {
	d := m.practice.drill
	switch {
	case name == "enter":
		m.chosenDrill(d.typed)
	case (name == "-" || name == "backspace") && d.typed != "":
		d.typed = d.typed[:len(d.typed)-1]
	case name == "*" || name == "esc" || name == "-":
		m.practice.drill = nil
	case len(name) == 1 && name[0] >= '0' && name[0] <= '9' && len(d.typed) < 2:
		d.typed += name
	}
}

// drillFrame fills a frame with the drill.
func (m *Model) drillFrame(f *frame) {
	d, l := m.practice.drill, &f.layout
	f.status = []hint{{"0-9", m.lang.Say(lang.DrillKeyAnswer)}, {"-", m.lang.Say(lang.DrillKeyBack)}, {".", m.lang.Say(lang.DrillKeyPeek)}, {"/", m.lang.Say(lang.DrillKeyMenu)}, {"*", m.lang.Say(lang.DrillKeyLeave)}}
	f.turn = ""
	if d.machine == nil {
		f.title = m.lang.Say(lang.ActDrill)
		f.entry = m.drillEntry(d.typed)
		f.overlay, f.overlayActive = m.drillMenu(l.body), true
		return
	}
	mc := d.machine
	at, of := mc.Place()
	f.title = m.lang.Say(lang.DrillPlace, m.lang.Say(mc.Kind().Title()), at, of, mc.Correct)
	f.entry = m.drillEntry(mc.Typed)
	width := l.moves.w
	step := mc.Step()
	board := step != nil && step.View != nil && !l.board.empty() && !l.moves.empty()
	if board {
		scene := step.View.Scene(mc.Peeking)
		board = scene.Board
		f.scene = scene
	}
	if !board {
		width = l.body.w
	}
	f.drill = m.drillLines(width, board)
	if !board {
		f.overlay, f.overlayActive = f.drill, true
	}
}

func (m *Model) drillEntry(typed string) line {
	runs := []run{{inkKey, "> "}, {inkText, cell.Line(typed)}, {inkCaret, "_"}}
	if m.message != "" {
		i := inkHead
		if m.failed {
			i = inkError
		}
		runs = append(runs, run{i, "  " + m.message})
	}
	return line{runs: runs}
}

// drillMenu lists the drills.
func (m *Model) drillMenu(r rect) []line {
	lines := []line{{ink: inkHead, text: m.lang.Say(lang.DrillChoose)}}
	for _, k := range drill.Kinds() {
		number := strconv.Itoa(int(k))
		lines = append(lines, line{runs: []run{{inkKey, strings.Repeat(" ", 4-len(number)) + number + "  "}, {inkText, m.lang.Say(k.Title())}}})
	}
	if n := m.practice.drill.typed; n != "" && len(lines) > r.h {
		return lines[len(lines)-r.h:]
	}
	return lines
}

// drillLines are the words of the drill: the verdict, what is told or asked, and
// what a look told.
func (m *Model) drillLines(width int, board bool) []line {
	mc := m.practice.drill.machine
	var lines []line
	add := func(i ink, text string) {
		if text == "" {
			return
		}
		for _, part := range m.measure.Wrap(cell.Clean(text), width, 0) {
			lines = append(lines, line{ink: i, text: part})
		}
	}
	words := func(w drill.Words) string {
		if w.Empty() {
			return ""
		}
		return w.In(m.lang, lang.WideDot)
	}
	verdict := inkHead
	if mc.Feedback.Text == lang.DrillWrong {
		verdict = inkError
	}
	add(verdict, words(mc.Feedback))
	if mc.Phase == drill.Over {
		add(inkTitle, m.lang.Say(lang.DrillOver, mc.Correct, mc.Asked, mc.Mean().Seconds()))
		add(inkDim, m.lang.Say(lang.DrillEnd))
		return lines
	}
	lines = append(lines, line{})
	step := mc.Step()
	for _, w := range step.Say {
		add(inkText, words(w))
	}
	if !board && step.View != nil && (step.View.Level == veil.Open || mc.Peeking) {
		add(inkDim, words(drill.PieceList(&step.View.Position)))
	}
	lines = append(lines, line{})
	add(inkDim, words(mc.Peeked))
	if m.practice.drill.search.number != 0 && mc.Phase != drill.Leaving {
		add(inkDim, m.lang.Say(lang.DrillThinks))
		return lines
	}
	switch mc.Phase {
	case drill.Telling:
		add(inkKey, "Enter")
	case drill.Menu:
		add(inkKey, m.lang.Say(lang.DrillMenu))
	case drill.Leaving:
		add(inkKey, m.lang.Say(lang.DrillLeave))
	case drill.Asking:
		add(inkDim, words(step.Hint()))
	case drill.Piece1:
		add(inkDim, m.lang.Say(lang.DigitsShort))
	}
	return lines
}

// showStats shows how practice has gone.
func (m *Model) showStats() {
	if m.practice.Open == nil {
		return
	}
	_, history, err := m.practice.Open()
	if err != nil {
		m.fail(err)
	}
	if history == nil {
		return
	}
	m.answer, m.overlay = m.measure.Table(history.Stats(m.lang, m.practice.Now())), overlayAnswer
}
