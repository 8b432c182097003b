// Moves for the ear: what a program that speaks is given.

package lang

import (
	"strings"
	"unicode"

	"qipu/engine"
	"qipu/notation"
)

// forEar are characters that programs read wrongly in moves, and homophones they
// read rightly: 车 is jū here and not chē, 将 jiàng, 相 xiàng. Numerals of both
// sides become words.
var forEar = strings.NewReplacer(
	"车", "居", "車", "居", "俥", "居", "将", "匠", "將", "匠", "相", "象", "傌", "马", "砲", "炮",
	"〇", "零", "○", "零", "0", "零", "1", "一", "2", "二", "3", "三", "4", "四", "5", "五", "6", "六", "7", "七", "8", "八", "9", "九",
	"０", "零", "１", "一", "２", "二", "３", "三", "４", "四", "５", "五", "６", "六", "７", "七", "８", "八", "９", "九",
)

// ForEar returns the Chinese text of a move as it is read out.
func ForEar(text string) string { return forEar.Replace(text) }

// Spoken returns the text of a move of side, written in n, in words for the ear: no
// more is told than the text tells, in the language's own terms, and in the
// notation's way. A text of Chinese characters is read out in Chinese as it stands,
// unless it says a direction by a bar (马87 with one under the 7); ICCS is read out
// in every language as it is.
//
//	English.Spoken(notation.WXF{}, "C2.5", engine.Red)          // cannon two traverses to five
//	Simplified.Spoken(notation.WXF{}, "C2.5", engine.Red)       // 炮二平五
//	English.Spoken(notation.Absolute{}, "马2134", engine.Black)  // horse two one to three four
func (l Lang) Spoken(n notation.Notation, text string, side engine.Color) string {
	r, ok := saying(n, text, side)
	switch named := l.spokenIn(); {
	case !ok || r.Kind == engine.NoKind:
		if strings.ContainsFunc(text, isHan) {
			return ForEar(text)
		}
		return strings.ReplaceAll(text, "-", " ")
	case named != nil:
		return named(&r, side)
	case strings.ContainsFunc(text, isHan) && !strings.ContainsFunc(text, unicode.IsMark) && !short(n):
		return ForEar(text)
	}
	return ForEar(l.inChinese(&r, side))
}

func isHan(r rune) bool { return unicode.Is(unicode.Han, r) }

// short reports whether n leaves the direction of a move to a bar or to its absence.
func short(n notation.Notation) bool { return n != nil && n.Name() == "shorthand" }

func (l Lang) spokenIn() func(*notation.Reading, engine.Color) string { return languages[l].spoken }

// saying returns what a text says by itself; false: nothing, as n reads it.
func saying(n notation.Notation, text string, side engine.Color) (notation.Reading, bool) {
	if n == nil {
		return notation.Reading{}, false
	}
	mode := notation.Mode{Only: n}
	for _, r := range mode.Read(text, side) {
		if !r.Wrong {
			return r, true
		}
	}
	return notation.Reading{}, false
}

// inChinese writes a reading as a Chinese move: 炮二平五, 前马进七, 马二一三三.
func (l Lang) inChinese(r *notation.Reading, side engine.Color) string {
	name := l.Kind(side, r.Kind)
	if r.Turn == notation.ToPoint || r.Place == notation.AtPoint {
		text := name
		for _, s := range []engine.Square{r.From, r.To} {
			if s < engine.NoSquare {
				file, rank := s.Seen(side)
				text += redDigits[file] + redDigits[rank]
			}
		}
		return text
	}
	turn := map[notation.Turn]string{notation.Advance: "进", notation.Retreat: "退", notation.Traverse: "平"}[r.Turn]
	var place string
	switch r.Place {
	case notation.Nth:
		place = "前"
		if r.Number < 0 {
			place = "后"
		}
	case notation.Middle:
		place = "中"
	case notation.Numbered:
		place = redDigits[r.Number]
	default:
		return name + redDigits[r.File] + turn + redDigits[r.Target]
	}
	if r.File > 0 {
		name += redDigits[r.File]
	}
	return place + name + turn + redDigits[r.Target]
}

// moveWords are the words in which a language of words says a move.
type moveWords struct {
	numbers                               func(n int) string
	front, rear, middle, numbered         string // with %s for the piece
	advances, retreats, traverses, points string
	onto                                  string // before the file that a horse, an elephant or an advisor goes to
}

// speak says what a reading says.
func (w *moveWords) speak(l Lang, r *notation.Reading, side engine.Color) string {
	name := l.Kind(side, r.Kind)
	point := func(s engine.Square) string {
		file, rank := s.Seen(side)
		return w.numbers(file) + " " + w.numbers(rank)
	}
	if r.Turn == notation.ToPoint && r.From < engine.NoSquare && r.To < engine.NoSquare {
		return name + " " + point(r.From) + " " + w.points + " " + point(r.To)
	}
	switch r.Place {
	case notation.AtPoint:
		name += " " + point(r.From)
	case notation.Nth:
		form := w.front
		if r.Number < 0 {
			form = w.rear
		}
		name = strings.Replace(form, "%s", name, 1)
	case notation.Middle:
		name = strings.Replace(w.middle, "%s", name, 1)
	case notation.Numbered:
		name = strings.Replace(w.numbered, "%s", name, 1) + " " + w.numbers(int(r.Number))
	}
	if r.File > 0 {
		name += " " + w.numbers(int(r.File))
	}
	turn := map[notation.Turn]string{notation.Advance: w.advances, notation.Retreat: w.retreats, notation.Traverse: w.traverses}[r.Turn]
	if r.Turn == notation.ToPoint {
		return name + " " + w.points + " " + point(r.To)
	}
	if r.Turn != notation.Traverse && r.Kind >= engine.Advisor && r.Kind <= engine.Horse {
		turn += w.onto
	}
	return name + " " + turn + " " + w.numbers(int(r.Target))
}

// InWords says a move of b by its piece and both its points, as dot has them:
// "cannon H2 to E2". Where no piece stands it is the move's coordinates.
func (l Lang) InWords(b *engine.Board, m engine.Move, dot string) string {
	p := b.At[m.From]
	if p == engine.NoPiece {
		return m.String()
	}
	return l.Kind(p.Color(), p.Kind()) + " " + l.Say(PointToPoint, Point(m.From, p.Color(), dot), Point(m.To, p.Color(), dot))
}
