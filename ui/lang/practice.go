// The words of blindfold practice: levels, the peek ladder, announcing.

package lang

// BlindLevels names the levels of the board, 0 to 6.
var BlindLevels = [7]Text{
	text("all pieces", "全部棋子", "全部棋子"),
	text("discs in the sides' colours", "分红黑的空白棋子", "分紅黑的空白棋子"),
	text("discs all alike", "不分红黑的空白棋子", "不分紅黑的空白棋子"),
	text("the near side's pieces", "只见近方棋子", "只見近方棋子"),
	text("an empty board, the last move marked", "空棋盘，标出上一着", "空棋盤，標出上一著"),
	text("an empty board", "空棋盘", "空棋盤"),
	text("no board", "无棋盘", "無棋盤"),
}

// BlindLists names how much of the list of moves is shown.
var BlindLists = [4]Text{
	text("all moves", "全部着法", "全部著法"),
	text("the last round", "最后一回合", "最後一回合"),
	text("the last ply", "最后一着", "最後一著"),
	text("no moves, each announced once", "不列着法，只报一次", "不列著法，只報一次"),
}

// PeekRungs names the rungs of the peek ladder.
var PeekRungs = [6]Text{
	text("last move", "上一着", "上一著"),
	text("last move, absolute", "上一着（绝对记谱）", "上一著（絕對記譜）"),
	text("one piece", "问一子", "問一子"),
	text("list of pieces", "棋子清单", "棋子清單"),
	text("board for three seconds", "看盘三秒", "看盤三秒"),
	text("board", "看盘", "看盤"),
}

// What is said while blind.
var (
	BlindOn       = text("Blindfold level %d: %s", "盲棋第%d级：%s", "盲棋第%d級：%s")
	BlindAfter    = text("Blindfold level %d after %d rounds", "%[2]d 回合后盲棋第%[1]d级", "%[2]d 回合後盲棋第%[1]d級")
	BlindOff      = text("Blindfold off", "盲棋关闭", "盲棋關閉")
	BlindRefused  = text("Refused. Misreports: %d", "不成立。误报：%d", "不成立。誤報：%d")
	BlindLost     = text("Refused. Misreports: %d, and that loses. %s", "不成立。误报：%d，判负。%s", "不成立。誤報：%d，判負。%s")
	PlayLost      = text("Lost by misreports: no more moves; :first or :blind begins anew", "误报已判负，不再走子；:first 或 :blind 重新开始", "誤報已判負，不再走子；:first 或 :blind 重新開始")
	BlindHidden   = text("Hidden while blind", "盲棋中不显示", "盲棋中不顯示")
	NotWhileBlind = text("choose this before going blind", "请在盲棋开始前选择", "請在盲棋開始前選擇")
	BlindNotation = text("announced in %s", "以%s记谱报着", "以%s記譜報著")
	PeekNothing   = text("There is no move yet", "还没有着法", "還沒有著法")
	PeekCounts    = text("Peeks: %d, misreports: %d", "偷看：%d，误报：%d", "偷看：%d，誤報：%d")
	AskPiece      = text("Which piece? 1 king 2 advisor 3 elephant 4 horse 5 rook 6 cannon 7 pawn", "哪个子？1帅 2仕 3相 4马 5车 6炮 7兵", "哪個子？1帥 2仕 3相 4馬 5車 6炮 7兵")
	PieceNowhere  = text("none", "无", "無")
	Announced     = text("%s: %s", "%s：%s", "%s：%s")
	AndCheck      = text("%s, check", "%s，将军", "%s，將軍")
	AndMate       = text("%s, checkmate", "%s，将死", "%s，將死")
	AndStalemate  = text("%s, stalemate", "%s，困毙", "%s，困斃")
	AndCaptures   = text("%s, captures", "%s，吃子", "%s，吃子")
	BoardNumber   = text("Board %d. %s", "第%d台。%s", "第%d台。%s")
)

// CapturesSaid tells whether captures are announced.
var CapturesSaid = [2]Text{
	text("captures are not announced", "不报吃子", "不報吃子"),
	text("captures are announced", "报吃子", "報吃子"),
}

// ChecksSaid tells whether checks are announced.
var ChecksSaid = [2]Text{
	text("checks are not announced", "不报将军", "不報將軍"),
	text("checks are announced", "报将军", "報將軍"),
}

// Actions of practice.
var (
	GroupPractice  = text("Blindfold and practice", "盲棋与练习", "盲棋與練習")
	ActBlind       = text("blindfold: a level 0 to 6, 5 after 10, off; without: on or off", "盲棋：级别 0–6、5 after 10、off；不写则开关", "盲棋：級別 0–6、5 after 10、off；不寫則開關")
	ActList        = text("how much of the list of moves is shown", "着法列表显示多少", "著法清單顯示多少")
	ActAnnounce    = text("notation in which moves are announced", "报着所用的记谱", "報著所用的記譜")
	ActCaptures    = text("announce captures, or do not", "报吃子与否", "報吃子與否")
	ActChecks      = text("announce checks, or do not", "报将军与否", "報將軍與否")
	ActMisses      = text("misreports that lose, 0 for no limit", "误报几次判负，0 为不限", "誤報幾次判負，0 為不限")
	ActPeek        = text("the next rung of the peek ladder; else cover", "偷看下一级；否则遮谱", "偷看下一級；否則遮譜")
	ActPeeks       = text("how often one looked", "偷看次数", "偷看次數")
	ActPiece       = text("where the pieces of a kind stand", "某种子在何处", "某種子在何處")
	ActFile        = text("what stands on a file", "某路上有何子", "某路上有何子")
	ActRank        = text("what stands on a rank", "某条横线上有何子", "某條橫線上有何子")
	ActLastMove    = text("the last move again", "再报上一着", "再報上一著")
	ActLegal       = text("the legal moves", "合法着法", "合法著法")
	ActReadComment = text("read the comment of this move", "读此着的注解", "讀此著的註解")
	ActDrill       = text("practice: what is due, or a drill by name or number", "练习：到期的，或按名称、编号", "練習：到期的，或按名稱、編號")
	ActStats       = text("how practice has gone", "练习情况", "練習情況")
	NoCommentHere  = text("there is no comment here", "此处没有注解", "此處沒有註解")
	MissLimit      = text("misreports that lose: %d", "误报判负次数：%d", "誤報判負次數：%d")
)
