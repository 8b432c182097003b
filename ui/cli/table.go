// A game as text: its headers, the board, the table of moves.

package cli

import (
	"bufio"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/board"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// page writes games as text.
type page struct {
	out     *bufio.Writer
	lang    lang.Lang
	columns []notation.Notation
	heads   []string
	widths  []int
	set     *board.Set
	colour  bool // of the diagram
	ply     int  // whose board is shown
	voice   lang.Voice
	rules   engine.Rules
	started bool
}

// columnHeads are the heads of the columns of moves, and their widths.
var columnHeads = []struct {
	text  lang.Text
	width int
}{
	{lang.HeadICCS, 5},
	{lang.HeadChinese, 8},
	{lang.HeadTraditional, 8},
	{lang.HeadWXF, 5},
	{lang.HeadKeypad, 5},
	{lang.HeadAbsolute, 10},
	{lang.HeadShorthand, 6},
}

func (a *app) page(out *bufio.Writer, ply int, rules engine.Rules) *page {
	p := &page{out: out, lang: a.lang, set: board.Pieces(a.settings.Pieces), ply: ply, voice: a.voice(nil), rules: rules}
	p.colour = terminal(a.out) && a.env("NO_COLOR") == "" && a.env("TERM") != "dumb"
	for _, n := range columns() {
		p.columns = append(p.columns, a.settings.Form(n))
	}
	for _, head := range columnHeads {
		text := a.lang.Say(head.text)
		p.heads = append(p.heads, text)
		p.widths = append(p.widths, max(head.width, cell.Narrow.Width(text)))
	}
	return p
}

func (p *page) line(text string) {
	p.out.WriteString(strings.TrimRight(text, " "))
	p.out.WriteByte('\n')
}

// game writes one record.
func (p *page) game(r *record) {
	g := r.game
	if p.started {
		p.out.WriteByte('\n')
	}
	p.started = true
	nodes, variations := g.Count()
	p.line(cell.Line(p.lang.Say(lang.ShowGame, r.index, r.file)))
	p.headers(g)
	p.out.WriteByte('\n')
	p.board(g)
	p.text(g.Comment(0), "")
	p.unread(g.Unread(0), "")
	if nodes > 0 {
		p.out.WriteByte('\n')
		p.moves(g)
	}
	if variations > 0 {
		p.line("")
		p.line(p.lang.Say(lang.ShowVariations, nodes, variations))
	}
}

// headers writes the tags, what the moves say of the opening, and the start. A
// code in the file that is another one stays beside it.
func (p *page) headers(g *records.Game) {
	for _, tag := range g.Tags {
		if strings.TrimSpace(tag.Value) != "" {
			p.line(cell.Line(tag.Name) + ": " + cell.Line(tag.Value))
		}
	}
	if o, ok := g.Opening(); ok {
		p.line(p.lang.Say(lang.ShowOpening, o.Code, p.lang.Opening(&o)))
	}
	p.line("FEN: " + g.Start.FEN())
}

// board draws the board at the ply that is asked for.
func (p *page) board(g *records.Game) {
	b, last := boardAt(g, p.ply)
	scene := board.Uncovered(&b, last)
	p.out.WriteString(board.Diagram(&scene, p.set, p.colour))
	p.line("")
	p.line(p.standing(&b))
}

// standing says how a board stands.
func (p *page) standing(b *engine.Board) string {
	at, ok := engine.Setup{Board: *b}.Playable()
	if !ok {
		return p.lang.Standing(b.Turn, engine.Ongoing, false)
	}
	return p.lang.Standing(b.Turn, at.Status(), at.InCheck() != engine.NoSquare)
}

// boardAt returns the board after ply moves of the main line, and the last of
// them.
func boardAt(g *records.Game, ply int) (engine.Board, engine.Move) {
	b := g.Start.Board
	var last engine.Move
	id := g.First(0)
	for ; ply > 0 && id != 0; ply-- {
		last = g.Move(id)
		b.Move(last)
		id = g.First(id)
	}
	return b, last
}

// moves writes the table.
func (p *page) moves(g *records.Game) {
	number := len(strconv.Itoa(plies(g)))
	row := cell.Blanks(number + 3)
	for i, head := range p.heads {
		row += cell.Narrow.Pad(head, p.widths[i]) + "  "
	}
	p.line(row)
	indent := cell.Blanks(number + 3)
	b := g.Start.Board
	var buf []byte
	ply, said := 0, remarks(g, p.rules, p.voice)
	for id := g.First(0); id != 0; id = g.First(id) {
		ply++
		buf = append(buf[:0], "  "...)
		if ply == p.ply {
			buf[0] = '>'
		}
		digits := strconv.Itoa(ply)
		buf = append(buf, cell.Blanks(number-len(digits))...)
		buf = append(buf, digits...)
		buf = append(buf, ' ')
		m := g.Move(id)
		for i, n := range p.columns {
			buf = append(buf, cell.Narrow.Pad(string(moveText(nil, n, &b, m)), p.widths[i])...)
			buf = append(buf, "  "...)
		}
		buf = append(buf, cell.Line(g.Mark(id))...)
		p.line(string(buf))
		b.Move(m)
		p.text(g.Comment(id), indent)
		p.unread(g.Unread(id), indent)
		for ; len(said) > 0 && said[0].ply == ply; said = said[1:] {
			p.line(indent + said[0].message)
		}
	}
}

// text writes a comment, cleaned, line by line.
func (p *page) text(comment, indent string) {
	if strings.TrimSpace(comment) == "" {
		return
	}
	for line := range strings.Lines(cell.Clean(comment)) {
		p.line(indent + strings.TrimRight(line, "\n"))
	}
}

func (p *page) unread(text, indent string) {
	if text != "" {
		p.line(indent + p.lang.Say(lang.ShowUnread, cell.Line(text)))
	}
}

// plies returns the length of the main line.
func plies(g *records.Game) int {
	n := 0
	for id := g.First(0); id != 0; id = g.First(id) {
		n++
	}
	return n
}
