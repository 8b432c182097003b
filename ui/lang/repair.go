// The words of repairs.

package lang

// Flags and what is proposed: the ply, the text, the slip that it undoes.
var (
	CheckRepair = text("propose the smallest changes that mend a record", "提出能修复棋谱的最小改动", "提出能修復棋譜的最小改動")
	CheckWrite  = text("write a mended copy to `OUT`: with the repairs that are the only ones", "把修复后的副本写到 `OUT`：只作唯一的改动", "把修復後的副本寫到 `OUT`：只作唯一的改動")
	CheckNeeds  = text("--write goes with --repair", "--write 须与 --repair 并用", "--write 須與 --repair 並用")

	RepairReplace = text("ply %d: read %s: %s", "第%d着：改为%s：%s", "第%d著：改為%s：%s")
	RepairInsert  = text("before ply %d: insert %s: %s", "第%d着之前：补%s：%s", "第%d著之前：補%s：%s")
	RepairDelete  = text("ply %d: take it out: %s", "第%d着：删去：%s", "第%d著：刪去：%s")
	RepairRead    = text("ply %d: it means %s: %s", "第%d着：应读作%s：%s", "第%d著：應讀作%s：%s")
	RepairMade    = text("%s: game %d: mended: %s", "%s：第%d局：已修复：%s", "%s：第%d局：已修復：%s")
	RepairBlind   = text("%s: game %d: no start is known: the repair is proposed and not made", "%s：第%d局：起始局面不明，只提出改动，未作修复", "%s：第%d局：起始局面不明，只提出改動，未作修復")
	RepairSeveral = text("%s: game %d: several repairs are possible, none is made", "%s：第%d局：有几种可能的改动，未作修复", "%s：第%d局：有幾種可能的改動，未作修復")
)
