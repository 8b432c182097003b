// Drills in the line mode.

package line

import (
	"fmt"
	"strings"
	"time"

	"qipu/engine"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// due is the name under which what is due is started.
const due = "due"

func orDue(text string) string {
	if text == "" {
		return due
	}
	return text
}

// startDrill starts the drill of a name or number, what is due, or (without a
// name) lists the drills to choose from.
func (m *mode) startDrill(name string) {
	lib, history, ok := m.practice()
	if !ok {
		return
	}
	switch {
	case name == "":
		m.list()
		return
	case name == due:
		tasks := history.Sitting(lib, m.Now())
		m.begin(tasks, history)
		if len(tasks) == 0 && m.Session == nil {
			m.list()
		}
		return
	}
	k, ok := drill.Lookup(name)
	if !ok {
		m.say(m.Lang.Say(lang.NoSuchCommand, name))
		return
	}
	m.begin(history.SittingOf(lib, k, m.Now()), history)
}

// list says which drills there are, and lets one choose.
func (m *mode) list() {
	for _, k := range drill.Kinds() {
		m.say(fmt.Sprintf("%d %s", int(k), m.Lang.Say(k.Title())))
	}
	m.say(m.Lang.Say(lang.DrillChoose))
	m.choose = true
}

func (m *mode) practice() (*drill.Library, *drill.History, bool) {
	if m.Practice == nil {
		return nil, nil, false
	}
	lib, history, err := m.Practice()
	if err != nil {
		m.say(lang.NewVoice(m.Lang, nil).Error(err, nil))
	}
	return lib, history, history != nil
}

func (m *mode) begin(tasks []drill.Task, h *drill.History) {
	if len(tasks) == 0 {
		if next, ok := h.NextDue(); ok {
			m.say(m.Lang.Say(lang.DrillNext, next.Local().Format(time.DateOnly)))
		}
		return
	}
	now := m.Now()
	m.machine = drill.NewMachine(tasks, h, drill.NewRand(uint64(now.UnixNano())), now)
	m.say(m.Lang.Say(lang.DrillKeys))
	m.step()
}

// step says the step that the drill stands at, or how it went.
func (m *mode) step() {
	d := m.machine
	if d.Phase == drill.Over {
		m.say(m.Lang.Say(lang.DrillOver, d.Correct, d.Asked, d.Mean().Seconds()))
		m.machine = nil
		return
	}
	at, of := d.Place()
	m.say(m.Lang.Say(lang.DrillPlace, m.Lang.Say(d.Kind().Title()), at, of, d.Correct))
	for _, w := range d.Step().Say {
		m.say(m.words(w))
	}
	if hint := d.Step().Hint(); !hint.Empty() && hint.Text != m.hinted {
		m.hinted = hint.Text
		m.say(m.words(hint))
	}
	m.inSight(d)
}

// inSight says what the board of a step shows: all pieces, unless it is the
// start of a game or goes on from a board that was said.
func (m *mode) inSight(d *drill.Machine) {
	v := d.Step().View
	if len(d.Step().Say) > 1 && d.Phase == drill.Telling {
		return // its words list the pieces
	}
	if v == nil || v.Level != veil.Open || v.Position == engine.StandardPosition() {
		return
	}
	if goesOn := v.Last != (engine.Move{}) && d.Kind() != drill.Guess; goesOn {
		return
	}
	if !v.Told.Empty() {
		m.say(m.words(v.Told))
	}
	m.say(m.words(drill.PieceList(&v.Position)))
}

func (m *mode) words(w drill.Words) string { return w.In(m.Lang, lang.NarrowDot) }

// drillLine takes a line while a drill goes on: one key, or an answer.
func (m *mode) drillLine(text string) {
	d, now := m.machine, m.Now()
	step := d.Step()
	switch {
	case text == "":
		d.Key('\n', now)
	case text == "*" || text == "/" || text == "." || text == "-" || d.Phase != drill.Asking:
		d.Key([]rune(text)[0], now)
	default:
		d.Answer(strings.ReplaceAll(text, " ", ""), now)
	}
	if d.Err != nil {
		m.say(lang.NewVoice(m.Lang, nil).Error(d.Err, nil))
		d.Err = nil
	}
	if !d.Feedback.Empty() {
		m.say(m.words(d.Feedback))
		d.Feedback = drill.Words{}
	}
	switch {
	case d.Phase == drill.Menu:
		m.say(m.Lang.Say(lang.DrillMenu))
	case d.Phase == drill.Leaving:
		m.say(m.Lang.Say(lang.DrillLeave))
	case d.Step() != step || d.Phase == drill.Over || text == "1" || text == "0":
		m.step()
	case d.Peeking:
		m.say(m.words(drill.PieceList(&step.View.Position)))
	case !d.Peeked.Empty():
		m.say(m.words(d.Peeked))
	}
}

// stats says how practice has gone.
func (m *mode) stats() {
	if _, history, ok := m.practice(); ok {
		for _, text := range history.Stats(m.Lang, m.Now()) {
			m.say(strings.ReplaceAll(text, "\t", ", "))
		}
	}
}
