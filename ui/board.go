// The board on the screen: package board draws a scene, and here its runs get
// their colours.

package ui

import (
	"qipu/engine"
	"qipu/ui/board"
	"qipu/ui/veil"
)

// boardDrawer draws one scene with the colours of a theme.
type boardDrawer struct {
	look  board.Look
	theme *theme
	scene veil.Scene
	b     *brush
}

// draw implements drawing.
func (d *boardDrawer) draw(f *frame, r rect) []string {
	d.b = f.brush
	d.b.grow(r)
	if d.scene.Board {
		d.look.Draw(&d.scene, d)
	}
	return d.b.rows(r)
}

// Put implements board.Canvas.
func (d *boardDrawer) Put(i board.Ink, m board.Mark, text string) {
	d.b.put(&d.theme.board[i][m], text)
}

// End implements board.Canvas.
func (d *boardDrawer) End() { d.b.end() }

// square returns the point under a column and row of the board's place.
func (d *boardDrawer) square(x, y int) (engine.Square, bool) { return d.look.Square(&d.scene, x, y) }
