// Points as people write them.

package lang

import (
	"slices"
	"strings"
	"unicode"

	"qipu/engine"
	"qipu/records"
)

// rankWords are the names of ranks 1 to 10 in a side's count, without 线.
var rankWords = [2][10][]string{
	engine.Red: {
		{"底"},
		{"二", "次底"},
		{"炮台", "宫顶"},
		{"兵行", "兵林"},
		{"巡河", "河沿", "河头"},
		{"骑河"},
		{"卒林"},
		{"对方炮台"},
		{"对方二", "下二路"},
		{"对方底", "沉底"},
	},
	engine.Black: {
		{"底"},
		{"二", "次底"},
		{"炮台", "宫顶"},
		{"卒林"},
		{"巡河", "河沿", "河头"},
		{"骑河"},
		{"兵行", "兵林"},
		{"对方炮台"},
		{"对方二", "下二路"},
		{"对方底", "沉底"},
	},
}

// ReadPoint reads a point: F4 as in ICCS, 四五 or 45, with a dot between and
// brackets around or not (四·五), 四·五位, or a file and the name of a rank,
// 四路巡河. Chinese numerals are Red's count, digits with a dot or in brackets
// Black's, and other digits that of side.
func ReadPoint(text string, side engine.Color) (engine.Square, bool) {
	return readPoint(text, side, false)
}

// ReadPointAs is ReadPoint where it is known in whose count a point is named: any
// numerals are that of side.
func ReadPointAs(text string, side engine.Color) (engine.Square, bool) {
	return readPoint(text, side, true)
}

func readPoint(text string, side engine.Color, known bool) (engine.Square, bool) {
	t := []rune(strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, records.Fold(text)))
	bare := len(t)
	if len(t) > 2 && t[0] == '(' && t[len(t)-1] == ')' {
		t = t[1 : len(t)-1]
	}
	if len(t) > 2 && t[len(t)-1] == '位' {
		t = t[:len(t)-1]
	}
	if len(t) < 2 {
		return engine.NoSquare, false
	}
	if t[0] >= 'a' && t[0] <= 'i' {
		if len(t) > 2 || t[1] < '0' || t[1] > '9' {
			return engine.NoSquare, false
		}
		return engine.SquareAt(int(t[0]-'a'), int(t[1]-'0')), true
	}
	file, chinese := numeral(t[0])
	if file < 1 || file > engine.Files {
		return engine.NoSquare, false
	}
	if chinese && !known {
		side = engine.Red
	}
	if t[1] == '路' {
		return onRank(side, file, string(t[2:]))
	}
	if len(t) == 3 && strings.ContainsRune(".·・•。", t[1]) {
		t = slices.Delete(t, 1, 2)
	}
	rank, also := numeral(t[1])
	if len(t) > 2 || rank < 1 || also != chinese {
		return engine.NoSquare, false
	}
	if !chinese && bare > 2 && !known {
		side = engine.Black
	}
	return engine.SeenSquare(side, file, rank), true
}

// onRank returns the point of a file on a rank that is named.
func onRank(side engine.Color, file int, name string) (engine.Square, bool) {
	name = strings.TrimSuffix(name, "线")
	for i, words := range rankWords[side] {
		if slices.Contains(words, name) {
			return engine.SeenSquare(side, file, i+1), true
		}
	}
	return engine.NoSquare, false
}

// numeral returns the number of a digit or a Chinese numeral, 1 to 10, or 0;
// zero is the tenth.
func numeral(r rune) (n int, chinese bool) {
	if r >= '0' && r <= '9' {
		return int(r-'0'+9)%10 + 1, false
	}
	if r == '零' || r == '○' || r == '十' {
		return 10, true
	}
	return 1 + slices.Index([]rune("一二三四五六七八九〇"), r), true
}
