// The words of setting up a position.

package lang

var (
	SetupTitle  = text("Setting up a position", "摆局面", "擺局面")
	SetupUnread = text("no piece on a point: %q", "读不出子和点：%q", "讀不出子和點：%q")
	SetupDone   = text("play from here; undo brings the game back", "由此行棋；撤销可回到原局", "由此行棋；撤銷可回到原局")
	SetupPlays  = text("Enter plays from this position.", "回车由此局面行棋。", "回車由此局面行棋。")
	HintSetup   = text("places, plays", "摆子、行棋", "擺子、行棋")
	HintLeave   = text("leaves", "离开", "離開")
	HintPlaces  = text("帅五一  将51  R e0  151  -e0", "帅五一  将51  R e0  151  -e0", "帥五一  將51  R e0  151  -e0")
)

// SetupHelp is what can be typed.
var SetupHelp = [...]Text{
	text("帅五一 将51: a piece and its point, each side from its own edge", "帅五一、将51：子与点，各从己方数起", "帥五一、將51：子與點，各從己方數起"),
	text("R e0, r e9: letters, Red's in capitals", "R e0、r e9：字母，红方大写", "R e0、r e9：字母，紅方大寫"),
	text("151: keypad, for the side to move", "151：小键盘，属先行一方", "151：小鍵盤，屬先行一方"),
	text("-e0 -五一: take away", "-e0、-五一：取走", "-e0、-五一：取走"),
	text("w b: side to move   clear   start", "w b：先行方   clear 清空   start 初始", "w b：先行方   clear 清空   start 初始"),
	text("or paste a FEN or a board", "或粘贴 FEN、棋盘图", "或貼上 FEN、棋盤圖"),
}
