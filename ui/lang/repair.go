// The words of repairs.

package lang

// Flags and what is proposed: the ply, the text, the slip that it undoes.
var (
	CheckRepair = text("propose the smallest changes that repair a record", "提出能修复棋谱的最小改动", "提出能修復棋譜的最小改動")
	CheckWrite  = text("write a repaired copy to `OUT`: with the repairs that are the only ones", "把修复后的副本写到 `OUT`：只作唯一的改动", "把修復後的副本寫到 `OUT`：只作唯一的改動")
	CheckBeyond = text("no change of one move repairs it", "改动一着无法修复", "改動一著無法修復")
	CheckNeeds  = text("--write goes with --repair", "--write 须与 --repair 并用", "--write 須與 --repair 並用")

	RepairReplace = text("ply %d: read %s", "第%d着：改为%s", "第%d著：改為%s")
	RepairInsert  = text("before ply %d: insert %s", "第%d着之前：补%s", "第%d著之前：補%s")
	RepairDelete  = text("ply %d: take it out", "第%d着：删去", "第%d著：刪去")
	RepairRead    = text("ply %d: it means %s", "第%d着：应读作%s", "第%d著：應讀作%s")
	RepairMade    = text("%s: game %d: repaired: %s", "%s：第%d局：已修复：%s", "%s：第%d局：已修復：%s")
	RepairBlind   = text("%s: game %d: no start is known: the repair is proposed and not made", "%s：第%d局：起始局面不明，只提出改动，未作修复", "%s：第%d局：起始局面不明，只提出改動，未作修復")
	RepairSeveral = text("%s: game %d: several repairs are possible, none is made", "%s：第%d局：有几种可能的改动，未作修复", "%s：第%d局：有幾種可能的改動，未作修復")

	RepairMore   = text("%s: game %d: more than one slip: the repairs are proposed and not made", "%s：第%d局：不止一处错，只提出改动，未作修复", "%s：第%d局：不止一處錯，只提出改動，未作修復")
	RepairWhy    = text(": %s", "：%s", "：%s")
	RepairUpto   = text("; the next slip is at ply %d", "；下一处错在第%d着", "；下一處錯在第%d著")
	RepairNone   = text("ply %d: no change of one move repairs it; type the right one", "第%d着：改动一着无法修复，请自行输入", "第%d著：改動一著無法修復，請自行輸入")
	RepairDone   = text("made: %s", "已改：%s", "已改：%s")
	RepairSought = text("looking for what would repair it ...", "正在寻找修复办法 ...", "正在尋找修復辦法 ...")
	RepairOthers = text("   %d more", "   另有 %d 种", "   另有 %d 種")
	RepairHint   = text(":repair lists what would repair it", ":repair 列出可能的修复", ":repair 列出可能的修復")
	RepairHead   = text("What would repair the record, the likeliest first", "可能的修复，最可能的在前", "可能的修復，最可能的在前")
	RebuildHead  = text("What the start can have been, where the moves do not tell", "着法未说明的起始局面", "著法未說明的起始局面")
	RepairChoose = text("Digits or Up and Down choose, Enter makes the change, undo takes it back", "数字或上下键选择，回车改动，可撤销", "數字或上下鍵選擇，回車改動，可撤銷")
	HintMakeIt   = text("makes it", "改动", "改動")
	DamagedAt    = text("damaged at ply %d", "第%d着有错", "第%d著有錯")
	DamagedIn    = text("damaged at ply %d of a variation", "变着第%d着有错", "變著第%d著有錯")
	UnreadNext   = text("what follows could not be read; it is covered", "后着未能读出（已遮谱）", "後著未能讀出（已遮譜）")
	ActProblem   = text("next problem of the record", "下一处有问题的着法", "下一處有問題的著法")
	NoProblem    = text("the record has no problems", "棋谱没有问题", "棋譜沒有問題")
)
