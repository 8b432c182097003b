// The mouse over a game: clicks on the board, the moves and the comment, pieces that
// are dragged, and the wheel.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/action"
)

// mouse takes the mouse on the board and the moves.
func (v *gamePage) mouse(msg tea.MouseMsg, f *frame) {
	switch {
	case msg.Button == tea.MouseButtonWheelUp:
		v.session.Step(-1)
	case msg.Button == tea.MouseButtonWheelDown:
		v.session.Step(1)
	case msg.Action == tea.MouseActionRelease:
		v.release(msg, f)
	case msg.Action != tea.MouseActionPress || msg.Button != tea.MouseButtonLeft:
	default:
		v.click(msg, f)
	}
}

// click takes a click on a point, on a row of the table or on the comment.
func (v *gamePage) click(msg tea.MouseMsg, f *frame) {
	if at, ok := pointed(msg, f); ok {
		v.message = ""
		v.hand.press(at)
	}
	if moves, r, ok := drawn[*table](f); ok && r.has(msg.X, msg.Y) {
		if i := msg.Y - r.y - 1; i >= 0 && i < len(moves.rows) {
			v.session.GoToPly(moves.rows[i].ply)
		}
	}
	if onComment(msg, f) {
		v.perform(action.ByName("comment"))
	}
}

// onComment reports whether the comment is clicked on.
func onComment(msg tea.MouseMsg, f *frame) bool {
	for _, p := range f.parts {
		if rows, ok := p.drawing.(prose); ok && p.has(msg.X, msg.Y) {
			i := msg.Y - p.y
			return i < len(rows) && rows[i].comment
		}
	}
	return false
}

// release puts down where the button is let go what was picked up where it was
// pressed, if that is another point.
func (v *gamePage) release(msg tea.MouseMsg, f *frame) {
	if !v.hand.drags {
		return
	}
	at, ok := pointed(msg, f)
	if !ok {
		at = engine.NoSquare
	}
	v.hand.release(at)
}

// pointed is the point of the board that is clicked on.
func pointed(msg tea.MouseMsg, f *frame) (engine.Square, bool) {
	board, r, ok := drawn[*boardDrawer](f)
	if !ok || !board.scene.Board || !r.has(msg.X, msg.Y) {
		return engine.NoSquare, false
	}
	return board.square(msg.X-r.x, msg.Y-r.y)
}
