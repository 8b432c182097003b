// Work in the background, of which one goes on at a time.

package ui

import (
	"context"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/lang"
)

// worked brings what is to be done after work in the background.
type worked struct {
	number int
	done   func()
}

// work is the work that goes on in the background.
type work struct {
	number int
	ctx    context.Context //nolint:containedctx // it is handed on to a command
	cancel context.CancelFunc
	seeks  bool    // it is a search of the library
	from   placeOf // that was begun there
}

// begin ends what goes on, for something else.
func (w *work) begin() {
	if w.cancel != nil {
		w.cancel()
	}
	w.number++
	w.seeks = false
	w.ctx, w.cancel = context.WithCancel(context.Background())
}

// seekPace is how often is shown how far a search is.
const seekPace = 150 * time.Millisecond

// seekTick looks how far the search of a number is.
type seekTick struct{ number int }

func (w *work) tick() tea.Cmd {
	number := w.number
	return tea.Tick(seekPace, func(time.Time) tea.Msg { return seekTick{number} })
}

// sought shows how far the search is that still goes on.
func (m *Model) sought(msg seekTick) tea.Cmd {
	if !m.work.seeks || msg.number != m.work.number {
		return nil
	}
	m.say(m.lang.Say(lang.FindGoesOn, m.desk.Library.Percent()))
	return m.work.tick()
}

// endSeek ends a search of the library that goes on, where a step was made, something
// is hidden now, or that was asked.
func (m *Model) endSeek(asked bool) bool {
	if !m.work.seeks || !asked && m.work.from == m.placeNow() && action.LibraryTells(m.session) {
		return false
	}
	m.work.begin()
	if m.message == "" {
		m.say(m.lang.Say(lang.FindEnded))
	}
	return true
}
