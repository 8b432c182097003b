// The words of the drills: their names, questions and verdicts.

package lang

// Names of the drills.
var (
	DrillNames    = text("names of ranks and points", "线名与点名", "線名與點名")
	DrillCount    = text("the other side's count", "对方的数法", "對方的數法")
	DrillNotation = text("one notation to another", "记谱互译", "記譜互譯")
	DrillWhere    = text("where stands a piece", "子在何处", "子在何處")
	DrillWhat     = text("what stands on a point", "点上何子", "點上何子")
	DrillCheck    = text("is it check, and by what", "是否将军", "是否將軍")
	DrillReach    = text("where a piece can go", "子力所及", "子力所及")
	DrillScreens  = text("between cannon and general", "炮与将之间", "炮與將之間")
	DrillRebuild  = text("rebuild the position", "复盘摆子", "復盤擺子")
	DrillFollow   = text("follow a game", "听谱跟局", "聽譜跟局")
	DrillLine     = text("a line from memory", "背谱", "背譜")
	DrillGuess    = text("guess the master's move", "猜大师的着", "猜大師的著")
	DrillBoards   = text("several games in turn", "车轮", "車輪")
	DrillMates    = text("short mates", "短杀局", "短殺局")
	DrillReplay   = text("a game in growing units", "分段记局", "分段記局")
)

// Questions. Digits answer them: a point is file and rank, 0 the tenth.
var (
	AskRank     = text("%s's %s: which rank? (0 the tenth)", "%s的%s是第几条横线？（十为0）", "%s的%s是第幾條橫線？（十為0）")
	AskFile     = text("The %s: which file? (any of them)", "%s是几路？（任一）", "%s是幾路？（任一）")
	AskNamed    = text("%s's %s: which point? (file, rank; any of them)", "%s的%s在哪一点？（路、线，任一）", "%s的%s在哪一點？（路、線，任一）")
	AskCount    = text("%s's %s is which point for %s?", "%s的%s，%s数来是哪一点？", "%s的%s，%s數來是哪一點？")
	AskTold     = text("%s: piece, from, to? (five digits)", "%s：子、起点、终点？（五位数字）", "%s：子、起點、終點？（五位數字）")
	AskWhere    = text("Where stands %s's %s?", "%s的%s在哪一点？", "%s的%s在哪一點？")
	AskWhat     = text("What stands on %s's %s? (1 to 7, 0 nothing)", "%s的%s上是什么子？（1至7，空为0）", "%s的%s上是什麼子？（1至7，空為0）")
	AskCheck    = text("Is %s in check? (0 no, else the piece that checks)", "%s被将军吗？（否为0，是则答将军之子）", "%s被將軍嗎？（否為0，是則答將軍之子）")
	AskReach    = text("Where can %s's %s on %s go? (points, Enter)", "%s的%s在%s，能到哪些点？（逐点，回车）", "%s的%s在%s，能到哪些點？（逐點，回車）")
	AskScreens  = text("%s's cannon on %s: how many pieces stand between it and the general?", "%s的炮在%s，与将帅之间隔几子？", "%s的炮在%s，與將帥之間隔幾子？")
	AskAll      = text("Where stand %s's pieces: %s? (points, Enter)", "%s的%s都在哪里？（逐点，回车）", "%s的%s都在哪裡？（逐點，回車）")
	AskNext     = text("%s to move: the next move? (piece, from, to)", "%s走：下一着？（子、起点、终点）", "%s走：下一著？（子、起點、終點）")
	AskMate     = text("%s to move wins in %d: the move? (piece, from, to)", "%s走，%d着胜：走哪一着？（子、起点、终点）", "%s走，%d著勝：走哪一著？（子、起點、終點）")
	TellLook    = text("Look at the position, then Enter", "看好局面，按回车", "看好局面，按回車")
	TellListen  = text("Follow in your head; Enter for each move", "在心里跟着走；每着按回车", "在心裡跟著走；每著按回車")
	TellMove    = text("%d. %s", "第%d着 %s", "第%d著 %s")
	TellUnit    = text("Plies %d to %d, %s. Enter for each", "第%d至%d着，%s。每着按回车", "第%d至%d著，%s。每著按回車")
	TellPieces  = text("%s: %s", "%s：%s", "%s：%s")
	HomePiece   = text("%s from file %s", "%[2]s路%[1]s", "%[2]s路%[1]s")
	NoPieces    = text("no pieces", "无子", "無子")
	NoneOfThem  = text("none", "无", "無")
	PointDigits = text("a point is two digits: file, rank (0 the tenth)", "一点两位数字：路、线（十为0）", "一點兩位數字：路、線（十為0）")
	MoveDigits  = text("piece, then both points: 62353 is 炮二平五 (1 king 2 advisor 3 elephant 4 horse 5 rook 6 cannon 7 pawn)", "子，再两点：62353 是炮二平五（1帅 2仕 3相 4马 5车 6炮 7兵）", "子，再兩點：62353 是炮二平五（1帥 2仕 3相 4馬 5車 6炮 7兵）")
	DigitsShort = text("1 king 2 advisor 3 elephant 4 horse 5 rook 6 cannon 7 pawn", "1帅 2仕 3相 4马 5车 6炮 7兵", "1帥 2仕 3相 4馬 5車 6炮 7兵")
)

