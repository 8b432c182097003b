// Folding: every character that people, programs and input methods write for
// one thing becomes one sign.

package notation

import (
	"unicode"
	"unicode/utf8"
)

// sign is a folded character: ASCII as its lower-case self, Chinese characters
// as the values below, zero for what belongs to no notation.
type sign uint8

// The signs that are not ASCII.
const (
	signNumber  sign = 128            // + 0 to 9: Chinese numerals, formal ones too
	signRed     sign = 144            // + kind: a name that is Red's (帥仕相兵)
	signBlack   sign = 152            // + kind: a name that is Black's (將士象卒)
	signPiece   sign = 160            // + kind: a name of both sides (馬車炮)
	signAdvance sign = 168 + iota - 4 // 進
	signRetreat                       // 退
	signSide                          // 平
	signFront                         // 前
	signMiddle                        // 中
	signRear                          // 後
	signUnder                         // a bar under the digit before
	signOver                          // a bar over it
	signs       = int(signOver) + 1
)

// FoldRune returns the plain ASCII form of a full-width character or of what
// an input method sends for an ASCII key, as notation texts and keys are
// looked up: 。 is '.', 、 is '/', dashes are '-'. Other characters are returned
// as they are.
func FoldRune(r rune) rune {
	switch {
	case r < 0x80:
		return r
	case r >= 0xFF01 && r <= 0xFF5E:
		return r - 0xFF01 + '!'
	case r >= 0x2010 && r <= 0x2015:
		return '-'
	}
	switch r {
	case '。', '｡', '﹒':
		return '.'
	case '、', '､', '﹑':
		return '/'
	case '×', '﹡':
		return '*'
	case 'ー', 'ｰ', '−', '﹘', '﹣':
		return '-'
	case '﹢':
		return '+'
	case '﹦':
		return '='
	case '﹐':
		return ','
	case '\u3000', '\u00A0':
		return ' '
	}
	return r
}

// Usual returns the usual form of a character that is only another code of the same
// sign: the radicals that copies out of PDF have in the place of ideographs (⼆ ⾺ ⻋),
// and digits in a circle, in brackets or with a dot (⑧ ⑻ ⒏ ❽), raised, lowered or Roman
// ones (³ ₃ Ⅲ), those of mathematics. Others are returned as they are.
func Usual(r rune) rune {
	if r < '²' || r > '㊈' && (r < '𝟎' || r > '𝟿') {
		return r
	}
	for _, d := range digitCodes {
		if r >= d.from && r <= d.to {
			return d.plain + (r-d.from)%10
		}
	}
	if plain, ok := radicals[r]; ok {
		return plain
	}
	return r
}

// digitCodes are the codes that Unicode has for digits from plain on, in tens.
var digitCodes = [...]struct{ from, to, plain rune }{
	{'²', '³', '2'},
	{'¹', '¹', '1'},
	{'⁴', '⁹', '4'},
	{'₁', '₉', '1'},
	{'Ⅰ', 'Ⅸ', '1'},
	{'ⅰ', 'ⅸ', '1'},
	{'①', '⑨', '1'},
	{'⑴', '⑼', '1'},
	{'⒈', '⒐', '1'},
	{'⓵', '⓽', '1'},
	{'❶', '❾', '1'},
	{'➀', '➈', '1'},
	{'➊', '➒', '1'},
	{'㆒', '㆕', '1'},
	{'㈠', '㈨', '1'},
	{'㊀', '㊈', '1'},
	{'𝟎', '𝟿', '0'},
}

// radicals are those of the characters of moves and headers.
var radicals = map[rune]rune{
	'⼀': '一', '⼆': '二', '⼋': '八', '⼗': '十', '⼠': '士', '⾞': '車', '⾺': '馬', '⻋': '车', '⻢': '马',
	'⿊': '黑', '⾚': '赤', '⽅': '方', '⽇': '日', '⽉': '月', '⼿': '手', '⽬': '目', '⻓': '长', '⾧': '長', '⾛': '走', '⼊': '入', '⼤': '大', '⼩': '小', '⼝': '口',
}

// isBlank reports whether r is ignored inside of a text and around it.
func isBlank(r rune) bool {
	switch r {
	case ' ', '\t', '\n', '\v', '\f', '\r', '\u0085', '\u00A0', '\u1680', '\u2028', '\u2029', '\u202F', '\u205F', '\u3000', '\u200B', '\uFEFF':
		return true
	}
	return r >= '\u2000' && r <= '\u200A' || IsFormat(r)
}

// IsFormat reports whether a character only says how text is laid out and can stand
// anywhere in it: where a word may be cut, what is joined, which way it runs, the mark at
// the beginning of a file.
func IsFormat(r rune) bool {
	switch {
	case r == '\u00AD' || r == '\uFEFF' || r == '\u061C' || r == '\u180E':
		return true
	case r >= '\u200B' && r <= '\u200F', r >= '\u202A' && r <= '\u202E', r >= '\u2060' && r <= '\u206F':
		return true
	}
	return false
}

