// The hand on the board: a cursor, pieces picked up and put down.

package ui

import (
	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/veil"
)

// hand is the cursor on the board, and what it has picked up.
type hand struct {
	*stage
	drags bool // a button is held on what was picked up with it
}

// press is a touch by a button, which may go on to another point before it is let go.
func (h *hand) press(at engine.Square) {
	h.touch(at)
	h.drags = h.session.View.Picked == at
}

// release lets the button go on a point, or on none: what it dragged elsewhere is put
// down there, or where it was if that holds another piece of its side.
func (h *hand) release(at engine.Square) {
	h.drags = false
	view, b := &h.session.View, h.session.Board()
	switch {
	case view.Picked == engine.NoSquare || at == view.Picked:
		return
	case at == engine.NoSquare, h.session.Veil().Level == veil.Open && b.At[at] != engine.NoPiece && b.At[at].Color() == b.Turn:
		view.Picked = engine.NoSquare
	default:
		h.touch(at)
	}
}

// key moves the cursor on the board, picks up and puts down.
func (h *hand) key(name string) bool {
	view := &h.session.View
	if name == "enter" {
		h.touch(view.Cursor)
		return true
	}
	at, ok := stepOn(view.Cursor, name, h.session.View.Near())
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
func (h *hand) touch(at engine.Square) {
	if h.session.Veil().Level != veil.Open {
		h.touchBlind(at)
		return
	}
	view, b := &h.session.View, h.session.Board()
	view.Cursor = at
	own := b.At[at] != engine.NoPiece && b.At[at].Color() == b.Turn
	switch {
	case view.Picked == at:
		view.Picked = engine.NoSquare
	case own:
		view.Picked = at
	case view.Picked != engine.NoSquare:
		outcome, err := h.session.Play(engine.Move{From: view.Picked, To: at})
		view.Picked = engine.NoSquare
		if err != nil {
			h.fail(err)
			return
		}
		h.say(h.lang.Say(action.OutcomeText(outcome)))
	}
}

// touchBlind picks up whatever may stand on a point, or tries to play the picked
// one there: which points hold pieces is not told.
func (h *hand) touchBlind(at engine.Square) {
	view := &h.session.View
	view.Cursor = at
	switch view.Picked {
	case at:
		view.Picked = engine.NoSquare
	case engine.NoSquare:
		view.Picked = at
	default:
		mv := engine.Move{From: view.Picked, To: at}
		view.Picked = engine.NoSquare
		if _, err := h.session.Play(mv); err != nil {
			h.fail(err)
		}
	}
}

// first is where the cursor begins: on the king of the side to move, or
// where that is hidden, or there is none, on the point it sets out from.
func (h *hand) first() engine.Square {
	turn := h.session.Board().Turn
	if at := h.session.Board().King(turn); at != engine.NoSquare && h.session.Veil().Level == veil.Open {
		return at
	}
	return engine.SeenSquare(turn, 5, 1)
}
