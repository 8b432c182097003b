// Pages of text in the body's place: help, answers, the keypad's menu.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// sheet is a text to be read: some keys scroll it, any other closes it.
type sheet struct {
	*stage
	lines  func(width int) []line
	scroll int
}

// key implements page.
func (p *sheet) key(name string, _ rune) tea.Cmd {
	if !p.scrollKey(name) {
		p.close(p)
	}
	return nil
}

// scrollKey scrolls the text; false for a key that does not.
func (p *sheet) scrollKey(name string) bool {
	switch name {
	case "up", "-":
		p.scroll = max(0, p.scroll-1)
	case "down", "+":
		p.scroll++
	case "pgup":
		p.scroll = max(0, p.scroll-10)
	case "pgdown", " ":
		p.scroll += 10
	default:
		return false
	}
	return true
}

// paste implements page.
func (p *sheet) paste(string) tea.Cmd { return nil }

// mouse implements page.
func (p *sheet) mouse(tea.MouseMsg, *frame) {}

// view implements page.
func (p *sheet) view() *frame {
	f := p.newFrame(resting)
	lines := p.lines(f.layout.body.w)
	p.scroll = min(p.scroll, max(0, len(lines)-f.layout.body.h))
	f.write(f.layout.body, lines[p.scroll:])
	return f
}

// entry implements page.
func (p *sheet) entry(width int) entryLine { return p.pageEntry(width, p.hints()) }

// hints implements page.
func (p *sheet) hints() []hint {
	return []hint{p.hint("+ - Up Down", lang.HintScroll), p.hint("Enter Esc", lang.HintClose)}
}

// answer shows lines to be read.
func (s *stage) answer(lines []string) {
	s.open(&sheet{stage: s, lines: func(width int) []line { return s.wrapAll(lines, width) }})
}

// wrapAll breaks lines into rows of a width.
func (s *stage) wrapAll(texts []string, width int) []line {
	var lines []line
	for _, text := range texts {
		if text == "" {
			lines = append(lines, line{})
		}
		for _, part := range s.measure.Wrap(cell.Clean(text), width, 0) {
			lines = append(lines, line{ink: inkText, text: part})
		}
	}
	return lines
}

// menuKeys are the keys behind the 0 of the keypad, in the order of the menu.
const menuKeys = "0123456789+-*/."

// menu is the keypad's menu, which waits for its second key; Enter turns to its
// second page.
type menu struct {
	sheet
	before string // the keys that led here
}

func newMenu(s *stage) *menu { return &menu{sheet{stage: s}, "0 "} }

// secondPage are the keys that lead to the second page, and opponentPage those that
// lead to what can be done in a game against a program.
const (
	secondPage   = "0 enter "
	opponentPage = "0 enter / "
)

// key implements page.
func (p *menu) key(name string, _ rune) tea.Cmd {
	switch {
	case name == "enter" && p.before == "0 ":
		p.before = secondPage
		return nil
	case name == "/" && p.before == secondPage && p.session.Match().Playing():
		p.before = opponentPage
		return nil
	}
	p.close(p)
	if a := action.ByKey(p.before + name); a != nil {
		return p.perform(a)
	}
	return nil
}

// view implements page.
func (p *menu) view() *frame {
	f := p.newFrame(resting)
	f.write(f.layout.body, p.items(f.layout.body))
	return f
}

// entry implements page.
func (p *menu) entry(width int) entryLine { return p.pageEntry(width, p.hints()) }

// hints implements page.
func (p *menu) hints() []hint {
	if p.before != "0 " {
		return []hint{p.hint("Enter Esc", lang.HintClose)}
	}
	return []hint{p.hint("Enter", lang.MenuMore), p.hint("Esc", lang.HintClose)}
}

// label is a key of the menu as it is to be pressed now.
func (p *menu) label(key rune) string {
	if p.before != "0 " {
		return string(key)
	}
	return action.KeyName(p.before + string(key))
}

// items lists what the menu offers; in two columns where there are not enough
// rows.
func (p *menu) items(r rect) []line {
	var items []line
	for _, key := range menuKeys {
		a := action.ByKey(p.before + string(key))
		if a == nil {
			continue
		}
		ink, text := inkText, a.Title
		if _, ok := a.Possible(p.session); !ok {
			ink = inkDim
		}
		if a.Hint != lang.NoText {
			text = a.Hint
		}
		items = append(items, line{runs: []run{{inkKey, " " + p.label(key) + "  "}, {ink, p.lang.Say(text)}}})
	}
	if p.before == secondPage && p.session.Match().Playing() {
		items = append(items, line{runs: []run{{inkKey, " /  "}, {inkText, p.lang.Say(lang.HintOpponent)}}})
	}
	key, end := " 0 Enter  ", lang.MenuMore
	if p.before != "0 " {
		key, end = " Enter  ", lang.HintClose // here a 0 goes back to the game before
	}
	items = append(items, line{runs: []run{{inkKey, key}, {inkDim, p.lang.Say(end)}}})
	lines := []line{{ink: inkHead, text: p.lang.Say(lang.ActMenu)}, {}}
	if len(items) <= r.h-len(lines) {
		return append(lines, items...)
	}
	half := (len(items) + 1) / 2
	for i, l := range items[:half] {
		if i+half < len(items) {
			text := l.runs[0].text + l.runs[1].text
			l.runs = append(l.runs, run{inkText, cell.Blanks(r.w/2 - p.measure.Width(text))})
			l.runs = append(l.runs, items[i+half].runs...)
		}
		lines = append(lines, l)
	}
	return lines
}
