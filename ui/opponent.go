// A game against a program, as the screen goes on with it: the program is asked in
// a command, and the clock is a command too, so that the screen waits for neither.

package ui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/desk"
)

// opponent is the clock that runs.
type opponent struct {
	*stage
	of     *desk.Opponent // whose clock that is; nil: none runs
	turn   int            // of which
	number int            // of the clock
}

// replied brings what the program answered.
type replied struct{ answer func() error }

// ticked says that a clock has run.
type ticked struct{ number int }

// next is called after every message: it says how the game ended, and returns what
// is to be waited for.
func (o *opponent) next() tea.Cmd {
	var cmds []tea.Cmd
	if ask := o.desk.Opponent.Due(); ask != nil {
		cmds = append(cmds, func() tea.Msg { return replied{ask()} })
	}
	if news := action.MatchNews(o.desk); news != "" {
		o.add(news)
	}
	return tea.Batch(append(cmds, o.clock())...)
}

// clock waits for what the clock has to tell; nil where it is waited for already, or
// nothing will come.
func (o *opponent) clock() tea.Cmd {
	now := o.desk.Opponent
	d, turn, ok := now.Wait()
	switch {
	case !ok:
		o.of = nil
		return nil
	case now == o.of && turn == o.turn:
		return nil
	}
	o.of, o.turn = now, turn
	o.number++
	number := o.number
	return tea.Tick(d, func(time.Time) tea.Msg { return ticked{number} })
}

// take takes in what the program answered.
func (o *opponent) take(msg replied) {
	if err := msg.answer(); err != nil {
		o.fail(err)
		o.refuse(action.ProgramFailed(o.message, o.lang))
	}
}

// tick tells what the player has left.
func (o *opponent) tick(msg ticked) {
	if msg.number != o.number || o.of == nil || o.of != o.desk.Opponent {
		return
	}
	o.of = nil // the next clock runs from now on
	alarm, err := o.desk.Opponent.Tick()
	if err != nil {
		o.fail(err)
	}
	if alarm > 0 {
		text := action.AlarmText(alarm, o.lang)
		o.add(text)
		o.desk.Speaker.Say(text)
	}
}

// add says a text beside what is said already.
func (o *opponent) add(text string) {
	if o.message != "" {
		text = o.message + "   " + text
	}
	o.say(text)
}