// Verdicts and the frame of a drill.
var (
	DrillRight       = text("Right", "对", "對")
	DrillWrong       = text("No: %s", "不对：%s", "不對：%s")
	DrillRetry       = text("Not understood, type it again", "看不懂，请重输", "看不懂，請重輸")
	DrillLeave       = text("Leave the drill? 1 yes, 0 no", "离开练习？1 是，0 否", "離開練習？1 是，0 否")
	DrillMenu        = text("1 say again  2 give up  3 leave  0 go on", "1 再说一遍  2 放弃  3 离开  0 继续", "1 再說一遍  2 放棄  3 離開  0 繼續")
	DrillPlace       = text("%s  %d of %d  right %d", "%s  第%d题，共%d题  对%d题", "%s  第%d題，共%d題  對%d題")
	DrillOver        = text("Done: %d of %d right, %.1f s each", "完成：%d/%d 对，平均 %.1f 秒", "完成：%d/%d 對，平均 %.1f 秒")
	DrillNext        = text("Next due: %s", "下次到期：%s", "下次到期：%s")
	DrillThinks      = text("Looking for the reply", "正在计算应着", "正在計算應著")
	DrillNoPeek      = text("There is no board to look at here", "这里没有棋盘可看", "這裡沒有棋盤可看")
	DrillChoose      = text("Or a number and Enter:", "或输入编号，回车：", "或輸入編號，回車：")
	DrillChooseTitle = text("practice", "练习", "練習")
	DrillToday       = text("Enter starts today's practice: %d due, %d new", "回车开始今天的练习：到期 %d 项，新 %d 项", "回車開始今天的練習：到期 %d 項，新 %d 項")
	DrillNothing     = text("Nothing is due today", "今天没有到期的练习", "今天沒有到期的練習")
	DrillGoesOn      = text("Enter goes on where you left off: %s", "回车接着上次没做完的：%s", "回車接著上次沒做完的：%s")
	DrillScore       = text("%d%% of %d right", "%[2]d 题，对 %[1]d%%", "%[2]d 題，對 %[1]d%%")
	NoSuchDrill      = text("there is no drill %q", "没有练习 %q", "沒有練習 %q")
	DrillShort       = text("practice that is due", "到期的练习", "到期的練習")
	DrillLong        = text("Asks what is due. What was missed comes back sooner: FSRS-6, a published spaced repetition algorithm.",
		"练习到期的题目。答错的会更早再来：间隔重复算法 FSRS-6。", "練習到期的題目。答錯的會更早再來：間隔重複演算法 FSRS-6。")
	StatsShort   = text("how practice has gone", "练习情况", "練習情況")
	StatsHead    = text("drill\tanswers\tright\tmedian\tdue", "练习\t答题\t答对\t中位用时\t到期", "練習\t答題\t答對\t中位用時\t到期")
	StatsReplays = text("Games replayed: plies learnt", "分段记局：已记着数", "分段記局：已記著數")
	StatsOf      = text("%d of %d", "%d / %d", "%d / %d")
	StatsNone    = text("No practice yet. Begin with: qipu drill", "还没有练习过。开始：qipu drill", "還沒有練習過。開始：qipu drill")
	StatsDays    = text("Day by day", "逐日", "逐日")
	StatsLegend  = text("%s (# right, . wrong)", "%s（# 对，. 错）", "%s（# 對，. 錯）")
	StatsWeeks   = text("Week by week", "逐周", "逐週")
	StatsMonths  = text("Month by month", "逐月", "逐月")
	StatsRow     = text("%s: %d answers, %s right, due %s", "%s：答%d题，对%s，%s到期", "%s：答%d題，對%s，%s到期")
	StatsReplay  = text("%s: plies learnt: %s", "%s：已记着数：%s", "%s：已記著數：%s")
	StatsSpan    = text("%s: %d of %d", "%s 对 %d / %d", "%s 對 %d / %d")
)

