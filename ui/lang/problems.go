// The words for what is wrong with moves, positions and records.

package lang

import (
	"maps"

	"qipu/engine"
)

// Moves that are refused. In sentences with four verbs: the piece, its point,
// what forbids the move, and where that stands.
var (
	hobbled      = text("the %[1]s on %[2]s is hobbled by %[3]s on %[4]s", "%[2]s的%[1]s被%[4]s的%[3]s蹩住马腿", "%[2]s的%[1]s被%[4]s的%[3]s蹩住馬腿")
	eyeBlocked   = text("the eye of the %[1]s on %[2]s is blocked by %[3]s on %[4]s", "%[2]s的%[1]s被%[4]s的%[3]s塞住象眼", "%[2]s的%[1]s被%[4]s的%[3]s塞住象眼")
	pawnSideways = text("the %[1]s on %[2]s moves sideways only beyond the river", "%[2]s的%[1]s过河以后才能平走", "%[2]s的%[1]s過河以後才能平走")
	noScreen     = text("the %[1]s on %[2]s has no screen to capture over", "%[2]s的%[1]s没有炮架，不能吃子", "%[2]s的%[1]s沒有炮架，不能吃子")
	nothingOn    = text("nothing stands on %s", "%s没有棋子", "%s沒有棋子")

	textUnread = text("no move can be read: character %d (%s) fits no notation", "读不出着法：第%d个字（%s）不合任何记谱法", "讀不出著法：第%d個字（%s）不合任何記譜法")
	textStops  = text("no move can be read: the text ends too early", "读不出着法：文字不完整", "讀不出著法：文字不完整")
	noneFits   = text("no legal move fits", "没有合法的着法与此相符", "沒有合法的著法與此相符")
	piecesFit  = text("%[1]s %[2]s fit: %[3]s", "%[1]s个%[2]s都可以走：%[3]s", "%[1]s個%[2]s都可以走：%[3]s")
	movesFit   = text("%[1]s moves fit: %[2]s", "有%[1]s种走法：%[2]s", "有%[1]s種走法：%[2]s")
	somePiece  = text("a piece", "某子", "某子")
	// ListComma stands between the things of a list, ListSemicolon between lists.
	ListComma     = text(", ", "、", "、")
	ListSemicolon = text("; ", "；", "；")

	// What was meant by a text that no legal move fits. First the side, then the
	// kind, then the file.
	noneThere      = text("there is no %[1]s %[2]s", "%[1]s没有%[2]s", "%[1]s沒有%[2]s")
	noneOnFile     = text("there is no %[1]s %[2]s on file %[3]s", "%[1]s%[3]s路没有%[2]s", "%[1]s%[3]s路沒有%[2]s")
	noneCanOnFile  = text("no %[1]s %[2]s on file %[3]s can move there", "%[1]s%[3]s路没有可以这样走的%[2]s", "%[1]s%[3]s路沒有可以這樣走的%[2]s")
	noneOnPoint    = text("there is no %[1]s %[2]s on %[3]s", "%[3]s没有%[1]s的%[2]s", "%[3]s沒有%[1]s的%[2]s")
	tooFew         = text("there are not so many %[1]s %[2]s on one file", "同一路上没有那么多%[1]s的%[2]s", "同一路上沒有那麼多%[1]s的%[2]s")
	redAdjective   = text("red", "红方", "紅方")
	blackAdjective = text("black", "黑方", "黑方")
)

// counts names small numbers from two on.
var counts = []Text{
	text("two", "两", "兩"), text("three", "三", "三"), text("four", "四", "四"), text("five", "五", "五"),
}

// detail says a rule where it is known what stands where.
var detail = [...]Text{
	engine.WrongSide:    text("the %[1]s on %[2]s is the other side's", "%[2]s的%[1]s是对方的子", "%[2]s的%[1]s是對方的子"),
	engine.BadShape:     text("the %[1]s on %[2]s does not move so", "%[2]s的%[1]s不能这样走", "%[2]s的%[1]s不能這樣走"),
	engine.LeavesPalace: text("the %[1]s on %[2]s would leave the palace", "%[2]s的%[1]s不能出九宫", "%[2]s的%[1]s不能出九宮"),
	engine.CrossesRiver: text("the %[1]s on %[2]s cannot cross the river", "%[2]s的%[1]s不能过河", "%[2]s的%[1]s不能過河"),
	engine.OwnPiece:     text("an own piece, %[1]s, stands on %[2]s", "%[2]s有己方的%[1]s", "%[2]s有己方的%[1]s"),
	engine.NeedsScreen:  text("the %[1]s on %[2]s has more than one screen, %[3]s on %[4]s the first", "%[2]s的%[1]s隔了不止一个子，第一个是%[4]s的%[3]s", "%[2]s的%[1]s隔了不止一個子，第一個是%[4]s的%[3]s"),
	engine.IsBlocked:    text("the %[1]s on %[2]s is blocked by %[3]s on %[4]s", "%[2]s的%[1]s被%[4]s的%[3]s挡住", "%[2]s的%[1]s被%[4]s的%[3]s擋住"),
	engine.InCheck:      text("the own king would stand in check from %[1]s on %[2]s", "送将：%[2]s的%[1]s将军", "送將：%[2]s的%[1]s將軍"),
	engine.Facing:       text("the kings would face each other", "将帅照面", "將帥照面"),
}

