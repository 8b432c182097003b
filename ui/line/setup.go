// Setting up a position by lines.

package line

import (
	"errors"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/setup"
)

// beginSetup begins to set up a position from the one that is shown.
func (m *mode) beginSetup() {
	e := &setup.Editor{State: setup.State{Setup: engine.Setup{Board: *m.Session.Board(), Fullmove: 1}}, Cursor: engine.NoSquare, Studio: m.Session.View.Studio}
	for _, t := range lang.SetupTyped {
		m.say(m.Lang.Say(t))
	}
	m.say(m.Lang.Say(lang.LineSetup))
	m.reads = func(text string) { m.setUp(e, text) }
}

// setUp makes the changes of a line; an empty one plays from the position, and *
// leaves it.
func (m *mode) setUp(e *setup.Editor, text string) {
	voice := m.voice()
	var unread *setup.Error
	switch text {
	case "*", "q":
		m.say(m.Lang.Say(lang.LineDone))
		return
	case "":
		if pattern := e.Pattern(); e.Open() && pattern != "" {
			m.command(`find --pattern "` + pattern + `"`)
			return
		}
		if _, err := e.Position(); err == nil {
			if err := m.Tray.Begin(e.Setup); err != nil {
				m.fail(err)
			}
			m.say(m.Lang.Say(lang.SetupDone))
			m.atStart()
			return
		}
	default:
		if err := e.Do(text); errors.As(err, &unread) {
			m.say(m.Lang.Say(lang.SetupUnread, unread.Text))
		} else if err != nil {
			m.say(voice.Error(err, nil))
		}
	}
	for _, text := range action.PieceLines(&e.Board, m.Lang, m.Lang.LineDot()) {
		m.say(text)
	}
	if e.Open() {
		m.say(m.Lang.Say(lang.SetupFinds))
	} else {
		for _, err := range setup.Faults(&e.Setup) {
			m.say(voice.Error(err, &e.Board))
		}
	}
	m.reads = func(text string) { m.setUp(e, text) }
}
