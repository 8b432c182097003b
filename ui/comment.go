// Writing a comment of several lines, beside the board or below it.

package ui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// editor is a comment that is being written. It stands in the place of the notes of
// the game, which stays in sight.
type editor struct {
	*stage
	game *gamePage // whose notes it stands in the place of
	text []rune
	at   int    // the cursor: the number of characters before it
	kept string // the text that is on disk
}

// newEditor is the page of the comment of the move that a game stands at.
func newEditor(v *gamePage) *editor {
	kept := desk.CommentTold(v.session, v.session.Game().Comment(v.session.Node()), v.lang)
	text := []rune(kept)
	return &editor{stage: v.stage, game: v, text: text, at: len(text), kept: kept}
}

// take goes on with a text that an earlier run left.
func (e *editor) take(text string) {
	e.text = []rune(text)
	e.at, e.kept = len(e.text), text
}

// leave closes the page and returns the edit that keeps what was written; false:
// there is nothing to keep.
func (e *editor) leave() (records.Edit, bool) {
	e.close(e)
	e.desk.Draft(records.Edit{})
	node, text := e.session.Node(), string(e.text)
	return records.Edit{Op: records.Comment, Node: node, Text: text}, text != desk.CommentTold(e.session, e.session.Game().Comment(node), e.lang)
}

// keep closes the page and keeps what was written, as one edit.
func (e *editor) keep() {
	if edit, ok := e.leave(); ok {
		if err := e.session.Edit(edit); err != nil {
			e.fail(err)
		}
	}
}

// drop closes the page without keeping what was written, which redo brings back.
func (e *editor) drop() {
	if edit, ok := e.leave(); ok {
		e.session.Shelve(edit)
		e.say(e.lang.Say(lang.CommentDropped))
	}
}

// key implements page.
func (e *editor) key(name string, r rune) tea.Cmd {
	switch name {
	case "esc":
		e.keep()
		return nil
	case "ctrl+s":
		e.keep()
		return e.perform(action.ByName("save"))
	case "ctrl+c":
		e.drop()
		return nil
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
	e.keepDraft()
	return nil
}

// keepDraft puts what is being written on disk, whatever changed of it.
func (e *editor) keepDraft() {
	text := string(e.text)
	if text == e.kept {
		return
	}
	e.kept = text
	e.desk.Draft(records.Edit{Op: records.Comment, Node: e.session.Node(), Text: text})
}

// paste implements page.
func (e *editor) paste(text string) tea.Cmd {
	e.insert([]rune(text)...)
	e.keepDraft()
	return nil
}

// mouse implements page.
func (e *editor) mouse(tea.MouseMsg, *frame) {}

// view implements page.
func (e *editor) view() *frame { return e.game.frameWith(onNotes, e.lines) }

// entry implements page.
func (e *editor) entry(width int) entryLine {
	made := e.game.pageEntry(width, e.hints())
	made.writing = true
	return made
}

// hints implements page.
func (e *editor) hints() []hint {
	return []hint{e.hint("Esc", lang.HintKeep), e.hint("Ctrl+S", lang.HintKeepSave), e.hint("Enter", lang.HintNewLine), e.hint("Ctrl+C", lang.HintDrop)}
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

// lines are the text around the cursor.
func (e *editor) lines(r rect) []line {
	head := line{ink: inkDim, text: e.lang.Say(lang.HintEditor)}
	text := cell.Clean(string(e.text[:e.at])) + caretSign + cell.Clean(string(e.text[e.at:]))
	wrapped := e.measure.Wrap(text, r.w, 0)
	row := slices.IndexFunc(wrapped, func(text string) bool { return strings.Contains(text, caretSign) })
	lines := []line{head}
	for _, text := range wrapped[scrolled(row, len(wrapped), r.h-len(lines)):] {
		before, after, here := strings.Cut(text, caretSign)
		l := line{ink: inkText, text: before}
		if here {
			l.runs = []run{{inkText, before}, {inkCaret, "_"}, {inkText, after}}
		}
		lines = append(lines, l)
	}
	return lines
}
