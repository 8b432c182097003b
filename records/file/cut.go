// Cutting moves out of a text by their shape: records glue moves, numbers and
// comments together.

package file

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
	if f := notation.FoldRune(r); f < 128 {
		return asciiGlyphs[f]
	}
	return 0
}

// style is how a move text is written.
type style uint8

const (
	noStyle       style = iota
	styleChinese        // 炮二平五, 前炮平五
	styleAbsolute       // 炮二三平五, 炮8385
	styleShort          // 炮25
	styleWXF            // C2.5
	styleICCS           // H2-E2
)

const (
	number = gNumeral | gDigit
	turn   = gTurn | gSign | gSide // 進, and the signs of WXF in a Chinese text
)

// shapes are the move texts, the longer ones first.
var shapes = []struct {
	style style
	signs []glyph
}{
	{styleAbsolute, []glyph{gPiece, number, number, number, number}},
	{styleAbsolute, []glyph{gPiece, number, number, gLevel, number}},
	{styleAbsolute, []glyph{gPiece, number, number, gSide | gSign, number}},
	{styleChinese, []glyph{gPlace | gNumeral, gPiece, number, turn, number}},
	{styleChinese, []glyph{gDigit, gPiece, number, turn, number}},
	{styleChinese, []glyph{gPiece, gPlace, number, turn, number}},
	{styleChinese, []glyph{gPiece, number, turn, number}},
	{styleChinese, []glyph{gPlace | gNumeral | gDigit, gPiece, turn, number}},
	{styleChinese, []glyph{gPiece, gPlace, turn, number}},
	{styleChinese, []glyph{gPlace | gNumeral | gDigit, number, gTurn, number}},
	{styleShort, []glyph{gPiece, number, number, gBar}},
	{styleShort, []glyph{gPlace | gNumeral, gPiece, number, gBar}},
	{styleShort, []glyph{gPiece, gPlace, number, gBar}},
	{styleShort, []glyph{gPiece, number, number}},
	{styleShort, []glyph{gPlace | gNumeral, gPiece, number}},
	{styleShort, []glyph{gPiece, gPlace, number}},
	{styleICCS, []glyph{gFile, gDigit, gSign, gFile, gDigit}},
	{styleICCS, []glyph{gFile, gDigit, gFile, gDigit}},
	{styleWXF, []glyph{gLetter, gDigit | gSign, gSign | gSide, gDigit}},
	{styleWXF, []glyph{gLetter, gSide, gSign | gSide, gDigit}}, // P..4, the middle one
	{styleWXF, []glyph{gLetter, gFile, gSign | gSide, gDigit}}, // Pb.4, by its ordinal
	{styleWXF, []glyph{gSign, gLetter, gSign | gSide, gDigit}},
	{styleWXF, []glyph{gDigit, gLetter, gSign | gSide, gDigit}},
	{styleWXF, []glyph{gLetter, gDigit, gDigit, gSign | gSide, gDigit}},
}

// signsAt are the characters that can be of one move, from a place in a text on.
type signsAt struct {
	text string
	seen [6]glyph
	at   [7]int // where each begins, and the end
	n    int
}

func lookAt(text string, i int) signsAt {
	s := signsAt{text: text}
	s.at[0] = i
	for j := i; j < len(text) && s.n < len(s.seen); {
		r, size := rune(text[j]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[j:])
		}
		g := glyphOf(r)
		if g == 0 {
			break
		}
		s.seen[s.n] = g
		j += size
		s.n++
		s.at[s.n] = j
	}
	return s
}

// has reports whether the text begins with the signs of a shape.
func (s *signsAt) has(signs []glyph) bool {
	if len(signs) > s.n {
		return false
	}
	for m, g := range signs {
		if s.seen[m]&g == 0 {
			return false
		}
	}
	return true
}

// cut returns the end and the style of the move text that begins at i, or
// noStyle.
func cut(text string, i int) (int, style) {
	s := lookAt(text, i)
	if s.n < 3 {
		return i, noStyle
	}
	for k := range shapes {
		shape := &shapes[k]
		if !s.has(shape.signs) {
			continue
		}
		end := s.at[len(shape.signs)]
		if shape.style == styleShort && goesOn(text, end) {
			continue
		}
		if shape.style >= styleWXF && !alone(text, i, end) && !glued(text, i, end, shape.style) {
			continue
		}
		return end, shape.style
	}
	return i, noStyle
}

// glued reports whether letters behind a move in letters are another one.
func glued(text string, i, end int, as style) bool {
	if before, _ := utf8.DecodeLastRuneInString(text[:i]); isLetter(before) {
		return false
	}
	next := lookAt(text, end)
	for k := range shapes {
		if shapes[k].style == as && next.has(shapes[k].signs) {
			return true
		}
	}
	return false
}

// pawnText returns the end of a pawn's move without a letter that begins at i,
// as the federation and Fairy-Stockfish write it into records in WXF letters
// (++.4, 3+.4, 14=5), or i.
func pawnText(text string, i int) int {
	if before, _ := utf8.DecodeLastRuneInString(text[:i]); i > 0 && !unicode.IsSpace(before) && before != '.' {
		return i
	}
	var seen [4]rune
	end := i
	for n := range seen {
		r, size := utf8.DecodeRuneInString(text[end:])
		seen[n] = notation.FoldRune(r)
		end += size
	}
	first, second := glyphOf(seen[0]), glyphOf(seen[1])
	behind, _ := utf8.DecodeRuneInString(text[end:])
	switch {
	case glyphOf(seen[2])&(gSign|gSide) == 0 || glyphOf(seen[3])&gDigit == 0:
	case unicode.IsLetter(behind) || glyphOf(behind)&(gDigit|gSign|gSide) != 0:
	case first&gSign != 0 && seen[0] == seen[1], first&gDigit != 0 && second&(gDigit|gSign) != 0:
		return end
	}
	return i
}

// goesOn reports whether a move text behind which something of its kind stands
// would be cut short.
func goesOn(text string, end int) bool {
	r, size := utf8.DecodeRuneInString(text[end:])
	if glyphOf(r)&(gSign|gSide) != 0 { // 前兵3 of 前兵3+1; a sign alone is a mark
		r, _ = utf8.DecodeRuneInString(text[end+size:])
		return glyphOf(r)&number != 0
	}
	return glyphOf(r)&(number|gTurn|gLevel) != 0
}

// alone reports whether letters from i to end are no part of a longer word.
func alone(text string, i, end int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:i])
	behind, _ := utf8.DecodeRuneInString(text[end:])
	return !isLetter(before) && !isLetter(behind)
}

func isLetter(r rune) bool {
	r = notation.FoldRune(r)
	return r < utf8.RuneSelf && unicode.IsLetter(r)
}

// iccsText returns the two points that a move text of ICCS names.
func iccsText(text string) string {
	var b [4]byte
	n := 0
	for _, r := range text {
		if r = notation.FoldRune(r); r != '-' && n < 4 && r < 128 {
			b[n] = byte(unicode.ToLower(r))
			n++
		}
	}
	return string(b[:n])
}
