// The map of the numeric keypad: what each of its keys does now, laid out as
// the keys are.

package ui

import (
	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// keypadKeys are the keys by row, as they lie. A key of two columns leaves the
// second one blank.
var keypadKeys = [keypadRows][4]string{
	{"", "/", "*", "-"},
	{"7", "8", "9", "+"},
	{"4", "5", "6", ""},
	{"1", "2", "3", "enter"},
	{"0", "", ".", ""},
}

// longestTitle is the longest title of an action that a key bears; of a longer
// one it bears the hint.
const longestTitle = 8

// keypadKey says what a key does.
func (m *Model) keypadKey(key string) string {
	if key == "" {
		return ""
	}
	if a := action.ByKey(key); a != nil {
		text := m.lang.Say(a.Title)
		if m.measure.Width(text) > longestTitle && a.Hint != lang.NoText {
			text = m.lang.Say(a.Hint)
		}
		return action.KeyName(key) + " " + text
	}
	studio := m.session.View.Studio
	switch {
	case studio && key == "8":
		return key + " " + m.lang.Say(lang.PadFront)
	case studio && key == "9":
		return key + " " + m.lang.Say(lang.PadRear)
	case key > "7":
		return key
	}
	kind := engine.Kind(key[0] - '0')
	if studio && (kind == engine.Horse || kind == engine.Rook) { // 4 and 5 are the other way round
		kind = engine.Horse + engine.Rook - kind
	}
	return key + " " + m.set.glyphs[engine.MakePiece(m.session.Board().Turn, kind)]
}

// keypadLines draws the map; in a narrow place the actions' keys alone.
func (m *Model) keypadLines(width int) []line {
	lines, wide := m.keypadGrid(m.keypadKey)
	if wide > width {
		lines, _ = m.keypadGrid(func(key string) string {
			if action.ByKey(key) != nil {
				return action.KeyName(key)
			}
			return m.keypadKey(key)
		})
	}
	return lines
}

// keypadGrid lays out what the keys bear, and returns how wide it is.
func (m *Model) keypadGrid(bears func(key string) string) (lines []line, wide int) {
	var texts [keypadRows][4]string
	var widths [4]int
	for y, row := range keypadKeys {
		for x, key := range row {
			texts[y][x] = bears(key)
			widths[x] = max(widths[x], m.measure.Width(texts[y][x])+2)
		}
	}
	lines = make([]line, keypadRows)
	for y, row := range texts {
		for x, text := range row {
			lines[y].text += text
			if x < len(row)-1 {
				lines[y].text += cell.Blanks(widths[x] - m.measure.Width(text))
			}
		}
		lines[y].ink = inkHead
		wide = max(wide, m.measure.Width(lines[y].text))
	}
	return lines, wide
}

// addKeypad puts the map under the notes, in their place where there is no room
// for both, or under the board.
func (m *Model) addKeypad(f *frame) {
	l := &f.layout
	width := l.notes.w
	if l.notes.empty() {
		width = l.side.w
	}
	switch pad := m.keypadLines(width); {
	case l.notes.h >= 2*keypadRows:
		f.notes = append(f.notes[:min(len(f.notes), l.notes.h-keypadRows-1)], line{})
		f.notes = append(f.notes, pad...)
	case l.notes.h >= keypadRows:
		f.notes = pad
	case l.side.h >= keypadRows:
		f.side = pad
	}
}

// sayKeypad says where the map is, unless it is in view.
func (m *Model) sayKeypad() {
	l := m.layout()
	switch {
	case !m.session.View.Keypad || l.notes.h >= keypadRows || l.side.h >= keypadRows:
	case l.tabs:
		m.say(m.lang.Say(lang.PadBehind))
	default:
		m.message, m.failed = m.lang.Say(lang.PadNowhere), true
	}
}
