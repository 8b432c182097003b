// The absolute notation (炮二三平五): both points of every move, without a board.

package notation

import "qipu/engine"

// Absolute is the notation of section 7. The zero value is the mixed form of
// the printed games.
type Absolute struct {
	Full        bool // four digits for every move
	Traditional bool // 帥 馬 車
	Circle      bool // ○ for 〇, where the encoding has none
}

// Name returns "absolute".
func (Absolute) Name() string { return "absolute" }

// Append appends the text of m. Every move of a piece of the side to move has
// one.
func (n Absolute) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	var f facts
	if !f.describe(b, m) {
		return dst, false
	}
	start := len(dst)
	dst = append(dst, names[script(n.Traditional)][f.color][f.kind]...)
	name := len(dst)
	if !n.Full && f.shaped {
		switch {
		case f.kind == engine.Advisor || f.kind == engine.Elephant:
			dst = n.appendNumber(dst, &f, f.file)
			dst = append(dst, chineseTurns[script(n.Traditional)][f.turn]...)
			dst = n.appendNumber(dst, &f, f.toFile)
			if !f.alike(b, m) || readsBack(b, m, n, dst[start:]) {
				return dst, true
			}
			dst = dst[:name]
		case f.turn == Traverse:
			dst = n.appendNumber(n.appendNumber(dst, &f, f.file), &f, f.rank)
			dst = append(dst, "平"...)
			return n.appendNumber(dst, &f, f.toFile), true
		}
	}
	for _, number := range [...]int{f.file, f.rank, f.toFile, f.toRank} {
		dst = n.appendNumber(dst, &f, number)
	}
	return dst, true
}

// Parse reads the notation alone.
func (n Absolute) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

// appendNumber appends a file or rank; the tenth rank is zero.
func (n Absolute) appendNumber(dst []byte, f *facts, number int) []byte {
	number %= 10
	switch {
	case f.color == engine.Black:
		return append(dst, '0'+byte(number))
	case number == 0 && n.Circle:
		return append(dst, "○"...)
	}
	return append(dst, chineseNumbers[number]...)
}
