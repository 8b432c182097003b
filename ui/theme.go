// Every style. Each is rendered once; what is drawn is cut out of strings.

package ui

import (
	"strings"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"

	"qipu/ui/board"
)

// sgr is a style as what is written before and behind a text.
type sgr struct{ on, off string }

// theme is a set of rendered styles.
type theme struct {
	name   string
	plain  bool // nothing is written but text: marks must do without attributes
	tiles  bool // the board has a ground, and its pieces tiles
	inks   [inks]sgr
	board  [board.Inks][board.Marks]sgr
	shades [2]sgr // underline and overline
}

// newTheme renders a theme for a terminal with the given colours and background;
// "auto" and any other name is wood where there are colours enough, else dark or
// light.
func newTheme(name string, profile termenv.Profile, behind backdrop) *theme {
	t := &theme{plain: name == "none" || profile == termenv.Ascii}
	if t.plain {
		t.name = "none"
		return t
	}
	var c *colors
	t.name, c = themeColors(name, profile, behind)
	t.tiles = c.ground != ""
	r := lipgloss.NewRenderer(nil)
	r.SetColorProfile(profile)
	render := func(s shade) sgr {
		style := r.NewStyle().Bold(s.bold && !brightens(profile, s.fg))
		if s.fg != "" {
			style = style.Foreground(lipgloss.Color(s.fg))
		}
		if s.bg != "" {
			style = style.Background(lipgloss.Color(s.bg))
		}
		return cutOut(style)
	}
	for i := range inks {
		t.inks[i] = render(c.text(i))
	}
	for i := range board.Inks {
		for m := range board.Marks {
			t.board[i][m] = render(c.point(i, m))
		}
	}
	t.shades = [2]sgr{{"\x1b[4m", "\x1b[24m"}, {"\x1b[53m", "\x1b[55m"}}
	return t
}

// brightens reports whether a terminal may show a bold colour as another, brighter
// one: many do with the first eight.
func brightens(profile termenv.Profile, fg string) bool {
	return profile == termenv.ANSI && len(fg) == 1 && fg < "8"
}

// cutOut renders a style once and returns what it writes around a text.
func cutOut(s lipgloss.Style) sgr {
	on, off, _ := strings.Cut(s.Render("x"), "x")
	return sgr{on, off}
}

// style is what is written around a text in an ink.
func (t *theme) style(i ink) *sgr { return &t.inks[i] }
