// The board, drawn from a Scene: nothing else is known here, so that nothing a
// level hides can be told.

package ui

import (
	"strings"

	"qipu/engine"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// boardLook is how a board is drawn.
type boardLook struct {
	theme   *theme
	set     *pieceSet
	signs   *signs
	compact bool // no gap rows
	river   bool // but for the river's
}

// boardDrawer draws one Scene.
type boardDrawer struct {
	look  boardLook
	scene veil.Scene
	b     brush
}

// draw implements drawing.
func (d *boardDrawer) draw(_ *frame, r rect) []string {
	d.b = brush{}
	if d.scene.Board {
		d.b.grow(r)
		d.all()
	}
	return d.b.rows(r)
}

func (d *boardDrawer) all() {
	d.labels(d.scene.Near.Other())
	for row := range engine.Ranks {
		d.rank(row)
		switch {
		case row == engine.Ranks-1:
		case !d.look.compact || d.look.river && row == 4:
			d.gap(row)
		}
	}
	d.labels(d.scene.Near)
}

// at returns the point in a column and row of the drawn board.
func (d *boardDrawer) at(file, row int) engine.Square {
	s := engine.SquareAt(file, engine.Ranks-1-row)
	if d.scene.Near == engine.Black {
		return s.Flip()
	}
	return s
}

// labels draws the files as side c counts them.
func (d *boardDrawer) labels(c engine.Color) {
	row := 0
	if c == d.scene.Near {
		row = engine.Ranks - 1
	}
	side := d.scene.Labels != veil.FileLabels
	if side {
		d.put(inkLabel, d.look.signs.blank)
	}
	for file := range engine.Files {
		at := d.at(file, row)
		number, _ := at.Seen(c)
		d.put(inkLabel, d.wide(lang.Digit(c, number)))
		switch {
		case d.scene.Labels == veil.ICCSLabels && c == d.scene.Near:
			d.put(inkGrid, d.wide(string(rune('a'+at.File()))))
		case file < engine.Files-1:
			d.put(inkGrid, d.look.signs.across)
		case side:
			d.put(inkLabel, d.look.signs.blank)
		}
	}
	d.b.end()
}

// rankLabel draws the label beside a rank, of the left edge or the right.
func (d *boardDrawer) rankLabel(row int, right bool) {
	at := d.at(0, row)
	switch {
	case d.scene.Labels == veil.FileLabels:
	case d.scene.Labels == veil.RankLabels && right:
		_, rank := at.Seen(engine.Red)
		d.put(inkLabel, d.wide(lang.Digit(engine.Red, rank)))
	case d.scene.Labels == veil.RankLabels:
		_, rank := at.Seen(engine.Black)
		d.put(inkLabel, d.wide(lang.Digit(engine.Black, rank)))
	case right:
		d.put(inkLabel, d.look.signs.blank)
	default:
		d.put(inkLabel, d.wide(string(rune('0'+at.Rank()))))
	}
}

// wide returns a label two columns wide.
func (d *boardDrawer) wide(text string) string {
	r := []rune(text)[0]
	switch {
	case d.look.signs.narrow && r > 0x7f:
		return string(rune('0'+strings.Index("〇一二三四五六七八九", text)/len("〇"))) + " "
	case d.look.signs.narrow:
		return text + " "
	case r > ' ' && r < 0x7f:
		return string(r - '!' + '！')
	}
	return text
}

// rank draws the points of a rank and what joins them.
func (d *boardDrawer) rank(row int) {
	d.rankLabel(row, false)
	for file := range engine.Files {
		d.point(file, row)
		if file < engine.Files-1 {
			d.between(file, row)
		}
	}
	d.rankLabel(row, true)
	d.b.end()
}

// point draws what stands on a point.
func (d *boardDrawer) point(file, row int) {
	spot := d.scene.Spots[d.at(file, row)]
	s, m := d.look.signs, strongest(spot)
	switch spot.Draw {
	case veil.Face:
		i := inkRed
		if spot.Piece.Color() == engine.Black {
			i = inkBlack
		}
		d.marked(i, m, d.piece(d.look.set.glyphs[spot.Piece], file))
		return
	case veil.SideDisc:
		i := inkRed
		if spot.Side == engine.Black {
			i = inkBlack
		}
		d.marked(i, m, d.piece(s.discs[spot.Side], file))
		return
	case veil.Disc:
		d.marked(inkDisc, m, d.piece(s.discs[2], file))
		return
	}
	switch {
	case spot.Has(veil.TargetMark) || spot.Has(veil.TypedMark):
		d.marked(inkTarget, m, s.reach)
	case spot.Has(veil.FromMark):
		d.marked(inkTarget, markLast, s.from)
	default:
		d.marked(inkGrid, m, s.cross(file, row))
	}
}

// piece fills a glyph of one column up.
func (d *boardDrawer) piece(glyph string, file int) string {
	switch {
	case cell.Narrow.Width(glyph) == 2:
		return glyph
	case file == engine.Files-1:
		return glyph + " "
	}
	return glyph + "-"
}

// between draws what stands between a point and the next one on its rank: the
// line, or a bracket of a mark on one of the two.
func (d *boardDrawer) between(file, row int) {
	left, right := d.scene.Spots[d.at(file, row)], d.scene.Spots[d.at(file+1, row)]
	lm, rm := bracketed(left), bracketed(right)
	s := d.look.signs
	switch {
	case lm >= rm && s.marked[lm][1] != "":
		d.marked(inkTarget, markNone, d.brackets(lm)[1])
	case s.marked[rm][0] != "":
		d.marked(inkTarget, markNone, d.brackets(rm)[0])
	case d.sidesAlike() && isRed(left) && !isRed(right):
		d.put(inkGrid, s.sides[1])
	case d.sidesAlike() && !isRed(left) && isRed(right):
		d.put(inkGrid, s.sides[0])
	default:
		d.put(inkGrid, s.across)
	}
}

// sidesAlike reports whether nothing but brackets tells the sides apart.
func (d *boardDrawer) sidesAlike() bool { return d.look.set.alike && d.look.theme.plain }

// brackets returns the brackets of a mark. Where round ones tell the sides
// apart the last move has others.
func (d *boardDrawer) brackets(m mark) pair {
	if m == markLast && d.sidesAlike() {
		return pair{"〔", "〕"}
	}
	return d.look.signs.marked[m]
}

func isRed(s veil.Spot) bool { return s.Draw == veil.Face && s.Piece.Color() == engine.Red }

// strongest returns the mark of a spot that is seen where it has several.
func strongest(s veil.Spot) mark {
	switch {
	case s.Has(veil.CursorMark):
		return markCursor
	case s.Has(veil.PickMark):
		return markPicked
	case s.Has(veil.TargetMark), s.Has(veil.TypedMark):
		return markTarget
	case s.Has(veil.CheckMark), s.Has(veil.ChasedMark):
		return markCheck
	case s.Has(veil.ToMark):
		return markLast
	}
	return markNone
}

// bracketed returns the mark of a spot that is drawn as brackets: on an empty
// point only the cursor is, and the last move where a level hides its piece.
func bracketed(s veil.Spot) mark {
	m := strongest(s)
	if s.Draw == veil.Nothing && m != markCursor && m != markLast {
		return markNone
	}
	return m
}

// gap draws the row under a rank: the files, the palaces' diagonals, the river.
func (d *boardDrawer) gap(row int) {
	s := d.look.signs
	if d.scene.Labels != veil.FileLabels {
		d.put(inkGrid, s.blank)
	}
	if row == 4 {
		d.riverRow()
	} else {
		for file := range engine.Files {
			d.put(inkGrid, s.down)
			if file < engine.Files-1 {
				d.put(inkGrid, d.diagonal(file, row))
			}
		}
	}
	if d.scene.Labels != veil.FileLabels {
		d.put(inkGrid, s.blank)
	}
	d.b.end()
}

func (d *boardDrawer) diagonal(file, row int) string {
	upper := row == 0 || row == 7 // the half of a palace that is nearer to the top
	lower := row == 1 || row == 8
	switch {
	case file == 3 && upper, file == 4 && lower:
		return d.look.signs.falling
	case file == 4 && upper, file == 3 && lower:
		return d.look.signs.rising
	}
	return d.look.signs.blank
}

// riverRow draws 楚河 and 漢界, each at its place among the 17 cells.
func (d *boardDrawer) riverRow() {
	s := d.look.signs
	for i := range 2*engine.Files - 1 {
		switch i {
		case 0, 2*engine.Files - 2:
			d.put(inkGrid, s.down)
		case 2, 4:
			d.put(inkGrid, s.river[i/2-1])
		case 12, 14:
			d.put(inkGrid, s.river[i/2-4])
		default:
			d.put(inkGrid, s.blank)
		}
	}
}

func (d *boardDrawer) put(i ink, text string) { d.marked(i, markNone, text) }

func (d *boardDrawer) marked(i ink, m mark, text string) {
	d.b.put(&d.look.theme.inks[i][m], text)
}

// square returns the point under a column and row of the board's pane; the nearest
// one for what stands between points.
func (d *boardDrawer) square(x, y int) (engine.Square, bool) {
	if d.scene.Labels != veil.FileLabels {
		x -= labelColumns
	}
	row := y - 1
	switch {
	case !d.look.compact:
		row /= 2
	case d.look.river && row > 4:
		row--
	}
	file := x / 4
	if x < 0 || y < 1 || file >= engine.Files || row >= engine.Ranks {
		return engine.NoSquare, false
	}
	return d.at(file, row), true
}
