// Saving: what would be lost or overwritten is listed before anything is
// written, and a key decides.

package ui

import (
	"strings"

	"qipu/ui/cell"
	"qipu/ui/lang"
)

// doubtKey takes a yes or no, on the keypad 1 or 0. Other keys scroll, or do
// nothing.
func (m *Model) doubtKey(name string) {
	switch strings.ToLower(name) {
	case "y", "1":
		m.overlay = overlayNone
		m.doubt.Yes()
	case "n", "0", "esc", "ctrl+c", "q":
		m.overlay = overlayNone
		m.doubt.No()
	case "home":
		m.scroll = 0
	case "end":
		m.scroll = len(m.doubt.Lines) * 2
	default:
		m.scrollKey(name)
	}
}

// doubtLines lists what would be lost.
func (m *Model) doubtLines(width int) []line {
	var lines []line
	for _, text := range m.doubt.Lines {
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
