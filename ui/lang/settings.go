// The words about settings.

package lang

// The command config.
var (
	ConfigShort = text("write the settings file, or say where it is", "写出设置文件，或指出它在哪里", "寫出設定檔，或指出它在哪裡")
	ConfigLong  = text(
		"Writes a commented settings file with the defaults, if there is none yet, and\nprints its path.",
		"如果还没有设置文件，就写出一个带说明的默认设置文件，并输出其路径。",
		"如果還沒有設定檔，就寫出一個帶說明的預設設定檔，並輸出其路徑。")
	ConfigWritten = text("written:", "已写入：", "已寫入：")
)

// What is wrong in the settings file.
var (
	SettingSyntax  = text("this is no TOML: %s", "不是 TOML：%s", "不是 TOML：%s")
	SettingUnknown = text("there is no setting %s", "没有设置 %s", "沒有設定 %s")
	SettingOdd     = text("%s cannot be %q", "%s 不能是 %q", "%s 不能是 %q")
	SettingValue   = text("%s cannot be %q, only: %s", "%s 不能是 %q，只能是：%s", "%s 不能是 %q，只能是：%s")
	SettingTable   = text("%s lacks a piece or a sign for advance, retreat or traverse", "%s 缺少棋子名或进、退、平的符号", "%s 缺少棋子名或進、退、平的符號")
)

// settings explains each setting; the empty name is the head of the file.
var settings = map[string]Text{
	"": text("Settings of qipu. A line that is taken out has its default.", "qipu 的设置。删去的行取默认值。", "qipu 的設定。刪去的行取預設值。"),

	"language":  text("Language of the interface; auto follows the locale.", "界面语言；auto 随系统区域设置。", "介面語言；auto 隨系統地區設定。"),
	"ambiguous": text("Width of characters that are narrow in some terminals and wide in others;\nauto asks the terminal.", "在不同终端里宽度不一的字符按几列计；auto 询问终端。", "在不同終端機裡寬度不一的字元按幾列計；auto 詢問終端機。"),
	"theme":     text("Colours.", "配色。", "配色。"),
	"pieces":    text("Glyphs of the pieces; plain has the same ones for both sides.", "棋子字形；plain 双方同形。", "棋子字形；plain 雙方同形。"),
	"lines":     text("What the board is drawn with; box needs narrow box-drawing characters.", "棋盘用什么画；box 要求制表符为窄字符。", "棋盤用什麼畫；box 要求製表符為窄字元。"),
	"labels":    text("Labels at the edges of the board: those of both sides' files, with them the\nICCS names, or with them the ranks.", "棋盘边的标注：双方路数；加上 ICCS 名；或加上横线数。", "棋盤邊的標註：雙方路數；加上 ICCS 名；或加上橫線數。"),
	"columns":   text("Columns of the table of moves, in this order.", "着法表的各列及其次序。", "著法表的各列及其次序。"),
	"script":    text("Script of the Chinese notation; auto: that of the language.", "中文记谱用的字体；auto 随语言。", "中文記譜用的字體；auto 隨語言。"),
	"typed":     text("The notation that is read first where a move is typed, one of your own too;\nany: what was used last decides.", "输入着法时优先按此记谱法读，也可以是自定的；any 以上次所用的为准。", "輸入著法時優先按此記譜法讀，也可以是自定的；any 以上次所用的為準。"),
	"keypad":    text("Scheme of the keypad's digits.", "数字键盘的方案。", "數字鍵盤的方案。"),
	"absolute":  text("Form of the absolute notation; full writes four digits for every move.", "绝对记谱法的写法；full 每着都写四个数字。", "絕對記譜法的寫法；full 每著都寫四個數字。"),
	"digits":    text("Black's digits in the Chinese notation.", "中文记谱中黑方数字的宽度。", "中文記譜中黑方數字的寬度。"),
	"pawns":     text("Pawns on several doubled files: 一兵平五, or 前兵四平五 as books have it.", "多路重兵：一兵平五，或如书上的前兵四平五。", "多路重兵：一兵平五，或如書上的前兵四平五。"),
	"glyphs":    text("Names in move texts; print has 俥 傌 砲.", "着法中的子名；print 用俥、傌、砲。", "著法中的子名；print 用俥、傌、砲。"),

	"wxf-traverse": text("Sign of WXF for a sideways move.", "WXF 中平的符号。", "WXF 中平的符號。"),
	"wxf-letters":  text("Letters of WXF for elephant and horse.", "WXF 中相和马的字母。", "WXF 中相和馬的字母。"),
	"announce":     text("The notation in which moves are announced in blindfold play; auto: by the level.", "盲棋中报着用的记谱法；auto 随等级而定。", "盲棋中報著用的記譜法；auto 隨等級而定。"),
	"speak":        text("Program that speaks what is announced; the text is its last argument.", "念出所报内容的程序；文字是其最后一个参数。", "念出所報內容的程式；文字是其最後一個參數。"),
	"misses":       text("Refused moves that lose a blindfold game; 0: none do.", "盲棋误报几次判负；0 为不判。", "盲棋誤報幾次判負；0 為不判。"),
	"retention":    text("How much of what was practised is to be known when it comes back, in percent, 70 to\n97: more of it comes back sooner.", "练过的题目到期时应记得百分之几，70 至 97；越高则越早再来。", "練過的題目到期時應記得百分之幾，70 至 97；越高則越早再來。"),
	"tables": text(
		"Notations of your own: names of the pieces (several are read, the first is\nwritten; black-king and so on where Black's differ), signs for front, middle,\nrear and for advance, retreat, traverse; sign-first = true puts the sign for\nfront before the piece. This one is that of Vietnamese books.",
		"自定的记谱法：棋子名（可有几个，写时用第一个；黑方不同的写 black-king 等），\n前、中、后的符号，进、退、平的符号；sign-first = true 把前后的符号放在子名之前。\n下面是越南书中的写法。",
		"自定的記譜法：棋子名（可有幾個，寫時用第一個；黑方不同的寫 black-king 等），\n前、中、後的符號，進、退、平的符號；sign-first = true 把前後的符號放在子名之前。\n下面是越南書中的寫法。"),
}

// SettingWords returns the words about a setting, in lines; "" for one without.
func (l Lang) SettingWords(name string) string { return settings[name][l] }
