// Package board draws a board: as rows for a screen, as a diagram of text, as a
// picture.
//
// What it draws is a [veil.Scene], that is a board as it may be seen at a level of
// blindfold play; it never sees a position, so that nothing hidden can be told. A
// [Look] says how: with which pieces ([Set]) and which characters for the lines
// ([Signs]), how far apart the points are ([Pitch]), with tiles under the pieces or
// without. [Look.Draw] gives a [Canvas] runs of text, row by row, each with what it
// is ([Ink]) and how its point is marked ([Mark]); colours are the canvas's affair.
// [Look.Square] is the way back from a column and row to a point.
//
// Every glyph of a piece, label or line takes two columns; at a pitch of four
// columns a file the characters of [FullWidth] stay aligned whatever a terminal
// makes of ambiguous widths:
//
//	１　２　３　４　５　６　７　８　９
//	車－馬－象－士－將－士－象－馬－車
//	｜　｜　｜　｜＼｜／｜　｜　｜　｜
//
// [Diagram] and [SVG] are what commands print and write.
package board

import (
	"qipu/engine"
	"qipu/ui/veil"
)

// Ink is what a run of text is.
type Ink uint8

// The inks.
const (
	Grid   Ink = iota // lines, and the ground between them
	Label             // files and ranks at the edges, and the river
	Red               // a piece, or a disc, of Red
	Black             // of Black
	Disc              // a disc whose side is hidden
	Target            // an empty point that is marked, and brackets
	Inks
)

// Mark is what is special about a point.
type Mark uint8

// The marks, the ones that hide others last.
const (
	NoMark    Mark = iota
	LastMark       // the last move's piece
	CheckMark      // a king in check, a chased piece
	TargetMark
	PickedMark
	CursorMark
	Marks
)

// Canvas takes what is drawn, from left to right and row by row.
type Canvas interface {
	Put(i Ink, m Mark, text string)
	End() // of a row
}

// Pitch is the distance of two points, in columns and rows: 4 by 2, 6 by 2 or 8 by
// 4.
type Pitch struct{ X, Y int }

// The pitches. Compact leaves out the rows between the ranks.
var (
	Small   = Pitch{4, 2}
	Wide    = Pitch{6, 2}
	Large   = Pitch{8, 4}
	Compact = Pitch{4, 1}
)

// Look is how a board is drawn.
type Look struct {
	Set   *Set
	Signs *Signs
	Pitch Pitch
	River bool // with Compact: but for the river's row
	// Tiles says that pieces stand on tiles which the canvas colours, and that it
	// shows marks; else marks are drawn as brackets.
	Tiles bool
	// Plain says that nothing but text tells the sides apart.
	Plain bool
	Left  int // columns of ground at the left edge
	Right int // and at the right one
}

// overhang is how far a tile reaches beyond the two columns of its glyph, on each
// side.
func (l *Look) overhang() int {
	if !l.Tiles {
		return 0
	}
	return l.Pitch.X/2 - 2
}

// tall reports whether a tile takes the rows above and below its point.
func (l *Look) tall() bool { return l.Tiles && l.Pitch.Y > 2 }

// labelColumns is how wide the label of a rank is.
const labelColumns = 2

// edge is what stands at the left of the first file: ground, the label of a rank,
// and the overhang of a tile.
func (l *Look) edge(labels veil.Labels) int {
	n := l.Left + l.overhang()
	if labels != veil.FileLabels {
		n += labelColumns
	}
	return n
}

// Size returns how many columns and rows a board takes.
func (l *Look) Size(labels veil.Labels) (width, height int) {
	width = l.edge(labels) + (engine.Files-1)*l.Pitch.X + 2 + l.overhang() + l.Right
	if labels != veil.FileLabels {
		width += labelColumns
	}
	height = (engine.Ranks-1)*l.Pitch.Y + 1 + 2
	if l.tall() {
		height += 2
	}
	if l.River && l.Pitch.Y == 1 {
		height++
	}
	return width, height
}

// Square returns the point under a column and row, the nearest one for what stands
// between points; false beside the board.
func (l *Look) Square(s *veil.Scene, x, y int) (engine.Square, bool) {
	x -= l.edge(s.Labels) - (l.Pitch.X-2)/2
	y-- // the labels
	switch {
	case l.tall():
		y += l.Pitch.Y/2 - 1
	case l.River && l.Pitch.Y == 1 && y > 4:
		y--
	}
	if l.Pitch.X == 4 { // as between two points of full-width characters: the left one
		x--
	}
	file, row := x/l.Pitch.X, y/l.Pitch.Y
	if x < 0 || y < 0 || file >= engine.Files || row >= engine.Ranks {
		return engine.NoSquare, false
	}
	return pointAt(s, file, row), true
}

// pointAt returns the point in a column and row of points of the drawn board.
func pointAt(s *veil.Scene, file, row int) engine.Square {
	at := engine.SquareAt(file, engine.Ranks-1-row)
	if s.Near == engine.Black {
		return at.Flip()
	}
	return at
}

// strongest returns the mark of a spot that is seen where it has several.
func strongest(s veil.Spot) Mark {
	switch {
	case s.Has(veil.CursorMark):
		return CursorMark
	case s.Has(veil.PickMark):
		return PickedMark
	case s.Has(veil.TargetMark), s.Has(veil.TypedMark):
		return TargetMark
	case s.Has(veil.CheckMark), s.Has(veil.ChasedMark):
		return CheckMark
	case s.Has(veil.ToMark):
		return LastMark
	}
	return NoMark
}

// bracketed returns the mark of a spot that is drawn as brackets: on an empty point
// only the cursor is, and the last move where a level hides its piece.
func bracketed(s veil.Spot) Mark {
	m := strongest(s)
	if s.Draw == veil.Nothing && m != CursorMark && m != LastMark {
		return NoMark
	}
	return m
}

func isRed(s veil.Spot) bool { return s.Draw == veil.Face && s.Piece.Color() == engine.Red }
