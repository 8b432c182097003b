// No language has words of another.

package lang

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// TestScripts: simplified words are in GB 2312, which has no traditional characters,
// and traditional ones in Big5, which has no simplified ones.
func TestScripts(t *testing.T) {
	names := textNames(t)
	for l, set := range map[Lang]encoding.Encoding{Simplified: simplifiedchinese.HZGB2312, Traditional: traditionalchinese.Big5} {
		check := func(name, text string) {
			for _, r := range text {
				if strings.ContainsRune(chinesePieces, r) || r == '譜' && name == "RootLong" { // the name of the program
					continue
				}
				if _, err := set.NewEncoder().String(string(r)); err != nil && unicode.Is(unicode.Han, r) {
					t.Errorf("%v: %s has %c: %s", l, name, r, text)
				}
			}
		}
		for text, name := range names {
			check(name, Text(text).In(l))
		}
		for text := range comesWithQipu() {
			check("what comes with qipu", l.Given(text))
		}
	}
}

// chinesePieces are the names of pieces, which stand in sentences of every script.
const chinesePieces = "俥傌砲"

// withSigns are the texts that show in every language how moves and pieces are written.
var withSigns = map[string]bool{
	"HelpTyping": true, "HintEntry": true, "HintPlaces": true, "RootLong": true, "settingGlyphs": true, "settingPawns": true,
	"setupKeysPiece": true, "setupKeysPlaced": true, "setupKeysPoint": true,
}

// TestNoChinese: who reads English or Vietnamese is told nothing in Chinese, but for
// moves, pieces and the name of the program.
func TestNoChinese(t *testing.T) {
	for text, name := range textNames(t) {
		for _, l := range []Lang{English, Vietnamese} {
			if words := Text(text).In(l); strings.IndexFunc(words, isHan) >= 0 != withSigns[name] && (l == English || !withSigns[name]) {
				t.Errorf("%v: %s is %q", l, name, words)
			}
		}
	}
}

// TestNoEnglish: a Chinese text has no English word but what is typed or is a name, and
// that stands in the English text too.
func TestNoEnglish(t *testing.T) {
	latin := regexp.MustCompile(`[A-Za-z]{3,}`)
	for text, name := range textNames(t) {
		if name == "pieceWords" || sameWords[name] { // of which the pinyin is read
			continue
		}
		english := verb.ReplaceAllString(Text(text).In(English), " ")
		for _, l := range []Lang{Simplified, Traditional} {
			for _, word := range latin.FindAllString(verb.ReplaceAllString(Text(text).In(l), " "), -1) {
				if !strings.Contains(english, word) {
					t.Errorf("%v: %s has %s: %s", l, name, word, Text(text).In(l))
				}
			}
		}
	}
}

// TestTerms: the words of books, each in its script, are those that are said.
func TestTerms(t *testing.T) {
	for l, terms := range map[Lang]string{
		Simplified:  "棋库 引擎 分析 复盘 摆局 提示 悔棋 威胁 重局 局部局面 无根 有根 闲 自然限着 认负 求和 回合 主变 变着 注解 将军 将死 困毙 长将 长捉 和棋 蹩住马腿 塞住象眼 炮架 将帅照面 送将",
		Traditional: "棋庫 引擎 分析 復盤 擺局 提示 悔棋 威脅 重局 局部局面 無根 有根 閒 自然限著 認輸 求和 回合 主變 變著 註解 將軍 將死 困斃 長將 長捉 和棋 蹩住馬腿 塞住象眼 炮架 將帥照面 送將",
		Vietnamese:  "kho ván; máy; phân tích; xem lại ván; xin thua; cầu hòa; đi lại; gợi ý; dọa hết; không căn; có căn; nước chờ; chiếu bí; hết nước đi; chiếu mãi; biến; ghi chú; cờ tưởng; bài tập; cản mã; ngòi; cài đặt; trợ giúp; hoàn tác; làm lại; thẻ",
	} {
		said := ""
		for text := range textNames(t) {
			said += strings.ToLower(Text(text).In(l)) + "\n"
		}
		sign := " "
		if l == Vietnamese {
			sign = "; "
		}
		for _, term := range strings.Split(terms, sign) {
			if !strings.Contains(said, term) {
				t.Errorf("%v: nothing says %s", l, term)
			}
		}
	}
}
