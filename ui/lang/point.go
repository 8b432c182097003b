// How a point is named: by file and rank from one side, or by its coordinates.

package lang

import (
	"strconv"

	"qipu/engine"
)

// Dots between file and rank, and what stands in the place of one where points are
// named in another way.
const (
	NarrowDot   = "·"   // of ambiguous width: everywhere but on a screen of cells
	WideDot     = "・"   // full-width, for the viewer
	Coordinates = "E4"  // as in ICCS, the same for both sides: E4
	DigitsAlone = "12"  // no Chinese numerals, Red's neither: (5·4)
	DigitsWide  = "１２"  // the same with WideDot: (5・4)
	Spaced      = "1 2" // for the ear: 5 4
)

// Dot returns how points are named on a screen of cells: where both sides count in
// digits, in those.
func (l Lang) Dot() string {
	if languages[l].named {
		return DigitsWide
	}
	return WideDot
}

// LineDot returns how points are named where they are read line by line, to be
// understood by whoever listens: English by coordinates.
func (l Lang) LineDot() string { return orNarrow(languages[l].dot) }

// CountDot is LineDot for points that are named in the count of a side, as drills
// have them typed.
func (l Lang) CountDot() string { return orNarrow(languages[l].count) }

func orNarrow(dot string) string {
	if dot == "" {
		return NarrowDot
	}
	return dot
}

// Bare reports whether no Chinese character stands in points that dot is in, so
// that none is to stand beside them either.
func Bare(dot string) bool { return dot != NarrowDot && dot != WideDot }

var redDigits = [...]string{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "〇"}

// Digit returns n, 1 to 10, as side c counts: Red in Chinese numerals, Black in
// digits; the tenth is 〇 or 0.
func Digit(c engine.Color, n int) string {
	if c == engine.Red {
		return redDigits[n]
	}
	return string(rune('0' + n%10))
}

// DigitIn is Digit as it stands beside points with dot.
func DigitIn(c engine.Color, n int, dot string) string {
	if Bare(dot) {
		c = engine.Black
	}
	return Digit(c, n)
}

// Point names s in the count of side c: (八·七) for Red, (8·7) for Black; with
// Coordinates it is B6.
func Point(s engine.Square, c engine.Color, dot string) string {
	file, rank := s.Seen(c)
	switch dot {
	case Coordinates:
		return s.String()
	case Spaced:
		return strconv.Itoa(file) + " " + strconv.Itoa(rank%10)
	case DigitsAlone:
		c, dot = engine.Black, NarrowDot
	case DigitsWide:
		c, dot = engine.Black, WideDot
	}
	return "(" + Digit(c, file) + dot + Digit(c, rank) + ")"
}
