// The notation of Vietnam: P2-5, M8.7, Xs-2, and in words: Pháo 2 bình 5, Mã 8
// tấn 7, Xe sau bình 2.

package notation

import (
	"unicode"

	"qipu/engine"
)

// Vietnamese is the notation of Vietnamese books and clubs: the letter of a
// piece, its file from 1 to 9 in digits for both sides, the sign for advance (.),
// retreat (/) or traverse (-), and a number; t, g and s behind the letter tell
// front, middle and rear. It is read in words too, with or without the marks of the
// letters, and is only read when it is chosen: C3.1 and P2.3 mean something else in
// WXF.
type Vietnamese struct{}

// VietnameseTable writes Vietnamese.
var VietnameseTable = Table{
	Title: "vietnamese",
	Pieces: [8][]string{
		engine.King: {"Tg"}, engine.Advisor: {"S"}, engine.Elephant: {"T"}, engine.Horse: {"M"},
		engine.Rook: {"X"}, engine.Cannon: {"P"}, engine.Pawn: {"B", "C"},
	},
	Front: "t", Middle: "g", Rear: "s",
	Advance: ".", Retreat: "/", Traverse: "-",
}

// The words of Vietnamese, without the marks of their letters but for the tones
// that tell the king (tướng) from the elephant (tượng); the first is what books
// write.
var (
	vietPieces = [8][]string{
		engine.King: {"tg", "tuo\u0301ng"}, engine.Advisor: {"s", "si"},
		engine.Elephant: {"t", "v", "tuo\u0323ng", "voi"}, engine.Horse: {"m", "ma"},
		engine.Rook: {"x", "xe"}, engine.Cannon: {"p", "phao"}, engine.Pawn: {"b", "c", "tot", "chot", "binh"},
	}
	vietPlaces = [...]struct {
		sign  sign
		words []string
	}{{signFront, []string{"t", "truoc"}}, {signMiddle, []string{"g", "giua"}}, {signRear, []string{"s", "sau"}}}
	vietTurns = [...][]string{Advance: {".", "tan", "tien"}, Retreat: {"/", "thoai"}, Traverse: {"-", "binh"}}
)

const (
	acute    = '\u0301'
	dotBelow = '\u0323'
)

// Name implements Notation.
func (Vietnamese) Name() string { return VietnameseTable.Title }

// Append implements Notation.
func (Vietnamese) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	return VietnameseTable.Append(dst, b, m)
}

// Parse reads the notation alone.
func (v Vietnamese) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(v, p, text)
}

// vietText is a text without blanks, in lower case, its letters without their
// marks.
type vietText struct {
	runes    []rune
	tones    []rune // of each: acute, dotBelow, or 0 for any other and none
	at       []int  // the byte of each, and of the end
	furthest int    // how far any way of reading it goes
}

// toned are the vowels of Vietnamese, each without a tone, then with the grave, the
// hook, the tilde, the acute and the dot below.
var toned = [...]string{
	"aàảãáạ", "ăằẳẵắặ", "âầẩẫấậ", "eèẻẽéẹ", "êềểễếệ", "iìỉĩíị", "oòỏõóọ", "ôồổỗốộ", "ơờởỡớợ", "uùủũúụ", "ưừửữứự", "yỳỷỹýỵ",
}

// bare are the letters of toned without any mark.
const bare = "aaaeeiooouuy"

// unmark returns a letter of Vietnamese without its marks, and its tone where that
// is one of the two that matter, else 0.
func unmark(r rune) (letter, tone rune) {
	if r == 'đ' {
		return 'd', 0
	}
	for i, vowels := range toned {
		n := 0
		for _, v := range vowels {
			if v == r {
				return rune(bare[i]), [...]rune{0, 0, 0, 0, acute, dotBelow}[n]
			}
			n++
		}
	}
	return r, 0
}

