// A scene as rows of text.

package board

import (
	"strings"

	"qipu/engine"
	"qipu/ui/veil"
)

// blanks is more than any run of ground is wide.
const blanks = "                "

// Draw draws a scene.
func (l *Look) Draw(s *veil.Scene, c Canvas) {
	d := drawer{Look: l, scene: s, canvas: c}
	d.files(s.Near.Other())
	if l.tall() {
		d.tileRow(0, 0, false)
	}
	for row := range engine.Ranks {
		d.rank(row)
		if row < engine.Ranks-1 && (l.Pitch.Y > 1 || l.River && row == riverRow) {
			d.gap(row)
		}
	}
	if l.tall() {
		d.tileRow(engine.Ranks-1, 0, false)
	}
	d.files(s.Near)
}

// riverRow is the row of points above the river.
const riverRow = engine.Ranks/2 - 1

// drawer draws one scene.
type drawer struct {
	*Look
	scene  *veil.Scene
	canvas Canvas
}

func (d *drawer) put(i Ink, text string) { d.canvas.Put(i, NoMark, text) }

func (d *drawer) ground(n int) {
	for ; n >= 2; n -= 2 {
		d.put(Grid, d.Signs.blank)
	}
	if n > 0 {
		d.put(Grid, " ")
	}
}

func (d *drawer) spot(file, row int) veil.Spot { return d.scene.Spots[pointAt(d.scene, file, row)] }

// files draws the files as side c counts them, with nothing between: a line would
// look like one of the board.
func (d *drawer) files(c engine.Color) {
	row := 0
	if c == d.scene.Near {
		row = engine.Ranks - 1
	}
	d.ground(d.edge(d.scene.Labels))
	for file := range engine.Files {
		at := pointAt(d.scene, file, row)
		number, _ := at.Seen(c)
		d.put(Label, d.digit(c, number))
		room := d.Pitch.X - 2
		if d.scene.Labels == veil.ICCSLabels && c == d.scene.Near {
			d.put(Label, d.letter(rune('a'+at.File())))
			room -= labelColumns
		}
		if file < engine.Files-1 {
			d.ground(room)
		} else if room < d.Pitch.X-2 { // the letter stands in the place of the label of ranks
			d.ground(d.overhang() + d.Right)
			d.canvas.End()
			return
		}
	}
	d.margin()
}

// margin draws what stands behind the last file, and ends the row.
func (d *drawer) margin() {
	n := d.overhang() + d.Right
	if d.scene.Labels != veil.FileLabels {
		n += labelColumns
	}
	d.ground(n)
	d.canvas.End()
}

// digit is a number of a file or rank as a side writes it, two columns wide.
func (d *drawer) digit(c engine.Color, n int) string {
	switch {
	case !d.Signs.narrow:
		return digits[c][n]
	case n == 10:
		return "0 "
	}
	return string(rune('0'+n)) + " "
}

// letter is a letter or digit of ICCS, two columns wide.
func (d *drawer) letter(r rune) string {
	if d.Signs.narrow {
		return string(r) + " "
	}
	return string(r - '!' + '！')
}

// rankLabel draws the label beside a rank, of the left edge or the right.
func (d *drawer) rankLabel(row int, right bool) {
	if d.scene.Labels == veil.FileLabels {
		return
	}
	at := pointAt(d.scene, 0, row)
	switch {
	case d.scene.Labels == veil.RankLabels && right:
		_, rank := at.Seen(engine.Red)
		d.put(Label, d.digit(engine.Red, rank))
	case d.scene.Labels == veil.RankLabels:
		_, rank := at.Seen(engine.Black)
		d.put(Label, d.digit(engine.Black, rank))
	case right:
		d.ground(labelColumns)
	default:
		d.put(Label, d.letter(rune('0'+at.Rank())))
	}
}

// rank draws the points of a rank and what joins them.
func (d *drawer) rank(row int) {
	d.ground(d.Left)
	d.rankLabel(row, false)
	d.rim(d.spot(0, row))
	for file := range engine.Files {
		d.point(file, row)
		if file < engine.Files-1 {
			d.between(file, row)
		}
	}
	d.rim(d.spot(engine.Files-1, row))
	d.rankLabel(row, true)
	d.ground(d.Right)
	d.canvas.End()
}

// inkOf is the ink of what stands on a spot.
func inkOf(s veil.Spot) Ink {
	switch {
	case s.Draw == veil.Face && s.Piece.Color() == engine.Red, s.Draw == veil.SideDisc && s.Side == engine.Red:
		return Red
	case s.Draw == veil.Face, s.Draw == veil.SideDisc:
		return Black
	}
	return Disc
}

// point draws what stands on a point.
func (d *drawer) point(file, row int) {
	s := d.spot(file, row)
	m := strongest(s)
	switch s.Draw {
	case veil.Face:
		d.canvas.Put(inkOf(s), m, d.fill(d.Set.Glyphs[s.Piece], file))
		return
	case veil.SideDisc:
		d.canvas.Put(inkOf(s), m, d.fill(d.Signs.discs[s.Side], file))
		return
	case veil.Disc:
		d.canvas.Put(Disc, m, d.fill(d.Signs.discs[2], file))
		return
	}
	switch {
	case s.Has(veil.TargetMark) || s.Has(veil.TypedMark):
		d.canvas.Put(Target, m, d.Signs.reach)
	case s.Has(veil.FromMark):
		d.canvas.Put(Target, LastMark, d.Signs.from)
	default:
		d.canvas.Put(Grid, m, d.Signs.cross(file, row))
	}
}

