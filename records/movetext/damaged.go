// Moves in which characters are damaged: a text that begins and ends as a move and
// holds what stands for nothing is a move that cannot be read, and no remark.

package movetext

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/records/charset"
)

// isHole reports whether a character can stand in the place of one that was lost:
// U+FFFD, the boxes, circles and arrows of programs that lack a glyph, a question mark
// of an encoder, a control character.
func isHole(r rune) bool {
	if r <= ' ' && r != '\x00' || r == '\u3000' || r >= '\u4E00' && r <= '\u9FFF' { // nearly all that comes
		return r < ' ' && r != '\n' && r != '\r' && r != '\t'
	}
	switch r {
	case utf8.RuneError, '?', '？', '*', '＊', '#', '＃', '@', '＠', '&', '＆', '~', '～', '%', '％', '$', '＄', '^', '＾', '\\', '/', '|', '_', '·', '•', '〓', '※', '‧', '∙', '"', '\'', '`', '=', '<', '>':
		return true
	}
	return unicode.In(r, unicode.So, unicode.Sm, unicode.Co, unicode.Cc, unicode.Cn, unicode.Sk, unicode.Pd, unicode.Pc) && r != '\n' && r != '\r' && r != '\t'
}

// wideHole reports whether a hole can be nothing else in a Chinese text: no sign that
// people write around moves.
func wideHole(r rune) bool {
	return r == utf8.RuneError || unicode.In(r, unicode.So, unicode.Co, unicode.Cc, unicode.Cn) || r == '→' || r == '〓' || r == '※'
}

// damagedAt returns the end of a move that begins at i, one or two characters of which
// are holes, or i.
func damagedAt(text string, i int) int {
	const most = 5
	var seen [most]glyph
	var holes [most]bool
	var ends [most]int
	n, end := 0, i
	first, wide := false, false
	for n < most && end < len(text) {
		r, size := utf8.DecodeRuneInString(text[end:])
		before := glyph(0)
		if n > 0 {
			before = seen[n-1]
		}
		g := glyphBehind(r, before, text[end+size:])
		hole := isHole(r) && (g&^(gSign|gSide|gBar) == 0)
		if g == 0 && !hole {
			break
		}
		if hole {
			first = first || n == 0
			wide = wide || wideHole(r)
		}
		end += size
		seen[n], holes[n], ends[n] = g, hole, end
		n++
	}
	if !slices.Contains(holes[:n], true) {
		return i
	}
	if before, _ := utf8.DecodeLastRuneInString(text[:i]); first && !wide && i > 0 && !charset.IsBlank(before) && before != '.' && before != '、' {
		return i // a mark behind the last move
	}
	for k := range shapes {
		shape := &shapes[k]
		size := len(shape.signs)
		if size > n || shape.style == Short || !fitsDamaged(shape.signs, seen[:size], holes[:size], shape.style, wide) {
			continue
		}
		if shape.style >= WXF && !alone(text, i, ends[size-1]) {
			continue
		}
		if first {
			if _, style := shapeAt(text, ends[0]); style != NoStyle {
				continue
			}
		}
		return ends[size-1]
	}
	return i
}

// fitsDamaged reports whether signs are those of a shape but for the holes, which are
// neither the last sign of a text that has two of them nor a sign that fits.
func fitsDamaged(signs, seen []glyph, holes []bool, style Style, wide bool) bool {
	lost := 0
	for i, g := range signs {
		if seen[i]&g != 0 {
			continue
		}
		if !holes[i] {
			return false
		}
		lost++
	}
	return lost > 0 && len(signs)-lost >= 2 && (lost == 1 || wide && lost == 2 && style < WXF)
}

// latinSlip matches a move in letters in which a letter stands for the digit that looks
// like it: HO-G2, Rl.2, P7+I.
var latinSlip = regexp.MustCompile(`^(?:[a-iA-I][0-9OoQlI|]-[a-iA-I][0-9OoQlI|]|[KAEHNRCPkaehnrcp][1-9lI|][-+.=][1-9lI|])`)

// latinDamaged returns the end of such a move that begins at i, or i.
func latinDamaged(text string, i int) int {
	m := latinSlip.FindString(text[i:min(i+5, len(text))])
	if m == "" || !alone(text, i, i+len(m)) || !strings.ContainsAny(m[1:], "OoQlI|") || !strings.ContainsAny(m, "0123456789") {
		return i
	}
	return i + len(m)
}

// pieceless returns the end of a Chinese move without the name of its piece that begins at
// i (9平8), or i.
func pieceless(text string, i int) int {
	_, size := utf8.DecodeRuneInString(text[i:])
	if turn, _ := utf8.DecodeRuneInString(text[i+size:]); turn < utf8.RuneSelf || glyphOf(turn)&gTurn == 0 {
		return i
	}
	if before, _ := utf8.DecodeLastRuneInString(text[:i]); i > 0 && !charset.IsBlank(before) && before != '.' && before != '、' {
		return i
	}
	s := lookAt(text, i)
	if !s.has([]glyph{number, gTurn, number}) || s.n > 3 {
		return i
	}
	if behind, _ := utf8.DecodeRuneInString(text[s.at[3]:]); isWord(behind) {
		return i
	}
	return s.at[3]
}
