// The line editor: of a move, a command, a filter, a change of a position.

package ui

import (
	"unicode"

	"qipu/ui/session"
)

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
