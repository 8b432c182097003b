// Errors in words.

package lang

import (
	"errors"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// TestSay says refused moves in three languages.
func TestSay(t *testing.T) {
	const pawns = "3k5/9/9/9/9/2P3P2/2P3P2/9/3p5/4K1B2 w"
	tests := []struct {
		fen, text string
		want      [3]string
	}{
		{engine.Standard, "马八进六", [3]string{
			"the horse on (八·一) is hobbled by 相 on (七·一)", "(八·一)的马被(七·一)的相蹩住马腿", "(八·一)的馬被(七·一)的相蹩住馬腿",
		}},
		{"3k5/9/9/9/9/9/9/9/1p2n4/1N2K4 w", "马八进七", [3]string{
			"the horse on (八·一) is hobbled by 卒 on (2·9)", "(八·一)的马被(2·9)的卒蹩住马腿", "(八·一)的馬被(2·9)的卒蹩住馬腿",
		}},
		{engine.Standard, "炮三平六", [3]string{
			"there is no red cannon on file 三", "红方三路没有炮", "紅方三路沒有炮",
		}},
		{pawns, "炮三平六", [3]string{"there is no red cannon", "红方没有炮", "紅方沒有炮"}},
		{engine.Standard, "前炮进一", [3]string{
			"there are not so many red cannons on one file", "同一路上没有那么多红方的炮", "同一路上沒有那麼多紅方的炮",
		}},
		{engine.Standard, "炮二五三五", [3]string{
			"there is no red cannon on (二·五)", "(二·五)没有红方的炮", "(二·五)沒有紅方的炮",
		}},
		{pawns, "前兵进一", [3]string{
			"two pawns fit: C4-C5, G4-G5", "两个兵都可以走：C4-C5、G4-G5", "兩個兵都可以走：C4-C5、G4-G5",
		}},
		{engine.Standard, "炮二走五", [3]string{
			"no move can be read: character 3 (走) fits no notation", "读不出着法：第3个字（走）不合任何记谱法", "讀不出著法：第3個字（走）不合任何記譜法",
		}},
		{engine.Standard, "炮二平五\x1b[2J", [3]string{
			"no move can be read: character 5 (U+001B) fits no notation", "读不出着法：第5个字（U+001B）不合任何记谱法", "讀不出著法：第5個字（U+001B）不合任何記譜法",
		}},
		{engine.Standard, "炮二\u0301平", [3]string{
			"no move can be read: character 3 (U+0301) fits no notation", "读不出着法：第3个字（U+0301）不合任何记谱法", "讀不出著法：第3個字（U+0301）不合任何記譜法",
		}},
		{engine.Standard, "\xc5\xda", [3]string{
			"no move can be read: character 1 (0xC5) fits no notation", "读不出着法：第1个字（0xC5）不合任何记谱法", "讀不出著法：第1個字（0xC5）不合任何記譜法",
		}},
		{engine.Standard, "车一进四", [3]string{
			"the rook on (一·一) is blocked by 兵 on (一·四)", "(一·一)的车被(一·四)的兵挡住", "(一·一)的車被(一·四)的兵擋住",
		}},
	}
	for _, tt := range tests {
		p, err := engine.ParsePosition(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		b := p.Board()
		_, _, err = notation.ParseAny(&p, tt.text, nil)
		for l := range Lang(len(tt.want)) {
			if got := NewVoice(l, nil).Error(err, &b); got != tt.want[l] {
				t.Errorf("%s in %v: %q, want %q", tt.text, l, got, tt.want[l])
			}
		}
	}
}

// TestSayVietnamese: no character stands for a piece, and files are digits.
func TestSayVietnamese(t *testing.T) {
	p := engine.StandardPosition()
	b := p.Board()
	for text, want := range map[string]string{
		"马八进六": "Mã ở (8·1) bị Tượng ở (7·1) cản mã",
		"炮三平六": "không có Pháo đỏ trên lộ 3",
		"车一进四": "Xe ở (1·1) bị Tốt ở (1·4) chặn",
	} {
		_, _, err := notation.ParseAny(&p, text, nil)
		if got := NewVoice(Vietnamese, nil).Error(err, &b); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestMeantAsRead: what is missing is what the notation in use looked for.
func TestMeantAsRead(t *testing.T) {
	p := engine.StandardPosition()
	b := p.Board()
	for _, tt := range []struct {
		only       notation.Notation
		text, want string
	}{
		{notation.Vietnamese{}, "C2.5", "there is no red pawn on file 二"},
		{notation.SAN{}, "Ccf5", "there is no such piece"},
		{notation.Studio{}, "5355", "there is no red horse on file 三"},
		{notation.Keypad{}, "53.5", "there is no red rook on file 三"},
	} {
		_, err := tt.only.Parse(&p, tt.text)
		if got := NewVoice(English, nil).Error(err, &b); got != tt.want {
			t.Errorf("%s in %s: %q, want %q", tt.text, tt.only.Name(), got, tt.want)
		}
	}
}

// TestRules says every rule for every kind of piece, with and without a board:
// there are always words, and no verb is left over or missing.
func TestRules(t *testing.T) {
	var errs []error
	for why := engine.NoPieceThere; why <= engine.Facing; why++ {
		for from := range engine.Square(engine.Squares) {
			errs = append(errs, &engine.IllegalError{Move: engine.Move{From: from, To: 40}, Why: why, At: engine.NoSquare})
			errs = append(errs, &engine.IllegalError{Move: engine.Move{From: from, To: 40}, Why: why, At: 0})
		}
	}
	for f := engine.NoRedKing; f <= engine.KingsFacing; f++ {
		errs = append(errs, &engine.SetupError{Faults: []engine.SetupFault{f}})
	}
	for f := engine.FENLetter; f <= engine.FENSide; f++ {
		errs = append(errs, &engine.FENError{Fault: f})
	}
	b := engine.StandardSetup().Board
	for _, l := range All {
		v := NewVoice(l, nil)
		for _, err := range errs {
			for _, on := range []*engine.Board{nil, &b} {
				if text := v.Error(err, on); text == "" || strings.Contains(text, "%!") {
					t.Errorf("%v in %v: %q", err, l, text)
				}
			}
		}
	}
}

// TestFaults: every code of a record's fault has words with the verbs of its
// English ones.
func TestFaults(t *testing.T) {
	for code, english := range records.FaultCodes() {
		words, ok := faults[code]
		if !ok {
			t.Errorf("the fault %q has no words", code)
			continue
		}
		for _, l := range All {
			checkVerbs(t, l, l.Say(words), english)
		}
	}
}

func TestPoint(t *testing.T) {
	for _, tt := range []struct {
		s    engine.Square
		c    engine.Color
		want string
	}{
		{engine.SquareAt(5, 4), engine.Red, "(四·五)"},
		{engine.SquareAt(5, 4), engine.Black, "(6·6)"},
		{engine.SquareAt(0, 9), engine.Red, "(九·〇)"},
		{engine.SquareAt(0, 0), engine.Black, "(1·0)"},
	} {
		if got := Point(tt.s, tt.c, NarrowDot); got != tt.want {
			t.Errorf("%v for %d: %s, want %s", tt.s, tt.c, got, tt.want)
		}
	}
}

func TestOtherErrors(t *testing.T) {
	if got := NewVoice(English, nil).Error(errors.New("odd"), nil); got != "odd" {
		t.Error(got)
	}
}
