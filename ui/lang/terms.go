// The words of the game itself, as books use them.

package lang

import "qipu/engine"

// Sides, pieces, rules of play.
var (
	Red   = text("Red", "红方", "紅方")
	Black = text("Black", "黑方", "黑方")

	RedToMove   = text("Red to move", "红方走", "紅方走")
	BlackToMove = text("Black to move", "黑方走", "黑方走")

	Round     = text("round", "回合", "回合")
	Ply       = text("ply", "着", "著")
	Game      = text("game", "局", "局")
	Mainline  = text("main line", "主变", "主變")
	Variation = text("variation", "变着", "變著")
	Comment   = text("comment", "注解", "註解")

	Check      = text("check", "将军", "將軍")
	Checkmate  = text("checkmate", "将死", "將死")
	Stalemate  = text("stalemate", "困毙", "困斃")
	Repetition = text("third repetition", "第三次重复局面", "第三次重複局面")
	Resigns    = text("resigns", "认负", "認負")
	Draw       = text("draw", "和棋", "和棋")
	RedWins    = text("Red wins", "红胜", "紅勝")
	BlackWins  = text("Black wins", "黑胜", "黑勝")

	// Between the names of the players, Red's first.
	BeatsAsRed  = text("beats", "先胜", "先勝")
	LosesAsRed  = text("loses to", "先负", "先負")
	DrawsAsRed  = text("draws with", "先和", "先和")
	AgainstWith = text("against", "对", "對")
)

// Heads of the columns of moves.
var (
	HeadChinese     = text("Chinese", "中文", "中文")
	HeadTraditional = text("Trad.", "繁体", "繁體")
	HeadWXF         = text("WXF", "WXF", "WXF")
	HeadKeypad      = text("Pad", "数字", "數字")
	HeadICCS        = text("ICCS", "ICCS", "ICCS")
	HeadAbsolute    = text("Absolute", "绝对", "絕對")
	HeadShorthand   = text("Short", "简写", "簡寫")
)

// notations names the notations in Chinese.
var notations = map[string]Text{
	"chinese": HeadChinese, "chinese-traditional": HeadChinese, "absolute": HeadAbsolute, "shorthand": HeadShorthand, "keypad": HeadKeypad,
	"wxf": HeadWXF, "iccs": HeadICCS,
}

// Notation names a notation: in English by its name in commands and settings.
func (l Lang) Notation(name string) string {
	if t, ok := notations[name]; ok && l != English {
		return t[l]
	}
	return name
}

// kinds names the kinds of pieces, Red's and Black's; the sides differ in
// Chinese.
var kinds = [2][engine.Pawn + 1]Text{
	{
		engine.King: text("king", "帅", "帥"), engine.Advisor: text("advisor", "仕", "仕"),
		engine.Elephant: text("elephant", "相", "相"), engine.Horse: text("horse", "马", "馬"),
		engine.Rook: text("rook", "车", "車"), engine.Cannon: text("cannon", "炮", "炮"), engine.Pawn: text("pawn", "兵", "兵"),
	},
	{
		engine.King: text("king", "将", "將"), engine.Advisor: text("advisor", "士", "士"),
		engine.Elephant: text("elephant", "象", "象"), engine.Horse: text("horse", "马", "馬"),
		engine.Rook: text("rook", "车", "車"), engine.Cannon: text("cannon", "炮", "炮"), engine.Pawn: text("pawn", "卒", "卒"),
	},
}

// Kind returns the name of a kind as side c's pieces bear it: "horse", 马.
func (l Lang) Kind(c engine.Color, k engine.Kind) string { return kinds[c][k][l] }

// Side returns the name of a side: "Red", 红方.
func (l Lang) Side(c engine.Color) string {
	if c == engine.Red {
		return Red[l]
	}
	return Black[l]
}
