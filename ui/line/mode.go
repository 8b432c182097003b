// A line mode that is going on: what it knows, and how it says a thing.

package line

import (
	"bufio"
	"context"
	"io"
	"strings"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// mode is a line mode that is going on.
type mode struct {
	*desk.Desk
	out  *bufio.Writer
	asks bool // somebody is there to answer, who sees a prompt
	practice
	reads   func(string) // takes the next line; nil: it is a move or a command
	quit    bool
	playing time.Duration // the pace at which the game plays on; 0: it does not
	spoke   bool          // something was said of the line that is answered
	stood   place         // where one stood when that was said last
	hinted  lang.Text     // how answers are typed, said once
	after   func(time.Duration) <-chan time.Time
	rival
}

// practice is the drill that is going on.
type practice struct {
	machine *drill.Machine // nil: there is none
	asked   *drill.Step    // the step that was said last
	item    int            // the number of its item
	ear     drill.Ear      // what of it was spoken
	timed   *drill.Step    // the step that goes on by itself, and
	clock   <-chan time.Time
}

func newMode(out io.Writer, d *desk.Desk, prompt bool) *mode {
	m := &mode{Desk: d, out: bufio.NewWriter(out), asks: prompt, after: time.After}
	m.listens()
	return m
}

// listens has moves and points announced for whoever listens, in the language.
func (m *mode) listens() {
	if m.Session != nil {
		m.Session.View.Heard, m.Session.View.Latin = true, m.Lang.Latin()
	}
}

// voice says errors.
func (m *mode) voice() lang.Voice { return lang.NewLineVoice(m.Lang, nil) }

// say prints a line without anything that could act on a terminal.
func (m *mode) say(text string) {
	for part := range strings.Lines(text) {
		m.spoke = true
		m.out.WriteString(cell.Clean(strings.TrimRight(part, "\r\n")))
		m.out.WriteByte('\n')
	}
}

// fail says an error; while blind nothing of a position is told.
func (m *mode) fail(err error) {
	if text, ok := action.Explain(err, m.Lang); ok {
		m.say(text)
		return
	}
	var b *engine.Board
	if m.Session != nil && m.Session.Veil().Allows(veil.Reasons) {
		b = m.Session.Board()
	}
	m.say(m.voice().Error(err, b))
}

// place is where one stands, to tell whether an action moved one.
type place struct {
	opening int
	game    *records.Game
	ply     int
	node    records.NodeID
}

func (m *mode) place() place {
	s := m.Session
	return place{s.Openings(), s.Game(), s.Ply(), s.Node()}
}

// rival is the program that thinks, and the clock that runs.
type rival struct {
	replies chan func() error // of the program; nil: it is not asked
	of      *desk.Opponent    // whose clock runs; nil: none does
	turn    int               // of which
	ticks   <-chan time.Time
}

// teller is the part of the host that needs nothing but words.
type teller struct{ m *mode }

// Say implements action.Host.
func (t teller) Say(text string) { t.m.say(text) }

// Fail implements action.Host.
func (t teller) Fail(err error) { t.m.fail(err) }

// Background does the work at once: there is no screen to be drawn meanwhile.
func (teller) Background(work func(context.Context) func()) { work(context.Background())() }

// Seek searches at once.
func (t teller) Seek(search func(context.Context) func()) { t.Background(search) }
