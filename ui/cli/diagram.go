// The board as text, made of full-width characters alone, so that it stays
// aligned whatever a terminal makes of ambiguous widths.

package cli

import (
	"strings"

	"qipu/engine"
)

// pieceSet is how pieces are drawn: Red's and Black's, by kind.
type pieceSet [2][engine.Pawn + 1]string

// pieceSets are the sets by their names in the settings. A set in which the
// sides look alike needs more than a line of text has, and is left to the
// viewer.
var pieceSets = map[string]pieceSet{
	"traditional": {split("　帥仕相傌俥炮兵"), split("　將士象馬車砲卒")},
	"simplified":  {split("　帅仕相傌俥炮兵"), split("　将士象马车砲卒")},
	"letters":     {split("　ＫＡＥＨＲＣＰ"), split("　ｋａｅｈｒｃｐ")},
}

// coloured returns the set with Red's pieces in red.
func (s *pieceSet) coloured() *pieceSet {
	c := *s
	for k := range c[engine.Red] {
		c[engine.Red][k] = "\x1b[31m" + c[engine.Red][k] + "\x1b[39m"
	}
	return &c
}

func split(glyphs string) (set [engine.Pawn + 1]string) {
	for i, glyph := range []rune(glyphs) {
		set[i] = string(glyph)
	}
	return set
}

// The lines of the drawing, with a margin of one cell for marks.
const (
	redFiles    = "　九－八－七－六－五－四－三－二－一\n"
	blackFiles  = "　１－２－３－４－５－６－７－８－９\n"
	river       = "　｜　楚　河　　　　　　　漢　界　｜\n"
	palaceUpper = "　｜　｜　｜　｜＼｜／｜　｜　｜　｜\n"
	palaceLower = "　｜　｜　｜　｜／｜＼｜　｜　｜　｜\n"
	files       = "　｜　｜　｜　｜　｜　｜　｜　｜　｜\n"
)

// diagram draws b with Red below. Of the points of the last move the one that
// was left is marked by a star, the one that was reached by brackets.
func diagram(b *engine.Board, set *pieceSet, last engine.Move) string {
	var out strings.Builder
	out.WriteString(blackFiles)
	for rank := engine.Ranks - 1; rank >= 0; rank-- {
		rankLine(&out, b, set, rank, last)
		switch rank {
		case 9, 2:
			out.WriteString(palaceUpper)
		case 8, 1:
			out.WriteString(palaceLower)
		case 5:
			out.WriteString(river)
		case 0:
			out.WriteString(redFiles)
		default:
			out.WriteString(files)
		}
	}
	return out.String()
}

// rankLine draws one rank: seventeen full-width cells, points and what lies
// between them. A mark takes the cells beside its point.
func rankLine(out *strings.Builder, b *engine.Board, set *pieceSet, rank int, last engine.Move) {
	var cells [2*engine.Files + 1]string // a margin of one cell on each side
	for i := range cells {
		cells[i] = "－"
	}
	cells[0], cells[len(cells)-1] = "　", ""
	moved := last != engine.Move{}
	for file := range engine.Files {
		at, s := 2*file+1, engine.SquareAt(file, rank)
		p := b.At[s]
		switch {
		case p != engine.NoPiece:
			cells[at] = set[p.Color()][p.Kind()]
		case moved && s == last.From:
			cells[at] = "＊"
		default:
			cells[at] = "＋"
		}
		if moved && s == last.To {
			cells[at-1], cells[at+1] = "（", "）"
		}
	}
	out.WriteString(strings.Join(cells[:], "") + "\n")
}
