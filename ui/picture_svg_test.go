// A screen as a picture: what the program writes, drawn as a terminal of 256 colours
// with a black background draws it.

package ui

import (
	"fmt"
	"html"
	"strconv"
	"strings"
	"testing"

	"qipu/ui/cell"
)

// The size of a cell, in the picture's units.
const (
	cellWide, cellHigh = 9, 19
	pictureMargin      = 10
)

// pen is what SGR has set.
type pen struct {
	fg, bg            string // of the 256 colours; "": the terminal's own
	bold, under, over bool
}

// set takes the numbers of one SGR sequence.
func (p *pen) set(t *testing.T, numbers string) {
	t.Helper()
	codes := strings.Split(numbers, ";")
	for i := 0; i < len(codes); i++ {
		switch n, _ := strconv.Atoi(codes[i]); {
		case n == 0:
			*p = pen{}
		case n == 1:
			p.bold = true
		case n == 4, n == 24:
			p.under = n == 4
		case n == 53, n == 55:
			p.over = n == 53
		case (n == 38 || n == 48) && i+2 < len(codes) && codes[i+1] == "5":
			if n == 38 {
				p.fg = codes[i+2]
			} else {
				p.bg = codes[i+2]
			}
			i += 2
		default:
			t.Fatalf("SGR %q is not drawn", numbers)
		}
	}
}

func hex(t *testing.T, color, otherwise string) string {
	t.Helper()
	if color == "" {
		return otherwise
	}
	c := rgb(t, color)
	return fmt.Sprintf("#%02x%02x%02x", int(c[0]), int(c[1]), int(c[2]))
}

// picture draws screens of w columns and h rows, each at a column and row.
type picture struct {
	t      *testing.T
	w, h   int
	ground strings.Builder
	text   strings.Builder
}

// screen draws the rows of a screen, as far as the columns and rows given, with its
// corner at a column and row of the picture.
func (p *picture) screen(x, y, w, h int, screen string) {
	p.w, p.h = max(p.w, x+w), max(p.h, y+h)
	for i, row := range strings.Split(screen, "\n") {
		if i < h {
			p.row(x, y+i, w, row)
		}
	}
}

// row draws one row: runs of one style, each character at its own column, so that
// the fonts of whoever looks at the picture tear nothing.
func (p *picture) row(x, y, w int, row string) {
	var with pen
	end := x + w
	for row != "" && x < end {
		if rest, ok := strings.CutPrefix(row, "\x1b["); ok {
			numbers, after, _ := strings.Cut(rest, "m")
			with.set(p.t, numbers)
			row = after
			continue
		}
		text, _, _ := strings.Cut(row, "\x1b")
		row = row[len(text):]
		text = cell.Narrow.Cut(text, end-x)
		p.run(x, y, with, text)
		x += cell.Narrow.Width(text)
	}
}

func (p *picture) run(x, y int, with pen, text string) {
	left, top, wide := pictureMargin+x*cellWide, pictureMargin+y*cellHigh, cell.Narrow.Width(text)*cellWide
	if with.bg != "" {
		fmt.Fprintf(&p.ground, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>`+"\n", left, top, wide, cellHigh, hex(p.t, with.bg, ""))
	}
	fill := hex(p.t, with.fg, "#e5e5e5")
	for _, line := range []struct {
		on bool
		at int
	}{{with.under, cellHigh - 2}, {with.over, 2}} {
		if line.on {
			fmt.Fprintf(&p.text, `<path d="M%d %dh%d" stroke="%s"/>`+"\n", left, top+line.at, wide, fill)
		}
	}
	weight := ""
	if with.bold {
		weight = ` font-weight="bold"`
	}
	for text != "" { // word by word: what shows pictures drops blanks
		word := strings.TrimLeft(text, " \u3000")
		left += cell.Narrow.Width(text[:len(text)-len(word)]) * cellWide
		if i := strings.IndexAny(word, " \u3000"); i >= 0 {
			word = word[:i]
		}
		if word == "" {
			return
		}
		text = text[strings.Index(text, word)+len(word):]
		var places []string
		for _, r := range word {
			n := cell.Narrow.Rune(r)
			places = append(places, strconv.Itoa(left+n-1)) // a wide character is narrower than its two cells
			left += n * cellWide
		}
		fmt.Fprintf(&p.text, `<text y="%d" fill="%s"%s x="%s">%s</text>`+"\n", top+cellHigh-5, fill, weight, strings.Join(places, " "), html.EscapeString(word))
	}
}

// svg is the picture as a file.
func (p *picture) svg() string {
	w, h := 2*pictureMargin+p.w*cellWide, 2*pictureMargin+p.h*cellHigh
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-size="15" `+
		`font-family="'DejaVu Sans Mono', Menlo, Consolas, 'Noto Sans Mono CJK SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', monospace">`+"\n"+
		`<rect width="%d" height="%d" fill="#000"/>`+"\n%s%s</svg>\n", w, h, w, h, w, h, p.ground.String(), p.text.String())
}
