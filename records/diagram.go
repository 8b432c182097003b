// Boards drawn as text: ten rows of nine points, in letters or in glyphs, with
// or without lines between the points, from either side.

package records

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
	"qipu/notation"
)

// Diagram is a board drawn in a text.
type Diagram struct {
	From, To int // its bytes in the text: whole lines, with those of the labels
	Start    engine.Setup
}

// FindDiagram returns the first board that is drawn in a text, as qipu and others
// draw it. Its side to move is Red's. False too where the sides of its pieces
// cannot be told apart.
func FindDiagram(text string) (Diagram, bool) {
	var d drawing
	at := 0
	for line := range strings.Lines(text) {
		if d.take(line, at) {
			break
		}
		at += len(line)
	}
	if len(d.rows) != engine.Ranks {
		return Diagram{}, false
	}
	start, ok := d.setup()
	return Diagram{From: d.from, To: d.to, Start: start}, ok
}

// drawn is what stands on a point: a glyph, or 0, and whether it is in brackets.
type drawn struct {
	glyph  rune
	marked bool
}

// drawing gathers the rows of a board.
type drawing struct {
	rows     [][engine.Files]drawn
	from, to int
	label    int    // where the line of labels before the rows begins, or -1 behind another line
	gap      int    // lines since the last row
	labels   string // the line of labels before the rows
}

// mostGap is how many lines may stand between two rows.
const mostGap = 2

// take takes in the line at an offset and reports whether the board has ended.
func (d *drawing) take(line string, at int) bool {
	row, ok := rowOf(line)
	switch {
	case ok && len(d.rows) < engine.Ranks:
		if len(d.rows) == 0 {
			d.from = at
			if d.labels != "" {
				d.from = d.label
			}
		}
		d.rows = append(d.rows, row)
		d.to, d.gap = at+len(line), 0
	case len(d.rows) == engine.Ranks:
		if isLabels(line) {
			d.to = at + len(line)
		}
		return true
	case len(d.rows) > 0:
		if d.gap++; d.gap > mostGap {
			*d = drawing{}
		}
	}
	if len(d.rows) == 0 && strings.TrimFunc(line, unicode.IsSpace) != "" {
		d.labels = ""
		if isLabels(line) {
			d.labels, d.label = line, at
		}
	}
	return false
}

// isLabels reports whether a line names the nine files.
func isLabels(line string) bool {
	n := 0
	for _, r := range line {
		switch r = notation.FoldRune(r); {
		case unicode.IsSpace(r) || r == '-' || r == '|' || r == '─' || r == '│':
		case r >= '1' && r <= '9' || r >= 'a' && r <= 'i' || r >= 'A' && r <= 'I' || strings.ContainsRune("一二三四五六七八九", r):
			n++
		default:
			return false
		}
	}
	return n == engine.Files
}

const (
	emptyPoints = ".+*·・．＋＊×┼├┤┬┴┌┐└┘╋┿╬╠╣╦╩○●□口十0"
	between     = "-－─━═—()（）[]【】〔〕［］<>＜＞"
	opening     = "(（[【〔［<＜"
	bars        = "|｜│┃║"
)

// rowOf reads a row of nine points; false for any other line. Lines between the
// points do not count, and labels at the edges neither.
func rowOf(line string) (row [engine.Files]drawn, ok bool) {
	line = strings.TrimRight(line, "\r\n")
	if row, ok := cellsOf(line); ok {
		return row, true
	}
	if row, ok := wideOf(line); ok {
		return row, true
	}
	var points []drawn
	marked := false
	for _, r := range line {
		switch {
		case strings.ContainsRune(opening, r):
			marked = true
		case strings.ContainsRune(between, r) || unicode.IsSpace(r):
		default:
			points = append(points, drawn{r, marked})
			marked = false
			if len(points) > engine.Files+4 {
				return row, false
			}
		}
	}
	for len(points) > engine.Files {
		if last := points[len(points)-1]; !isPoint(last.glyph) {
			points = points[:len(points)-1]
		} else if len(points) > engine.Files+2 || isGlyph(points[0].glyph) {
			return row, false
		} else {
			points = points[1:]
		}
	}
	return row, len(points) == engine.Files && fill(&row, points)
}

// cellsOf reads a row of nine cells between bars, in which a blank is an empty
// point.
func cellsOf(line string) (row [engine.Files]drawn, ok bool) {
	if !strings.ContainsAny(line, bars) {
		return row, false
	}
	parts := strings.Split(strings.Map(func(r rune) rune {
		if strings.ContainsRune(bars, r) {
			return '|'
		}
		return r
	}, line), "|")
	if len(parts) != engine.Files+2 { // what stands outside are labels
		return row, false
	}
	var points []drawn
	for _, cell := range parts[1 : engine.Files+1] {
		inner := strings.TrimFunc(cell, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(between, r) })
		r := []rune(inner)
		switch {
		case len(r) == 0:
			r = []rune{'.'}
		case len(r) > 1:
			return row, false
		}
		points = append(points, drawn{r[0], strings.ContainsAny(cell, opening)})
	}
	return row, fill(&row, points)
}

