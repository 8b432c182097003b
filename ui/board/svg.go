// The board as a picture: SVG.

package board

import (
	"fmt"
	"strings"

	"qipu/engine"
	"qipu/ui/veil"
)

const (
	svgStep   = 60 // between two lines
	svgMargin = 60
	svgWidth  = 2*svgMargin + (engine.Files-1)*svgStep
	svgHeight = 2*svgMargin + (engine.Ranks-1)*svgStep
	svgRadius = 24 // of a piece
	svgRiver  = 22 // size of the river's characters, which fit between four pieces
)

// SVG draws a scene with Red below as a picture of its own; the points of the last
// move are marked by corners. Its letters are the set's.
func SVG(s *veil.Scene, set *Set) string {
	if set.Alike {
		set = Pieces("")
	}
	var out strings.Builder
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="serif" text-anchor="middle">`+"\n", svgWidth, svgHeight)
	fmt.Fprintf(&out, `<rect width="%d" height="%d" fill="#f3dfb6"/>`+"\n", svgWidth, svgHeight)
	svgLines(&out)
	svgLabels(&out)
	for at, spot := range s.Spots {
		if spot.Has(veil.FromMark) || spot.Has(veil.ToMark) {
			svgCorners(&out, engine.Square(at))
		}
	}
	for at, spot := range s.Spots {
		if spot.Draw != veil.Nothing {
			svgPiece(&out, engine.Square(at), spot, set)
		}
	}
	out.WriteString("</svg>\n")
	return out.String()
}

// svgAt returns the place of a point, Red below.
func svgAt(file, rank int) (x, y int) {
	return svgMargin + file*svgStep, svgMargin + (engine.Ranks-1-rank)*svgStep
}

func svgLines(out *strings.Builder) {
	var path strings.Builder
	line := func(file, rank, toFile, toRank int) {
		x, y := svgAt(file, rank)
		tox, toy := svgAt(toFile, toRank)
		fmt.Fprintf(&path, "M%d %dL%d %d", x, y, tox, toy)
	}
	for rank := range engine.Ranks {
		line(0, rank, engine.Files-1, rank)
	}
	for file := range engine.Files {
		if file == 0 || file == engine.Files-1 {
			line(file, 0, file, 9)
			continue
		}
		line(file, 0, file, 4)
		line(file, 5, file, 9)
	}
	for _, rank := range []int{0, 7} { // the palaces
		line(3, rank, 5, rank+2)
		line(3, rank+2, 5, rank)
	}
	fmt.Fprintf(out, `<path d="%s" stroke="#5a3a1a" stroke-width="2" fill="none"/>`+"\n", path.String())
}

func svgLabels(out *strings.Builder) {
	text := func(x, y, size int, glyphs string) {
		fmt.Fprintf(out, `<text x="%d" y="%d" font-size="%d" fill="#5a3a1a">%s</text>`+"\n", x, y, size, glyphs)
	}
	for file := range engine.Files {
		x, _ := svgAt(file, 0)
		text(x, svgHeight-12, 20, string([]rune("九八七六五四三二一")[file]))
		text(x, 26, 20, fmt.Sprint(file+1))
	}
	_, y := svgAt(0, 4)
	for i, file := range []int{1, 2, 5, 6} { // each midway between two files, where no piece reaches
		x, _ := svgAt(file, 0)
		text(x+svgStep/2, y-svgStep/2+svgRiver*4/11, svgRiver, FullWidth.river[i])
	}
}

// svgCorners marks a point by the corners of a square around it.
func svgCorners(out *strings.Builder, s engine.Square) {
	x, y := svgAt(s.File(), s.Rank())
	const d, l = 28, 10
	var path strings.Builder
	for _, c := range [][2]int{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		fmt.Fprintf(&path, "M%d %dV%dH%d", x+c[0]*d, y+c[1]*(d-l), y+c[1]*d, x+c[0]*(d-l))
	}
	fmt.Fprintf(out, `<path d="%s" stroke="#2a6f4f" stroke-width="4" fill="none"/>`+"\n", path.String())
}

func svgPiece(out *strings.Builder, at engine.Square, s veil.Spot, set *Set) {
	x, y := svgAt(at.File(), at.Rank())
	color := "#101010"
	if inkOf(s) == Red {
		color = "#b01818"
	}
	fmt.Fprintf(out, `<circle cx="%d" cy="%d" r="%d" fill="#fdf3d8" stroke="%s" stroke-width="3"/>`, x, y, svgRadius, color)
	fmt.Fprintf(out, `<text x="%d" y="%d" font-size="32" fill="%s">%s</text>`+"\n", x, y+12, color, printed(s, set))
}
