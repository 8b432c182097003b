// A sitting: tasks asked one after another, each until it is right.

package drill

import (
	"slices"
	"strings"
	"time"

	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// Phase is what the machine waits for.
type Phase uint8

// The phases.
const (
	Asking  Phase = iota // an answer
	Telling              // Enter
	Menu                 // a choice of the menu
	Leaving              // yes or no
	Piece1               // which piece to peek at
	Over                 // nothing: the sitting has ended
)

// Machine is a sitting. It is driven by Key or Answer, and read through its
// fields and methods.
type Machine struct {
	Phase    Phase
	Typed    string
	Feedback Words // on the last answer
	Peeked   Words // what a rung of the ladder told
	Shown    veil.Rung
	Peeking  bool // the board is shown, by rung Shown
	Asked    int  // items answered, without repeats
	Correct  int
	Peeks    veil.Peeks
	Err      error // of keeping an answer

	course
	current
}

// course is the way through the tasks of a sitting.
type course struct {
	history *History
	mode    notation.Mode // how typed moves are read
	seed    uint64        // of the questions' chance
	tasks   []Task
	first   int           // how many of the tasks are no repeats
	at      int           // the task that is asked
	back    Phase         // before the menu
	Pace    time.Duration // how long a step that is only told stands before the next comes by itself; 0: until Enter
	took    time.Duration // all the time of answers
	place   string        // where it is kept
	told    bool          // that it was left for another
}

// current is where one stands in the task that is asked.
type current struct {
	script Script
	step   *Step
	keys   []string // what was typed
	since  time.Time
	spent  time.Duration
	missed bool // an answer was wrong, or came with a hint

	instance *Instance // what is asked of a skill
	tried    []Tried   // the questions so far
}

// NewMachine begins a sitting. Equal seeds ask equal questions.
func NewMachine(tasks []Task, h *History, seed uint64, now time.Time) *Machine {
	m := &Machine{course: course{history: h, seed: seed, tasks: slices.Clone(tasks), first: len(tasks)}}
	m.begin(now)
	return m
}

// Clone returns a machine that goes on apart from m.
func (m *Machine) Clone() *Machine {
	c := *m
	c.tasks, c.keys = slices.Clone(m.tasks), slices.Clone(m.keys)
	return &c
}

// begin asks the task at m.at, or ends.
func (m *Machine) begin(now time.Time) {
	for m.at < len(m.tasks) {
		m.open()
		m.missed, m.spent, m.keys, m.tried = false, 0, nil, nil
		if m.advance(Unasked, now) {
			return
		}
		m.at++ // nothing to ask in it
	}
	m.Phase, m.step = Over, nil
}

// open makes the script of the task at m.at: of a skill at the level that was reached
// by now, of what is learnt from what is shown first while it is not known.
func (m *Machine) open() {
	t, rng := &m.tasks[m.at], newRand(m.seed+uint64(m.at))
	m.instance = nil
	switch {
	case t.source != nil:
		*t = generated(t.Kind, m.history.Level(t.Kind), t.source)
		m.script, m.instance = generate(rng, t.Kind, t.Level, t.source)
	case t.Learn != nil && !m.history.lastRight(t):
		m.script = t.Learn(rng)
	default:
		m.script = t.New(rng)
	}
}

// advance goes to the next step of the script; false after its end.
func (m *Machine) advance(last Verdict, now time.Time) bool {
	m.step = m.script(last)
	if m.step == nil {
		return false
	}
	m.Typed, m.Peeked, m.Peeking, m.since = "", Words{}, false, now
	m.Peeks.Moved()
	m.Phase = Telling
	if m.step.asks() {
		m.Phase = Asking
	}
	return true
}

func (m *Machine) judged(v Verdict, now time.Time) {
	m.spent += max(now.Sub(m.since), 0)
	if a := m.step.About; a.Known {
		m.tried = append(slices.Clip(m.tried), Tried{a.Piece.String(), strings.ToLower(a.At.String()), a.Plies, v == Right})
	}
	m.Feedback = words(lang.DrillRight)
	if v == Wrong {
		m.missed = true
		m.Feedback = words(lang.DrillWrong, m.step.Want)
	}
	m.next(v, now)
}

// next goes on after a step, to the next item if it was the last of its own.
func (m *Machine) next(v Verdict, now time.Time) {
	if m.advance(v, now) {
		return
	}
	m.finish(now)
	m.at++
	m.begin(now)
}

// finish keeps the answer to the item.
func (m *Machine) finish(now time.Time) {
	t := m.tasks[m.at]
	kind := t.Kind.String()
	a := Answer{
		Time: now, Item: t.Item, Kind: kind, Level: t.Level, Again: m.at >= m.first,
		Grade: m.history.Grade(kind, t.Level, !m.missed, m.spent), Millis: m.spent.Milliseconds(), Of: t.Of, Title: t.Title, Tried: m.tried,
	}
	if _, known := m.history.memories[t.Item]; !known {
		a.Was = t.Was
	}
	if m.missed && m.instance != nil {
		a.Instance = m.instance
		if same, ok := m.instance.task(t.Kind); ok {
			t = same // the same question is asked again, not another one
		}
	}
	m.Err = m.history.Add(a)
	if m.at < m.first {
		m.Asked++
		m.took += m.spent
		if !m.missed {
			m.Correct++
		}
	}
	if m.missed { // asked until it is right
		m.tasks = append(m.tasks, t)
	}
}

// Step returns the step that is told or asked; nil when over.
func (m *Machine) Step() *Step { return m.step }

// Kind returns the drill that is going on.
func (m *Machine) Kind() Kind { return m.tasks[min(m.at, len(m.tasks)-1)].Kind }

// Level returns the level of the question that is asked; 0: its drill has none.
func (m *Machine) Level() int {
	t := m.tasks[min(m.at, len(m.tasks)-1)]
	if t.Kind.Levels() < 2 {
		return 0
	}
	return t.Level
}

// Title says which drill goes on, at which level, and where in the sitting one is.
func (m *Machine) Title(l lang.Lang) string {
	at, of := m.Place()
	title := l.Say(m.Kind().Title())
	if level := m.Level(); level > 0 {
		return l.Say(lang.DrillPlaceLevel, title, level, at, of, m.Correct)
	}
	return l.Say(lang.DrillPlace, title, at, of, m.Correct)
}

// Place returns which task is asked, from 1, and how many there are by now.
func (m *Machine) Place() (int, int) { return min(m.at+1, len(m.tasks)), len(m.tasks) }

// Mean returns the mean time of an answer.
func (m *Machine) Mean() time.Duration {
	if m.Asked == 0 {
		return 0
	}
	return m.took / time.Duration(m.Asked)
}
