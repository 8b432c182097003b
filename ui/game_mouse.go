// The mouse over a game: clicks on the board and the moves, and the wheel.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"
)

// mouse takes clicks on the board and the moves, and the wheel.
func (v *gamePage) mouse(msg tea.MouseMsg, f *frame) {
	switch {
	case msg.Button == tea.MouseButtonWheelUp:
		v.session.Step(-1)
	case msg.Button == tea.MouseButtonWheelDown:
		v.session.Step(1)
	case msg.Action != tea.MouseActionPress || msg.Button != tea.MouseButtonLeft:
	default:
		v.click(msg, f)
	}
}

// click takes a click on a point or on a row of the table.
func (v *gamePage) click(msg tea.MouseMsg, f *frame) {
	if board, r, ok := drawn[*boardDrawer](f); ok && board.scene.Board && r.has(msg.X, msg.Y) {
		if at, ok := board.square(msg.X-r.x, msg.Y-r.y); ok {
			v.message = ""
			v.hand.touch(at)
		}
	}
	if moves, r, ok := drawn[*table](f); ok && r.has(msg.X, msg.Y) {
		if i := msg.Y - r.y - 1; i >= 0 && i < len(moves.rows) {
			v.session.GoToPly(moves.rows[i].ply)
		}
	}
}
