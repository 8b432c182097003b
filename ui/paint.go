// What drawing is done with.

package ui

import (
	"github.com/muesli/termenv"

	"qipu/ui/cell"
	"qipu/ui/veil"
)

// Look is what the screen's looks depend on beside the settings.
type Look struct {
	Ambiguous Ambiguous

	light    bool // the terminal's background is
	overline bool // the terminal shows it
}

// Ambiguous is how wide the terminal shows characters of ambiguous width.
type Ambiguous uint8

// The widths.
const (
	UnknownWidth Ambiguous = iota
	NarrowWidth
	WideWidth
)

// paint is what drawing is done with.
type paint struct {
	look    Look
	profile termenv.Profile
	theme   *theme
	set     *pieceSet
	signs   *signs
	measure cell.Measure
}

// restyle makes what the look and the settings decide: a theme's name, "auto" for
// one by the terminal's background; the lines of the board, "wide" or, where the
// terminal does not show its characters wide, "box"; a set of pieces.
func (p *paint) restyle(name, lines, pieces string) {
	if name == "auto" && p.look.light {
		name = "light"
	}
	p.theme = newTheme(name, p.profile)
	if !p.look.overline {
		p.theme.shades[1] = sgr{}
	}
	p.set = newPieceSet(pieces)
	p.measure = cell.Wide
	if p.look.Ambiguous == NarrowWidth {
		p.measure = cell.Narrow
	}
	switch {
	case p.set.ascii:
		p.signs = &ascii
	case lines == "box" && p.look.Ambiguous != WideWidth:
		p.signs = &boxes
	default:
		p.signs = &fullWidth
	}
}

// board draws a scene in a layout.
func (p *paint) board(scene veil.Scene, l *layout) *boardDrawer {
	return &boardDrawer{look: boardLook{p.theme, p.set, p.signs, l.compact, l.river}, scene: scene}
}
