// The clock: so much time for a game, and an increment for each move.

package play

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"qipu/engine"
)

// Control is how much time each side has: so much at the start, and so much more
// for each move it makes (Fischer's way). The zero Control is no clock.
type Control struct{ Time, Increment time.Duration }

// Bounds of a control.
const (
	longestGame      = 24 * time.Hour
	longestIncrement = time.Hour
)

// errControl is a text that is no control.
var errControl = errors.New("no time control")

// ParseControl reads 20m+20s, 20m, 90s, 1h30m+30s; bare numbers are minutes before
// the + and seconds behind it, so that 20+20 is 20m+20s.
func ParseControl(text string) (Control, error) {
	start, more, both := strings.Cut(strings.ReplaceAll(text, " ", ""), "+")
	var c Control
	var err error
	if c.Time, err = span(start, "m"); err != nil {
		return Control{}, err
	}
	if both {
		if c.Increment, err = span(more, "s"); err != nil {
			return Control{}, err
		}
	}
	if c.Time < time.Second || c.Time > longestGame || c.Increment < 0 || c.Increment > longestIncrement {
		return Control{}, errControl
	}
	return c, nil
}

// span reads a duration, which is of a unit where it names none.
func span(text, unit string) (time.Duration, error) {
	if _, err := strconv.Atoi(text); err == nil {
		text += unit
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		return 0, errControl
	}
	return d.Truncate(time.Second), nil
}

// String returns the control as ParseControl reads it; "" for none.
func (c Control) String() string {
	if c.Time == 0 {
		return ""
	}
	text := plain(c.Time)
	if c.Increment > 0 {
		text += "+" + plain(c.Increment)
	}
	return text
}

// plain writes 20m0s as 20m, and 1h0m0s as 1h.
func plain(d time.Duration) string {
	text := d.String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}

// alarms are what is left when it is told, in that order.
var alarms = []time.Duration{5 * time.Minute, time.Minute, 10 * time.Second}

// clock is a clock of two sides.
type clock struct {
	control Control
	left    [2]time.Duration // by color, when it was looked at last
	side    engine.Color     // whose time runs
	runs    bool
	since   time.Time
	rung    [2]int // alarms that were told, or passed by, by color
	now     func() time.Time
}

// start lets the time of a side run, if there is a clock.
func (c *clock) start(side engine.Color) {
	c.side, c.runs, c.since = side, c.control.Time > 0, c.now()
	for c.rung[side] < len(alarms) && c.left[side] <= alarms[c.rung[side]] {
		c.rung[side]++ // a short game begins below
	}
}

// remains returns what a side has left, now.
func (c *clock) remains(side engine.Color) time.Duration {
	left := c.left[side]
	if c.runs && c.side == side {
		left -= c.now().Sub(c.since)
	}
	return left
}

// stop stops the clock.
func (c *clock) stop() {
	c.left[c.side] = c.remains(c.side)
	c.runs = false
}

// press ends a move: the increment is added, and the other side's time runs.
func (c *clock) press() {
	if !c.runs {
		c.side = c.side.Other()
		return
	}
	c.stop()
	c.left[c.side] += c.control.Increment
	c.start(c.side.Other())
}

// turnTo lets the time of a side run, of which no move was made.
func (c *clock) turnTo(side engine.Color) {
	ran := c.runs
	c.stop()
	c.side = side
	if ran {
		c.start(side)
	}
}

// Timed reports whether there is a clock.
func (m *Match) Timed() bool { return m.Clock.Time > 0 }

// Left returns what a side has left on its clock, now.
func (m *Match) Left(side engine.Color) time.Duration { return max(m.clock.remains(side), 0) }

// Pause stops the clock, while the program is being started or has failed; Resume
// lets it run on.
func (m *Match) Pause() {
	if m.clock.runs {
		m.clock.stop()
	}
}

// Resume lets the clock of the side to move run on.
func (m *Match) Resume() {
	if !m.Over() && !m.clock.runs {
		m.clock.start(m.Turn())
	}
}

// flag ends the game if the time of the side to move is up.
func (m *Match) flag() bool {
	if !m.clock.runs || m.clock.remains(m.clock.side) > 0 {
		return false
	}
	m.end(TimeUp, m.clock.side.Other())
	return true
}

// Wait returns how long it is until the clock has something to tell: the player's
// next alarm, or the end of the time of the side to move; false: nothing will come.
func (m *Match) Wait() (time.Duration, bool) {
	c := &m.clock
	if !c.runs {
		return 0, false
	}
	left := c.remains(c.side)
	if n := c.rung[c.side]; c.side == m.Side && n < len(alarms) {
		left -= alarms[n]
	}
	return max(left, 0), true
}

// Tick looks at the clock. It returns what the player has left where an alarm is
// due, which each is once; over: the time of the side to move was up just now.
func (m *Match) Tick() (alarm time.Duration, over bool) {
	c := &m.clock
	if m.flag() {
		return 0, true
	}
	if !c.runs || c.side != m.Side {
		return 0, false
	}
	left := c.remains(c.side)
	for c.rung[c.side] < len(alarms) && left <= alarms[c.rung[c.side]] {
		alarm = alarms[c.rung[c.side]]
		c.rung[c.side]++
	}
	return alarm, false
}
