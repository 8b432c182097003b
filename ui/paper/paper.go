// Package paper makes pages of HTML to be printed: games with their comments,
// variations and diagrams, or exercises with their solutions on pages behind.
//
// A page holds no script and asks for nothing from elsewhere, so that it opens
// offline; every text of a record is inert in it. Boards are pictures of package
// board. A diagram stands at the start of a game that does not begin as usual, and
// behind each move whose comment has the mark [Diagram], as records in PGN have it.
//
// [Write] makes a page of games, or with Exercises a sheet: the starts, numbered, six
// a page, with the side to move under each, and the solutions behind a page break.
package paper

import (
	"bufio"
	"fmt"
	"html"
	"io"
	"iter"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/board"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// Diagram is the mark in a comment that asks for a diagram behind the move.
const Diagram = "[#]"

// Options say how a page is made.
type Options struct {
	Lang      lang.Lang
	Notation  notation.Notation // of the moves
	Set       *board.Set
	Exercises bool // starts and solutions in place of games
}

// style is all that a page needs to look well on a screen and on paper.
const style = `body{font-family:serif;line-height:1.6;max-width:46em;margin:2em auto;padding:0 1em}
h1{font-size:1.3em;margin:1.5em 0 .2em}dl{display:grid;grid-template-columns:max-content auto;gap:0 1em;color:#555;margin:.2em 0}dd{margin:0}
figure,.board{display:block;margin:1em auto;width:16em;break-inside:avoid;text-align:center}svg{width:100%;height:auto}
i{font-style:normal;color:#355}.variation{color:#666}article{break-inside:auto}
.sheet{display:grid;grid-template-columns:1fr 1fr;gap:1em;break-after:page}.sheet figure{width:auto;margin:0}
.solutions{break-before:page}@page{margin:15mm}
@media print{body{margin:0 auto;padding:0}.sheet{gap:2mm 8mm}.sheet svg{height:70mm;width:auto;max-width:100%}}`

// writer writes a page.
type writer struct {
	Options
	out *bufio.Writer
	err error
}

// Write writes a page of games.
func Write(w io.Writer, games iter.Seq[*records.Game], o Options) error {
	p := writer{Options: o, out: bufio.NewWriterSize(w, 1<<16)}
	p.raw(fmt.Sprintf("<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width\"/>\n<title>qipu</title>\n<style>\n%s\n</style>\n</head>\n<body>\n", o.Lang, style))
	if o.Exercises {
		p.exercises(games)
	} else {
		for g := range games {
			p.game(g)
		}
	}
	p.raw("</body>\n</html>\n")
	if p.err != nil {
		return p.err
	}
	return p.out.Flush()
}

// raw writes what is HTML already.
func (p *writer) raw(text string) {
	if _, err := p.out.WriteString(text); err != nil && p.err == nil {
		p.err = err
	}
}

// text writes what is none.
func (p *writer) text(text string) { p.raw(inert(text)) }

// inert is a text as it stands in a page, with its line ends and no other control
// characters.
func inert(text string) string {
	return strings.ReplaceAll(html.EscapeString(cell.Clean(text)), "\n", "<br/>\n")
}

// start writes the board of a start with a caption.
func (p *writer) start(g *records.Game, caption string) {
	scene := board.Uncovered(&g.Start.Board, engine.Move{})
	p.raw("<figure>\n" + board.SVG(&scene, p.Set) + "<figcaption>" + inert(caption) + "</figcaption>\n</figure>\n")
}

// game writes one game: its headers, its start where that is unusual, its moves.
func (p *writer) game(g *records.Game) {
	p.raw("<article>\n<h1>" + inert(title(g)) + "</h1>\n<dl>\n")
	for _, tag := range g.Tags {
		if value := strings.TrimSpace(tag.Value); value != "" && value != "*" && value != "?" {
			p.raw("<dt>" + inert(tag.Name) + "</dt><dd>" + inert(value) + "</dd>\n")
		}
	}
	p.raw("</dl>\n")
	if g.Start.Board != engine.StandardSetup().Board {
		p.start(g, p.turn(&g.Start.Board))
	}
	p.raw("<p>")
	p.comment(g, 0)
	p.moves(g)
	p.raw("</p>\n</article>\n")
}

// title names a game by its players, or its title, or its event.
func title(g *records.Game) string {
	red, black := g.Tags.Value("Red"), g.Tags.Value("Black")
	switch {
	case red != "" && black != "":
		return red + " - " + black
	case g.Tags.Value("Title") != "":
		return g.Tags.Value("Title")
	}
	return red + black + g.Tags.Value("Event")
}

// turn says whose move it is.
func (p *writer) turn(b *engine.Board) string {
	if b.Turn == engine.Black {
		return p.Lang.Say(lang.BlackFirst)
	}
	return p.Lang.Say(lang.RedFirst)
}

// comment writes the comment of a node without its mark, and reports whether it has
// one.
func (p *writer) comment(g *records.Game, id records.NodeID) (diagram bool) {
	text := g.Comment(id)
	diagram = strings.Contains(text, Diagram)
	if text = strings.TrimSpace(strings.ReplaceAll(text, Diagram, "")); text != "" {
		p.raw(" <i>" + inert(text) + "</i>")
	}
	return diagram
}

// job is what is to be written behind the present move.
type job struct {
	node     records.NodeID
	siblings bool // of node, as variations
	line     bool // node begins a variation: its siblings are written already
	number   bool
	close    bool // of a variation
}

// moves writes the tree; a variation stands in brackets behind the move that it
// replaces.
func (p *writer) moves(g *records.Game) {
	c := records.NewCursor(g)
	stack := []job{{node: g.First(0), number: true}}
	for len(stack) > 0 {
		j := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch {
		case j.close:
			p.raw(")</span>")
		case j.node == 0:
		case j.siblings:
			p.raw(" <span class=\"variation\">(")
			if next := g.Next(j.node); next != 0 {
				stack = append(stack, job{node: next, siblings: true})
			}
			stack = append(stack, job{close: true}, job{node: j.node, line: true, number: true})
		default:
			if !j.line { // a bracket stands before that
				p.raw(" ")
			}
			number := p.move(g, c, j.node, j.number)
			next := g.Next(j.node)
			stack = append(stack, job{node: g.First(j.node), number: number || next != 0 && !j.line})
			if next != 0 && !j.line {
				stack = append(stack, job{node: next, siblings: true})
			}
		}
	}
	p.raw(" ")
	p.text(g.Tags.Value("Result"))
}

// move writes a move with its number, mark, comment and diagram, and reports whether
// the next one needs its number.
func (p *writer) move(g *records.Game, c *records.Cursor, id records.NodeID, number bool) bool {
	c.ToNode(id)
	switch round, black := c.RoundOf(c.Ply()); {
	case !black:
		p.raw(fmt.Sprintf("%d. ", round))
	case number:
		p.raw(fmt.Sprintf("%d. ... ", round))
	}
	p.raw("<b>")
	p.text(p.written(c, g.Move(id)) + g.Mark(id))
	p.raw("</b>")
	diagram := p.comment(g, id)
	if diagram {
		b := c.Board()
		scene := board.Uncovered(&b, g.Move(id))
		p.raw("\n<span class=\"board\">" + board.SVG(&scene, p.Set) + "</span>\n")
	}
	return diagram || g.Comment(id) != ""
}

// written is the move that led to the cursor, in ICCS where the notation has no text.
func (p *writer) written(c *records.Cursor, m engine.Move) string {
	before := c.Before()
	if text, ok := p.Notation.Append(nil, &before, m); ok {
		return string(text)
	}
	return m.String()
}

// perPage is how many exercises stand on a page.
const perPage = 6

// exercises writes the starts, numbered, and their solutions behind.
func (p *writer) exercises(games iter.Seq[*records.Game]) {
	var all []*records.Game
	for g := range games {
		all = append(all, g)
	}
	for from := 0; from < len(all); from += perPage {
		p.raw("<div class=\"sheet\">\n")
		for i, g := range all[from:min(from+perPage, len(all))] {
			p.start(g, fmt.Sprintf("%d.  %s  %s", from+i+1, title(g), p.turn(&g.Start.Board)))
		}
		p.raw("</div>\n")
	}
	p.raw("<div class=\"solutions\">\n")
	for i, g := range all {
		p.raw(fmt.Sprintf("<p>%d. ", i+1))
		p.comment(g, 0)
		p.moves(g)
		p.raw("</p>\n")
	}
	p.raw("</div>\n")
}
