// Characters that a scanner, or a tired eye, takes for one another.

package repair

// lookalikes are groups of characters that look alike; those that can stand in a
// move come first in each.
var lookalikes = []string{
	"帅師师帥", "仕任什佳", "相租柤根桐", "马乌鸟写与", "馬鳥焉馮", "车东乍年军", "車東軍甲申重", "炮泡跑袍胞饱", "砲跑", "兵乒乓丘浜岳",
	"将蒋浆奖", "將蔣漿獎", "士土壬上工", "象像豕家橡", "卒率辛萃卆", "平乎干千半午", "进迸近井讲", "進逞邊逸", "退腿迟追遇", "前煎箭", "后石右启", "後俊復",
	"一—-－–_ー⼀", "二工=＝ニ乙", "三王彡≡亖", "四西囚匹皿回", "五王丑互玉", "六大穴亣火", "七匕土士戈と", "八人入儿ハ", "九丸几力凡", "〇口Oo○0零",
	"0OoDQ〇", "1lI|iL7!]", "2Zzz?", "3B8Эз", "4A9Hч", "5Ss6$", "6bG5б8", "7T1?/フ", "8B3&S", "9qgaо",
	"A4R", "B8E", "C(GO", "D0O", "E8FB", "F7EP", "G6C", "H#N4", "I1l", "R2B", "P9F", "K4X",
	"０〇○", "１ｌＩ７", "２Ｚ", "３８", "４Ａ９", "５Ｓ", "６ｂ", "７Ｔ１", "８Ｂ３", "９ｑ",
}
