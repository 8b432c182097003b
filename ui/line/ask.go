// What the line mode asks for, and what it does with the line that answers.

package line

import (
	"errors"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/setup"
)

// piece answers where a piece stands, asked for by the peek ladder, which has
// counted it.
func (m *mode) piece(text string) {
	if len(text) == 1 && text[0] >= '1' && text[0] <= '7' {
		m.say(action.PieceText(m.Session.Board(), engine.Kind(text[0]-'0'), m.Lang, lang.NarrowDot))
	}
}

// comment writes the comment of the move one stands on; an empty line leaves it
// as it is.
func (m *mode) comment(text string) {
	if text != "" {
		m.command("comment " + text)
	}
}

// beginSetup begins to set up a position from the one that is shown.
func (m *mode) beginSetup() {
	e := &setup.Editor{Setup: engine.Setup{Board: *m.Session.Board(), Fullmove: 1}, Cursor: engine.NoSquare, Studio: m.Session.View.Studio}
	for _, t := range lang.SetupTyped {
		m.say(m.Lang.Say(t))
	}
	m.say(m.Lang.Say(lang.LineSetup))
	m.reads = func(text string) { m.setUp(e, text) }
}

// setUp makes the changes of a line; an empty one plays from the position, and *
// leaves it.
func (m *mode) setUp(e *setup.Editor, text string) {
	voice := lang.NewVoice(m.Lang, nil)
	var unread *setup.Error
	switch text {
	case "*", "q":
		m.say(m.Lang.Say(lang.LineDone))
		return
	case "":
		if _, err := e.Position(); err == nil {
			m.Session.SetUp(records.NewGame(e.Setup))
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
	for _, text := range action.PieceLines(&e.Board, m.Lang, lang.NarrowDot) {
		m.say(text)
	}
	faults := setup.Faults(&e.Setup)
	for _, err := range faults {
		m.say(voice.Error(err, &e.Board))
	}
	m.reads = func(text string) { m.setUp(e, text) }
}

// remember keeps how games are shown.
func (m *mode) remember() {
	if err := m.Remember(); err != nil {
		m.say(m.Lang.Say(lang.NotSaved, lang.NewVoice(m.Lang, nil).Error(err, nil)))
		return
	}
	m.say(m.Lang.Say(lang.IsSaved))
}
