// The words of the command convert.

package lang

// Help and flags.
var (
	ConvertShort = text("rewrite records in another format", "把棋谱改写成另一种格式", "把棋譜改寫成另一種格式")
	ConvertLong  = text(
		"Writes all games in another format, to standard output or to OUT. What the format\ncannot hold is named; without --lossy nothing is written then.\nFormats: pgn xqf cbr dhtmlxq txt fen json. A file of xqf and cbr holds one game:\nseveral need a folder (a name that ends in / is made one), a file a game.",
		"把所有对局用另一种格式写到标准输出或 OUT。该格式存不下的内容会逐一指出；\n未给 --lossy 时什么也不写。\n格式：pgn xqf cbr dhtmlxq txt fen json。xqf 和 cbr 一个文件只有一局：\n多局须给文件夹（以 / 结尾的名字会新建），一局一个文件。",
		"把所有對局用另一種格式寫到標準輸出或 OUT。該格式存不下的內容會逐一指出；\n未給 --lossy 時什麼也不寫。\n格式：pgn xqf cbr dhtmlxq txt fen json。xqf 和 cbr 一個檔案只有一局：\n多局須給資料夾（以 / 結尾的名字會新建），一局一個檔案。")
	ConvertTo       = text("the `FORMAT` to write", "要写的格式 `FORMAT`", "要寫的格式 `FORMAT`")
	ConvertOut      = text("write to `OUT`, a file or a folder", "写到文件或文件夹 `OUT`", "寫到檔案或資料夾 `OUT`")
	ConvertNotation = text("write moves in `N`: pgn iccs, chinese or wxf; txt in any", "着法用记谱法 `N`：pgn 可用 iccs、chinese、wxf，txt 可用任一种", "著法用記譜法 `N`：pgn 可用 iccs、chinese、wxf，txt 可用任一種")
	ConvertEncoding = text("write texts as `E`: utf-8, gb18030 or big5", "文字编码 `E`：utf-8、gb18030 或 big5", "文字編碼 `E`：utf-8、gb18030 或 big5")
	ConvertLossy    = text("write even if something is lost", "有内容丢失也照写", "有內容遺失也照寫")
)

// What it says.
var (
	FlagNeeded         = text("the flag %s is needed", "必须给出选项 %s", "必須給出選項 %s")
	ConvertNeedsFolder = text("a file of %s holds one game: give a folder with -o", "%s 一个文件只有一局：请用 -o 给出文件夹", "%s 一個檔案只有一局：請用 -o 給出資料夾")
	ConvertNeedsFile   = text("%s is not for the eye: give a file with -o", "%s 不是给人看的：请用 -o 给出文件", "%s 不是給人看的：請用 -o 給出檔案")
	ConvertLoss        = text("game %d: lost: %s: %s", "第%d局：丢失%s：%s", "第%d局：遺失%s：%s")
	ConvertMore        = text("and %[1]d more: %[2]s", "%[2]s另有%[1]d处", "%[2]s另有%[1]d處")
	ConvertNothing     = text("nothing is written: %s cannot hold everything (--lossy writes what it can)", "什么也没有写：%s 存不下全部内容（--lossy 写能存的部分）", "什麼也沒有寫：%s 存不下全部內容（--lossy 寫能存的部分）")
)

// losses names what formats lose, by kind.
var losses = map[string]Text{
	"comment":   text("comment", "注解", "註解"),
	"variation": text("variation", "变着", "變著"),
	"tag":       text("header", "标签", "標籤"),
	"character": text("character", "字符", "字元"),
	"move":      text("move", "着法", "著法"),
	"mark":      text("mark", "评着符号", "評著符號"),
	"unread":    text("unread text", "未读出的文字", "未讀出的文字"),
	"start":     text("start position", "起始局面", "起始局面"),
}

// Loss names a kind of loss.
func (l Lang) Loss(kind string) string {
	if t, ok := losses[kind]; ok {
		return t[l]
	}
	return kind
}

// Saving.
var (
	SaveNeedsName = text("these games are in no file: save under a name", "这些对局不在文件里：请另存为", "這些對局不在檔案裡：請另存新檔")
	SaveReadOnly  = text("%s cannot be written: save under another name, .pgn for one", "%s 不能写：请另存为别的名字，如 .pgn", "%s 不能寫：請另存為別的名字，如 .pgn")
)
