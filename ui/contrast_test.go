// Every text of every theme stands out from what it stands on.

package ui

import (
	"math"
	"strconv"
	"testing"

	"github.com/muesli/termenv"

	"qipu/ui/board"
)

// xterm16 are the first sixteen colours as xterm shows them.
var xterm16 = [16][3]float64{
	{0, 0, 0},
	{205, 0, 0},
	{0, 205, 0},
	{205, 205, 0},
	{0, 0, 238},
	{205, 0, 205},
	{0, 205, 205},
	{229, 229, 229},
	{127, 127, 127},
	{255, 0, 0},
	{0, 255, 0},
	{255, 255, 0},
	{92, 92, 255},
	{255, 0, 255},
	{0, 255, 255},
	{255, 255, 255},
}

// rgb are the parts of a colour of the 256, 0 to 255 each.
func rgb(t *testing.T, color string) [3]float64 {
	t.Helper()
	n, err := strconv.Atoi(color)
	if err != nil {
		t.Fatalf("%q is no colour", color)
	}
	switch {
	case n < 16:
		return xterm16[n]
	case n >= 232:
		v := float64(8 + 10*(n-232))
		return [3]float64{v, v, v}
	}
	part := func(v int) float64 {
		if v == 0 {
			return 0
		}
		return float64(55 + 40*v)
	}
	n -= 16
	return [3]float64{part(n / 36), part(n / 6 % 6), part(n % 6)}
}

// luminance is the relative luminance of WCAG 2.
func luminance(c [3]float64) float64 {
	for i, v := range c {
		if v /= 255; v <= 0.04045 {
			c[i] = v / 12.92
		} else {
			c[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2]
}

func contrast(a, b [3]float64) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// TestContrast: no text is below 4.5 to 1, on black, white and cream, in any theme,
// with 16 colours and with 256. Where a theme sets no colour the terminal's own is
// taken for readable on its background, but not on a ground of the theme's.
func TestContrast(t *testing.T) {
	backgrounds := map[string][3]float64{"black": {0, 0, 0}, "white": {255, 255, 255}, "cream": {253, 246, 227}}
	for _, name := range []string{"auto", "wood", "dark", "light", "high-contrast", "colour-blind"} {
		for _, profile := range []termenv.Profile{termenv.ANSI, termenv.ANSI256} {
			for where, background := range backgrounds {
				bright := where != "black"
				if name == "dark" && bright || name == "light" && !bright {
					continue // for the other background, as the name says
				}
				_, c := themeColors(name, profile, bright)
				check := func(what any, s shade) {
					if s.fg == "" && s.bg == "" {
						return
					}
					if s.fg == "" {
						t.Errorf("%s, %v: %v has no colour on %s", name, profile, what, s.bg)
						return
					}
					on := background
					if s.bg != "" {
						on = rgb(t, s.bg)
					}
					if got := contrast(rgb(t, s.fg), on); got < 4.5 {
						t.Errorf("%s with profile %v on %s: %v in %s on %q: %.2f", name, profile, where, what, s.fg, s.bg, got)
					}
				}
				for i := range inks {
					check(i, c.text(i))
				}
				for i := board.Label; i < board.Inks; i++ { // the grid is no text
					for m := range board.Marks {
						check([2]any{i, m}, c.point(i, m))
					}
				}
			}
		}
	}
}

// TestMovedPieceInGrey: the piece just moved is told from one that did not move by
// lightness alone, on its ground or on the terminal's.
func TestMovedPieceInGrey(t *testing.T) {
	for _, name := range []string{"wood", "high-contrast", "colour-blind"} {
		_, c := themeColors(name, termenv.ANSI256, false)
		for _, i := range []board.Ink{board.Red, board.Black} {
			still, moved := c.point(i, board.NoMark), c.point(i, board.LastMark)
			if got := contrast(rgb(t, still.bg), rgb(t, moved.bg)); got < 1.5 {
				t.Errorf("%s: the tile of a piece that moved differs by %.2f only", name, got)
			}
		}
	}
}
