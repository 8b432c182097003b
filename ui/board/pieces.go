// The glyphs of the board: sets of pieces, and the signs that lines and marks are
// drawn with. Each is two columns wide.

package board

import "qipu/engine"

// Set is a glyph for each engine.Piece.
type Set struct {
	Glyphs [16]string
	Alike  bool // rook, horse and cannon look the same on both sides
	ASCII  bool // for consoles without ideographs: glyphs of one column
}

// Pieces returns the set of a name, as the setting pieces has it; any other name is
// the traditional one.
func Pieces(name string) *Set {
	switch name {
	case "simplified":
		return &Set{Glyphs: glyphs("帅仕相傌俥炮兵", "将士象马车砲卒")}
	case "plain":
		return &Set{Glyphs: glyphs("帅仕相马车炮兵", "将士象马车炮卒"), Alike: true}
	case "letters":
		return &Set{Glyphs: glyphs("KAEHRCP", "kaehrcp"), ASCII: true}
	}
	return &Set{Glyphs: glyphs("帥仕相傌俥炮兵", "將士象馬車砲卒")}
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

// Signs are what everything but the pieces is drawn with.
type Signs struct {
	cross   func(file, row int) string // an empty point; rows count from the top
	across  string                     // between two points of a rank, two columns of it
	half    string                     // one column of it, beside a tile
	down    string                     // between two points of a file
	blank   string                     // two columns of ground
	falling string                     // palace diagonals
	rising  string
	from    string    // where the last move came from
	reach   string    // an empty point that can be reached
	discs   [3]string // of Red, of Black, of no side
	marked  [Marks]pair
	sides   pair // around Red's pieces where nothing else tells the sides apart
	river   [4]string
	narrow  bool // labels are one column and a blank
}

// FullWidth draws with characters that every terminal shows two columns wide.
var FullWidth = &Signs{
	cross: func(int, int) string { return "＋" }, across: "－", half: " ", down: "｜", blank: "　", falling: "＼", rising: "／",
	from: "＊", reach: "・", discs: [3]string{"〇", "＠", "〇"},
	marked: [Marks]pair{LastMark: {"（", "）"}, CheckMark: {"！", "！"}, TargetMark: {"＜", "＞"}, PickedMark: {"【", "】"}, CursorMark: {"［", "］"}},
	sides:  pair{"（", "）"},
	river:  [4]string{"楚", "河", "漢", "界"},
}

// Boxes draws with box-drawing characters. They are right where ambiguous
// characters are one column wide.
var Boxes = &Signs{
	cross: boxCross, across: "──", half: "─", down: "│ ", blank: "  ", falling: "╲ ", rising: "╱ ",
	from: "＊", reach: "・", discs: FullWidth.discs, marked: FullWidth.marked, sides: FullWidth.sides, river: FullWidth.river,
}

// ASCII draws with nothing but ASCII.
var ASCII = &Signs{
	cross: asciiCross, across: "--", half: "-", down: "| ", blank: "  ", falling: "\\ ", rising: "/ ",
	from: "*-", reach: "o-", discs: [3]string{"O", "@", "O"},
	marked: [Marks]pair{LastMark: {"-(", ")-"}, CheckMark: {"-!", "!-"}, TargetMark: {"-<", ">-"}, PickedMark: {"-{", "}-"}, CursorMark: {"-[", "]-"}},
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

// digits are what files and ranks are numbered with, Red's and Black's; the tenth
// is a nought.
var digits = [2][]string{
	{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "〇"},
	{"０", "１", "２", "３", "４", "５", "６", "７", "８", "９", "０"},
}
