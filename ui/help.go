// Help: every action with its keys.

package ui

import (
	"slices"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// help makes the lines of help.
type help struct{ *stage }

// newHelp is the page of help.
func newHelp(s *stage) *sheet { return &sheet{stage: s, lines: help{s}.lines} }

// lines lists the actions, group by group.
func (h help) lines(width int) []line {
	var lines []line
	for _, part := range h.measure.Wrap(h.lang.Say(lang.HelpTyping), width, 0) {
		lines = append(lines, line{ink: inkTitle, text: part})
	}
	lines = append(lines, h.legend(width)...)
	for _, text := range []lang.Text{lang.HelpLines, lang.HelpMouse} {
		for _, part := range h.measure.Wrap(h.lang.Say(text), width, 0) {
			lines = append(lines, line{ink: inkDim, text: part})
		}
	}
	for g, title := range action.GroupTitles {
		lines = append(lines, line{}, line{ink: inkHead, text: h.lang.Say(title)})
		for i := range action.All() {
			if a := &action.All()[i]; a.Group == action.Group(g) {
				lines = append(lines, h.action(a, width)...)
			}
		}
	}
	return lines
}

// legend names the pieces for whoever does not read their characters: each with its
// digit on the keypad, its letter where moves are written with it, both sides' glyphs.
func (h help) legend(width int) []line {
	if !h.lang.Latin() {
		return nil
	}
	const letters = "KAEHRCP"
	var lines []line
	row := ""
	for k := engine.King; k <= engine.Pawn; k++ {
		text := strconv.Itoa(int(k)) + " "
		if h.session.View.Forms.Lead() == "wxf" && !h.set.ASCII {
			text += letters[k-1:k] + " "
		}
		for _, c := range []engine.Color{engine.Red, engine.Black} {
			text += h.set.Glyphs[engine.MakePiece(c, k)] + " "
		}
		text += h.lang.Kind(engine.Red, k)
		if row != "" && h.measure.Width(row)+3+h.measure.Width(text) > width {
			lines, row = append(lines, line{ink: inkText, text: row}), ""
		}
		if row != "" {
			row += "   "
		}
		row += text
	}
	return append(lines, line{ink: inkText, text: row})
}

// action tells an action's keys, its command and what it does: beside them where
// there is room, else below.
func (h help) action(a *action.Action, width int) []line {
	text := h.lang.Say(a.Title)
	i := inkText
	if why, ok := a.Possible(h.session); !ok {
		i = inkDim
		text += "  (" + h.lang.Say(lang.HelpNotNow, h.lang.Say(why)) + ")"
	}
	name := ":" + a.Name
	if a.Usage != "" {
		name += " " + a.Usage
	}
	keys := h.measure.Pad(keyNames(a), 18)
	name = h.measure.Pad(name, 24) + " "
	head := line{runs: []run{{inkKey, keys}, {inkDim, name}}}
	indent, lines := h.measure.Width(keys+name), []line{}
	if width-indent < 28 {
		head.runs[0].text = h.measure.Pad(keyNames(a), 9) + " "
		indent, lines = 2, []line{head}
		head = line{runs: []run{{inkText, cell.Blanks(indent)}}}
	}
	for _, part := range h.measure.Wrap(text, width-indent, 0) {
		head.runs = append(head.runs, run{i, part})
		lines = append(lines, head)
		head = line{runs: []run{{inkText, cell.Blanks(indent)}}}
	}
	return lines
}

// keyNames are the keys of an action.
func keyNames(a *action.Action) string {
	names := make([]string, 0, len(a.Keys))
	for _, key := range a.Keys {
		if key != "ctrl+j" {
			names = append(names, action.KeyName(key))
		}
	}
	return strings.Join(slices.Compact(names), " ")
}
