// The words of the commands: help, flags, usage errors.

package lang

// Help.
var (
	UsageHead    = text("Usage:", "用法：", "用法：")
	CommandsHead = text("Commands:", "命令：", "命令：")
	FlagsHead    = text("Flags:", "选项：", "選項：")
	GlobalsHead  = text("Flags of every command:", "所有命令共用的选项：", "所有命令共用的選項：")

	RootShort = text("Board viewer for xiangqi", "终端里的象棋打谱程序", "終端機裡的象棋打譜程式")
	RootLong  = text(
		"qipu (棋譜) shows games of xiangqi in the terminal, with every notation side by\nside. Without FILE it opens the games that come with it; - is standard input; a\nfolder is a collection. Files are recognised by what they hold.",
		"qipu（棋譜）在终端里打开象棋对局，各种记谱法并列显示。不给 FILE 时打开自带的\n棋谱；- 是标准输入；文件夹是一部棋谱集。文件按内容识别。",
		"qipu（棋譜）在終端機裡打開象棋對局，各種記譜法並列顯示。不給 FILE 時打開自帶的\n棋譜；- 是標準輸入；資料夾是一部棋譜集。檔案按內容識別。")
	HelpShort       = text("help on a command", "命令的说明", "命令的說明")
	CompletionShort = text("print the completion script of a shell", "输出命令行补全脚本", "輸出命令列補全指令稿")
	PerftShort      = text("count the sequences of legal moves", "统计合法着法序列的数目", "統計合法著法序列的數目")
)

// Flags. A word in backquotes is the name of the value.
var (
	FlagHelp      = text("this help", "本说明", "本說明")
	FlagVersion   = text("the version", "版本", "版本")
	FlagLang      = text("`LANGUAGE` of the interface: en, zh-Hans or zh-Hant", "界面语言 `LANGUAGE`：en、zh-Hans 或 zh-Hant", "介面語言 `LANGUAGE`：en、zh-Hans 或 zh-Hant")
	FlagEncoding  = text("read the input as `E`: utf-8, utf-16le, utf-16be, gb18030 or big5", "按编码 `E` 读入：utf-8、utf-16le、utf-16be、gb18030 或 big5", "按編碼 `E` 讀入：utf-8、utf-16le、utf-16be、gb18030 或 big5")
	FlagAmbiguous = text("`WIDTH` of ambiguous characters: narrow, wide or auto", "宽度不定的字符按 `WIDTH` 计：narrow、wide 或 auto", "寬度不定的字元按 `WIDTH` 計：narrow、wide 或 auto")
	FlagFEN       = text("start from this `FEN`", "从此局面 `FEN` 开始", "從此局面 `FEN` 開始")
	PerftDivide   = text("a line for each first move", "每个首着一行", "每個首著一行")
)

// Usage errors.
var (
	ArgMissing     = text("an argument is missing", "缺少参数", "缺少參數")
	ArgTooMany     = text("%q is one argument too many", "多余的参数 %q", "多餘的參數 %q")
	ArgOneOf       = text("%q is none of: %s", "%q 不在其中：%s", "%q 不在其中：%s")
	CommandUnknown = text("there is no command %q", "没有命令 %q", "沒有命令 %q")
	FlagUnknown    = text("there is no flag %s", "没有选项 %s", "沒有選項 %s")
	FlagNoValue    = text("the flag %s needs a value", "选项 %s 需要一个值", "選項 %s 需要一個值")
	FlagInvalid    = text("the flag %s cannot be %q", "选项 %s 不能是 %q", "選項 %s 不能是 %q")
	FlagBadValue   = text("the flag %s cannot be %q, only one of: %s", "选项 %s 不能是 %q，只能是：%s", "選項 %s 不能是 %q，只能是：%s")
	PerftBadDepth  = text("the depth must be a number from 0 to 255, not %q", "深度须为 0 到 255 的数，不能是 %q", "深度須為 0 到 255 的數，不能是 %q")
)

// PerftRate is what perft says of its speed.
var PerftRate = text("%.0f nodes/s", "每秒 %.0f 个节点", "每秒 %.0f 個節點")

// The command notate.
var (
	NotateShort = text("write moves in every notation", "用各种记谱法写出着法", "用各種記譜法寫出著法")
	NotateLong  = text(
		"Plays the moves from the position and prints each in every notation:\niccs chinese chinese-traditional wxf keypad absolute shorthand.\nA move that begins with - is given after --. With --batch, lines of a FEN, a tab\nand a move are read from standard input, and each is answered by a line.",
		"从所给局面起逐着走子，每着用各种记谱法写出：\niccs chinese chinese-traditional wxf keypad absolute shorthand。\n以 - 开头的着法放在 -- 之后。用 --batch 时从标准输入逐行读入 FEN、制表符、着法，\n每行应答一行。",
		"從所給局面起逐著走子，每著用各種記譜法寫出：\niccs chinese chinese-traditional wxf keypad absolute shorthand。\n以 - 開頭的著法放在 -- 之後。用 --batch 時從標準輸入逐行讀入 FEN、定位字元、著法，\n每行應答一行。")
	NotateBatch      = text("answer lines of standard input", "逐行应答标准输入", "逐行應答標準輸入")
	FlagReadNotation = text("read moves in the notation `N` alone", "只按记谱法 `N` 读着法", "只按記譜法 `N` 讀著法")
	FlagsExclude     = text("%s and %s do not go together", "%s 与 %s 不能并用", "%s 與 %s 不能並用")
	BatchNoTab       = text("no tab between a FEN and a move", "FEN 与着法之间没有制表符", "FEN 與著法之間沒有定位字元")
)

// Practice and the line mode.
var (
	FlagPlain = text("line mode: no screen, for screen readers and slow links", "逐行模式：不用全屏，供读屏软件和慢速线路使用", "逐行模式：不用全螢幕，供報讀軟體和慢速線路使用")
)
