// The words of working through a game: the answer, rounds, bookmarks,
// folding, the keypad's map.

package lang

var (
	ActAnswer    = text("show the record's move here, still covered", "显示此处谱着，仍遮谱", "顯示此處譜著，仍遮譜")
	AnswerIs     = text("the record plays %s", "谱着：%s", "譜著：%s")
	AnswerOthers = text("variations: %s", "变着：%s", "變著：%s")
	AnswerShown  = text("the moves to come are not covered", "后着没有遮住", "後著沒有遮住")

	ActRound     = text("to the end of the round, then round by round", "前进一回合", "前進一回合")
	ActRoundBack = text("a round back", "后退一回合", "後退一回合")

	ActFold      = text("fold the variations here to their number, or unfold them; all: of the whole game", "收起或展开此处的变着；all 为全谱", "收起或展開此處的變著；all 為全譜")
	FoldedHere   = text("folded: %[1]d (moves: %[2]s)", "已收起 %[1]d 变（%[2]s 着）", "已收起 %[1]d 變（%[2]s 著）")
	FoldedShow   = text(":fold shows", ":fold 展开", ":fold 展開")
	IsFolded     = text("variations folded here: %d", "此处已收起 %d 变", "此處已收起 %d 變")
	AllFolded    = text("all variations folded; :fold all shows them", "变着已全部收起，:fold all 展开", "變著已全部收起，:fold all 展開")
	NotFolded    = text("variations shown", "变着已展开", "變著已展開")
	NoVariations = text("no variations here", "此处没有变着", "此處沒有變著")
)

// Bookmarks.
var (
	ActBookmark  = text("set a bookmark here, or take it away", "在此处加或去书签", "在此處加或去書籤")
	ActBookmarks = text("list the bookmarks, or go to one", "列出书签，或跳到书签", "列出書籤，或跳到書籤")
	BookmarkSet  = text("bookmark: %s", "书签：%s", "書籤：%s")
	BookmarkGone = text("the bookmark is gone", "已去掉书签", "已去掉書籤")
	BookmarkLost = text("the moves to this bookmark are no longer there", "通向此书签的着法已不在", "通向此書籤的著法已不在")
	BookmarkPly  = text("ply %d", "第 %d 着", "第 %d 著")
	NoBookmarks  = text("no bookmarks: :bookmark sets one", "没有书签，:bookmark 可加", "沒有書籤，:bookmark 可加")
)

// The map of the keypad.
var (
	ActKeypad  = text("map of the keypad on the screen", "屏上小键盘图", "螢幕小鍵盤圖")
	PadBehind  = text("no room here: Tab Tab shows it", "这里放不下，按两次 Tab", "這裡放不下，按兩次 Tab")
	PadNowhere = text("the screen is too low for the map of the keypad", "屏幕太矮，放不下小键盘图", "螢幕太矮，放不下小鍵盤圖")
	PadFront   = text("front", "前", "前")
	PadRear    = text("rear", "后", "後")
)

// Rebuilding the start of a record without a diagram.
var (
	ActRebuild       = text("what the start can have been, where the moves do not tell; with a number, take it", "着法未说明的起始局面：列出，或按编号采用", "著法未說明的起始局面：列出，或按編號採用")
	NothingToRebuild = text("the start of the record is known", "起始局面已明，无需重建", "起始局面已明，無需重建")
	RebuildSmallest  = text("the fewest pieces with which all can be played: %s", "能走完全谱的最少子：%s", "能走完全譜的最少子：%s")
	RebuildPlace     = text("%[1]s on %[2]s: %[3]s", "%[1]s在%[2]s：%[3]s", "%[1]s在%[2]s：%[3]s")
	HintRebuild      = text("the record does not tell all of the start", "棋谱未说明全部起始局面", "棋譜未說明全部起始局面")
	HintStarts       = text("what it can be", "可能的起始局面", "可能的起始局面")
)
