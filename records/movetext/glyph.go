// What a character can be in a move.

package movetext

import (
	"unicode"
	"unicode/utf8"

	"qipu/notation"
)

// glyph is what a character can be in a move.
type glyph uint16

const (
	gPiece   glyph = 1 << iota // 炮
	gPlace                     // 前
	gNumeral                   // 一, also 〇
	gDigit                     // 1, also full-width
	gTurn                      // 進
	gLetter                    // a piece of WXF
	gFile                      // a to i
	gSign                      // + -
	gSide                      // . =
	gBar                       // _ ^ and the bars that combine
	gGuard                     // an advisor or elephant
	gLevel                     // 平
)

var glyphs = func() map[rune]glyph {
	m := map[rune]glyph{}
	add := func(text string, g glyph) {
		for _, r := range text {
			m[r] |= g
		}
	}
	add("帅帥将將马馬傌车車俥硨\uf902炮砲包兵卒仕士相象", gPiece)
	add("仕士相象", gGuard)
	add("前中后後", gPlace)
	add("一二三四五六七八九〇零○壹贰貳叁參参叄肆伍陆陸柒捌玖", gNumeral)
	add("进進退平上下", gTurn)
	add("平", gLevel)
	add("0123456789", gDigit)
	add("kabnrcphegmsKABNRCPHEGMS", gLetter)
	add("abcdefghiABCDEFGHI", gFile)
	add("+-", gSign)
	add(".=", gSide)
	add("_^\u0332\u0305\u203e\u00af\uffe3", gBar)
	return m
}()

var asciiGlyphs = func() (table [128]glyph) {
	for r, g := range glyphs {
		if r < 128 {
			table[r] = g
		}
	}
	return table
}()

// glyphOf returns what a character can be, folded.
func glyphOf(r rune) glyph {
	if r < 128 {
		return asciiGlyphs[r]
	}
	if g, ok := glyphs[r]; ok {
		return g
	}
	if plain := notation.Usual(r); plain != r && plain >= utf8.RuneSelf {
		return glyphs[plain]
	}
	if f := notation.FoldRune(r); f < 128 {
		return asciiGlyphs[f]
	}
	return 0
}

func isLetter(r rune) bool {
	r = notation.FoldRune(r)
	return r < utf8.RuneSelf && unicode.IsLetter(r)
}

// isWord reports whether a character belongs to a run that means something: a
// letter, an ideograph, or what stands for a byte that could not be read.
func isWord(r rune) bool {
	return unicode.IsLetter(r) || r == utf8.RuneError || unicode.Is(unicode.Co, r)
}
