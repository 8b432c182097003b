// Writing a comment in place, of several lines.

package ui

import (
	"slices"
	"strings"

	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// editor is a text that is being written.
type editor struct {
	text []rune
	at   int // the cursor: the number of characters before it
	kept int // length of the text that is on disk, in case of a crash
}

// draftEvery is how many characters more or less put a long comment on disk anew;
// each of a short one does.
const draftEvery = 8

func (m *Model) openEditor() {
	text := []rune(m.session.Game().Comment(m.session.Node()))
	m.editor = editor{text: text, at: len(text), kept: len(text)}
	m.overlay = overlayEditor
}

// closeEditor keeps what was written, as one edit.
func (m *Model) closeEditor() {
	m.overlay = overlayNone
	m.desk.Draft(records.Edit{})
	node, text := m.session.Node(), string(m.editor.text)
	if text == m.session.Game().Comment(node) {
		return
	}
	if err := m.session.Edit(records.Edit{Op: records.Comment, Node: node, Text: text}); err != nil {
		m.fail(err)
	}
}

func (m *Model) editorKey(name string, r rune) {
	e := &m.editor
	switch name {
	case "esc", "ctrl+s":
		m.closeEditor()
	case "ctrl+c":
		m.overlay = overlayNone
		m.desk.Draft(records.Edit{})
	case "enter":
		e.insert('\n')
	case "backspace":
		if e.at > 0 {
			e.text = slices.Delete(e.text, e.at-1, e.at)
			e.at--
		}
	case "delete":
		if e.at < len(e.text) {
			e.text = slices.Delete(e.text, e.at, e.at+1)
		}
	case "left":
		e.at = max(0, e.at-1)
	case "right":
		e.at = min(len(e.text), e.at+1)
	case "up":
		if line := e.start(e.at); line > 0 {
			e.at = min(e.start(line-1)+e.at-line, line-1)
		}
	case "down":
		if next := e.end(e.at) + 1; next <= len(e.text) {
			e.at = min(next+e.at-e.start(e.at), e.end(next))
		}
	case "home":
		e.at = e.start(e.at)
	case "end":
		e.at = e.end(e.at)
	default:
		if r != 0 {
			e.insert(r)
		}
	}
	m.keepDraft()
}

// keepDraft puts what is being written on disk.
func (m *Model) keepDraft() {
	e := &m.editor
	changed := max(len(e.text)-e.kept, e.kept-len(e.text))
	if m.overlay == overlayEditor && changed > 0 && (changed >= draftEvery || len(e.text) < 50*draftEvery) {
		e.kept = len(e.text)
		m.desk.Draft(records.Edit{Op: records.Comment, Node: m.session.Node(), Text: string(e.text)})
	}
}

func (e *editor) insert(r ...rune) {
	e.text = slices.Insert(e.text, e.at, r...)
	e.at += len(r)
}

// start and end are the ends of the line in which a place is.
func (e *editor) start(at int) int {
	for at > 0 && e.text[at-1] != '\n' {
		at--
	}
	return at
}

func (e *editor) end(at int) int {
	for at < len(e.text) && e.text[at] != '\n' {
		at++
	}
	return at
}

// caretSign stands for the caret while lines are broken: it is one column wide,
// and no clean text has it.
const caretSign = "\u2028"

// editorLines draws the text around the cursor.
func (m *Model) editorLines(r rect) []line {
	e := &m.editor
	head := line{ink: inkDim, text: m.lang.Say(lang.HintEditor)}
	text := cell.Clean(string(e.text[:e.at])) + caretSign + cell.Clean(string(e.text[e.at:]))
	wrapped := m.measure.Wrap(text, r.w, 0)
	row := slices.IndexFunc(wrapped, func(text string) bool { return strings.Contains(text, caretSign) })
	lines := []line{head}
	for _, text := range wrapped[max(0, row-(r.h-2)):] {
		before, after, here := strings.Cut(text, caretSign)
		l := line{ink: inkText, text: before}
		if here {
			l.runs = []run{{inkText, before}, {inkCaret, "_"}, {inkText, after}}
		}
		lines = append(lines, l)
	}
	return lines
}
