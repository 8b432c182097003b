// Keys: to the prompt, the list or the entry line that is open, else to the
// action that has them.

package ui

import (
	"errors"
	"slices"
	"strings"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// keys takes a message of one key or of several characters, each as if typed.
func (m *Model) keys(msg tea.KeyMsg) tea.Cmd {
	if msg.Type != tea.KeyRunes && msg.Type != tea.KeySpace {
		cmd := m.key(msg.String(), 0)
		m.announce()
		m.follow()
		return cmd
	}
	if msg.Paste {
		m.message = ""
		cmd := m.pasted(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(string(msg.Runes)))
		m.follow()
		return cmd
	}
	if msg.Alt {
		return nil
	}
	var cmds []tea.Cmd
	for _, r := range msg.Runes {
		if cmd := m.key(string(notation.FoldRune(r)), r); cmd != nil {
			cmds = append(cmds, cmd)
		}
		m.announce()
		m.follow()
	}
	if len(cmds) == 1 {
		return cmds[0]
	}
	return tea.Sequence(cmds...)
}

// key takes one key: its name and, if it is a character, that as it was typed.
func (m *Model) key(name string, r rune) tea.Cmd {
	if name == "ctrl+j" {
		name = "enter"
	}
	if name == "ctrl+h" {
		name = "backspace"
	}
	if name == "ctrl+]" { // escKey
		name = "esc"
	}
	if m.asking {
		m.asking = false
		if strings.EqualFold(name, "y") {
			m.drop()
			return tea.Quit
		}
		return nil
	}
	m.message, m.repairer.again = "", nil
	again := m.refused && name == "enter"
	m.refused = false
	switch {
	case m.practice.reads != nil:
		take := m.practice.reads
		m.practice.reads = nil
		take(name)
		return m.settle(nil)
	case m.practice.drill != nil:
		return m.drillKey(name)
	case m.setter != nil:
		return m.setterKey(name, r)
	case m.menu:
		return m.menuKey(name)
	case m.prompt != noPrompt:
		return m.promptKey(name, r)
	case m.overlay != overlayNone:
		return m.overlayKey(name, r)
	case !m.session.Entry.Empty() && m.entryKey(name, r):
		return nil
	case again: // so that the keypad alone can take a refused move away
		m.session.Entry.Clear()
		return nil
	case !m.session.Entry.Empty() && name == "enter":
		return m.submit()
	case m.session.Entry.Empty() && m.focusKey(name):
		return nil
	}
	if a := action.ByKey(name); a != nil && (m.session.Entry.Empty() || r == 0) {
		return m.run(a)
	}
	if r != 0 && unicode.IsPrint(r) && r != ' ' {
		m.session.Entry.Insert(r)
	}
	return nil
}

// entryKey edits the text of the entry line; false for a key that does not.
func (m *Model) entryKey(name string, r rune) bool {
	e := &m.session.Entry
	switch name {
	case "tab", "down":
		e.Choose(1, len(m.session.Fits()))
	case "shift+tab", "up":
		e.Choose(-1, len(m.session.Fits()))
	default:
		return editLine(e, name, r)
	}
	return true
}

// editLine edits a line of text; false for a key that does not.
func editLine(e *session.Entry, name string, r rune) bool {
	switch name {
	case "esc":
		e.Clear()
	case "backspace":
		e.Backspace()
	case "delete":
		e.Delete()
	case "left":
		e.Move(-1)
	case "right":
		e.Move(1)
	case "home":
		e.Move(-e.Cursor())
	case "end":
		e.Move(len(e.Text()))
	default:
		if r == 0 || !unicode.IsPrint(r) {
			return false
		}
		e.Insert(r)
	}
	return true
}

// isQuit reports whether a typed text is the command to quit; it may begin a
// move, so that Enter alone decides.
func isQuit(text string) bool { return text == "q" || text == "Q" || text == "ｑ" }

// submit plays what is typed. Marks behind it are set on the move.
func (m *Model) submit() tea.Cmd {
	e := &m.session.Entry
	if isQuit(e.Text()) {
		e.Clear()
		return m.run(action.ByName("quit"))
	}
	fits := m.session.Fits()
	outcome, err := m.session.Submit()
	if err != nil {
		m.fail(err)
		if beginning(err) && len(fits) > 1 {
			m.message = m.lang.Say(lang.FitsMany, len(fits))
		} else if beginning(err) && m.session.Veil().Allows(veil.Candidates) {
			m.message = m.lang.Say(lang.NoneFits)
		}
		m.refused = true
		return nil
	}
	m.scroll = 0
	m.say(m.lang.Say(action.OutcomeText(outcome)))
	return nil
}

// beginning reports whether a text was no move because it ends too early.
func beginning(err error) bool {
	var e *notation.Error
	return errors.As(err, &e) && e.Fault == notation.Unreadable && e.Offset == len(e.Text)
}

// menuKey takes the second key of the keypad's menu.
func (m *Model) menuKey(name string) tea.Cmd {
	m.menu, m.overlay = false, overlayNone
	if a := action.ByKey("0 " + name); a != nil {
		return m.run(a)
	}
	return nil
}

// focusKey takes the keys of the chosen pane.
func (m *Model) focusKey(name string) bool {
	switch {
	case m.focus == resting:
		return false
	case name == "esc":
		if m.session.View.Picked == engine.NoSquare {
			m.focus = resting
		}
		m.session.View.Picked = engine.NoSquare
		return true
	case m.focus == boardPane:
		return m.cursorKey(name)
	case m.focus != notesPane:
		return false
	}
	switch name {
	case "up":
		m.scroll = max(0, m.scroll-1)
	case "down":
		m.scroll++
	default:
		return false
	}
	return true
}

// cursorKey moves the cursor on the board, picks up and puts down.
func (m *Model) cursorKey(name string) bool {
	v := &m.session.View
	if name == "enter" {
		m.touch(v.Cursor)
		return true
	}
	at, ok := stepOn(v.Cursor, name, m.session.Near())
	if ok {
		v.Cursor = at
	}
	return ok
}

// stepOn returns the point to which an arrow leads on a board with the side near
// below, the same one at the edge; false for another key.
func stepOn(at engine.Square, arrow string, near engine.Color) (engine.Square, bool) {
	file, rank, up := at.File(), at.Rank(), 1
	if near == engine.Black {
		up = -1
	}
	switch arrow {
	case "up":
		rank += up
	case "down":
		rank -= up
	case "left":
		file -= up
	case "right":
		file += up
	default:
		return at, false
	}
	if to := engine.SquareAt(file, rank); to != engine.NoSquare {
		at = to
	}
	return at, true
}

// pageHints are the keys of a page that takes the body's place, or of the chosen
// pane; none where the keys are the viewer's.
func (m *Model) pageHints() []hint {
	say := func(key string, t lang.Text) hint { return hint{key, m.lang.Say(t)} }
	switch {
	case m.overlay == overlayGames:
		return []hint{say("Enter", lang.HintOpen), say("Tab", lang.HintSort), say("Esc", lang.HintClose)}
	case m.overlay == overlayEditor:
		return []hint{say("Esc", lang.HintKeep), say("Enter", lang.HintNewLine), say("Ctrl+C", lang.HintDrop)}
	case m.overlay == overlayPick:
		return []hint{say("Enter", lang.HintMakeIt), say("Up Down", lang.HintChoose), say("Esc", lang.HintClose)}
	case m.overlay == overlayMenu:
		return []hint{say("Enter Esc", lang.HintClose)}
	case m.overlay != overlayNone:
		return []hint{say("+ - Up Down", lang.HintScroll), say("Enter Esc", lang.HintClose)}
	case m.focus == boardPane:
		return []hint{say("Up Down Left Right", lang.HintCursor), say("Enter", lang.HintPick), say("Esc", lang.HintClose), say("Tab", lang.ActPane)}
	case m.focus == notesPane:
		return []hint{say("Up Down", lang.HintScroll), say("Tab", lang.ActPane), say("Esc", lang.HintClose)}
	}
	return nil
}

// hints are the five keys that matter now.
func (m *Model) hints() []hint {
	l := m.lang
	say := func(key string, t lang.Text) hint { return hint{key, l.Say(t)} }
	switch {
	case m.asking:
		return []hint{say("y", lang.HintQuit), say("n Esc", lang.DrillKeyStay)}
	case m.overlay == overlayDoubt:
		return m.doubtHints()
	case m.prompt == promptCommand:
		return []hint{say("Enter", lang.HintRun), say("Tab", lang.HintChoose), say("Esc", lang.HintClear)}
	case m.overlay != overlayNone:
		return m.pageHints()
	case m.refused:
		return []hint{say("Backspace", lang.HintCorrect), say("Enter", lang.HintClear), m.actionHint("help")}
	case isQuit(m.session.Entry.Text()):
		return []hint{say("Enter", lang.HintQuit), say("Esc", lang.HintClear), m.actionHint("help")}
	case !m.session.Entry.Empty() && !m.session.Veil().Allows(veil.Candidates): // there are none to choose from
		return []hint{say("Enter", lang.HintPlay), say("Esc", lang.HintClear), m.actionHint("help")}
	case !m.session.Entry.Empty() && len(m.session.Fits()) == 0:
		return []hint{say("Enter", lang.HintWhy), say("Esc", lang.HintClear), m.actionHint("help")}
	case !m.session.Entry.Empty():
		return []hint{say("Enter", lang.HintPlay), say("Tab", lang.HintChoose), say("Esc", lang.HintClear), m.actionHint("help")}
	}
	if page := m.pageHints(); page != nil {
		return page
	}
	list := append(make([]hint, 0, 8), hint{"Left Right", l.Say(lang.HintStep)})
	if m.cut {
		list = append(list, hint{"Tab", l.Say(lang.HintWhole)})
	}
	if m.repairable() {
		list = append(list, m.actionHint("repair"))
	}
	for _, name := range []string{"save", "sibling", "peek", "menu", "flip", "games"} {
		a := action.ByName(name)
		if _, ok := a.Possible(m.session); !ok || name == "save" && !m.session.Unsaved() || name == "peek" && m.session.Veil().Level == veil.Open {
			continue
		}
		list = append(list, m.actionHint(name))
	}
	return append(list[:min(len(list), 4)], m.actionHint("help"))
}

func (m *Model) actionHint(name string) hint {
	a := action.ByName(name)
	return hint{action.KeyName(a.Keys[0]), m.lang.Say(a.Hint)}
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