// fold reads a text: letters of either normal form, and what input methods send for
// the signs.
func (t *vietText) fold(text string) {
	comma := holdsDigit(text)
	for i, r := range text {
		r = unicode.ToLower(FoldRune(r))
		n := len(t.runes)
		switch {
		case isBlank(r):
			continue
		case r >= 0x300 && r < 0x370 && n > 0: // a mark on its own
			if r == acute || r == dotBelow {
				t.tones[n-1] = r
			}
			continue
		case r == ',' && comma && n > 0:
			r = '.'
		}
		letter, tone := unmark(r)
		t.runes, t.tones, t.at = append(t.runes, letter), append(t.tones, tone), append(t.at, i)
	}
	t.at = append(t.at, len(text))
}

// word reports whether a word stands at i, and returns the place behind it. The
// text need not write the tone of the word; another one is another word.
func (t *vietText) word(i int, word string) (int, bool) {
	for _, c := range word {
		if c == acute || c == dotBelow {
			if tone := t.tones[i-1]; tone != 0 && tone != c {
				return i, false
			}
			continue
		}
		if i >= len(t.runes) || t.runes[i] != c {
			t.furthest = max(t.furthest, i)
			return i, false
		}
		i++
	}
	t.furthest = max(t.furthest, i)
	return i, true
}

// read adds a reading for each way in which the whole text can be cut.
func (Vietnamese) read(r *reader, text string) (int, bool) {
	var t vietText
	t.fold(text)
	for k := engine.King; k <= engine.Pawn; k++ {
		for _, name := range vietPieces[k] {
			if i, ok := t.word(0, name); ok {
				t.behind(r, k, i)
			}
		}
	}
	return t.at[t.furthest], r.n > 0
}

// behind reads the file, the place or the ordinal of a piece, from i.
func (t *vietText) behind(r *reader, k engine.Kind, i int) {
	for _, place := range vietPlaces {
		for _, word := range place.words {
			if j, ok := t.word(i, word); ok {
				t.turn(r, k, placed(place.sign), j)
			}
		}
	}
	if i >= len(t.runes) {
		return
	}
	switch c := t.runes[i]; {
	case c >= '1' && c <= '9':
		t.turn(r, k, onFile(int8(c-'0')), i+1)
	case c >= 'a' && c <= 'e':
		t.turn(r, k, placed(sign(c)), i+1)
	}
}

// turn reads the direction and the number, which end the text.
func (t *vietText) turn(r *reader, k engine.Kind, reading Reading, i int) {
	t.furthest = max(t.furthest, i)
	for turn, words := range vietTurns {
		for _, word := range words {
			j, ok := t.word(i, word)
			if !ok || j >= len(t.runes) || t.runes[j] < '1' || t.runes[j] > '9' {
				continue
			}
			t.furthest = max(t.furthest, j+1)
			if j+1 < len(t.runes) {
				continue
			}
			reading.Kind, reading.Turn, reading.Target = k, Turn(turn), int8(t.runes[j]-'0')
			r.add(reading)
		}
	}
}

// begins reports whether a way of writing m begins with a text.
func (Vietnamese) begins(b *engine.Board, m engine.Move, prefix string) bool {
	var f facts
	if !f.describe(b, m) || !f.which(b, m) {
		return false
	}
	var t vietText
	t.fold(prefix)
	which := []string{VietnameseTable.placeSign(&f)}
	for _, place := range vietPlaces {
		if f.place != OnFile && which[0] == place.words[0] {
			which = place.words
		}
	}
	for _, name := range vietPieces[f.kind] {
		for _, at := range which {
			for _, turn := range vietTurns[f.turn] {
				if t.isPrefix(name + at + turn + string(rune('0'+f.target))) {
					return true
				}
			}
		}
	}
	return false
}

// isPrefix reports whether the whole text stands at the beginning of a word.
func (t *vietText) isPrefix(word string) bool {
	n := 0
	for i, c := range word {
		if c == acute || c == dotBelow {
			continue
		}
		if n == len(t.runes) {
			word = word[:i]
			break
		}
		n++
	}
	end, ok := t.word(0, word)
	return ok && end == len(t.runes)
}
