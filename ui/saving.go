// Saving: what would be lost or overwritten is listed before anything is
// written, and a key decides.

package ui

import (
	"errors"
	"strings"

	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// doubt is a save that waits for a yes or no.
type doubt struct {
	name  string
	lines []string
}

// saveGame writes the game to its file, or to the named one.
func (m *Model) saveGame(name string) { m.write(name, false) }

func (m *Model) write(name string, sure bool) {
	refuse := func(text string) { m.message, m.failed = cell.Line(text), true }
	err := m.desk.Save(name, sure)
	var (
		d        *session.Doubt
		nameless *session.NamelessError
	)
	switch {
	case errors.As(err, &d):
		m.doubt, m.overlay, m.scroll = doubt{name, d.Told(m.session.Veil().Level != veil.Open)}, overlayDoubt, 0
		return
	case errors.As(err, &nameless):
		m.ask(promptCommand, "save "+nameless.Suggest)
		refuse(nameless.Why)
		return
	case errors.Is(err, desk.ErrNowhere):
		refuse(m.lang.Say(lang.CannotSave))
		return
	case errors.Is(err, desk.ErrMirrored):
		refuse(m.lang.Say(lang.MirrorSave))
		return
	case err != nil:
		m.fail(err)
		refuse(m.lang.Say(lang.NotSaved, m.message))
		return
	}
	m.list = gameList{run: m.list.run + 1} // a file may list its games otherwise now
	if name == "" {
		m.say(m.lang.Say(lang.IsSaved))
	} else {
		m.say(m.lang.Say(lang.IsSavedAs, name))
	}
}

// doubtKey takes a yes or no, on the keypad 1 or 0. Other keys scroll, or do
// nothing.
func (m *Model) doubtKey(name string) {
	switch strings.ToLower(name) {
	case "y", "1":
		m.overlay = overlayNone
		m.write(m.doubt.name, true)
	case "n", "0", "esc", "ctrl+c", "q":
		m.overlay = overlayNone
		m.say(m.lang.Say(lang.SaveNot))
	case "home":
		m.scroll = 0
	case "end":
		m.scroll = len(m.doubt.lines) * 2
	default:
		m.scrollKey(name)
	}
	if m.overlay == overlayNone {
		m.doubt, m.scroll = doubt{}, 0
	}
}

// doubtLines lists what would be lost.
func (m *Model) doubtLines(width int) []line {
	var lines []line
	for _, text := range m.doubt.lines {
		for _, part := range m.measure.Wrap(cell.Clean(text), width, 0) {
			lines = append(lines, line{ink: inkText, text: part})
		}
	}
	return lines
}

func (m *Model) doubtHints() []hint {
	l := m.lang
	return []hint{{"y 1", l.Say(lang.HintSure)}, {"n 0 Esc", l.Say(lang.HintNotSure)}, {"+ -", l.Say(lang.HintLosses)}}
}
