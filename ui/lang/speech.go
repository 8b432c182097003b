// Moves for the ear: what a program that speaks is given.

package lang

import (
	"strings"

	"qipu/engine"
)

// forEar are characters that programs read wrongly in moves, and homophones they
// read rightly: 车 is jū here and not chē, 将 jiàng, 相 xiàng. Numerals of both
// sides become words.
var forEar = strings.NewReplacer(
	"车", "居", "車", "居", "俥", "居", "将", "匠", "將", "匠", "相", "象", "傌", "马", "砲", "炮",
	"〇", "零", "○", "零", "0", "零", "1", "一", "2", "二", "3", "三", "4", "四", "5", "五", "6", "六", "7", "七", "8", "八", "9", "九",
	"０", "零", "１", "一", "２", "二", "３", "三", "４", "四", "５", "五", "６", "六", "７", "七", "８", "八", "９", "九",
)

// ForEar returns the text of a move as it is read out.
func ForEar(text string) string { return forEar.Replace(text) }

// Spoken returns a move of b in words for the ear: in Chinese its text as it is
// read out, in English the piece and both its points in the mover's count.
func (l Lang) Spoken(b *engine.Board, m engine.Move, text string) string {
	if spoken := languages[l].spoken; spoken != nil {
		return spoken(b, m, text)
	}
	return ForEar(text)
}