// foldSign returns the sign of r; old reports a traditional form that the
// simplified script does not use.
func foldSign(r rune) (s sign, old bool) {
	if r < 0x80 {
		if r >= 'A' && r <= 'Z' {
			r += 'a' - 'A'
		}
		return sign(r), false
	}
	if plain := Usual(r); plain != r {
		return foldSign(plain)
	}
	if s, old = foldChinese(r); s != 0 {
		return s, old
	}
	if f := FoldRune(r); f < 0x80 {
		if f >= 'A' && f <= 'Z' {
			f += 'a' - 'A'
		}
		return sign(f), false
	}
	switch r {
	case '\u0332':
		return signUnder, false
	case '\u0305', '\u203E', '\u00AF', '\uFFE3':
		return signOver, false
	}
	return 0, false
}

// foldChinese maps the ideographs: sections 3, 6 and 7 of the rules.
func foldChinese(r rune) (sign, bool) {
	switch r {
	case '马', '㐷':
		return signPiece + 4, false
	case '馬', '傌':
		return signPiece + 4, true
	case '车', '伡', '砗':
		return signPiece + 5, false
	case '車', '俥', '硨', '\uF902':
		return signPiece + 5, true
	case '炮', '包':
		return signPiece + 6, false
	case '砲', '礮':
		return signPiece + 6, true
	case '兵':
		return signRed + 7, false
	case '卒':
		return signBlack + 7, false
	case '帅':
		return signRed + 1, false
	case '帥':
		return signRed + 1, true
	case '将':
		return signBlack + 1, false
	case '將':
		return signBlack + 1, true
	case '仕':
		return signRed + 2, false
	case '士':
		return signBlack + 2, false
	case '相':
		return signRed + 3, false
	case '象':
		return signBlack + 3, false
	case '进', '上':
		return signAdvance, false
	case '進':
		return signAdvance, true
	case '退', '下':
		return signRetreat, false
	case '平':
		return signSide, false
	case '前':
		return signFront, false
	case '中':
		return signMiddle, false
	case '后':
		return signRear, false
	case '後':
		return signRear, true
	}
	return foldNumeral(r), false
}

// foldNumeral maps Chinese numerals, plain and formal.
func foldNumeral(r rune) sign {
	switch r {
	case '〇', '零', '○', '\uF9B2':
		return signNumber
	case '一', '壹':
		return signNumber + 1
	case '二', '贰', '貳':
		return signNumber + 2
	case '三', '叁', '參', '叄', '参', '\uF96B':
		return signNumber + 3
	case '四', '肆':
		return signNumber + 4
	case '五', '伍':
		return signNumber + 5
	case '六', '陆', '陸', '\uF9D1':
		return signNumber + 6
	case '七', '柒':
		return signNumber + 7
	case '八', '捌':
		return signNumber + 8
	case '九', '玖':
		return signNumber + 9
	}
	return 0
}

// maxSigns is more than the longest text of any notation has.
const maxSigns = 8

// folded is the beginning of a text in signs.
type folded struct {
	sign [maxSigns]sign
	at   [maxSigns + 1]int32 // the byte of each sign, and of what follows them
	n    int
	old  bool // a traditional form was met
	more bool // the text is longer than maxSigns
}

// trim cuts the blanks around text.
func trim(text string) string {
	for text != "" {
		r, size := utf8.DecodeRuneInString(text)
		if !isBlank(r) {
			break
		}
		text = text[size:]
	}
	for text != "" {
		r, size := utf8.DecodeLastRuneInString(text)
		if !isBlank(r) {
			break
		}
		text = text[:len(text)-size]
	}
	return text
}

// fold folds text, without its blanks, as far as a notation can reach.
func (f *folded) fold(text string) {
	commas := false
	i := 0
	for i < len(text) {
		r, size := rune(text[i]), 1
		if r >= 0x80 {
			r, size = utf8.DecodeRuneInString(text[i:])
		}
		if isBlank(r) {
			i += size
			continue
		}
		if f.n == maxSigns {
			f.more = true
			break
		}
		s, old := foldSign(r)
		f.sign[f.n], f.at[f.n] = s, int32(i)
		f.old = f.old || old
		commas = commas || s == ','
		f.n++
		i += size
	}
	f.at[f.n] = int32(i)
	if commas && holdsDigit(text) {
		// The decimal key of many keypads is a comma.
		for k := 1; k < f.n; k++ {
			if f.sign[k] == ',' {
				f.sign[k] = '.'
			}
		}
	}
}

func holdsDigit(text string) bool {
	for _, r := range text {
		if r = FoldRune(r); r >= '0' && r <= '9' {
			return true
		}
	}
	return false
}

// number returns the value of a digit or numeral, 0 to 9, or -1.
func (s sign) number() int {
	switch {
	case s >= '0' && s <= '9':
		return int(s - '0')
	case s >= signNumber && s <= signNumber+9:
		return int(s - signNumber)
	}
	return -1
}

// plain folds a text to lower case without blanks, and tells the byte of each
// character.
func plain(text string) (runes []rune, at []int) {
	comma := holdsDigit(text)
	for i, c := range text {
		if isBlank(c) {
			continue
		}
		c = unicode.ToLower(FoldRune(c))
		if c == ',' && comma && len(runes) > 0 {
			c = '.'
		}
		runes, at = append(runes, c), append(at, i)
	}
	return runes, at
}
