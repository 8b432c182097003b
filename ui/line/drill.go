// Drills in the line mode.

package line

import (
	"fmt"
	"slices"
	"time"

	"qipu/notation"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// due is the name under which what is due is started.
const due = "due"

// startDrill starts the drill of a name or number, what is due, or (without a
// name) lists the drills to choose from. What was cut off goes on.
func (m *mode) startDrill(lib *drill.Library, history *drill.History, name string) {
	if name == "" {
		m.list(lib, history)
		return
	}
	if name == due {
		name = ""
	}
	machine, next, err := drill.Start(lib, history, name, m.Now())
	switch {
	case err != nil:
		m.fail(err)
		m.list(lib, history)
	case machine != nil:
		m.begin(machine)
	default:
		if !next.IsZero() {
			m.say(m.Lang.Say(lang.DrillNext, next.Local().Format(time.DateOnly)))
		}
		if m.Session == nil {
			m.list(lib, history)
		}
	}
}

// list says which drills there are, and lets one choose.
func (m *mode) list(lib *drill.Library, history *drill.History) {
	for _, k := range drill.Kinds() {
		m.say(fmt.Sprintf("%d %s", int(k), m.Lang.Say(k.Title())))
	}
	if due, fresh := history.Today(lib, m.Now()); due+fresh > 0 {
		m.say(m.Lang.Say(lang.DrillToday, due, fresh))
	}
	m.say(m.Lang.Say(lang.LineChoose))
	m.reads = func(text string) {
		switch text {
		case "*", "q":
		case "":
			m.startDrill(lib, history, due)
		default:
			m.startDrill(lib, history, text)
		}
	}
}

func (m *mode) begin(machine *drill.Machine) {
	m.practice = practice{machine: machine}
	machine.Pace = time.Duration(m.Settings.Pace) * time.Second
	m.say(m.Lang.Say(lang.LineDrill))
	m.step()
}

// step says the step that the drill stands at, or how it went.
func (m *mode) step() {
	d := m.machine
	m.aloud()
	if d.Phase == drill.Over && d.Asked == 0 {
		m.say(m.Lang.Say(lang.LineDone))
		m.machine = nil
		return
	}
	if d.Phase == drill.Over {
		m.say(m.Lang.Say(lang.DrillOver, d.Correct, d.Asked, d.Mean().Seconds()))
		m.machine = nil
		return
	}
	m.asked = d.Step()
	if at, _ := d.Place(); at != m.item {
		m.item = at
		m.say(d.Title(m.Lang))
	}
	for _, w := range d.Step().Say {
		m.say(m.words(w))
	}
	if hint := d.Step().Hint(); !hint.Empty() && hint.Text != m.hinted {
		m.hinted = hint.Text
		m.say(m.words(hint))
	}
	for _, w := range d.Unseen() {
		m.say(m.words(w))
	}
}

func (m *mode) words(w drill.Words) string { return w.In(m.Lang, m.Lang.CountDot()) }

// drillLine takes a line while a drill goes on: one key, or an answer.
func (m *mode) drillLine(text string) {
	if text == "?" {
		m.say(m.Lang.Say(lang.LineDrill))
		m.step()
		return
	}
	m.answer(text)
	m.answeredDrill(text)
}

// answeredDrill says what came of a line or of the end of a step's time.
func (m *mode) answeredDrill(text string) {
	d := m.machine
	d.Keep(m.Now())
	m.aloud()
	if d.Err != nil {
		m.say(m.voice().Error(d.Err, nil))
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
	case d.Step() != m.asked || d.Phase == drill.Over || text == "" || text == "1" || text == "0":
		m.step()
	case d.Peeking:
		m.say(m.words(drill.PieceList(&d.Step().View.Position)))
	case !d.Peeked.Empty():
		m.say(m.words(d.Peeked))
	}
}

// aloud has what is new of the drill spoken.
func (m *mode) aloud() {
	if m.machine != nil {
		m.Speaker.Say(m.ear.Hear(m.machine, m.Lang))
	}
}

// paced returns the clock of what goes on by itself, a step of the drill or a game that
// plays on; nil: a line is waited for.
func (m *mode) paced() <-chan time.Time {
	d := m.machine
	if m.playing > 0 && d == nil {
		if m.clock == nil {
			m.clock = m.after(m.playing)
		}
		return m.clock
	}
	if d == nil || !d.Steps() {
		m.timed, m.clock = nil, nil
		return nil
	}
	if d.Step() != m.timed || m.clock == nil { // a line begins its time anew
		m.timed, m.clock = d.Step(), m.after(d.Pace)
	}
	return m.clock
}

// whileSpoken is how long is waited for a text that is still being spoken.
const whileSpoken = 200 * time.Millisecond

// goOn goes on from a step, or in a game, when its time is over and it was spoken to its
// end.
func (m *mode) goOn() {
	switch {
	case m.Speaker.Speaking():
		m.clock = m.after(whileSpoken)
		return
	case m.machine == nil:
		m.clock = nil
		if m.Session.Step(1) > 0 {
			m.arrived()
		} else {
			m.playing = 0
		}
		m.follow()
		return
	}
	m.answer("")
	m.answeredDrill("")
}

// patience is how long a search goes on before somebody who waits is told of it.
const patience = 300 * time.Millisecond

// answer gives a line to the drill. What follows it may be searched for, which
// takes about a second at most: that is said.
func (m *mode) answer(text string) {
	d, now := m.machine, m.Now()
	done := make(chan any)
	go func() {
		defer func() { done <- recover() }() // a panic is raised again where it is waited for
		switch {
		case text == "":
			d.Typed = "" // an answer that was not understood is not given again
			d.Key(drill.Enter, now)
		case text == "q" || text == "quit":
			d.Leave()
		case d.Phase == drill.Piece1:
			key := []rune(text)[0]
			if k, ok := lang.ReadKind(text); ok { // a piece by its name, in any language
				key = '0' + rune(k)
			}
			d.Key(key, now)
		case d.Phase == drill.Asking && !slices.Contains([]string{"*", "/", "."}, text):
			d.Answer(text, now)
		default:
			d.Typed = "" // a line is an answer of its own
			d.Key(notation.FoldRune([]rune(text)[0]), now)
		}
	}()
	var slow <-chan time.Time
	if m.asks {
		slow = time.After(patience)
	}
	var fault any
	select {
	case fault = <-done:
	case <-slow:
		m.say(m.Lang.Say(lang.DrillThinks))
		_ = m.out.Flush() // the next flush tells of a failure
		fault = <-done
	}
	if fault != nil {
		panic(fault)
	}
}
