// The words for what a record tells of its start, and for repairs.

package lang

// repairFaults says what reconstruction leaves open or finds contradictory, and what
// repairs undo.
var repairFaults = map[string]Text{
	"clash-file":    text("ply %d: %v can make this move from no point of its file", "第%d着：%v在这条路上任何一点都走不出这一着", "第%d著：%v在這條路上任何一點都走不出這一著"),
	"clash-none":    text("ply %d tells no move", "第%d着读不出着法", "第%d著讀不出著法"),
	"clash-play":    text("ply %d cannot be played on any start (%v), as ply %d tells", "第%d着在任何起始局面下都走不通（%v），见第%d着", "第%d著在任何起始局面下都走不通（%v），見第%d著"),
	"clash-rule":    text("ply %d cannot be played on any start: %v", "第%d着在任何起始局面下都走不通：%v", "第%d著在任何起始局面下都走不通：%v"),
	"clash-start":   text("there is no start on which the first ply can be played", "找不到能走第一着的起始局面", "找不到能走第一著的起始局面"),
	"open-check":    text("something stands before a general at ply %d", "第%d着时，将帅前必有一子遮挡", "第%d著時，將帥前必有一子遮擋"),
	"open-file":     text("it leaves its file at ply %d, and the rank is not told", "第%d着从这条路走出，不知在第几线", "第%d著從這條路走出，不知在第幾線"),
	"open-kind":     text("it leaves %v at ply %d, and its moves do not tell what it is", "第%[2]d着从%[1]v走出，从着法看不出是什么子", "第%[2]d著從%[1]v走出，從著法看不出是什麼子"),
	"open-king":     text("the general of this side never moves", "这一方的将帅从未走动", "這一方的將帥從未走動"),
	"open-screen":   text("the cannon of ply %d captures over a screen", "第%d着的炮吃子必有炮架", "第%d著的炮吃子必有炮架"),
	"open-start":    text("something stands before a general at the start", "开始时将帅前必有一子遮挡", "開始時將帥前必有一子遮擋"),
	"open-victim":   text("the cannon of ply %d captures something", "第%d着的炮隔子而走，必吃一子", "第%d著的炮隔子而走，必吃一子"),
	"slip-char":     text("one character of %q is wrong", "%q有一个字写错", "%q有一個字寫錯"),
	"slip-digit":    text("one digit of %q is wrong", "%q有一个数字写错", "%q有一個數字寫錯"),
	"slip-doubled":  text("%q is written twice", "%q重复写了一次", "%q重複寫了一次"),
	"slip-exchange": text("two digits of %q are exchanged", "%q有两个数字颠倒", "%q有兩個數字顛倒"),
	"slip-left-out": text("a move is left out here", "这里漏了一着", "這裡漏了一著"),
	"slip-typed":    text("it was played in the place of %q", "已走此着代替%q", "已走此著代替%q"),
	"slip-reading":  text("under this reading the rest can be played", "按这一读法，后面的着法都走得通", "按這一讀法，後面的著法都走得通"),
}
