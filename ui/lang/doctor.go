// The words of the command doctor.

package lang

// Help and report.
var (
	DoctorShort = text("what the terminal makes of glyphs, keys and colours", "终端对字形、按键和颜色的支持情况", "終端機對字形、按鍵和顏色的支援情況")
	DoctorLong  = text(
		"Tells what the terminal answers about wide and ambiguous glyphs, colours and the\nkeypad, with advice.",
		"报告终端对宽字符、宽度不定的字符、颜色和数字键盘的回答，并给出建议。",
		"報告終端機對寬字元、寬度不定的字元、顏色和數字鍵盤的回答，並給出建議。")
	DoctorNoTerminal  = text("no terminal: there is nothing to ask", "不在终端中，无从询问", "不在終端機中，無從詢問")
	DoctorLang        = text("language: %s", "语言：%s", "語言：%s")
	DoctorFiles       = text("settings: %s, state: %s", "设置：%s，状态：%s", "設定：%s，狀態：%s")
	DoctorSize        = text("size: %d columns, %d rows", "大小：%d列，%d行", "大小：%d列，%d行")
	DoctorSmall       = text("under 80 columns and 24 rows the screen is folded", "小于80列24行时界面会折叠", "小於80列24行時介面會摺疊")
	DoctorWidth       = text("    the terminal says: %d columns; the bar should stand right behind", "    终端回答：%d列；竖线应紧随其后", "    終端機回答：%d列；豎線應緊隨其後")
	DoctorSilent      = text("the terminal does not tell where its cursor is: the full-width board is used; --ambiguous tells more", "终端不报告光标位置：使用全角棋盘；可用 --ambiguous 说明", "終端機不報告游標位置：使用全形棋盤；可用 --ambiguous 說明")
	DoctorTorn        = text("some full-width glyphs do not take two columns: choose another terminal or locale, or pieces = \"letters\"", "有的全角字符不占两列：请换终端或区域设置，或设 pieces = \"letters\"", "有的全形字元不佔兩列：請換終端機或地區設定，或設 pieces = \"letters\"")
	DoctorWide        = text("ambiguous glyphs are wide: the full-width board is used", "宽度不定的字符为宽：使用全角棋盘", "寬度不定的字元為寬：使用全形棋盤")
	DoctorNarrow      = text("ambiguous glyphs are narrow: the board of lines may be used", "宽度不定的字符为窄：可用线条棋盘", "寬度不定的字元為窄：可用線條棋盤")
	DoctorFonts       = text("if pieces look torn or are missing, choose a font for Chinese with fixed width: Noto Sans Mono CJK, Sarasa Mono", "如果棋子残缺，请选用等宽的中文字体：Noto Sans Mono CJK、更纱黑体", "如果棋子殘缺，請選用等寬的中文字型：Noto Sans Mono CJK、更紗黑體")
	DoctorColours     = text("colours: %d", "颜色：%d种", "顏色：%d種")
	DoctorAttributes  = text("    red, green, reverse, bold, underlined, overlined", "    红、绿、反显、粗体、下划线、上划线", "    紅、綠、反顯、粗體、底線、頂線")
	DoctorNoColour    = text("no colours: everything is told by glyphs", "没有颜色：一切用字形表示", "沒有顏色：一切用字形表示")
	DoctorPress       = text("Press 5 on the numeric keypad", "请按数字键盘上的 5", "請按數字鍵盤上的 5")
	DoctorNoKey       = text("no key came", "没有收到按键", "沒有收到按鍵")
	DoctorKeypad      = text("the keypad works", "数字键盘正常", "數字鍵盤正常")
	DoctorApplication = text("the keypad is in application mode: qipu reads it all the same", "数字键盘处于应用模式：qipu 同样能读", "數字鍵盤處於應用模式：qipu 同樣能讀")
	DoctorNumLock     = text("Num Lock is off: the keypad steps through the game; switch it on to type moves", "Num Lock 未开：数字键盘用来前后翻看；打开后可输入着法", "Num Lock 未開：數字鍵盤用來前後翻看；打開後可輸入著法")
	DoctorOddKey      = text("this came: %s", "收到：%s", "收到：%s")
)
