// The words of setting up a position.

package lang

var (
	SetupTitle  = text("Setting up a position", "摆局面", "擺局面")
	SetupUnread = text("no piece, no point: %q", "读不出子和点：%q", "讀不出子和點：%q")
	SetupDone   = text("play from here; undo brings the game back", "由此行棋；撤销可回到原局", "由此行棋；撤銷可回到原局")
	SetupPlays  = text("Enter plays from this position.", "回车由此局面行棋。", "回車由此局面行棋。")
	SetupHeld   = text("%s in hand", "手中：%s", "手中：%s")
	SetupMenu   = text("0 clear   1 start   3 mirror   4 undo   6 redo", "0 清空   1 初始   3 左右互换   4 撤销   6 重做", "0 清空   1 初始   3 左右互換   4 撤銷   6 重做")
	SetupShort  = text("Tab help   Esc leaves", "Tab 说明   Esc 离开", "Tab 說明   Esc 離開")
	HintBegin   = text("plays", "由此行棋", "由此行棋")
	SetupDrops  = text("Esc again drops this position, Enter plays from it", "再按 Esc 放弃此局面，回车由此行棋", "再按 Esc 放棄此局面，回車由此行棋")
	HintPuts    = text("puts", "摆上", "擺上")
	HintTake    = text("takes away", "取走", "取走")
	HintPass    = text("side", "换先", "換先")
	HintLeave   = text("leaves", "离开", "離開")
	HintPlaces  = text("R  將  5  帅五一  R e0  551", "R  将  5  帅五一  R e0  551", "R  將  5  帥五一  R e0  551")
)

// Help is what is pressed or typed, and what it does.
type Help struct{ Keys, Does Text }

// SetupHelp is what can be done while a position is set up.
var SetupHelp = [...]Help{
	{text("arrows", "方向键", "方向鍵"), text("the cursor", "移动光标", "移動游標")},
	{text("R r 帅 将 5", "R r 帅 将 5", "R r 帥 將 5"), text("puts a piece at the cursor", "在光标处摆子", "在游標處擺子")},
	{text("R e0 帅五一", "R e0 帅五一", "R e0 帥五一"), text("at a point (551: keypad)", "摆在某点（551：小键盘）", "擺在某點（551：小鍵盤）")},
	{text("e0 五一 51", "e0 五一 51", "e0 五一 51"), text("the cursor to a point", "光标到某点", "游標到某點")},
	{text(". Del", ". Del", ". Del"), text("takes it away; so does -e0", "取走；-e0 亦可", "取走；-e0 亦可")},
	{text("Space mouse", "空格 鼠标", "空格 滑鼠"), text("picks up, puts down", "拿起、放下", "拿起、放下")},
	{text("/ w b", "/ w b", "/ w b"), text("whose move, and whose digits", "先行方；数字为其棋子", "先行方；數字為其棋子")},
	{text("00 01 03", "00 01 03", "00 01 03"), text("clear, start, mirror", "清空、初始、左右互换", "清空、初始、左右互換")},
	{text("04 06", "04 06", "04 06"), text("undo, redo", "撤销、重做", "撤銷、重做")},
	{text("*", "*", "*"), text("flip", "翻转", "翻轉")},
	{text("paste", "粘贴", "貼上"), text("FEN, drawn board, binit", "FEN、棋盘图、binit", "FEN、棋盤圖、binit")},
}

// SetupTyped is what can be typed in the line mode.
var SetupTyped = [...]Text{
	text("帅五一 将51: a piece and its point, each side from its own edge", "帅五一、将51：子与点，各从己方数起", "帥五一、將51：子與點，各從己方數起"),
	text("R e0, r e9: letters, Red's in capitals", "R e0、r e9：字母，红方大写", "R e0、r e9：字母，紅方大寫"),
	text("151: keypad, for the side to move", "151：小键盘，属先行一方", "151：小鍵盤，屬先行一方"),
	text("-e0 -五一: take away", "-e0、-五一：取走", "-e0、-五一：取走"),
	text("w b: side to move   clear   start   mirror", "w b：先行方   clear 清空   start 初始   mirror 左右互换", "w b：先行方   clear 清空   start 初始   mirror 左右互換"),
	text("or a FEN", "或 FEN", "或 FEN"),
}
