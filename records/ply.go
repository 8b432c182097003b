// Texts that name both points of a move: what they say without a board.

package records

import (
	"strings"
	"unicode/utf8"

	"qipu/engine"
	"qipu/notation"
)

// Ply is a move of a record that names both of its points. The kind of the
// piece is NoKind where the record does not name it.
type Ply struct {
	Color engine.Color
	Kind  engine.Kind
	Wrong bool // the name is one that only the other side's pieces have
	Move  engine.Move
}

// sign is what a character of a move text tells of a side.
type sign uint8

const (
	redNumeral sign = 1 << iota // Red writes Chinese numerals,
	blackDigit                  // Black digits
	redName                     // 帥 兵: a name that one side's pieces have alone
	blackName
	redGuard // 仕 相: so do the advisors and elephants in print; many write 士 and 象 for both
	blackGuard
)

// signsOf returns what the characters of a text tell: nothing where none is
// Chinese or full-width, since everybody writes digits in ICCS and WXF.
func signsOf(text string) sign {
	var all sign
	if strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 {
		return 0
	}
	for _, r := range text {
		switch r {
		case '〇', '零', '○', '一', '二', '三', '四', '五', '六', '七', '八', '九',
			'壹', '贰', '貳', '叁', '參', '参', '叄', '肆', '伍', '陆', '陸', '柒', '捌', '玖':
			all |= redNumeral
		case '帅', '帥', '兵':
			all |= redName
		case '将', '將', '卒':
			all |= blackName
		case '仕', '相':
			all |= redGuard
		case '士', '象':
			all |= blackGuard
		default:
			if r >= '0' && r <= '9' || r >= '０' && r <= '９' {
				all |= blackDigit
			}
		}
	}
	return all
}

// PlyReader reads texts that name both points of a move: those of the absolute
// notation and of ICCS.
type PlyReader struct {
	Numerals bool // they tell the side: Red writes 一二三, Black 123
	Guards   bool // so do the names of the advisors and elephants: not all write 仕 and 相 for Red
}

// ReaderOf returns the reader of a record with these texts. Their numerals tell
// the side if both kinds occur, and few texts have both in one.
func ReaderOf(texts []string) PlyReader {
	var red, black, mixed, guardsRed, guardsBlack int
	for _, text := range texts {
		told := signsOf(text)
		switch told & (redNumeral | blackDigit) {
		case redNumeral | blackDigit:
			mixed++
		case redNumeral:
			red++
		case blackDigit:
			black++
		}
		switch {
		case told&redGuard != 0:
			guardsRed++
		case told&blackGuard != 0:
			guardsBlack++
		}
	}
	return PlyReader{Numerals: red > 0 && black > 0 && 4*mixed <= len(texts), Guards: guardsRed > 0 && guardsBlack > 0}
}

// Side returns the side whose move a text is, by its numerals or else the name
// of its piece; side where neither tells.
func (r PlyReader) Side(text string, side engine.Color) engine.Color {
	told := signsOf(text)
	red, black := redNumeral, blackDigit
	if !r.Numerals || told&red != 0 == (told&black != 0) {
		if red, black = redName, blackName; r.Guards {
			red, black = red|redGuard, black|blackGuard
		}
	}
	switch {
	case told&red != 0:
		return engine.Red
	case told&black != 0:
		return engine.Black
	}
	return side
}

// Ply returns the move that a text names. The text decides the side; side is
// taken where it does not. It is false for a text that does not tell both points,
// or has several meanings.
func (r PlyReader) Ply(text string, side engine.Color) (Ply, bool) {
	side = r.Side(text, side)
	var ply Ply
	found := false
	for _, reading := range notation.Read(text, side) {
		m, ok := PointsOf(&reading, side)
		if !ok {
			continue
		}
		p := Ply{Color: side, Kind: reading.Kind, Wrong: reading.Wrong, Move: m}
		if found && p != ply {
			return ply, false
		}
		ply, found = p, true
	}
	return ply, found
}

// PointsOf returns the two points of a reading, if it tells both.
func PointsOf(x *notation.Reading, side engine.Color) (engine.Move, bool) {
	if x.Place == notation.AtPoint {
		if x.Turn == notation.ToPoint {
			return engine.Move{From: x.From, To: x.To}, true
		}
		_, rank := x.From.Seen(side)
		to := engine.SeenSquare(side, int(x.Target), rank)
		return engine.Move{From: x.From, To: to}, x.Turn == notation.Traverse && to != engine.NoSquare
	}
	if x.Place != notation.OnFile || x.Kind != engine.Advisor && x.Kind != engine.Elephant {
		return engine.Move{}, false
	}
	// No two moves of a side's advisors and elephants share file, direction and
	// target file.
	var move engine.Move
	found := false
	for rank := 1; rank <= engine.Ranks; rank++ {
		up := int(x.Target) - int(x.File)
		if up < 0 {
			up = -up
		}
		if x.Turn == notation.Retreat {
			up = -up
		}
		m := engine.Move{From: engine.SeenSquare(side, int(x.File), rank), To: engine.SeenSquare(side, int(x.Target), rank+up)}
		if m.From == engine.NoSquare || m.To == engine.NoSquare || !Movers(side, m).Has(x.Kind) {
			continue
		}
		if found {
			return move, false
		}
		move, found = m, true
	}
	return move, found && x.Turn != notation.Traverse
}
