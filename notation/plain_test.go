// The rules on texts once more, simple and slow: what the tests compare with.

package notation

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
)

// plainForm is one shape of text: the characters that may stand at each place,
// and what each place says. The letters of says are P a piece, f and F files, r
// and R ranks, d a direction, s the sign of a sideways move, n a number, b a
// bar, w which of several; i j I J files and ranks of coordinates; - nothing; E
// I N B the pawn forms' ends, inner ones, index and bare file, = the sign that
// stands before once more.
type plainForm struct {
	family string
	says   string
	slots  []string
}

const (
	plainNames   = "帅将仕士相象马车炮兵卒"
	plainLetters = "kagsebmhnrcp"
	plainInitial = "sxmcpbzj"
	plainDigits  = "123456789"
	plainNumbers = "一二三四五六七八九" + plainDigits
	plainTurns   = "进退平+-.="
)

// plainForms returns the forms of what is typed, or of what stands in records,
// where a pawn may be left out.
func plainForms(record bool) []plainForm {
	list := []plainForm{
		{"iccs", "ijIJ", []string{"abcdefghi", "0123456789", "abcdefghi", "0123456789"}},
		{"iccs", "ij-IJ", []string{"abcdefghi", "0123456789", "-", "abcdefghi", "0123456789"}},
	}
	add := func(family, says string, slots ...string) {
		list = append(list, plainForm{family, says, slots})
	}
	for _, piece := range []string{plainNames, plainLetters} {
		which := []string{"前中后一二三四五", "前中后一二三四五12345"}[bit(piece == plainNames)]
		add("columns", "Pfdn", piece, plainNumbers, plainTurns, plainNumbers)
		add("columns", "wPdn", which, piece, plainTurns, plainNumbers)
		add("columns", "Pwdn", piece, "前中后", plainTurns, plainNumbers)
		add("columns", "wPfdn", which, piece, plainNumbers, plainTurns, plainNumbers)
		add("columns", "Pwfdn", piece, "前中后", plainNumbers, plainTurns, plainNumbers)
		for _, bar := range []string{"", "_^"} {
			add("shorthand", "Pfnb", piece, plainNumbers, plainNumbers, bar)
			add("shorthand", "wPnb", which, piece, plainNumbers, bar)
			add("shorthand", "Pwnb", piece, "前中后", plainNumbers, bar)
		}
	}
	add("columns", "wPdn", "12345", "p", plainTurns, plainNumbers)
	add("columns", "wPfdn", "12345", "p", plainNumbers, plainTurns, plainNumbers)
	add("columns", "Pwdn", plainLetters, "+.-=abcde", plainTurns, plainNumbers)
	add("columns", "wPdn", "+.-=", plainLetters, plainTurns, plainNumbers)
	add("keypad", "Pfdn", "1234567", plainDigits, "+-.=", plainDigits)
	add("keypad", "Pwdn", "1234567", "+.-=abcde", "+-.=", plainDigits)
	add("keypad", "wPdn", "+.-=", "1234567", "+-.=", plainDigits)
	add("absolute", "PfrFR", plainNames, plainNumbers, plainNumbers+"0〇", plainNumbers, plainNumbers+"0〇")
	add("absolute", "PfrsF", plainNames, plainNumbers, plainNumbers+"0〇", "平.=", plainNumbers)
	add("absolute", "PfrFR", "1234567", plainDigits, plainDigits+"0", plainDigits, plainDigits+"0")
	add("absolute", "PfrsF", "1234567", plainDigits, plainDigits+"0", ".=", plainDigits)
	for _, bar := range []string{"", "_^"} {
		add("shorthand", "Pfnb", "1234567", plainDigits, plainDigits, bar)
	}
	add("pinyin", "Pfdn", plainInitial, plainDigits, "jtp", plainDigits)
	add("pinyin", "wPdn", "qh", plainInitial, "jtp", plainDigits)
	add("pawns", "E=dn", "+-", "+-", "+-.=", plainDigits)
	add("pawns", "-Idn", "p", "+-", "+-.=", plainDigits)
	add("pawns", "-Bdn", "p", plainDigits, "+-.=", plainDigits)
	add("pawns", "fEdn", plainDigits, "+-", "+-.=", plainDigits)
	add("pawns", "B=dn", plainDigits, plainDigits, "+-.=", plainDigits)
	add("pawns", "Nfdn", "12345", plainDigits, "+-.=", plainDigits)
	add("pawns", "N-dn", "12345", "p", "+-.=", plainDigits)
	if record {
		add("columns", "wfdn", "前中后一二三四五12345", plainNumbers, plainTurns, plainNumbers)
	}
	for i := range list { // a bar that is left out has no place
		if last := len(list[i].slots) - 1; list[i].slots[last] == "" {
			list[i].slots = list[i].slots[:last]
		}
	}
	return list
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// plainFold writes each character in one form, and tells where each stands,
// counted in characters.
func plainFold(text string) (folded []rune, at []int) {
	variants := map[rune]string{
		'帅': "帥", '将': "將", '马': "馬傌㐷", '车': "車俥硨\uF902伡砗", '炮': "砲包礮", '进': "進上", '退': "下", '后': "後",
		'〇': "零○\uF9B2", '一': "壹", '二': "贰貳", '三': "叁參叄参\uF96B", '四': "肆", '五': "伍", '六': "陆陸\uF9D1", '七': "柒", '八': "捌", '九': "玖",
		'_': "\u0332", '^': "\u0305\u203E\u00AF\uFFE3", '.': "。｡﹒", '/': "、､﹑", '*': "×﹡", '+': "﹢", '=': "﹦", ',': "﹐",
		'-': "—–ーｰ−﹘﹣\u2010\u2011\u2012\u2015",
	}
	for i, c := range []rune(trim(text)) {
		if unicode.IsSpace(c) || c == '\u200B' || c == '\uFEFF' {
			continue
		}
		if c >= 0xFF01 && c <= 0xFF5E {
			c -= 0xFF01 - '!'
		}
		for one, others := range variants {
			if strings.ContainsRune(others, c) {
				c = one
			}
		}
		folded, at = append(folded, unicode.ToLower(c)), append(at, i)
	}
	if strings.ContainsAny(string(folded), "0"+plainDigits) {
		for i := range folded {
			if i > 0 && folded[i] == ',' {
				folded[i] = '.'
			}
		}
	}
	return folded, at
}

// plainReader reads texts on one position.
type plainReader struct {
	p      engine.Position
	record bool
	forms  []plainForm

	c     engine.Color
	why   engine.Why // the furthest that an illegal meaning got
	legal []engine.Move
}

func newPlainReader(p engine.Position, record bool) *plainReader {
	return &plainReader{p: p, record: record, forms: plainForms(record)}
}

// verdict returns the move, the candidates, the rule or the column.
func (r *plainReader) verdict(text string) string {
	r.c, r.why, r.legal = r.p.Turn(), 0, nil
	folded, at := plainFold(text)
	best, whole := 0, map[bool][]plainForm{}
	for _, f := range r.forms {
		n := 0
		for n < len(folded) && n < len(f.slots) && strings.ContainsRune(f.slots[n], folded[n]) && (f.says[n] != '=' || folded[n] == folded[n-1]) {
			n++
		}
		best = max(best, n)
		if n == len(folded) && n == len(f.slots) {
			whole[f.family == "pawns"] = append(whole[f.family == "pawns"], f)
		}
	}
	if len(whole) == 0 {
		if best < len(folded) {
			return fmt.Sprint("UNREADABLE ", at[best]+1)
		}
		return fmt.Sprint("UNREADABLE ", utf8.RuneCountInString(trim(text))+1)
	}
	for _, pawns := range []bool{false, true} {
		for _, f := range whole[pawns] {
			r.form(f, folded)
		}
		if len(r.legal) > 0 {
			break
		}
	}
	r.legal = inOrder(r.legal)
	r.legal = slices.Compact(r.legal)
	switch len(r.legal) {
	case 0:
		return fmt.Sprint("ILLEGAL ", r.why)
	case 1:
		return r.legal[0].String()
	}
	return listed(r.legal)
}
