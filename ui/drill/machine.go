// A sitting: tasks asked one after another, driven by keys.

package drill

import (
	"math/rand/v2"
	"slices"
	"time"

	"qipu/ui/lang"
	"qipu/ui/veil"
)

// Task is an item to be asked. New makes its script; every call may make
// another one of the kind.
type Task struct {
	Item string // its identity in the history
	Kind Kind
	New  func(rng *rand.Rand) Script
	Slow bool   // what follows an answer is searched for, and that may take a second
	Game string // the game it is a part of, for a line and a replay
	Of   int    // plies of that game
}

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
	seed    uint64 // of the questions' chance
	tasks   []Task
	first   int           // how many of the tasks are no repeats
	at      int           // the task that is asked
	back    Phase         // before the menu
	took    time.Duration // all the time of answers
}

// current is where one stands in the task that is asked.
type current struct {
	script Script
	step   *Step
	keys   []string // what was typed
	since  time.Time
	spent  time.Duration
	missed bool // an answer was wrong, or came with a hint
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
		m.script = m.tasks[m.at].New(newRand(m.seed + uint64(m.at)))
		m.missed, m.spent, m.keys = false, 0, nil
		if m.advance(Unasked, now) {
			return
		}
		m.at++ // nothing to ask in it
	}
	m.Phase, m.step = Over, nil
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

// Key takes a key: a digit, '-', '.', '/', '*' or '\n'. Other keys do nothing.
func (m *Machine) Key(key rune, now time.Time) {
	if m.Phase == Over {
		return
	}
	m.typed(string(key))
	if m.Shown == veil.BoardBriefly {
		m.Peeking = false
	}
	switch m.Phase {
	case Menu:
		m.menu(key, now)
	case Leaving:
		m.leaving(key)
	case Piece1:
		m.onePiece(key)
	default:
		m.answerKey(key, now)
	}
}

// Slow reports whether Key may take seconds for a key. It may then be called on
// a copy of m, in another goroutine, while m is shown; the copy takes m's place.
func (m *Machine) Slow(key rune) bool {
	if m.Phase == Over || !m.tasks[m.at].Slow {
		return false
	}
	switch m.Phase {
	case Telling:
		return key == '\n'
	case Asking:
		return key == '\n' || key >= '0' && key <= '9' && len(m.Typed)+1 == m.step.Len
	case Menu:
		return key == '2'
	}
	return false
}

func (m *Machine) answerKey(key rune, now time.Time) {
	switch {
	case key == '*':
		m.back, m.Phase = m.Phase, Leaving
	case key == '/':
		m.back, m.Phase = m.Phase, Menu
	case key == '.':
		m.peek()
	case m.Phase == Telling:
		if key == '\n' {
			m.next(Unasked, now)
		}
	case key == '-':
		if m.Typed != "" {
			m.Typed = m.Typed[:len(m.Typed)-1]
		}
	case key == '\n':
		m.answer(m.Typed, now)
	case key >= '0' && key <= '9' && len(m.Typed) < maxAnswer:
		m.Typed += string(key)
		if m.step.Len > 0 && len(m.Typed) == m.step.Len {
			m.answer(m.Typed, now)
		}
	}
}

// typed notes what is typed at this item.
func (m *Machine) typed(key string) {
	if len(m.keys) < maxKeys {
		m.keys = append(m.keys, key)
	}
}

// maxAnswer bounds an answer: two digits for each of ninety points.
const maxAnswer = 180

// Answer judges an answer: digits, or any text in a line mode.
func (m *Machine) Answer(text string, now time.Time) {
	if m.Phase == Asking {
		m.typed("=" + text)
		m.answer(text, now)
	}
}

// answer judges an answer. One of another length than the question wants is to be
// typed again: Enter pressed once too often is no mistake.
func (m *Machine) answer(text string, now time.Time) {
	n := m.step.Len
	if n > 0 && text == "" {
		return
	}
	v := Retry
	if n == 0 || n == moveDigits || n == len(text) {
		v = m.step.Judge(text)
	}
	m.Typed = text
	if v == Retry {
		m.Feedback = words(lang.DrillRetry)
		return
	}
	m.judged(v, now)
}

func (m *Machine) judged(v Verdict, now time.Time) {
	m.spent += max(now.Sub(m.since), 0)
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
	m.Err = m.history.Add(Answer{
		Time: now, Item: t.Item, Kind: kind,
		Grade: m.history.Grade(kind, !m.missed, m.spent), Millis: m.spent.Milliseconds(), Of: t.Of,
	})
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

func (m *Machine) menu(key rune, now time.Time) {
	switch key {
	case '2':
		m.Phase = m.back
		if m.Phase == Asking {
			m.judged(Wrong, now)
		}
	case '3', '*':
		m.Phase = Over
	case '0', '1', '/', '\n':
		m.Phase = m.back
	}
}

func (m *Machine) leaving(key rune) {
	switch key {
	case '1', '*', '\n':
		m.Phase = Over
	case '0', '-':
		m.Phase = m.back
	}
}

// Step returns the step that is told or asked; nil when over.
func (m *Machine) Step() *Step { return m.step }

// Kind returns the drill that is going on.
func (m *Machine) Kind() Kind { return m.tasks[min(m.at, len(m.tasks)-1)].Kind }

// Place returns which task is asked, from 1, and how many there are by now.
func (m *Machine) Place() (int, int) { return min(m.at+1, len(m.tasks)), len(m.tasks) }

// Mean returns the mean time of an answer.
func (m *Machine) Mean() time.Duration {
	if m.Asked == 0 {
		return 0
	}
	return m.took / time.Duration(m.Asked)
}
