// Every style. Each is rendered once; what is drawn is cut out of strings.

package ui

import (
	"strings"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// ink is what a piece of text is drawn as.
type ink uint8

const (
	inkText ink = iota
	inkDim
	inkTitle
	inkHead
	inkKey
	inkCaret   // where text is written
	inkCurrent // the row of the current ply
	inkError
	inkGrid
	inkLabel
	inkRed
	inkBlack
	inkDisc // a piece whose side is hidden
	inkTarget
	inks
)

// mark is what is special about a point of the board.
type mark uint8

const (
	markNone mark = iota
	markLast
	markCheck
	markTarget
	markPicked
	markCursor
	marks
)

// colors is what a theme chooses; "" is the terminal's own colour.
type colors struct {
	red, black, disc, grid, dim, key, head, err string
	last, check, target, cursor                 string // backgrounds
	on                                          string // of text on one of those
	text                                        string // of the current row
	bold                                        bool   // pieces stand out by weight too
}

// themes lists the colours by name, as settings and `:theme` say it. Red and
// Black also differ in glyph, and every mark is a glyph as well.
var themes = map[string]colors{
	"dark":          {"203", "80", "250", "240", "245", "222", "110", "210", "237", "52", "22", "24", "", "255", true},
	"light":         {"160", "25", "240", "246", "241", "91", "25", "160", "252", "217", "194", "153", "", "234", true},
	"high-contrast": {"9", "14", "15", "7", "7", "11", "15", "9", "4", "1", "2", "6", "15", "15", true},
	"colour-blind":  {"214", "75", "250", "240", "245", "229", "110", "214", "237", "58", "23", "25", "", "255", true},
	"none":          {},
}

// themes16 are the ones that need colours of their own in terminals with sixteen.
var themes16 = map[string]colors{
	"dark":  {"9", "14", "7", "8", "7", "11", "14", "9", "8", "1", "4", "4", "", "15", true},
	"light": {"1", "4", "0", "8", "8", "5", "4", "1", "7", "7", "6", "6", "", "0", true},
}

// sgr is a style as what is written before and behind a text.
type sgr struct{ on, off string }

// theme is a set of rendered styles.
type theme struct {
	name   string
	plain  bool // nothing is written but text: marks must do without attributes
	inks   [inks][marks]sgr
	shades [2]sgr // underline and overline
}

// newTheme renders a theme for a terminal with the given colours; any other name
// is dark.
func newTheme(name string, profile termenv.Profile) *theme {
	c, ok := themes[name]
	if !ok {
		name, c = "dark", themes["dark"]
	}
	if few, ok := themes16[name]; ok && profile == termenv.ANSI {
		c = few
	}
	t := &theme{name: name, plain: name == "none" || profile == termenv.Ascii}
	if t.plain {
		return t
	}
	r := lipgloss.NewRenderer(nil)
	r.SetColorProfile(profile)
	style := r.NewStyle
	fg := func(color string) lipgloss.Style { return style().Foreground(lipgloss.Color(color)) }
	base := [inks]lipgloss.Style{
		inkText: style(), inkDim: fg(c.dim), inkTitle: style().Bold(true), inkHead: fg(c.head), inkKey: fg(c.key), inkCaret: fg(c.key),
		inkCurrent: fg(c.text).Bold(true).Background(lipgloss.Color(c.last)), inkError: fg(c.err),
		inkGrid: fg(c.grid), inkLabel: fg(c.dim), inkRed: fg(c.red).Bold(c.bold), inkBlack: fg(c.black).Bold(c.bold),
		inkDisc: fg(c.disc), inkTarget: fg(c.key).Bold(true),
	}
	grounds := [marks]string{markLast: c.last, markCheck: c.check, markTarget: c.target, markPicked: c.cursor, markCursor: c.cursor}
	for i, s := range base {
		for m, ground := range grounds {
			if ground != "" {
				s = s.Background(lipgloss.Color(ground))
				if c.on != "" && ink(i) != inkRed && ink(i) != inkBlack {
					s = s.Foreground(lipgloss.Color(c.on))
				}
			}
			t.inks[i][m] = cutOut(s)
		}
	}
	t.shades = [2]sgr{{"\x1b[4m", "\x1b[24m"}, {"\x1b[53m", "\x1b[55m"}}
	return t
}

// cutOut renders a style once and returns what it writes around a text.
func cutOut(s lipgloss.Style) sgr {
	on, off, _ := strings.Cut(s.Render("x"), "x")
	return sgr{on, off}
}

// style is what is written around a text in an ink.
func (t *theme) style(i ink) *sgr { return &t.inks[i][markNone] }
