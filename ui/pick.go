// A list of which one is chosen with digits or arrows, and done with Enter.

package ui

import (
	"fmt"
	"strconv"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// pick is the list: what the action does with each number.
type pick struct {
	*stage
	action  *action.Action
	heading string
	choices []string
	at      int
	typed   string // the digits typed so far
}

// key implements page: chooses with digits, whose last ones count, and arrows; any
// other key closes the list.
func (p *pick) key(name string, _ rune) tea.Cmd {
	typed := p.typed
	p.typed = ""
	if at, ok := stride(name, p.at, len(p.choices)); ok {
		p.at = at
		return nil
	}
	switch {
	case len(name) == 1 && name[0] >= '0' && name[0] <= '9':
		for _, text := range []string{typed + name, name} {
			if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(p.choices) {
				p.at, p.typed = n-1, text
				break
			}
		}
	case name == "enter":
		p.close(p)
		return p.act(p.action, fmt.Sprint(p.at+1))
	default:
		p.close(p)
	}
	return nil
}

// paste implements page.
func (p *pick) paste(string) tea.Cmd { return nil }

// mouse implements page.
func (p *pick) mouse(tea.MouseMsg, *frame) {}

// view implements page.
func (p *pick) view() *frame {
	f := p.newFrame(resting)
	f.write(f.layout.body, p.lines(f.layout.body))
	return f
}

// entry implements page.
func (p *pick) entry(width int) entryLine { return p.pageEntry(width, p.hints()) }

// hints implements page.
func (p *pick) hints() []hint {
	return []hint{p.hint("Enter", lang.HintMakeIt), p.hint("Up Down", lang.HintChoose), p.hint("Esc", lang.HintClose)}
}

// lines makes the list, the chosen one in view.
func (p *pick) lines(r rect) []line {
	lines := []line{{ink: inkHead, text: p.heading}}
	how := lang.PickChoose
	if p.action.Name == "repair" || p.action.Name == "rebuild" { // what is chosen changes the record
		how = lang.RepairChoose
	}
	for _, part := range p.measure.Wrap(p.lang.Say(how), r.w, 2) {
		lines = append(lines, line{ink: inkDim, text: part})
	}
	lines = append(lines, line{})
	return append(lines, numbered(p.measure, p.choices, p.at, r.w, r.h-len(lines))...)
}

// numbered are texts with their numbers from 1, each over as many rows as it takes,
// the one at an index marked and in view; -1: none is.
func numbered(m cell.Measure, texts []string, at, width, height int) []line {
	var lines []line
	begin, end := 0, 0
	for i, text := range texts {
		sign, ink := "  ", inkText
		if i == at {
			sign, ink, begin = "> ", inkCurrent, len(lines)
		}
		number := sign + fmt.Sprintf("%2d  ", i+1)
		for k, part := range m.Wrap(cell.Clean(text), width-len(number), 0) {
			if k > 0 {
				number = cell.Blanks(len(number))
			}
			lines = append(lines, line{ink: ink, text: number + part})
		}
		if i == at {
			end = len(lines)
		}
	}
	return lines[min(max(0, end-height), begin):]
}
