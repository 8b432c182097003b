// The mouse: clicks on the board and the moves, and the wheel.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/veil"
)

// touch picks up the piece of the side to move on a point, or puts the picked
// one there.
func (m *Model) touch(at engine.Square) {
	if m.session.Veil().Level != veil.Open {
		m.touchBlind(at)
		return
	}
	v, b := &m.session.View, m.session.Board()
	v.Cursor = at
	own := b.At[at] != engine.NoPiece && b.At[at].Color() == b.Turn
	switch {
	case v.Picked == at:
		v.Picked = engine.NoSquare
	case own:
		v.Picked = at
	case v.Picked != engine.NoSquare:
		outcome, err := m.session.Play(engine.Move{From: v.Picked, To: at})
		v.Picked = engine.NoSquare
		if err != nil {
			m.fail(err)
			return
		}
		m.say(m.lang.Say(action.OutcomeText(outcome)))
	}
}

// mouse takes clicks on the board and the moves, and the wheel.
func (m *Model) mouse(msg tea.MouseMsg) {
	if m.shown == nil || m.overlay != overlayNone || m.practice.drill != nil {
		return
	}
	if m.setter != nil {
		m.setterMouse(msg)
		return
	}
	l := &m.shown.layout
	switch {
	case msg.Button == tea.MouseButtonWheelUp:
		m.session.Step(-1)
	case msg.Button == tea.MouseButtonWheelDown:
		m.session.Step(1)
	case msg.Action != tea.MouseActionPress || msg.Button != tea.MouseButtonLeft:
	case l.board.has(msg.X, msg.Y) && m.shown.scene.Board:
		if at, ok := boardSquare(msg.X-l.board.x, msg.Y-l.board.y, &m.shown.scene, l.compact, l.river); ok {
			m.message = ""
			m.touch(at)
		}
	case l.moves.has(msg.X, msg.Y):
		if i := msg.Y - l.moves.y - 1; i >= 0 && i < len(m.shown.rows) {
			m.session.GoToPly(m.shown.rows[i].ply)
		}
	}
}
