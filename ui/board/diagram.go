// The board as text, made of full-width characters alone, so that it stays
// aligned whatever a terminal makes of ambiguous widths.

package board

import (
	"strings"

	"qipu/engine"
	"qipu/ui/veil"
)

// The lines of a diagram, with a margin of one cell for marks.
const (
	redFiles    = "　九　八　七　六　五　四　三　二　一\n"
	blackFiles  = "　１　２　３　４　５　６　７　８　９\n"
	riverLine   = "　｜　楚　河　　　　　　　漢　界　｜\n"
	palaceUpper = "　｜　｜　｜　｜＼｜／｜　｜　｜　｜\n"
	palaceLower = "　｜　｜　｜　｜／｜＼｜　｜　｜　｜\n"
	filesLine   = "　｜　｜　｜　｜　｜　｜　｜　｜　｜\n"
)

// Diagram draws a scene with Red below; coloured: Red's pieces in red, as a
// terminal's escape sequences have it. Of the points of the last move the one that
// was left is marked by a star, the one that was reached by brackets. A set in
// which the sides look alike needs more than a line of text has: the traditional
// one takes its place.
func Diagram(s *veil.Scene, set *Set, coloured bool) string {
	if set.Alike {
		set = Pieces("")
	}
	var out strings.Builder
	out.WriteString(blackFiles)
	for rank := engine.Ranks - 1; rank >= 0; rank-- {
		diagramRank(&out, s, set, rank, coloured)
		switch rank {
		case 9, 2:
			out.WriteString(palaceUpper)
		case 8, 1:
			out.WriteString(palaceLower)
		case 5:
			out.WriteString(riverLine)
		case 0:
			out.WriteString(redFiles)
		default:
			out.WriteString(filesLine)
		}
	}
	return out.String()
}

// diagramRank draws one rank: seventeen full-width cells, points and what lies
// between them. A mark takes the cells beside its point.
func diagramRank(out *strings.Builder, s *veil.Scene, set *Set, rank int, coloured bool) {
	var cells [2*engine.Files + 1]string // a margin of one cell on each side
	for i := range cells {
		cells[i] = "－"
	}
	cells[0], cells[len(cells)-1] = "　", ""
	for file := range engine.Files {
		at, spot := 2*file+1, s.Spots[engine.SquareAt(file, rank)]
		switch {
		case spot.Draw != veil.Nothing:
			cells[at] = printed(spot, set)
			if coloured && inkOf(spot) == Red {
				cells[at] = "\x1b[31m" + cells[at] + "\x1b[39m"
			}
		case spot.Has(veil.FromMark):
			cells[at] = "＊"
		default:
			cells[at] = "＋"
		}
		if spot.Has(veil.ToMark) {
			cells[at-1], cells[at+1] = "（", "）"
		}
	}
	out.WriteString(strings.Join(cells[:], "") + "\n")
}

// printed is what stands on a spot, as text of two columns.
func printed(s veil.Spot, set *Set) string {
	switch s.Draw {
	case veil.SideDisc:
		return FullWidth.discs[s.Side]
	case veil.Disc:
		return FullWidth.discs[2]
	}
	glyph := set.Glyphs[s.Piece]
	if set.ASCII {
		return string([]rune(glyph)[0] - '!' + '！')
	}
	return glyph
}

// Uncovered returns the scene of a board of which everything may be seen, with the ends
// of a last move; the zero Move: none.
func Uncovered(b *engine.Board, last engine.Move) veil.Scene {
	o := veil.NoOptions(engine.Red)
	o.Last = last
	return veil.See(b, veil.Open, o)
}
