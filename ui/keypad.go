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

// keyMap is the map.
type keyMap struct{ *stage }

// bears says what a key does.
func (k keyMap) bears(key string) string {
	if key == "" {
		return ""
	}
	if a := action.ByKey(key); a != nil {
		text := k.lang.Say(a.Title)
		if k.measure.Width(text) > longestTitle && a.Hint != lang.NoText {
			text = k.lang.Say(a.Hint)
		}
		return action.KeyName(key) + " " + text
	}
	studio := k.session.View.Studio
	switch {
	case studio && key == "8":
		return key + " " + k.lang.Say(lang.PadFront)
	case studio && key == "9":
		return key + " " + k.lang.Say(lang.PadRear)
	case key > "7":
		return key
	}
	kind := engine.Kind(key[0] - '0')
	if studio && (kind == engine.Horse || kind == engine.Rook) { // 4 and 5 are the other way round
		kind = engine.Horse + engine.Rook - kind
	}
	return key + " " + k.set.Glyphs[engine.MakePiece(k.session.Board().Turn, kind)]
}

// lines draws the map; in a narrow place the actions' keys alone.
func (k keyMap) lines(width int) []line {
	lines, wide := k.grid(k.bears)
	if wide > width {
		lines, _ = k.grid(func(key string) string {
			if action.ByKey(key) != nil {
				return action.KeyName(key)
			}
			return k.bears(key)
		})
	}
	return lines
}

// grid lays out what the keys bear, and returns how wide it is.
func (k keyMap) grid(text func(key string) string) (lines []line, wide int) {
	var texts [keypadRows][4]string
	var widths [4]int
	for y, row := range keypadKeys {
		for x, key := range row {
			texts[y][x] = text(key)
			widths[x] = max(widths[x], k.measure.Width(texts[y][x])+2)
		}
	}
	lines = make([]line, keypadRows)
	for y, row := range texts {
		for x, text := range row {
			lines[y].text += text
			if x < len(row)-1 {
				lines[y].text += cell.Blanks(widths[x] - k.measure.Width(text))
			}
		}
		lines[y].ink = inkHead
		wide = max(wide, k.measure.Width(lines[y].text))
	}
	return lines, wide
}

// addTo puts the map under the notes, in their place where there is no room for
// both, or under the board.
func (k keyMap) addTo(l *layout, side, notes []line) (newSide, newNotes []line) {
	width := l.notes.w
	if l.notes.empty() {
		width = l.side.w
	}
	switch pad := k.lines(width); {
	case l.notes.h >= 2*keypadRows:
		notes = append(notes[:min(len(notes), l.notes.h-keypadRows-1)], line{})
		return side, append(notes, pad...)
	case l.notes.h >= keypadRows:
		return side, pad
	case l.side.h >= keypadRows:
		return pad, notes
	}
	return side, notes
}

// announce says where the map is, unless it is in view.
func (k keyMap) announce(l *layout) {
	switch {
	case !k.session.View.Keypad || l.notes.h >= keypadRows || l.side.h >= keypadRows:
	case l.tabs:
		k.say(k.lang.Say(lang.PadBehind))
	default:
		k.refuse(k.lang.Say(lang.PadNowhere))
	}
}
