// Points as people write them.

package lang

import (
	"fmt"
	"testing"

	"qipu/engine"
)

// TestReadPoint: every way of writing a point is read as that point.
func TestReadPoint(t *testing.T) {
	for s := range engine.Square(engine.Squares) {
		for c := engine.Red; c <= engine.Black; c++ {
			file, rank := s.Seen(c)
			f, r := Digit(c, file), Digit(c, rank)
			texts := []string{
				s.String(), " " + s.String() + "\u3000", Point(s, c, NarrowDot), Point(s, c, WideDot),
				"（" + f + "・" + r + "）", f + "." + r, f + "·" + r + "位", f + r,
				f + "路" + Simplified.Say(RankNames[c][rank-1]), f + "路" + Traditional.Say(RankNames[c][rank-1]),
				fmt.Sprintf("%c%c", 'ａ'+rune(s.File()), '０'+rune(s.Rank())), fmt.Sprint(file, rank%10),
			}
			for _, text := range texts {
				if got, ok := ReadPoint(text, c); !ok || got != s {
					t.Errorf("%q is %v, want %v", text, got, s)
				}
			}
		}
	}
	for _, c := range []engine.Color{engine.Red, engine.Black} {
		for _, text := range []string{"四三", "43", "4.3", "(4·3)", "（四・三）", "四路炮台"} {
			if got, ok := ReadPointAs(text, c); !ok || got != engine.SeenSquare(c, 4, 3) {
				t.Errorf("%q as %v counts is %v", text, c, got)
			}
		}
	}
	for text, want := range map[string]string{"四路河沿线": "F4", "五路沉底": "E9", "六路下二路": "D8", "三路宫顶线": "G2", "七路兵林線": "C3", "二〇": "H9", "二零": "H9"} {
		if got, ok := ReadPoint(text, engine.Black); !ok || got.String() != want {
			t.Errorf("%q is %v, want %s", text, got, want)
		}
	}
	for _, text := range []string{"", "4", "四", "j4", "a10", "四5", "4五", "〇四", "04", "四路", "四路楚河", "456", "(45", "四..五"} {
		if got, ok := ReadPoint(text, engine.Red); ok {
			t.Errorf("%q is %v", text, got)
		}
	}
}
