// Cutting moves out of a text by their shape: records glue moves, numbers and
// comments together.

package movetext

import (
	"regexp"
	"unicode"
	"unicode/utf8"

	"qipu/notation"
)

// Style is how a move text is written.
type Style uint8

const (
	NoStyle  Style = iota
	Chinese        // 炮二平五, 前炮平五
	Absolute       // 炮二三平五, 炮8385
	Short          // 炮25
	WXF            // C2.5
	ICCS           // H2-E2
)

const (
	number = gNumeral | gDigit
	turn   = gTurn | gSign | gSide // 進, and the signs of WXF in a Chinese text
)

// shapes are the move texts, the longer ones first.
var shapes = []struct {
	style Style
	signs []glyph
}{
	{Absolute, []glyph{gPiece, number, number, number, number}},
	{Absolute, []glyph{gPiece, number, number, gLevel, number}},
	{Absolute, []glyph{gPiece, number, number, gSide | gSign, number}},
	{Chinese, []glyph{gPlace | gNumeral, gPiece, number, turn, number}},
	{Chinese, []glyph{gDigit, gPiece, number, turn, number}},
	{Chinese, []glyph{gPiece, gPlace, number, turn, number}},
	{Chinese, []glyph{gPiece, number, turn, number}},
	{Chinese, []glyph{gPlace | gNumeral | gDigit, gPiece, turn, number}},
	{Chinese, []glyph{gPiece, gPlace, turn, number}},
	{Chinese, []glyph{gPlace | gNumeral | gDigit, number, gTurn, number}},
	{Short, []glyph{gPiece, number, number, gBar}},
	{Short, []glyph{gPlace | gNumeral, gPiece, number, gBar}},
	{Short, []glyph{gPiece, gPlace, number, gBar}},
	{Short, []glyph{gPiece, number, number}},
	{Short, []glyph{gPlace | gNumeral, gPiece, number}},
	{Short, []glyph{gPiece, gPlace, number}},
	{ICCS, []glyph{gFile, gDigit, gSign, gFile, gDigit}},
	{ICCS, []glyph{gFile, gDigit, gFile, gDigit}},
	{WXF, []glyph{gLetter, gDigit | gSign, gSign | gSide, gDigit}},
	{WXF, []glyph{gLetter, gSide, gSign | gSide, gDigit}}, // P..4, the middle one
	{WXF, []glyph{gLetter, gFile, gSign | gSide, gDigit}}, // Pb.4, by its ordinal
	{WXF, []glyph{gSign, gLetter, gSign | gSide, gDigit}},
	{WXF, []glyph{gDigit, gLetter, gSign | gSide, gDigit}},
	{WXF, []glyph{gLetter, gDigit, gDigit, gSign | gSide, gDigit}},
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
		before := glyph(0)
		if s.n > 0 {
			before = s.seen[s.n-1]
		}
		g := glyphBehind(r, before, text[j+size:])
		if g == 0 && s.n > 0 {
			if skip := silent(r, size, text[j:]); skip > 0 {
				j += skip
				continue
			}
		}
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

// pinyin matches how a character is read, in brackets behind it.
var pinyin = regexp.MustCompile(`^[(（][a-zü]{0,4}[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ][a-zü]{0,3}[)）]`)

// silent returns how much of a text, whose first character is r, says nothing in a move: a
// mark of layout, or how the character before it is read (馬2進(jìn)3); 0 where it says
// something.
func silent(r rune, size int, text string) int {
	const most = 16 // bytes
	switch {
	case notation.IsFormat(r):
		return size
	case r == '(' || r == '（':
		return len(pinyin.FindString(text[:min(most, len(text))]))
	}
	return 0
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

// shapeAt returns the end and the style of the move text that begins at i, or
// NoStyle.
func shapeAt(text string, i int) (int, Style) {
	s := lookAt(text, i)
	if s.n < 3 {
		return i, NoStyle
	}
	for k := range shapes {
		shape := &shapes[k]
		if !s.has(shape.signs) {
			continue
		}
		end := s.at[len(shape.signs)]
		if shape.style == Short && goesOn(text, end) {
			continue
		}
		if shape.style >= WXF && !alone(text, i, end) && !glued(text, i, end, shape.style) {
			continue
		}
		return end, shape.style
	}
	return i, NoStyle
}

// glued reports whether letters behind a move in letters are another one.
func glued(text string, i, end int, as Style) bool {
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
