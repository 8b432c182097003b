// The command line, and the lists and pages that take the place of the board.

package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// prompt is what the entry line asks for instead of a move.
type prompt uint8

const (
	noPrompt prompt = iota
	promptCommand
)

func (m *Model) ask(p prompt, text string) {
	m.prompt = p
	m.line.Set(text)
}

func (m *Model) promptSign() string { return ":" }

// promptHint lists the commands that fit.
func (m *Model) promptHint() string {
	found := action.Find(m.line.Text())
	if words := action.Words(m.line.Text()); len(words) > 0 {
		return strings.Join(words, " ")
	}
	if strings.Contains(m.line.Text(), " ") && len(found) > 0 {
		return found[0].Usage + "  " + m.lang.Say(found[0].Title)
	}
	if len(found) == 1 {
		return found[0].Name + "  " + m.lang.Say(found[0].Title)
	}
	names := make([]string, len(found))
	for i, a := range found {
		names[i] = a.Name
	}
	return strings.Join(names, " ")
}

// promptKey edits the command line and runs it.
func (m *Model) promptKey(name string, r rune) tea.Cmd {
	switch name {
	case "esc", "ctrl+c":
		m.prompt = noPrompt
	case "backspace":
		if m.line.Empty() {
			m.prompt = noPrompt
		}
		m.line.Backspace()
	case "tab":
		m.completePrompt()
	case "left":
		m.line.Move(-1)
	case "right":
		m.line.Move(1)
	case "enter":
		m.prompt = noPrompt
		return m.settle(action.Command(m.context(""), m.line.Text()))
	default:
		if r != 0 {
			m.line.Insert(r)
		}
	}
	return nil
}

// completePrompt completes the name of the command, or the last word behind it.
func (m *Model) completePrompt() {
	text := m.line.Text()
	if words := action.Words(text); len(words) > 0 {
		m.line.Set(text[:strings.LastIndexAny(text, " ,")+1] + words[0])
	} else if found := action.Find(text); len(found) > 0 && !strings.Contains(text, " ") {
		m.line.Set(found[0].Name + " ")
	}
}

// overlay is a page that takes the body's place.
type overlay uint8

const (
	overlayNone overlay = iota
	overlayHelp
	overlayMenu
	overlayGames
	overlayAnswer
	overlayEditor
	overlayDoubt
	overlayPick
)

func (m *Model) overlayKey(name string, r rune) tea.Cmd {
	switch m.overlay {
	case overlayGames:
		return m.listKey(name, r)
	case overlayEditor:
		m.editorKey(name, r)
		return nil
	case overlayDoubt:
		m.doubtKey(name)
		return nil
	case overlayPick:
		return m.pickKey(name)
	}
	if !m.scrollKey(name) {
		m.overlay, m.scroll = overlayNone, 0
	}
	return nil
}

// scrollKey scrolls a page; false for a key that does not.
func (m *Model) scrollKey(name string) bool {
	switch name {
	case "up", "-":
		m.scroll = max(0, m.scroll-1)
	case "down", "+":
		m.scroll++
	case "pgup":
		m.scroll = max(0, m.scroll-10)
	case "pgdown", " ":
		m.scroll += 10
	default:
		return false
	}
	return true
}

// overlayLines makes the page.
func (m *Model) overlayLines(r rect) []line {
	var lines []line
	switch m.overlay {
	case overlayGames:
		return m.listLines(r)
	case overlayEditor:
		return m.editorLines(r)
	case overlayPick:
		return m.pickLines(r)
	case overlayHelp:
		lines = m.helpLines(r.w)
	case overlayDoubt:
		lines = m.doubtLines(r.w)
	case overlayMenu:
		lines = m.menuLines(r)
	case overlayAnswer:
		for _, text := range m.answer {
			if text == "" {
				lines = append(lines, line{})
			}
			for _, part := range m.measure.Wrap(cell.Clean(text), r.w, 0) {
				lines = append(lines, line{ink: inkText, text: part})
			}
		}
	}
	m.scroll = min(m.scroll, max(0, len(lines)-r.h))
	return lines[m.scroll:]
}

// helpLines lists the actions, group by group.
func (m *Model) helpLines(width int) []line {
	l := m.lang
	var lines []line
	for _, part := range m.measure.Wrap(l.Say(lang.HelpTyping), width, 0) {
		lines = append(lines, line{ink: inkTitle, text: part})
	}
	for g, title := range action.GroupTitles {
		lines = append(lines, line{}, line{ink: inkHead, text: l.Say(title)})
		for i := range action.All() {
			if a := &action.All()[i]; a.Group == action.Group(g) {
				lines = append(lines, m.helpLine(a, width)...)
			}
		}
	}
	return lines
}

// helpLine tells an action's keys, its command and what it does: beside them
// where there is room, else below.
func (m *Model) helpLine(a *action.Action, width int) []line {
	text := m.lang.Say(a.Title)
	i := inkText
	if why, ok := a.Possible(m.session); !ok {
		i = inkDim
		text += "  (" + m.lang.Say(lang.HelpNotNow, m.lang.Say(why)) + ")"
	}
	name := ":" + a.Name
	if a.Usage != "" {
		name += " " + a.Usage
	}
	keys := m.measure.Pad(keyNames(a), 18)
	name = m.measure.Pad(name, 24) + " "
	head := line{runs: []run{{inkKey, keys}, {inkDim, name}}}
	indent, lines := m.measure.Width(keys+name), []line{}
	if width-indent < 28 {
		head.runs[0].text = m.measure.Pad(keyNames(a), 9) + " "
		indent, lines = 2, []line{head}
		head = line{runs: []run{{inkText, cell.Blanks(indent)}}}
	}
	for _, part := range m.measure.Wrap(text, width-indent, 0) {
		head.runs = append(head.runs, run{i, part})
		lines = append(lines, head)
		head = line{runs: []run{{inkText, cell.Blanks(indent)}}}
	}
	return lines
}

// menuKeys are the keys behind the 0 of the keypad, in the order of the menu.
const menuKeys = "0123456789+-*/."

// menuLines lists what the keypad's menu offers; in two columns where there are
// not enough rows.
func (m *Model) menuLines(r rect) []line {
	var items []line
	for _, key := range menuKeys {
		a := action.ByKey("0 " + string(key))
		if a == nil {
			continue
		}
		ink, text := inkText, a.Title
		if _, ok := a.Possible(m.session); !ok {
			ink = inkDim
		}
		if a.Hint != lang.NoText {
			text = a.Hint
		}
		items = append(items, line{runs: []run{{inkKey, " 0" + string(key) + "  "}, {ink, m.lang.Say(text)}}})
	}
	items = append(items, line{runs: []run{{inkKey, " 0 Enter  "}, {inkDim, m.lang.Say(lang.HintClose)}}})
	lines := []line{{ink: inkHead, text: m.lang.Say(lang.ActMenu)}, {}}
	if len(items) <= r.h-len(lines) {
		return append(lines, items...)
	}
	half := (len(items) + 1) / 2
	for i, l := range items[:half] {
		if i+half < len(items) {
			text := l.runs[0].text + l.runs[1].text
			l.runs = append(l.runs, run{inkText, cell.Blanks(r.w/2 - m.measure.Width(text))})
			l.runs = append(l.runs, items[i+half].runs...)
		}
		lines = append(lines, l)
	}
	return lines
}