// RankNames names the ranks 1 to 10 of a side from its own edge; Black's 4 and
// 7 bear other names.
var RankNames = [2][10]Text{
	{
		rank1, rank2, rank3, text("own pawn rank", "兵行线", "兵行線"), rank5, rank6, text("enemy pawn rank", "卒林线", "卒林線"), rank8, rank9, rank10,
	},
	{
		rank1, rank2, rank3, text("own pawn rank", "卒林线", "卒林線"), rank5, rank6, text("enemy pawn rank", "兵行线", "兵行線"), rank8, rank9, rank10,
	},
}

var (
	rank1  = text("back rank", "底线", "底線")
	rank2  = text("second rank", "二线", "二線")
	rank3  = text("cannon rank", "炮台线", "炮台線")
	rank5  = text("own river bank", "巡河线", "巡河線")
	rank6  = text("far river bank", "骑河线", "騎河線")
	rank8  = text("enemy cannon rank", "对方炮台线", "對方炮台線")
	rank9  = text("enemy second rank", "对方二线", "對方二線")
	rank10 = text("enemy back rank", "对方底线", "對方底線")
)

// Names of files and points.
var (
	FileMiddle   = text("middle file", "中路", "中路")
	FileRib      = text("rib file", "肋道", "肋道")
	FileElephant = text("elephant file", "相路", "相路")
	FileEdge     = text("edge file", "边路", "邊路")

	PointPalace   = text("palace centre", "宫心", "宮心")
	PointAdvisor  = text("advisor corner", "士角", "士角")
	PointElephant = text("elephant's home", "相位", "相位")
	PointMiddle   = text("middle elephant point", "中相", "中相")
	PointSide     = text("side elephant point", "边相", "邊相")
	PointRiver    = text("river mouth", "河口", "河口")
	PointHanging  = text("hanging-horn point", "挂角", "掛角")
	PointTrough   = text("trough point", "卧槽", "臥槽")
	PointFishing  = text("fishing point", "钓鱼", "釣魚")
)

// What the keys of a drill do, in one word.
var (
	DrillKeyAnswer = text("answer", "作答", "作答")
	DrillKeyBack   = text("take back", "退格", "退格")
	DrillKeyPeek   = text("peek", "偷看", "偷看")
	DrillKeyMenu   = text("menu", "菜单", "選單")
	DrillKeyLeave  = text("leave", "离开", "離開")
	DrillKeyNumber = text("number", "编号", "編號")
	DrillKeyStart  = text("start", "开始", "開始")
	DrillKeyOn     = text("go on", "继续", "繼續")
	DrillKeyAgain  = text("once more", "再来一次", "再來一次")
	DrillTab       = text("Tab: the board", "Tab：棋盘", "Tab：棋盤")
	DrillKeyStay   = text("stay", "留下", "留下")
	DrillEnd       = text("Any other key goes back to the game", "按其他键回到棋局", "按其他鍵回到棋局")
	BlindShort     = text("blindfold %d", "盲棋%d级", "盲棋%d級")
)