// fill makes a glyph two columns wide.
func (d *drawer) fill(glyph string, file int) string {
	switch {
	case len(glyph) > 1: // not ASCII
		return glyph
	case d.Tiles || file == engine.Files-1:
		return glyph + " "
	}
	return glyph + "-"
}

// between draws what stands between a point and the next one on its rank: the
// line, and at its ends brackets of a mark or the overhang of tiles.
func (d *drawer) between(file, row int) {
	left, right := d.spot(file, row), d.spot(file+1, row)
	room := d.Pitch.X - 2
	if d.Tiles {
		l, r := 0, 0
		if left.Draw != veil.Nothing {
			l = d.overhang()
		}
		if right.Draw != veil.Nothing {
			r = d.overhang()
		}
		d.tile(left, l)
		d.line(room-l-r, l > 0)
		d.tile(right, r)
		return
	}
	open, shut := d.bracket(left, right, room)
	if shut != "" {
		d.put(Target, shut)
		room -= 2
	}
	if open != "" {
		room -= 2
	}
	d.line(room, false)
	if open != "" {
		d.put(Target, open)
	}
}

// line draws n columns of the line between two points, a column too few for a sign
// of two at the left or the right.
func (d *drawer) line(n int, atLeft bool) {
	odd := n%2 == 1
	if odd && atLeft {
		d.put(Grid, d.Signs.half)
	}
	if n >= 2 {
		d.put(Grid, strings.Repeat(d.Signs.across, n/2))
	}
	if odd && !atLeft {
		d.put(Grid, d.Signs.half)
	}
}

// bracket returns what opens before the right one of two spots and shuts behind the
// left one; where there is room for one of them only, the stronger mark has it.
func (d *drawer) bracket(left, right veil.Spot, room int) (open, shut string) {
	lm, rm := bracketed(left), bracketed(right)
	shut, open = d.brackets(lm)[1], d.brackets(rm)[0]
	if open != "" && shut != "" && room < 4 {
		if lm >= rm {
			return "", shut
		}
		return open, ""
	}
	if open != "" || shut != "" || !d.sidesAlike() {
		return open, shut
	}
	switch {
	case isRed(left) && !isRed(right):
		return "", d.Signs.sides[1]
	case !isRed(left) && isRed(right):
		return d.Signs.sides[0], ""
	}
	return "", ""
}

// sidesAlike reports whether nothing but brackets tells the sides apart.
func (d *drawer) sidesAlike() bool { return d.Set.Alike && d.Plain }

// brackets returns the brackets of a mark. Where round ones tell the sides apart
// the last move has others.
func (d *drawer) brackets(m Mark) pair {
	if m == LastMark && d.sidesAlike() {
		return pair{"〔", "〕"}
	}
	return d.Signs.marked[m]
}

// gap draws the rows under a rank: the files, the palaces' diagonals, the river; at
// a large pitch the lower and upper parts of tiles too.
func (d *drawer) gap(row int) {
	between := max(d.Pitch.Y-1, 1)
	for i := range between {
		switch {
		case row == riverRow && i == between/2:
			d.river()
		case d.tall() && i == 0:
			d.tileRow(row, 1, true)
		case d.tall() && i == between-1:
			d.tileRow(row+1, between, true)
		default:
			d.lines(row, i+1)
		}
	}
}

// lines draws the nth row of lines under a rank.
func (d *drawer) lines(row, n int) {
	d.begin()
	for file := range engine.Files {
		d.down(file, row)
		if file < engine.Files-1 {
			d.diagonal(file, row, n)
		}
	}
	d.margin()
}

// begin draws what stands before the first file of a row without points.
func (d *drawer) begin() { d.ground(d.edge(d.scene.Labels)) }

// down draws a file between two ranks; the river has none but the outer ones.
func (d *drawer) down(file, row int) {
	if row == riverRow && file > 0 && file < engine.Files-1 {
		d.ground(2)
		return
	}
	d.put(Grid, d.Signs.down)
}

// diagonal draws what the nth row under a rank has between two files: a part of a
// palace's diagonal, or ground.
func (d *drawer) diagonal(file, row, n int) {
	upper := row == 0 || row == 7 // the half of a palace that is nearer to the top
	lower := row == 1 || row == 8
	room := d.Pitch.X - 2
	at := (room - 2) / 2
	if d.Pitch.Y > 2 {
		at = (room - 2) * (n - 1) / (d.Pitch.Y - 2)
	}
	switch {
	case file == 3 && upper, file == 4 && lower:
		d.ground(at)
		d.put(Grid, d.Signs.falling)
		d.ground(room - 2 - at)
	case file == 4 && upper, file == 3 && lower:
		if d.Pitch.Y > 2 {
			at = room - 2 - at
		}
		d.ground(at)
		d.put(Grid, d.Signs.rising)
		d.ground(room - 2 - at)
	default:
		d.ground(room)
	}
}

// river draws 楚河 and 漢界, each glyph on a file.
func (d *drawer) river() {
	d.begin()
	for file := range engine.Files {
		switch file {
		case 0, engine.Files - 1:
			d.put(Grid, d.Signs.down)
		case 1, 2:
			d.put(Label, d.Signs.river[file-1])
		case 6, 7:
			d.put(Label, d.Signs.river[file-4])
		default:
			d.ground(2)
		}
		if file < engine.Files-1 {
			d.ground(d.Pitch.X - 2)
		}
	}
	d.margin()
}
