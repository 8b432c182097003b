// What drawing is done with.

package ui

import (
	"github.com/muesli/termenv"

	"qipu/ui/board"
	"qipu/ui/cell"
	"qipu/ui/veil"
)

// Look is what the screen's looks depend on beside the settings.
type Look struct {
	Ambiguous Ambiguous

	behind   backdrop // the terminal's background
	overline bool     // the terminal shows it
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
	set     *board.Set
	signs   *board.Signs
	measure cell.Measure
	brush   brush
}

// restyle makes what the look and the settings decide: a theme's name, "auto" for
// one by the terminal; the lines of the board, "wide" or, where the terminal does
// not show its characters wide, "box"; a set of pieces.
func (p *paint) restyle(name, lines, pieces string) {
	p.theme = newTheme(name, p.profile, p.look.behind)
	if !p.look.overline {
		p.theme.shades[1] = sgr{}
	}
	p.set = board.Pieces(pieces)
	p.measure = cell.Wide
	if p.look.Ambiguous == NarrowWidth {
		p.measure = cell.Narrow
	}
	switch {
	case p.set.ASCII:
		p.signs = board.ASCII
	case lines == "box" && p.look.Ambiguous != WideWidth:
		p.signs = board.Boxes
	default:
		p.signs = board.FullWidth
	}
}

// drawBoard draws a scene in a layout.
func (p *paint) drawBoard(scene veil.Scene, l *layout) *boardDrawer {
	look := l.look
	look.Set, look.Signs, look.Plain = p.set, p.signs, p.theme.plain
	return &boardDrawer{look: look, theme: p.theme, scene: scene}
}
