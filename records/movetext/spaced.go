// Moves that are written loosely: with blanks inside, cut by a comma, or with a
// sign that belongs to none.

package movetext

import (
	"regexp"
	"unicode/utf8"

	"qipu/notation"
	"qipu/records/charset"
)

// spaced returns the end of a Chinese move with blanks between its signs, or one line
// end, that begins at i, or i: 炮 二 平 五. A number with a dot is that of the next round.
func spaced(text string, i int) int {
	s := signsAt{text: text}
	s.at[0] = i
	lines := 0
	for j := i; j < len(text) && s.n < len(s.seen); {
		r, size := utf8.DecodeRuneInString(text[j:])
		if r == '\n' {
			lines++
		}
		if g := glyphOf(r); g != 0 {
			s.seen[s.n] = g &^ (gSign | gSide)
			s.n++
			s.at[s.n] = j + size
		} else if !charset.IsBlank(r) && !notation.IsFormat(r) || r == '\t' || lines > 1 {
			break
		}
		j += size
	}
	for k := range shapes {
		shape := &shapes[k]
		if shape.style != Chinese || !s.has(shape.signs) {
			continue
		}
		end := s.at[len(shape.signs)]
		if r, _ := utf8.DecodeRuneInString(text[end:]); glyphOf(r)&number != 0 || r == '、' || notation.FoldRune(r) == '.' {
			return i
		}
		return end
	}
	return i
}

// broken matches a move with a comma behind the name of its piece.
var broken = regexp.MustCompile(`^[前中后後一二三四五]?[帅帥将將马馬傌车車俥硨炮砲包兵卒仕士相象][,，、·][ \x{3000}]?[\d０-９一二三四五六七八九]?[进進退平][\d０-９一二三四五六七八九]`)

// nearly reports whether a text is a Chinese move but for one sign.
func nearly(text string) bool {
	var signs []glyph
	for _, r := range text {
		if len(signs) == 5 {
			return false
		}
		signs = append(signs, glyphOf(r))
	}
	for k := range shapes {
		shape := &shapes[k]
		if shape.style != Chinese || len(shape.signs) != len(signs) {
			continue
		}
		wrong := 0
		for i, g := range shape.signs {
			if signs[i]&(g&^(gSign|gSide)) == 0 {
				wrong++
			}
		}
		if wrong == 1 {
			return true
		}
	}
	return false
}
