// The cursor on the board and the mouse: pieces picked up and put down.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/veil"
)

// cursorKey moves the cursor on the board, picks up and puts down.
func (v *gamePage) cursorKey(name string) bool {
	view := &v.session.View
	if name == "enter" {
		v.touch(view.Cursor)
		return true
	}
	at, ok := stepOn(view.Cursor, name, v.session.Near())
	if ok {
		view.Cursor = at
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

// touch picks up the piece of the side to move on a point, or puts the picked
// one there.
func (v *gamePage) touch(at engine.Square) {
	if v.session.Veil().Level != veil.Open {
		v.touchBlind(at)
		return
	}
	view, b := &v.session.View, v.session.Board()
	view.Cursor = at
	own := b.At[at] != engine.NoPiece && b.At[at].Color() == b.Turn
	switch {
	case view.Picked == at:
		view.Picked = engine.NoSquare
	case own:
		view.Picked = at
	case view.Picked != engine.NoSquare:
		outcome, err := v.session.Play(engine.Move{From: view.Picked, To: at})
		view.Picked = engine.NoSquare
		if err != nil {
			v.fail(err)
			return
		}
		v.say(v.lang.Say(action.OutcomeText(outcome)))
	}
}

// touchBlind picks up whatever may stand on a point, or tries to play the picked
// one there: which points hold pieces is not told.
func (v *gamePage) touchBlind(at engine.Square) {
	view := &v.session.View
	view.Cursor = at
	switch view.Picked {
	case at:
		view.Picked = engine.NoSquare
	case engine.NoSquare:
		view.Picked = at
	default:
		mv := engine.Move{From: view.Picked, To: at}
		view.Picked = engine.NoSquare
		if _, err := v.session.Play(mv); err != nil {
			v.fail(err)
		}
	}
}

// firstCursor is where the cursor begins: on the king of the side to move, or
// where that is hidden, or there is none, on the point it sets out from.
func (v *gamePage) firstCursor() engine.Square {
	turn := v.session.Board().Turn
	if at := v.session.Board().King(turn); at != engine.NoSquare && v.session.Veil().Level == veil.Open {
		return at
	}
	return engine.SeenSquare(turn, 5, 1)
}

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
			v.touch(at)
		}
	}
	if moves, r, ok := drawn[*table](f); ok && r.has(msg.X, msg.Y) {
		if i := msg.Y - r.y - 1; i >= 0 && i < len(moves.rows) {
			v.session.GoToPly(moves.rows[i].ply)
		}
	}
}
