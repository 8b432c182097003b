// The words of the commands that read records: show, check.

package lang

// Help.
var (
	ShowShort = text("print boards and moves", "输出棋盘和着法", "輸出棋盤和著法")
	ShowLong  = text(
		"Prints each game: its headers, the board and the moves in every notation.\nProblems of the records are told on standard error.",
		"输出每一局：标签、棋盘，以及用各种记谱法写出的着法。\n棋谱中的问题在标准错误输出上说明。",
		"輸出每一局：標籤、棋盤，以及用各種記譜法寫出的著法。\n棋譜中的問題在標準錯誤輸出上說明。")
	ShowGameFlag = text("only the game number `N`", "只输出第 `N` 局", "只輸出第 `N` 局")
	ShowPlyFlag  = text("the board after `N` plies", "第 `N` 着以后的棋盘", "第 `N` 著以後的棋盤")
	ShowJSON     = text("print one JSON object", "输出一个 JSON 对象", "輸出一個 JSON 物件")
	ShowTree     = text("with --json: the moves of all variations too", "与 --json 并用：连同所有变着", "與 --json 並用：連同所有變著")
	ShowDiagram  = text("print the board alone", "只输出棋盘", "只輸出棋盤")
	ShowSVG      = text("print the board as a picture in SVG", "把棋盘输出为 SVG 图", "把棋盤輸出為 SVG 圖")
	ShowDeleted  = text("show entries that a library has deleted too", "连同库中已删除的条目", "連同庫中已刪除的條目")

	CheckShort = text("list every problem of records", "列出棋谱中的所有问题", "列出棋譜中的所有問題")
	CheckLong  = text(
		"Reads records and lists every problem with its place; the status is 1 if there is one.",
		"读棋谱，列出每个问题及其位置；有问题时退出状态为 1。",
		"讀棋譜，列出每個問題及其位置；有問題時結束狀態為 1。")
)

// What they print.
var (
	ShowGame       = text("game %d of %s", "第%d局，%s", "第%d局，%s")
	ShowOpening    = text("by the moves: %s %s", "按着法：%s %s", "按著法：%s %s")
	ShowVariations = text("%d moves, %d of them variations", "共%d着，其中变着%d处", "共%d著，其中變著%d處")
	ShowUnread     = text("unread: %s", "未读出：%s", "未讀出：%s")
	ShowPlyOf      = text("ply %d", "第%d着", "第%d著")
	ShowGameOf     = text("game %d", "第%d局", "第%d局")
	CheckSum       = text("games: %d, problems: %d", "共%d局，%d个问题", "共%d局，%d個問題")
)

// Wrong usage and files without records.
var (
	ShowNoGame    = text("there is no game %d: there are %d", "没有第%d局：共%d局", "沒有第%d局：共%d局")
	ShowNoPly     = text("there is no ply %d: game %d has %d", "没有第%d着：第%[2]d局共%[3]d着", "沒有第%d著：第%[2]d局共%[3]d著")
	ShowNeedsJSON = text("--tree goes with --json", "--tree 须与 --json 并用", "--tree 須與 --json 並用")
	ShowOneSVG    = text("--svg draws one board: choose with --game", "--svg 只画一个棋盘：请用 --game 选定", "--svg 只畫一個棋盤：請用 --game 選定")
	FileNoRecords = text("no game is found in it", "其中没有棋谱", "其中沒有棋譜")
	FileEmpty     = text("the file is empty", "文件是空的", "檔案是空的")
	FileUnknown   = text("this is no format that qipu knows", "不是 qipu 认识的格式", "不是 qipu 認識的格式")
)

// The command reconstruct.
var (
	ReconstructShort = text("find the start of a record without a diagram", "推出没有局面图的棋谱的起始局面", "推出沒有局面圖的棋譜的起始局面")
	ReconstructLong  = text(
		"Rebuilds the position before the first move of a record from its moves alone.\nWhat the moves force is certain; what playing them needs and leaves undecided is\nopen; what could have stood about unseen is only counted.",
		"只凭着法推出第一着以前的局面。着法所决定的是确定的；走棋所需而着法未定的是待定的；\n可能一直未动的只计数。",
		"只憑著法推出第一著以前的局面。著法所決定的是確定的；走棋所需而著法未定的是待定的；\n可能一直未動的只計數。")
	ReconstructStandard = text("the standard position fits all %d plies", "标准开局局面与全部%d着相符", "標準開局局面與全部%d著相符")
	ReconstructCertain  = text("certain: %d pieces", "确定的棋子：%d个", "確定的棋子：%d個")
	ReconstructOpen     = text("open: %[1]s on %[2]s: %[3]s", "待定：%[1]s在%[2]s：%[3]s", "待定：%[1]s在%[2]s：%[3]s")
	ReconstructIdle     = text("unseen: another %[1]s could have stood on %[2]d points, been taken on %[3]d", "未见：还可能有%[1]s，未动的点%[2]d个，被吃的点%[3]d个", "未見：還可能有%[1]s，未動的點%[2]d個，被吃的點%[3]d個")
	ReconstructNone     = text("the moves tell no position on which they can be played", "这些着法得不出能走完全局的局面", "這些著法得不出能走完全局的局面")
)
