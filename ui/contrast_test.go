// Every text of every theme stands out from what it stands on.

package ui

import (
	"fmt"
	"math"
	"strconv"
	"testing"

	"github.com/muesli/termenv"

	"qipu/ui/board"
	"qipu/ui/store"
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

// grounds are the backgrounds of terminals, and what may be known of each.
var grounds = map[string]struct {
	color [3]float64
	known backdrop
}{
	"black": {[3]float64{0, 0, 0}, darkBackdrop},
	"white": {[3]float64{255, 255, 255}, lightBackdrop},
	"cream": {[3]float64{253, 246, 227}, lightBackdrop},
}

// onAllGrounds calls check with the colours of every theme, with 16 colours and
// with 256, on every ground, known and not.
func onAllGrounds(check func(where string, c *colors, profile termenv.Profile, background [3]float64)) {
	for _, name := range store.Values("interface", "theme") {
		for _, profile := range []termenv.Profile{termenv.ANSI, termenv.ANSI256} {
			for ground, g := range grounds {
				for _, behind := range []backdrop{g.known, unknownBackdrop} {
					if behind == unknownBackdrop && (name == "dark" || name == "light") && (g.known == darkBackdrop) != (name == "dark") {
						continue // nothing but this name says what the background is, and it is wrong
					}
					_, c := themeColors(name, profile, behind)
					check(fmt.Sprintf("%s, profile %v, %s, backdrop %d", name, profile, ground, behind), c, profile, g.color)
				}
			}
		}
	}
}

// TestContrast: no text is below 4.5 to 1, on black, white and cream, in any theme,
// whether or not the background is known. Where a theme sets no colour the
// terminal's own is taken for readable on its background, but not on a ground of the
// theme's. A bold one of the first eight is no other colour.
func TestContrast(t *testing.T) {
	onAllGrounds(func(where string, c *colors, profile termenv.Profile, background [3]float64) {
		check := func(what any, s shade) {
			if s.fg == "" && s.bg == "" {
				return
			}
			if s.fg == "" {
				t.Errorf("%s: %v has no colour on %s", where, what, s.bg)
				return
			}
			on := background
			if s.bg != "" {
				on = rgb(t, s.bg)
			}
			if got := contrast(rgb(t, s.fg), on); got < 4.5 {
				t.Errorf("%s: %v in %s on %q: %.2f", where, what, s.fg, s.bg, got)
			}
		}
		for i := range inkBarRed {
			check(i, c.text(i))
		}
		for i := board.Label; i < board.Inks; i++ { // the grid is no text
			for m := range board.Marks {
				check([2]any{i, m}, c.point(i, m))
			}
		}
	})
	for n, want := range map[string]bool{"1": true, "0": true, "8": false, "15": false, "": false, "160": false} {
		if brightens(termenv.ANSI, n) != want || brightens(termenv.ANSI256, n) {
			t.Errorf("a bold %q is another colour: %v", n, !want)
		}
	}
}

// TestGridAndBarAreSeen: the lines of a board and the parts of a bar, which are no
// text, stand out from their ground, and the parts from each other, by lightness.
func TestGridAndBarAreSeen(t *testing.T) {
	onAllGrounds(func(where string, c *colors, _ termenv.Profile, background [3]float64) {
		on := background
		if c.ground != "" {
			on = rgb(t, c.ground)
		}
		if got := contrast(rgb(t, c.grid), on); got < 2 {
			t.Errorf("%s: the lines have %.2f", where, got)
		}
		for i, part := range c.bar {
			// Of a bar that ends with drawn games the end need not be seen.
			if got := contrast(rgb(t, part), background); got < 1.5 && i != 1 {
				t.Errorf("%s: part %d of a bar has %.2f", where, i, got)
			}
			if i > 0 && contrast(rgb(t, part), rgb(t, c.bar[i-1])) < 1.5 {
				t.Errorf("%s: parts %d and %d of a bar look alike", where, i-1, i)
			}
		}
	})
}

// TestMovedPieceInGrey: the piece just moved is told from one that did not move by
// lightness alone, on its ground or on the terminal's.
func TestMovedPieceInGrey(t *testing.T) {
	for _, name := range []string{"wood", "dark", "light", "high-contrast", "colour-blind"} {
		_, c := themeColors(name, termenv.ANSI256, darkBackdrop)
		for _, i := range []board.Ink{board.Red, board.Black} {
			still, moved := c.point(i, board.NoMark), c.point(i, board.LastMark)
			if got := contrast(rgb(t, still.bg), rgb(t, moved.bg)); got < 1.5 {
				t.Errorf("%s: the tile of a piece that moved differs by %.2f only", name, got)
			}
		}
	}
}
