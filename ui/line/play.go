// A game against a program in the line mode: its moves and its clock are told
// between the lines.

package line

import (
	"time"

	"qipu/ui/action"
)

// faceOff goes on with the game: it says how it ended, and has the program asked
// that is to move.
func (m *mode) faceOff() {
	if m.Session == nil { // practice alone
		return
	}
	if ask := m.Opponent.Due(); ask != nil {
		replies := make(chan func() error, 1)
		m.replies = replies
		go func() { replies <- ask() }()
	} else if !m.Session.Match().Playing() || m.Session.Match().Rules().Mine() || m.Opponent.Failed {
		m.replies = nil // nobody needs the answer any more
	}
	if news := action.MatchNews(m.Desk); news != "" {
		m.say(news)
	}
}

// reading is where lines come from. A script is not read on while the program
// thinks, so that its next line is the answer to the program's move.
func (m *mode) reading(lines <-chan line) <-chan line {
	if m.replies != nil && !m.asks {
		return nil
	}
	return lines
}

// replied takes in what the program answered.
func (m *mode) replied(answer func() error) {
	m.replies = nil
	before := m.place()
	if err := answer(); err != nil {
		m.fail(err)
		m.say(action.ProgramFailed("", m.Lang))
	}
	m.follow()
	if m.place() != before {
		m.Session.Peeks.Moved()
		m.arrived()
	}
}

// ticking is the clock; nil where it has nothing to tell.
func (m *mode) ticking() <-chan time.Time {
	d, turn, ok := m.Opponent.Wait()
	switch {
	case !ok:
		m.of, m.ticks = nil, nil
	case m.of != m.Opponent || m.turn != turn:
		m.of, m.turn, m.ticks = m.Opponent, turn, m.after(d)
	}
	return m.ticks
}

// ticked tells what the player has left.
func (m *mode) ticked() {
	m.of = nil // the next clock runs from now on
	alarm, err := m.Opponent.Tick()
	if err != nil {
		m.fail(err)
	}
	if alarm > 0 {
		if m.asks { // behind the prompt
			m.out.WriteByte('\n')
		}
		text := action.AlarmText(alarm, m.Lang)
		m.say(text)
		m.Speaker.Say(text)
	}
	m.follow()
}
