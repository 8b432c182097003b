// The sentences of the line mode.

package lang

// Sentences of the line mode.
var (
	LineGame     = text("%s, %d plies", "%s，共 %d 着", "%s，共 %d 著")
	LineMove     = text("%d. %s", "第%d回合 %s", "第%d回合 %s")
	LineNumber   = text("%d. %s", "%d. %s", "%d. %s")
	LineMore     = text("and %d more", "另有 %d 局", "另有 %d 局")
	LineSiblings = text("variations beside it: %d; / for the next", "另有 %d 个变着：/ 看下一个", "另有 %d 個變著：/ 看下一個")
	LineRank     = text("Rank %d: %s", "第%d线：%s", "第%d線：%s")
	LineTooLong  = text("This line is too long to be a move or a command; it is left out", "这一行太长，不是着法也不是命令，已略过", "這一行太長，不是著法也不是命令，已略過")
	LineStart    = text("Type a move, or Enter for the next one; ? tells all commands, q quits", "输入着法，或按回车走下一着；? 列出所有命令，q 退出", "輸入著法，或按回車走下一著；? 列出所有命令，q 退出")
	LineHelp     = text("Type a move in any notation, Enter for the next move, + and - to step, or one of these names", "输入着法（任何记谱法），回车走下一着，+ - 前后，或输入以下名称", "輸入著法（任何記譜法），回車走下一著，+ - 前後，或輸入以下名稱")
	LineHelpOf   = text("help and a name tells more: help goto", "help 加名称看说明：help goto", "help 加名稱看說明：help goto")
	LineDone     = text("Done", "好", "好")
	LineDisc     = text("disc", "子", "子")
	LineMeant    = text("If you meant the command: %s", "如果是指命令：%s", "如果是指命令：%s")
	LineUnread   = text("A move is typed like 62.5, C2.5, h2e2 or 炮二平五; ? tells the commands", "着法可写作 62.5、C2.5、h2e2、炮二平五；? 列出命令", "著法可寫作 62.5、C2.5、h2e2、炮二平五；? 列出命令")
	LineComment  = text("Type the comment on one line; an empty line leaves it as it is", "请在一行内写注解；空行则不改", "請在一行內寫註解；空行則不改")
	LineSetup    = text("Type the changes; an empty line plays from the position, * leaves", "输入改动；空行由此局面行棋，* 离开", "輸入改動；空行由此局面行棋，* 離開")
	LineNoScreen = text("There is no screen here for that", "此处没有屏幕，不适用", "此處沒有螢幕，不適用")
	LineChoose   = text("Type the number of a drill, * to leave", "输入练习编号，* 离开", "輸入練習編號，* 離開")
	LineDrill    = text("Answer in digits. . peeks, / is the menu, * leaves, ? says this again", "用数字作答。. 偷看，/ 菜单，* 离开，? 再说一遍", "用數字作答。. 偷看，/ 選單，* 離開，? 再說一遍")
	LineMenu     = text("00 blindfold, 01 03 comments, 02 save, 04 06 undo and redo, 05 go to, 07 09 variations, 08 promote, 0/ repair, 0+ 0- games, 0. help", "00 盲棋，01 03 注解，02 保存，04 06 撤销重做，05 跳转，07 09 变着，08 提升，0/ 修复，0+ 0- 换局，0. 帮助", "00 盲棋，01 03 註解，02 儲存，04 06 撤銷重做，05 跳轉，07 09 變著，08 提升，0/ 修復，0+ 0- 換局，0. 幫助")
	LineUnsaved  = text("There is unsaved work: save it, or quit again", "有未保存的内容：请保存，或再次退出", "有未儲存的內容：請儲存，或再次退出")
)
