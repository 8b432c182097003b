// The glyphs of the board: piece sets, and the signs that lines and marks are
// drawn with. Each is two columns wide.

package ui

import "qipu/engine"

// pieceSet is a glyph for each engine.Piece.
type pieceSet struct {
	glyphs [16]string
	alike  bool // rook, horse and cannon look the same on both sides
	ascii  bool // for consoles without ideographs
}

func newPieceSet(name string) *pieceSet {
	switch name {
	case "simplified":
		return &pieceSet{glyphs: glyphs("帅仕相傌俥炮兵", "将士象马车砲卒")}
	case "plain":
		return &pieceSet{glyphs: glyphs("帅仕相马车炮兵", "将士象马车炮卒"), alike: true}
	case "letters":
		return &pieceSet{glyphs: glyphs("KAEHRCP", "kaehrcp"), ascii: true}
	}
	return &pieceSet{glyphs: glyphs("帥仕相傌俥炮兵", "將士象馬車砲卒")}
}

// glyphs takes a glyph for each kind in the order of engine.Kind.
func glyphs(red, black string) (g [16]string) {
	for c, text := range []string{red, black} {
		for i, r := range []rune(text) {
			g[engine.MakePiece(engine.Color(c), engine.King+engine.Kind(i))] = string(r)
		}
	}
	return g
}

// pair is what stands on the left and the right of a marked point.
type pair [2]string

// signs are what everything but the pieces is drawn with.
type signs struct {
	cross   func(file, row int) string // an empty point; rows count from the top
	across  string                     // between two points of a rank
	down    string                     // between two points of a file
	falling string                     // palace diagonals
	rising  string
	blank   string
	from    string    // where the last move came from
	reach   string    // an empty point that can be reached
	discs   [3]string // of Red, of Black, of no side
	marked  [marks]pair
	sides   pair // around Red's pieces where nothing else tells the sides apart
	river   [4]string
	narrow  bool // labels are one column and a blank
}

// fullWidth draws with characters that every terminal shows two columns wide.
var fullWidth = signs{
	cross: func(int, int) string { return "＋" }, across: "－", down: "｜", falling: "＼", rising: "／", blank: "　",
	from: "＊", reach: "・", discs: [3]string{"〇", "＠", "〇"},
	marked: [marks]pair{markLast: {"（", "）"}, markCheck: {"！", "！"}, markTarget: {"＜", "＞"}, markPicked: {"【", "】"}, markCursor: {"［", "］"}},
	sides:  pair{"（", "）"},
	river:  [4]string{"楚", "河", "漢", "界"},
}

// boxes draws with box-drawing characters, four columns a file. They are right
// where ambiguous characters are one column wide.
var boxes = signs{
	cross: boxCross, across: "──", down: "│ ", falling: "╲ ", rising: "╱ ", blank: "  ",
	from: "＊", reach: "・", discs: fullWidth.discs, marked: fullWidth.marked, sides: fullWidth.sides, river: fullWidth.river,
}

// ascii draws with nothing but ASCII.
var ascii = signs{
	cross: asciiCross, across: "--", down: "| ", falling: "\\ ", rising: "/ ", blank: "  ",
	from: "*-", reach: "o-", discs: [3]string{"O", "@", "O"},
	marked: [marks]pair{markLast: {"-(", ")-"}, markCheck: {"-!", "!-"}, markTarget: {"-<", ">-"}, markPicked: {"-{", "}-"}, markCursor: {"-[", "]-"}},
	river:  [4]string{"  ", "  ", "  ", "  "},
	narrow: true,
}

func boxCross(file, row int) string {
	line := "├┼┤"
	switch row {
	case 0:
		line = "┌┬┐"
	case 4:
		line = "├┴┤"
	case 5:
		line = "├┬┤"
	case engine.Ranks - 1:
		line = "└┴┘"
	}
	glyphs := []rune(line)
	switch file {
	case 0:
		return string(glyphs[0]) + "─"
	case engine.Files - 1:
		return string(glyphs[2]) + " "
	}
	return string(glyphs[1]) + "─"
}

func asciiCross(file, _ int) string {
	if file == engine.Files-1 {
		return "+ "
	}
	return "+-"
}
