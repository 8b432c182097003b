// The viewer: a game on the board, beside its moves. A typed text is a move; keys
// that begin none are actions.

package ui

import (
	"errors"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/notation"
	"qipu/records/repair"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// gamePage is the page at the bottom of the stack.
type gamePage struct {
	*stage
	focus        focus
	bare         bool // the moves are not shown
	commentFirst bool // Tab chose the comment before the board
	refused      bool // what is typed was, and nothing was done since
	panes        *panes
	blind        *blind
	hand         hand
}

// key takes a key: into the text that is begun, for the chosen part of the screen,
// or for the action that has it.
func (v *gamePage) key(name string, r rune) tea.Cmd {
	again := v.refused && name == "enter"
	v.refused = false
	e := &v.session.Entry
	switch {
	case !e.Empty() && v.entryKey(name, r):
		return nil
	case again: // so that the keypad alone can take a refused move away
		e.Clear()
		return nil
	case !e.Empty() && name == "enter":
		return v.submit()
	case e.Empty() && v.focusKey(name):
		return nil
	}
	if e.Empty() {
		if cmd, ok := v.panes.key(name, v.focus == onNotes); ok {
			return cmd
		}
	}
	if name == "enter" && e.Empty() && v.session.Match().Playing() { // as one who waits may press it
		return nil
	}
	if a := action.ByKey(name); a != nil && (e.Empty() || r == 0) {
		return v.perform(a)
	}
	if r != 0 && unicode.IsPrint(r) && r != ' ' {
		e.Insert(r)
	}
	return nil
}

// entryKey edits the text of the entry line; false for a key that does not.
func (v *gamePage) entryKey(name string, r rune) bool {
	e := &v.session.Entry
	switch name {
	case "tab", "down":
		e.Choose(1, len(v.session.Fits()))
	case "shift+tab", "up":
		e.Choose(-1, len(v.session.Fits()))
	default:
		return editLine(e, name, r)
	}
	return true
}

// isQuit reports whether a typed text is the command to quit; it may begin a
// move, so that Enter alone decides.
func isQuit(text string) bool { return text == "q" || text == "Q" || text == "ｑ" }

// submit plays what is typed. Marks behind it are set on the move.
func (v *gamePage) submit() tea.Cmd {
	e := &v.session.Entry
	if isQuit(e.Text()) {
		e.Clear()
		return v.perform(action.ByName("quit"))
	}
	fits, text, chosen, turn := v.session.Fits(), e.Text(), e.Chosen(), v.session.Board().Turn
	outcome, err := v.session.Submit()
	if err != nil {
		v.fail(err)
		if beginning(err) && len(fits) > 1 {
			v.refuse(v.lang.Say(lang.FitsMany, len(fits)))
		} else if beginning(err) && v.session.Veil().Allows(veil.Candidates) {
			v.refuse(v.lang.Say(lang.NoneFits))
		}
		v.refused = true
		return nil
	}
	v.panes.rest()
	said := v.lang.Say(action.OutcomeText(outcome))
	if as := action.ReadAs(v.session, v.lang, text, turn); as != "" && chosen == 0 {
		said += v.lang.Say(lang.ListSemicolon) + as
	}
	v.say(said)
	return nil
}

// beginning reports whether a text was no move because it ends too early.
func beginning(err error) bool {
	var e *notation.Error
	return errors.As(err, &e) && e.Fault == notation.Unreadable && e.Offset == len(e.Text)
}

// focusKey takes the keys of the chosen part of the screen.
func (v *gamePage) focusKey(name string) bool {
	switch {
	case v.focus == resting:
		return false
	case name == "esc":
		if v.session.View.Picked == engine.NoSquare {
			v.focus = resting
		}
		v.session.View.Picked = engine.NoSquare
		return true
	case v.focus == onBoard:
		return v.hand.key(name)
	}
	return false
}

// nextFocus chooses the next part of the screen. With the board chosen the arrows
// move a cursor on it.
func (v *gamePage) nextFocus() {
	view, l := &v.session.View, v.layout(v.focus)
	view.Picked = engine.NoSquare
	if v.focus == resting && v.panes.comment.cut && !l.tabs { // the hint says so
		v.focus, v.commentFirst = onNotes, true
		return
	}
	if v.focus == onNotes && v.panes.next() {
		return
	}
	switch {
	case v.commentFirst && v.focus == onNotes: // the comment came first
		v.focus = onBoard
	case v.commentFirst && v.focus == onBoard:
		v.focus, v.commentFirst = resting, false
	default:
		v.focus, v.commentFirst = (v.focus+1)%focuses, false
	}
	if v.focus == onBoard && view.Cursor == engine.NoSquare {
		view.Cursor = v.hand.first()
	}
	if v.focus == onMoves && !l.tabs {
		v.focus = onNotes
	}
	if v.focus == onNotes && !l.tabs && !v.notes && len(v.panes.list) == 0 {
		v.focus = resting
	}
}

// hints implements page.
func (v *gamePage) hints() []hint {
	e := &v.session.Entry
	help := v.actionHint("help")
	switch {
	case v.refused:
		return []hint{v.hint("Backspace", lang.HintCorrect), v.hint("Enter", lang.HintClear), help}
	case isQuit(e.Text()):
		return []hint{v.hint("Enter", lang.HintQuit), v.hint("Esc", lang.HintClear), help}
	case !e.Empty() && !v.session.Veil().Allows(veil.Candidates): // there are none to choose from
		return []hint{v.hint("Enter", lang.HintPlay), v.hint("Esc", lang.HintClear), help}
	case !e.Empty() && len(v.session.Fits()) == 0:
		return []hint{v.hint("Enter", lang.HintWhy), v.hint("Esc", lang.HintClear), help}
	case !e.Empty():
		return []hint{v.hint("Enter", lang.HintPlay), v.hint("Tab", lang.HintChoose), v.hint("Esc", lang.HintClear), help}
	case v.panes.hints() != nil:
		return v.panes.hints()
	case v.focusHints() != nil:
		return v.focusHints()
	}
	list := append(make([]hint, 0, 8), v.hint("Left Right", lang.HintStep))
	if v.panes.comment.cut {
		list = append(list, v.hint("Tab", lang.HintWhole))
	}
	if v.session.Match().Playing() {
		list = append(list, v.hint(action.KeyName("0 enter /"), lang.HintOpponent))
	}
	if v.repairable() {
		list = append(list, v.actionHint("repair"))
	}
	for _, name := range []string{"save", "sibling", "peek", "menu", "flip", "games"} {
		a := action.ByName(name)
		if _, ok := a.Possible(v.session); !ok || name == "save" && !v.session.Unsaved() || name == "peek" && v.session.Veil().Level == veil.Open {
			continue
		}
		list = append(list, v.actionHint(name))
	}
	return append(list[:min(len(list), 4)], help)
}

// focusHints are the keys of the chosen part of the screen; nil where they are the
// viewer's.
func (v *gamePage) focusHints() []hint {
	switch v.focus {
	case onBoard:
		return []hint{v.hint("Up Down Left Right", lang.HintCursor), v.hint("Enter", lang.HintPick), v.hint("Esc", lang.HintClose), v.hint("Tab", lang.ActPane)}
	case onNotes:
		return []hint{v.hint("Up Down", lang.HintScroll), v.hint("Tab", lang.ActPane), v.hint("Esc", lang.HintClose)}
	}
	return nil
}

// repairable reports whether a repair can be chosen that is about the line one is
// in.
func (v *gamePage) repairable() bool {
	s := v.session
	found := s.Diagnosis().Repairs()
	if found == nil || len(found.Report.Repairs) == 0 || s.Ply() > 0 && found.Line.Root != repair.RootOf(s.Game(), s.Node()) {
		return false
	}
	_, ok := action.ByName("repair").Possible(s)
	return ok
}