// rules says a rule alone.
var rules = [...]Text{
	engine.LegalMove:    text("the move is legal", "着法合法", "著法合法"),
	engine.NoPieceThere: text("there is no such piece", "没有这个棋子", "沒有這個棋子"),
	engine.WrongSide:    text("the piece is the other side's", "这是对方的子", "這是對方的子"),
	engine.BadShape:     text("the piece does not move so", "棋子不能这样走", "棋子不能這樣走"),
	engine.LeavesPalace: text("the piece would leave the palace", "不能出九宫", "不能出九宮"),
	engine.CrossesRiver: text("the river forbids it", "过河的规则不许", "過河的規則不許"),
	engine.OwnPiece:     text("an own piece stands there", "该处有己方的子", "該處有己方的子"),
	engine.NeedsScreen:  text("a cannon captures over exactly one piece", "炮吃子须隔一个炮架", "炮吃子須隔一個炮架"),
	engine.IsBlocked:    text("a piece stands in the way", "中间有子挡住", "中間有子擋住"),
	engine.InCheck:      text("the own king would stand in check", "送将", "送將"),
	engine.Facing:       text("the kings would face each other", "将帅照面", "將帥照面"),
}

// fenFaults says what is wrong with a FEN as a text.
var fenFaults = [...]Text{
	engine.FENLetter: text("this character is no piece", "这个字符不是棋子", "這個字元不是棋子"),
	engine.FENWidth:  text("a rank must have nine points", "每一横线必须有九个点", "每一橫線必須有九個點"),
	engine.FENRanks:  text("a board must have ten ranks", "棋盘必须有十条横线", "棋盤必須有十條橫線"),
	engine.FENSide:   text("the side to move must be w or b", "走子方必须是 w 或 b", "走子方必須是 w 或 b"),
}

// setupFaults says what is wrong with a position.
var setupFaults = [...]Text{
	engine.NoRedKing:      text("there is no red king", "没有红帅", "沒有紅帥"),
	engine.NoBlackKing:    text("there is no black king", "没有黑将", "沒有黑將"),
	engine.ManyRedKings:   text("there is more than one red king", "红帅不止一个", "紅帥不止一個"),
	engine.ManyBlackKings: text("there is more than one black king", "黑将不止一个", "黑將不止一個"),
	engine.TooManyPieces:  text("a side has more than sixteen pieces", "一方的棋子超过十六个", "一方的棋子超過十六個"),
	engine.WaitingInCheck: text("the side that is not to move is in check", "不走子的一方正被将军", "不走子的一方正被將軍"),
	engine.KingsFacing:    text("the kings face each other", "将帅照面", "將帥照面"),
}

// faults says every fault by its code.
var faults = func() map[string]Text {
	all := maps.Clone(recordFaults)
	maps.Copy(all, repairFaults)
	return all
}()

