// The command line, in the place of the entry line.

package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// prompt is the command line. The page below stays in sight.
type prompt struct {
	page
	*stage
	line    session.Entry
	history *history
	at      int    // the place in the history: its length for what is typed anew
	draft   string // what was typed before one looked there
}

// history is the commands that were given, the last one last.
type history struct{ lines []string }

// remembered is how many commands a history holds.
const remembered = 100

// add puts a command at the end.
func (h *history) add(text string) {
	if text == "" || len(h.lines) > 0 && h.lines[len(h.lines)-1] == text {
		return
	}
	h.lines = append(h.lines, text)
	h.lines = h.lines[max(0, len(h.lines)-remembered):]
}

// newPrompt is the command line with a text.
func newPrompt(s *stage, h *history, text string) *prompt {
	p := &prompt{page: s.top(), stage: s, history: h, at: len(h.lines)}
	p.line.Set(text)
	return p
}

// key implements page: edits the line, or runs it.
func (p *prompt) key(name string, r rune) tea.Cmd {
	switch {
	case name == "esc" || name == "ctrl+c" || name == "backspace" && p.line.Empty():
		p.close(p)
	case name == "tab":
		p.complete()
	case name == "up":
		p.recall(p.at - 1)
	case name == "down":
		p.recall(p.at + 1)
	case name == "enter":
		p.close(p)
		p.history.add(strings.TrimSpace(p.line.Text()))
		return p.obey(p.line.Text())
	default:
		editLine(&p.line, name, r)
	}
	return nil
}

// recall shows the command at a place of the history; behind its end, what was
// typed.
func (p *prompt) recall(at int) {
	switch {
	case at < 0 || at > len(p.history.lines):
		return
	case p.at == len(p.history.lines):
		p.draft = p.line.Text()
	}
	p.at = at
	if at == len(p.history.lines) {
		p.line.Set(p.draft)
		return
	}
	p.line.Set(p.history.lines[at])
}

// complete completes the name of the command, or the last word behind it.
func (p *prompt) complete() {
	text := p.line.Text()
	if words := action.Words(text); len(words) > 0 {
		p.line.Set(text[:strings.LastIndexAny(text, " ,")+1] + words[0])
	} else if found := action.Find(text); len(found) > 0 && !strings.Contains(text, " ") {
		p.line.Set(found[0].Name + " ")
	}
}

// paste implements page.
func (p *prompt) paste(text string) tea.Cmd {
	for _, r := range strings.ReplaceAll(text, "\n", " ") {
		p.line.Insert(r)
	}
	return nil
}

// entry implements page.
func (p *prompt) entry(width int) entryLine {
	runs, said := p.tell(p.field(":", &p.line, width))
	if !said {
		runs = append(runs, run{inkDim, "  " + p.offers()})
	}
	return entryLine{line: line{runs: runs}, writing: true, wraps: said}
}

// offers lists the commands that fit.
func (p *prompt) offers() string {
	found := action.Find(p.line.Text())
	if words := action.Words(p.line.Text()); len(words) > 0 {
		return strings.Join(words, " ")
	}
	if strings.Contains(p.line.Text(), " ") && len(found) > 0 {
		return found[0].Usage + "  " + p.lang.Say(found[0].Title)
	}
	if len(found) == 1 {
		return found[0].Name + "  " + p.lang.Say(found[0].Title)
	}
	names := make([]string, len(found))
	for i, a := range found {
		names[i] = a.Name
	}
	return strings.Join(names, " ")
}

// hints implements page.
func (p *prompt) hints() []hint {
	return []hint{p.hint("Enter", lang.HintRun), p.hint("Tab", lang.HintChoose), p.hint("Esc", lang.HintClear)}
}
