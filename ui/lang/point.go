// How a point is named: by file and rank from one side.

package lang

import "qipu/engine"

// Dots between file and rank.
const (
	NarrowDot = "·" // of ambiguous width: everywhere but on a screen of cells
	WideDot   = "・" // full-width, for the viewer
)

var redDigits = [...]string{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "〇"}

// Digit returns n, 1 to 10, as side c counts: Red in Chinese numerals, Black in
// digits; the tenth is 〇 or 0.
func Digit(c engine.Color, n int) string {
	if c == engine.Red {
		return redDigits[n]
	}
	return string(rune('0' + n%10))
}

// Point names s in the count of side c: (八·七) for Red, (8·7) for Black.
func Point(s engine.Square, c engine.Color, dot string) string {
	file, rank := s.Seen(c)
	return "(" + Digit(c, file) + dot + Digit(c, rank) + ")"
}
