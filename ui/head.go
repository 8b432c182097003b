// The headers of the game: a page on which they are filled in, on the keypad alone
// where they are numbers.

package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// head is the page: a list of headers, of which one may be being written.
type head struct {
	*stage
	names   []string
	at      int
	writing bool
	line    session.Entry
	known   []string // names of players that were given before
	typed   string   // what is looked for among them
	next    int      // of those that fit
}

// newHead is the page of the game's headers: those that players fill in, and what
// else it has.
func newHead(s *stage, known []string) *head {
	p := &head{stage: s, names: append([]string(nil), action.Headers...), known: known}
	for _, tag := range s.session.Game().Tags {
		if indexOf(p.names, tag.Name) < 0 {
			p.names = append(p.names, tag.Name)
		}
	}
	return p
}

func indexOf(list []string, text string) int {
	for i, one := range list {
		if one == text {
			return i
		}
	}
	return -1
}

// digits are how many headers have a key of their own.
const digits = 6

// key implements page.
func (p *head) key(name string, r rune) tea.Cmd {
	if p.writing {
		return p.write(name, r)
	}
	if at, ok := stride(name, p.at, len(p.names)); ok {
		p.at = at
		return nil
	}
	switch {
	case name == "enter":
		p.begin()
	case len(name) == 1 && name[0] >= '1' && name[0] < '1'+digits:
		p.at = int(name[0] - '1')
		p.begin()
	case name == "esc" || name == "ctrl+c" || name == "0" || name == "q":
		p.close(p)
	}
	return nil
}

// begin begins to write the chosen header.
func (p *head) begin() {
	p.writing, p.typed, p.next = true, "", 0
	p.line.Set(desk.GameTold(p.session, p.lang).Value(p.names[p.at]))
	if name := p.names[p.at]; name == "Result" || name == "Date" {
		p.line.Clear() // one key, or eight
	}
}

// write takes a key while a header is written.
func (p *head) write(name string, r rune) tea.Cmd {
	header := p.names[p.at]
	switch {
	case name == "esc" || name == "ctrl+c":
		p.writing = false
	case header == "Result" && len(name) == 1 && strings.Contains("105.", name):
		return p.set(name)
	case name == "enter":
		return p.set(strings.TrimSpace(p.line.Text()))
	case name == "*":
		p.line.Backspace()
		p.typed, p.next = p.line.Text(), 0
	case name == "/" && (header == "Red" || header == "Black"):
		p.offer()
	default:
		if editLine(&p.line, name, r) {
			p.typed, p.next = p.line.Text(), 0
		}
	}
	return nil
}

// learn adds names to those that are known.
func (p *head) learn(names []string) {
	known := make(map[string]bool, len(p.known))
	for _, name := range p.known {
		known[name] = true
	}
	for _, name := range names {
		if !known[name] {
			p.known = append(p.known, name)
		}
	}
}

// offer writes the next of the names given before that begin with what is typed.
func (p *head) offer() {
	var fits []string
	for _, name := range p.known {
		if strings.HasPrefix(strings.ToLower(name), strings.ToLower(p.typed)) {
			fits = append(fits, name)
		}
	}
	if len(fits) == 0 {
		p.refuse(p.lang.Say(lang.NoneFits))
		return
	}
	p.line.Set(fits[p.next%len(fits)])
	p.next++
}

// set gives the header what was typed, and goes on to the next one; an empty text
// takes it away, but for a date, which is then today's.
func (p *head) set(typed string) tea.Cmd {
	header := p.names[p.at]
	if told := desk.GameTold(p.session, p.lang).Value(header); told != "" && typed == told { // nothing was changed
		p.writing = false
		p.at = min(p.at+1, len(p.names)-1)
		return nil
	}
	if typed == "" && header != "Date" && header != "Result" {
		if p.session.Game().Tags.Value(header) == "" {
			p.writing = false
			return nil
		}
		typed = "-"
	}
	cmd := p.act(action.ByName("head"), header+" "+typed)
	if !p.failed {
		p.writing = false
		p.at = min(p.at+1, len(p.names)-1)
	}
	return cmd
}

// paste implements page.
func (p *head) paste(text string) tea.Cmd {
	if p.writing {
		for _, r := range strings.ReplaceAll(text, "\n", " ") {
			p.line.Insert(r)
		}
	}
	return nil
}

// mouse implements page.
func (p *head) mouse(tea.MouseMsg, *frame) {}

// view implements page.
func (p *head) view() *frame {
	f := p.newFrame(resting)
	f.write(f.layout.body, p.rows(f.layout.body))
	return f
}

// rows are the headers, the chosen one in view.
func (p *head) rows(r rect) []line {
	lines := []line{{ink: inkHead, text: p.lang.Say(lang.ActHead)}, {}}
	height := r.h - len(lines)
	first := scrolled(p.at, len(p.names), height)
	tags := desk.GameTold(p.session, p.lang)
	for i := first; i < len(p.names) && i < first+height; i++ {
		sign, ink := "  ", inkText
		if i == p.at {
			sign, ink = "> ", inkCurrent
		}
		key := "  "
		if i < digits {
			key = string(rune('1'+i)) + " "
		}
		value := cell.Line(tags.Value(p.names[i]))
		lines = append(lines, line{ink: ink, text: sign + key + p.measure.Pad(cell.Line(action.HeaderWord(p.names[i], p.lang)), 14) + value})
	}
	return lines
}

// entry implements page.
func (p *head) entry(width int) entryLine {
	if !p.writing {
		return p.pageEntry(width, p.hints())
	}
	runs, said := p.tell(p.field(cell.Line(action.HeaderWord(p.names[p.at], p.lang))+" ", &p.line, width))
	if !said {
		runs = append(runs, run{inkDim, "  " + p.lang.Say(p.advice())})
	}
	return entryLine{line: line{runs: runs}, writing: true, wraps: said}
}

// advice tells how the header that is written is typed.
func (p *head) advice() lang.Text {
	switch p.names[p.at] {
	case "Result":
		return lang.AskResult
	case "Date":
		return lang.AskDate
	case "Red", "Black":
		return lang.AskName
	}
	return lang.NoText
}

// hints implements page.
func (p *head) hints() []hint {
	if p.writing {
		return []hint{p.hint("Enter", lang.HintKeep), p.hint("Esc", lang.HintDrop)}
	}
	return []hint{p.hint("1 - 6 Enter", lang.HintWrite), p.hint("Up Down", lang.HintChoose), p.hint("0 Esc", lang.HintClose)}
}
