// WXF letters (C2.5) and the keypad digits that stand for them (62.5).

package notation

import "qipu/engine"

// WXF is the notation of section 4. The zero value is the form that `notate`
// prints: K A E H R C P, '.' for 平.
type WXF struct {
	Equals     bool // '=' for 平
	BN         bool // B and N for elephant and horse
	LowerBlack bool // Black's letters in lower case
}

// Name returns "wxf".
func (WXF) Name() string { return "wxf" }

// Append appends the text of m, four or five characters of ASCII.
func (n WXF) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	letters := ".KAEHRCP"
	if n.BN {
		letters = ".KABNRCP"
	}
	side := byte('.')
	if n.Equals {
		side = '='
	}
	lower := byte(0)
	if n.LowerBlack && b.Turn == engine.Black {
		lower = 'a' - 'A'
	}
	start := len(dst)
	dst, ok, sure := appendLatin(dst, b, m, letters, lower, side)
	if ok && !sure && !readsBack(b, m, WXF{}, dst[start:]) {
		return dst[:start], false
	}
	return dst, ok
}

// Parse reads the notation alone.
func (n WXF) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

// Keypad is xqbase's scheme: WXF with a digit for the letter.
type Keypad struct{}

// Name returns "keypad".
func (Keypad) Name() string { return "keypad" }

// Append appends the text of m.
func (n Keypad) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	start := len(dst)
	dst, ok, sure := appendLatin(dst, b, m, ".1234567", 0, '.')
	if ok && !sure && !readsBack(b, m, n, dst[start:]) {
		return dst[:start], false
	}
	return dst, ok
}

// Parse reads the notation alone.
func (n Keypad) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

// appendLatin appends a piece, file or sign, direction and number. It reports
// whether the move has such a text, and whether it is sure to be read as that
// move.
func appendLatin(dst []byte, b *engine.Board, m engine.Move, letters string, lower, side byte) (text []byte, ok, sure bool) {
	var f facts
	if !f.describe(b, m) || !f.which(b, m) {
		return dst, false, false
	}
	dst = append(dst, letters[f.kind]+lower)
	switch f.place {
	case OnFile:
		dst = append(dst, '0'+byte(f.file))
	case Middle:
		dst = append(dst, '.')
	case Numbered:
		dst = append(dst, 'a'-1+byte(f.number))
	default:
		if f.number > 0 {
			dst = append(dst, '+')
		} else {
			dst = append(dst, '-')
		}
	}
	dst = append(dst, [...]byte{0, '+', '-', side}[f.turn], '0'+byte(f.target))
	return dst, true, !f.doubtful || f.place == OnFile && !f.alike(b, m)
}
