// Tiles: the ground under a piece, and the rows that only tiles reach.

package board

import (
	"qipu/engine"
	"qipu/ui/veil"
)

// rim draws the overhang at an edge: of a tile, or ground.
func (d *drawer) rim(s veil.Spot) {
	if s.Draw != veil.Nothing {
		d.tile(s, d.overhang())
		return
	}
	d.ground(d.overhang())
}

// tile draws n columns of the tile of a piece.
func (d *drawer) tile(s veil.Spot, n int) {
	if n > 0 {
		d.canvas.Put(inkOf(s), strongest(s), blanks[:n])
	}
}

// tileRow draws the row above or below the points of a rank, which their tiles
// reach: the nth row of lines between two ranks, if it lies between any.
func (d *drawer) tileRow(row, n int, between bool) {
	d.ground(d.edge(d.scene.Labels) - d.overhang())
	above := row
	if n > 1 {
		above = row - 1
	}
	d.rim(d.spot(0, row))
	for file := range engine.Files {
		s := d.spot(file, row)
		switch {
		case s.Draw != veil.Nothing:
			d.tile(s, 2)
		case between:
			d.down(file, above)
		default:
			d.ground(2)
		}
		if file == engine.Files-1 {
			break
		}
		next := d.spot(file+1, row)
		if s.Draw == veil.Nothing && next.Draw == veil.Nothing && between {
			d.diagonal(file, above, n)
			continue
		}
		l, r := 0, 0
		if s.Draw != veil.Nothing {
			l = d.overhang()
		}
		if next.Draw != veil.Nothing {
			r = d.overhang()
		}
		d.tile(s, l)
		d.ground(d.Pitch.X - 2 - l - r)
		d.tile(next, r)
	}
	d.rim(d.spot(engine.Files-1, row))
	n = d.Right
	if d.scene.Labels != veil.FileLabels {
		n += labelColumns
	}
	d.ground(n)
	d.canvas.End()
}