// wideOf reads a row of nine full-width characters, in which a blank is an empty
// point.
func wideOf(line string) (row [engine.Files]drawn, ok bool) {
	var points []drawn
	for _, r := range line {
		if r == '\u3000' {
			r = '.'
		} else if r < utf8.RuneSelf {
			return row, false
		}
		points = append(points, drawn{r, false})
	}
	return row, len(points) == engine.Files && fill(&row, points)
}

// fill puts points into a row; false if one of them is none.
func fill(row *[engine.Files]drawn, points []drawn) bool {
	for i, p := range points {
		if !isPoint(p.glyph) {
			return false
		}
		if isGlyph(p.glyph) {
			row[i] = p
		}
	}
	return true
}

func isPoint(r rune) bool { return strings.ContainsRune(emptyPoints, r) || isGlyph(r) }

func isGlyph(r rune) bool {
	if f := notation.FoldRune(r); f < utf8.RuneSelf {
		return engine.PieceOf(byte(f)) != engine.NoPiece
	}
	return glyphKind(r) != engine.NoKind
}

// names are the glyphs of drawings by kind. Those of the first and second row are
// of one side; those of the third are of both in many drawings, and Red's or
// Black's where the other side has one of its own.
var names = [3][]string{
	{"", "帥帅", "仕", "相", "傌㐷", "俥", "", "兵"},
	{"", "將将", "士", "象", "", "", "砲包", "卒"},
	{"", "", "", "", "馬马", "車车", "炮", ""},
}

func glyphKind(r rune) engine.Kind {
	for _, list := range names {
		for k, glyphs := range list {
			if strings.ContainsRune(glyphs, r) {
				return engine.Kind(k)
			}
		}
	}
	return engine.NoKind
}

// setup returns the position; false if the sides cannot be told apart.
func (d *drawing) setup() (engine.Setup, bool) {
	s := engine.Setup{Fullmove: 1}
	bracketed := d.bracketed()
	for i, row := range d.rows {
		for file, p := range row {
			if p.glyph != 0 {
				s.At[engine.SquareAt(file, engine.Ranks-1-i)] = pieceOf(p, bracketed)
			}
		}
	}
	if d.turned(&s) {
		at := s.At
		for i, p := range at {
			s.At[engine.Square(i).Flip()] = p
		}
	}
	var count [16]int
	for _, p := range s.At {
		if p != engine.NoPiece {
			count[p&15]++
		}
	}
	for p, n := range count {
		if n > 0 && n > Limit(engine.Piece(p).Kind()) {
			return usual(s)
		}
	}
	return s, s.At != [engine.Squares]engine.Piece{}
}

// usual returns the standard start where a drawing that does not tell the sides
// apart shows its kinds.
func usual(s engine.Setup) (engine.Setup, bool) {
	standard := engine.StandardSetup()
	same := func(a, b engine.Piece) bool {
		return a == b || a != engine.NoPiece && b != engine.NoPiece && a.Kind() == b.Kind()
	}
	return standard, slices.EqualFunc(s.At[:], standard.At[:], same)
}

// bracketed reports whether Red's pieces stand in brackets: one pair alone is the
// mark of the last move.
func (d *drawing) bracketed() bool {
	n := 0
	for _, row := range d.rows {
		for _, p := range row {
			if p.marked {
				n++
			}
			if p.marked && strings.ContainsRune("將将士象卒砲包", p.glyph) {
				return false
			}
		}
	}
	return n > 1
}

// pieceOf returns the piece of a glyph.
func pieceOf(p drawn, bracketed bool) engine.Piece {
	if f := notation.FoldRune(p.glyph); f < utf8.RuneSelf {
		return engine.PieceOf(byte(f))
	}
	kind := glyphKind(p.glyph)
	color := engine.Black
	switch {
	case strings.ContainsRune(names[engine.Red][kind], p.glyph):
		color = engine.Red
	case strings.ContainsRune(names[engine.Black][kind], p.glyph):
	case bracketed:
		if p.marked {
			color = engine.Red
		}
	case kind == engine.Cannon:
		color = engine.Red
	}
	return engine.MakePiece(color, kind)
}

// turned reports whether Black is below: the kings say it, or else the labels.
func (d *drawing) turned(s *engine.Setup) bool {
	for i, p := range s.At {
		if p.Kind() == engine.King {
			return (engine.Square(i).Rank() > 4) == (p.Color() == engine.Red)
		}
	}
	return strings.ContainsRune(d.labels, '一')
}
