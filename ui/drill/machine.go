// A sitting: tasks asked one after another, driven by keys.

package drill

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// Task is an item to be asked. New makes its script; every call may make
// another one of the kind.
type Task struct {
	Item  string // its identity in the history
	Was   string // that of earlier versions; may be ""
	Kind  Kind
	Title string // for people; "": it has none
	New   func(rng *rand.Rand) Script
	Learn func(rng *rand.Rand) Script // shows it first; nil: it is never shown
	After string                      // the item that has to be known before; "": none
	Slow  bool                        // what follows an answer is searched for, and that may take a second
	Game  string                      // the Key of the game it is a part of, for a line and a replay
	Of    int                         // plies of that game
	Level int                         // of its drill, or moves of a mate; 0: it has none

	source *Source // of a skill: where its questions come from
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
	mode    notation.Mode // how typed moves are read
	seed    uint64        // of the questions' chance
	tasks   []Task
	first   int           // how many of the tasks are no repeats
	at      int           // the task that is asked
	back    Phase         // before the menu
	Pace    time.Duration // how long a step that is only told stands before the next comes by itself; 0: until Enter
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

// Keys that are no characters.
const (
	Enter     = '\n'
	Backspace = '\b'
	Escape    = '\x1b'
)

// Key takes a key: a character, Enter, Backspace or Escape.
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
		return key == Enter
	case Asking:
		return key == Enter || m.complete(m.Typed+string(key))
	case Menu:
		return key == '2'
	}
	return false
}

// answerKey takes a key while something is told or asked. What is typed already
// is an answer, and every character belongs to it; only with an empty one '.', '/'
// and '*' are the ladder, the menu and leaving.
func (m *Machine) answerKey(key rune, now time.Time) {
	typed := m.Phase == Asking && m.Typed != ""
	switch {
	case typed && (key == Backspace || key == '*' || key == '-' && !m.step.Form.written()):
		_, size := utf8.DecodeLastRuneInString(m.Typed)
		m.Typed = m.Typed[:len(m.Typed)-size]
	case typed && key == Escape:
		m.Typed = ""
	case typed && key != Enter:
		m.write(key, now)
	case key == '*' || key == Escape:
		m.Leave()
	case key == '/':
		m.back, m.Phase = m.Phase, Menu
	case key == '.':
		m.peek()
	case m.Phase == Telling:
		if key == Enter {
			m.next(Unasked, now)
		}
	case key == Enter:
		m.answer(m.Typed, now)
	case key != '-' && key != '+':
		m.write(key, now)
	}
}

// Leave asks whether to leave.
func (m *Machine) Leave() {
	if m.Phase != Over && m.Phase != Leaving {
		m.back, m.Phase = m.Phase, Leaving
	}
}

// Paste adds a text to the answer, whatever its characters would do as keys.
func (m *Machine) Paste(text string, now time.Time) {
	if m.Phase != Asking {
		return
	}
	m.typed("~" + text)
	for _, r := range text {
		if unicode.IsPrint(r) && len(m.Typed) < maxAnswer {
			m.Typed += string(r)
		}
	}
	if m.complete(m.Typed) {
		m.answer(m.Typed, now)
	}
}

// write adds a character to the answer, and judges what needs no Enter.
func (m *Machine) write(key rune, now time.Time) {
	if !unicode.IsPrint(key) || len(m.Typed) >= maxAnswer {
		return
	}
	m.Typed += string(key)
	if m.complete(m.Typed) {
		m.answer(m.Typed, now)
		if m.Feedback.Text == lang.DrillRetry && m.step.Form != AMove {
			m.Typed = "" // it is said; there is nothing in it to be corrected
		}
	}
}

// complete reports whether an answer is judged without Enter: digits alone, as
// many as every answer in digits has.
func (m *Machine) complete(text string) bool {
	return len(text) == m.step.Len && isDigits(text)
}

// typed notes what is typed at this item.
func (m *Machine) typed(key string) {
	if len(m.keys) < maxKeys {
		m.keys = append(m.keys, key)
	}
}

// maxAnswer bounds an answer, in bytes: about ninety points.
const maxAnswer = 600

// Answer judges an answer that is given whole, as to a line mode.
func (m *Machine) Answer(text string, now time.Time) {
	if m.Phase == Asking {
		m.typed("=" + text)
		m.answer(text, now)
	}
}

// answer judges an answer. What can be none is to be typed again: Enter pressed
// once too often is no mistake.
func (m *Machine) answer(text string, now time.Time) {
	if strings.TrimSpace(text) == "" {
		return
	}
	v := m.step.judge(text, m.mode)
	m.Typed = text
	if v == Retry {
		m.Feedback = words(lang.DrillRetry, text)
		return
	}
	meant := m.meant(text)
	m.judged(v, now)
	m.Feedback = m.Feedback.with(meant)
}

// meant says in which notation a move was read of which two could be meant.
func (m *Machine) meant(text string) Words {
	if m.step.Form != AMove || !m.mode.Doubtful(text, m.step.View.Position.Turn()) {
		return Words{}
	}
	_, by, err := m.mode.Parse(&m.step.View.Position, text)
	if err != nil {
		return Words{}
	}
	return words(lang.ReadAs, NotationName(by.Name()))
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

func (m *Machine) menu(key rune, now time.Time) {
	switch key {
	case '2':
		m.Phase = m.back
		if m.Phase == Asking {
			m.judged(Wrong, now)
		}
	case '3', '*':
		m.Phase = Over
	case '4':
		m.Phase = m.back
		m.changePace()
	case '0', '1', '/', Enter, Backspace, Escape:
		m.Phase = m.back
	}
}

func (m *Machine) leaving(key rune) {
	switch key {
	case '1', '*', Enter, Escape:
		m.Phase = Over
	case '0', '-', Backspace:
		m.Phase = m.back
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
