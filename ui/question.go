// Questions that a key answers: whether to quit, whether to save all the same,
// which piece is asked for.

package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/lang"
)

// leaving asks whether to quit with unsaved work. The page below stays in sight.
type leaving struct {
	page
	*stage
	leave func() tea.Cmd
}

// key implements page.
func (p *leaving) key(name string, _ rune) tea.Cmd {
	p.close(p)
	switch strings.ToLower(name) {
	case "y":
		return p.leave()
	case "s", "2":
		return p.saveAndLeave()
	}
	return nil
}

// saveAndLeave saves the open game and quits, unless something is unsaved still.
func (p *leaving) saveAndLeave() tea.Cmd {
	open := p.desk.Tray.Open()
	if p.session.Unsaved() || open != nil && open.Rest() > 0 {
		before := p.desk.Tray.Count()
		cmd := p.act(action.ByName("save"), "")
		if p.session.Unsaved() || open != nil && p.desk.Tray.Count() == before { // it asks for something, or failed
			return cmd
		}
	}
	if n := p.desk.Tray.Count(); n > 0 {
		p.say(p.lang.Say(lang.QuitMore, n))
		return nil
	}
	return tea.Quit
}

// paste implements page.
func (p *leaving) paste(string) tea.Cmd { return nil }

// entry implements page.
func (p *leaving) entry(int) entryLine {
	why := p.lang.Say(lang.QuitUnsaved)
	if len(p.session.History().Aside()) > 0 {
		why = p.lang.Say(lang.QuitAside)
	}
	if n := p.desk.Tray.Count(); n > 0 {
		why = p.lang.Say(lang.QuitUnfiled, n)
	}
	return entryLine{line: line{ink: inkError, text: why}, writing: !p.session.Entry.Empty(), wraps: true}
}

// hints implements page.
func (p *leaving) hints() []hint {
	return []hint{p.hint("s 2", lang.HintSaveQuit), p.hint("y", lang.HintQuit), p.hint("n Esc", lang.DrillKeyStay)}
}

// doubt lists what would be lost before something is done, and asks whether to do it
// all the same.
type doubt struct {
	sheet
	action.Question
}

func newDoubt(s *stage, q action.Question) *doubt {
	return &doubt{sheet{stage: s, lines: func(width int) []line { return s.wrapAll(q.Lines, width) }}, q}
}

// key takes a yes or no, on the keypad 1 or 0. Other keys scroll, or do nothing.
func (p *doubt) key(name string, _ rune) tea.Cmd {
	switch strings.ToLower(name) {
	case "y", "1":
		p.close(p)
		p.Yes()
	case "n", "0", "esc", "ctrl+c", "q":
		p.close(p)
		p.No()
	case "home":
		p.scroll = 0
	case "end":
		p.scroll = len(p.Lines) * 2
	default:
		p.scrollKey(name)
	}
	return nil
}

// entry implements page.
func (p *doubt) entry(int) entryLine {
	return entryLine{line: line{ink: inkError, text: p.Text(p.lang)}, writing: !p.session.Entry.Empty(), wraps: true}
}

// hints implements page.
func (p *doubt) hints() []hint {
	yes := lang.HintSure
	if p.Sure == lang.DropSure {
		yes = lang.HintThrow
	}
	return []hint{p.hint("y 1", yes), p.hint("n 0 Esc", lang.HintNotSure), p.hint("+ -", lang.HintLosses)}
}

// reading gives the next key to what asked for it. The page below stays in sight.
type reading struct {
	page
	*stage
	take func(name string)
}

// key implements page.
func (p *reading) key(name string, _ rune) tea.Cmd {
	p.close(p)
	p.take(name)
	return p.settle(nil)
}
