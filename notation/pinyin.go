// Pinyin initials (p2p5, qct1), and XQStudio's digits, which share their
// limits: no 中 and no ordinals.

package notation

import "qipu/engine"

// Pinyin writes the initials of piece and direction. A piece that neither its
// file nor q (前) and h (後) single out is written with both its points, piece
// initial and four digits as in the absolute notation: b4857.
type Pinyin struct{}

// Name returns "pinyin".
func (Pinyin) Name() string { return "pinyin" }

// Append appends the text of m.
func (n Pinyin) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	const letters = ".jsxmcpb"
	var f facts
	if !f.describe(b, m) {
		return dst, false
	}
	start := len(dst)
	if f.which(b, m) && (f.place == OnFile || f.place == Nth) {
		switch {
		case f.place == OnFile:
			dst = append(dst, letters[f.kind], '0'+byte(f.file))
		case f.number > 0:
			dst = append(dst, 'q', letters[f.kind])
		default:
			dst = append(dst, 'h', letters[f.kind])
		}
		dst = append(dst, [...]byte{0, 'j', 't', 'p'}[f.turn], '0'+byte(f.target))
		if !f.doubtful || f.place == OnFile && !f.alike(b, m) || readsBack(b, m, n, dst[start:]) {
			return dst, true
		}
		dst = dst[:start]
	}
	dst = append(dst, letters[f.kind])
	for _, number := range [...]int{f.file, f.rank, f.toFile, f.toRank} {
		dst = append(dst, '0'+byte(number%10))
	}
	return dst, true
}

// Parse reads the notation alone.
func (n Pinyin) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

// Studio is XQStudio's keypad scheme: 炮二平五 is 6255 (read also 6225, 6285).
// It is read when chosen, or in the place of xqbase's scheme by setting.
type Studio struct{}

// Name returns "xqstudio".
func (Studio) Name() string { return "xqstudio" }

// Append appends the text of m; false where the scheme has none.
func (n Studio) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	const digits = ".1235467"
	var f facts
	if !f.describe(b, m) || !f.which(b, m) || f.place != OnFile && f.place != Nth {
		return dst, false
	}
	start := len(dst)
	switch {
	case f.place == OnFile:
		dst = append(dst, digits[f.kind], '0'+byte(f.file))
	case f.number > 0:
		dst = append(dst, '8', digits[f.kind])
	default:
		dst = append(dst, '9', digits[f.kind])
	}
	dst = append(dst, [...]byte{0, '4', '6', '5'}[f.turn], '0'+byte(f.target))
	if f.doubtful && !(f.place == OnFile && !f.alike(b, m)) && !readsBack(b, m, n, dst[start:]) {
		return dst[:start], false
	}
	return dst, true
}

// Parse reads the notation alone.
func (n Studio) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}
