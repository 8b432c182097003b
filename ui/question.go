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
		if cmd := p.act(action.ByName("save"), ""); p.session.Unsaved() { // it asks for something, or failed
			return cmd
		}
		return tea.Quit
	}
	return nil
}

// paste implements page.
func (p *leaving) paste(string) tea.Cmd { return nil }

// entry implements page.
func (p *leaving) entry(int) entryLine {
	why := lang.QuitUnsaved
	if len(p.session.History().Aside()) > 0 {
		why = lang.QuitAside
	}
	return entryLine{line: line{ink: inkError, text: p.lang.Say(why)}, writing: !p.session.Entry.Empty(), wraps: true}
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
	return entryLine{line: line{ink: inkError, text: p.lang.Say(lang.SaveSure)}, writing: !p.session.Entry.Empty(), wraps: true}
}

// hints implements page.
func (p *doubt) hints() []hint {
	return []hint{p.hint("y 1", lang.HintSure), p.hint("n 0 Esc", lang.HintNotSure), p.hint("+ -", lang.HintLosses)}
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