// recordFaults says what readers find wrong.
var recordFaults = map[string]Text{
	"bad-board":       text("%d characters where a board has %d", "有%d个字符，棋盘应有%d个", "有%d個字元，棋盤應有%d個"),
	"bad-byte":        text("the byte %#x is of no character", "字节%#x不是任何字符", "位元組%#x不是任何字元"),
	"bad-bytes":       text("these bytes are no character of the encoding", "这些字节不是该编码的字符", "這些位元組不是該編碼的字元"),
	"bad-comment":     text("there is no move for this comment", "这条注解没有对应的着法", "這條註解沒有對應的著法"),
	"bad-flags":       text("the flags %d are of no node", "结点标志%d无效", "節點標誌%d無效"),
	"bad-index":       text("the index does not agree with the games, which were searched for", "索引与棋局不符，已改为逐一搜寻棋局", "索引與棋局不符，已改為逐一搜尋棋局"),
	"bad-length":      text("a length of %d where %d is due", "长度为%d，应为%d", "長度為%d，應為%d"),
	"bad-mark":        text("the record does not begin with its mark", "棋局开头没有应有的标记", "棋局開頭沒有應有的標記"),
	"bad-moves":       text("what follows is no list of moves", "此后的内容不是着法", "此後的內容不是著法"),
	"bad-number":      text("this is no number", "这不是数字", "這不是數字"),
	"bad-packing":     text("the packed data is damaged", "压缩数据已损坏", "壓縮資料已損壞"),
	"bad-piece":       text("%d stands for no piece", "%d不代表任何棋子", "%d不代表任何棋子"),
	"bad-result":      text("this is no result", "这不是对局结果", "這不是對局結果"),
	"bad-route":       text("this variation hangs on no line", "这条变着接不上任何着法", "這條變著接不上任何著法"),
	"bad-square":      text("this is no point of the board", "这不是棋盘上的点", "這不是棋盤上的點"),
	"clash-gone":      text("ply %d moves %v from %v, which ply %d left empty", "第%d着从%[3]v走%[2]v，而第%[4]d着已使该点空出", "第%d著從%[3]v走%[2]v，而第%[4]d著已使該點空出"),
	"clash-limit":     text("plies %d and %d: %v moves from a new point, and there are %d of it already", "第%d着与第%d着：%v从新的一点走出，而已经有%d个", "第%d著與第%d著：%v從新的一點走出，而已經有%d個"),
	"clash-move":      text("ply %d: no piece moves from %v to %v", "第%d着：没有棋子能从%v走到%v", "第%d著：沒有棋子能從%v走到%v"),
	"clash-other":     text("ply %d moves %v from %v, where ply %d put %v", "第%d着从%[3]v走%[2]v，而第%[4]d着放在该点的是%[5]v", "第%d著從%[3]v走%[2]v，而第%[4]d著放在該點的是%[5]v"),
	"clash-own":       text("ply %d ends on %v, where ply %d put a piece of the same side", "第%d着走到%v，而第%d着已有己方的子走到该点", "第%d著走到%v，而第%d著已有己方的子走到該點"),
	"clash-point":     text("ply %d: %v can never stand on %v", "第%d着：%v不可能在%v", "第%d著：%v不可能在%v"),
	"clash-shape":     text("ply %d: %v does not move from %v to %v", "第%d着：%v不能从%v走到%v", "第%d著：%v不能從%v走到%v"),
	"clash-turn":      text("plies %d and %d are moves of the same side", "第%d着与第%d着是同一方的着法", "第%d著與第%d著是同一方的著法"),
	"cut-comment":     text("a comment of %d bytes where %d are left", "注解长%d字节，只剩%d字节", "註解長%d位元組，只剩%d位元組"),
	"cut-header":      text("the file ends within its header", "文件在文件头中断", "檔案在檔頭中斷"),
	"cut-item":        text("the end of this item is missing", "这一项没有结尾", "這一項沒有結尾"),
	"cut-library":     text("the file ends before %d of the games in its index", "文件中断，索引中有%d局不在文件里", "檔案中斷，索引中有%d局不在檔案裡"),
	"cut-moves":       text("the file ends within the moves", "文件在着法中断", "檔案在著法中斷"),
	"cut-packing":     text("the packed data ends too early", "压缩数据提前结束", "壓縮資料提前結束"),
	"doubled-piece":   text("two pieces stand on one point", "两个棋子在同一点上", "兩個棋子在同一點上"),
	"endless":         text("the input does not end", "输入没有尽头", "輸入沒有盡頭"),
	"left-beside":     text("%v: what was written is in %s", "%v：所写的内容留在%s", "%v：所寫的內容留在%s"),
	"json":            text("this is JSON, which is written for other programs and not read", "这是 JSON，供其他程序使用，不作为棋谱读入", "這是 JSON，供其他程式使用，不作為棋譜讀入"),
	"empty":           text("the file is empty", "文件是空的", "檔案是空的"),
	"no-fen":          text("there is no position on this line", "这一行没有局面", "這一行沒有局面"),
	"no-records":      text("there is no record in this folder", "文件夹中没有棋谱", "資料夾中沒有棋譜"),
	"unknown-format":  text("this is no record of xiangqi in any format known", "不是任何已知格式的象棋棋谱", "不是任何已知格式的象棋棋譜"),
	"bad-point":       text("%v can never stand on %v", "%v不可能在%v", "%v不可能在%v"),
	"too-many":        text("%d of %v, and a set has %d", "有%d个%v，一副棋只有%d个", "有%d個%v，一副棋只有%d個"),
	"keys":            text("the keys of the header do not add up", "文件头的密钥不符", "檔頭的金鑰不符"),
	"layout":          text("layout %d cannot be read", "无法读取第%d种格式", "無法讀取第%d種格式"),
	"number":          text("numbered %d where %d is due", "编号为%d，应为%d", "編號為%d，應為%d"),
	"too-large":       text("more than the limit of %d bytes", "超过%d字节的上限", "超過%d位元組的上限"),
	"trailing":        text("%d bytes behind the end of the game", "棋局结束后还有%d字节", "棋局結束後還有%d位元組"),
	"unknown-element": text("nobody knows how to read %q here", "不知道怎样读取这里的%q", "不知道怎樣讀取這裡的%q"),
	"unknown-field":   text("what the field %q means is not known", "不知道字段%q的含义", "不知道欄位%q的含義"),
}

// Files that cannot be used.
var (
	noSuchFile   = text("no such file", "没有这个文件", "沒有這個檔案")
	noPermission = text("permission denied", "没有权限", "沒有權限")
	fileExists   = text("the file is there already", "文件已经存在", "檔案已經存在")
)
