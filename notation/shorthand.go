// The shorthand (马87 with a bar under the 7).

package notation

import "qipu/engine"

// Shorthand is the notation of section 6: no sign for 平, a bar under the last
// digit for 進, over it for 退.
type Shorthand struct {
	Traditional bool // 帥 馬 車 後
	Marks       bool // _ and ^ behind the digit, where the encoding has no combining bars
}

// Name returns "shorthand".
func (Shorthand) Name() string { return "shorthand" }

// Append appends the text of m.
func (n Shorthand) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	var f facts
	if !f.describe(b, m) || !f.which(b, m) {
		return dst, false
	}
	start := len(dst)
	name := names[script(n.Traditional)][f.color][f.kind]
	if f.place == OnFile {
		dst = append(dst, name...)
		dst = append(dst, '0'+byte(f.file))
	} else {
		dst = append(dst, Chinese{Traditional: n.Traditional}.placeName(&f)...)
		dst = append(dst, name...)
	}
	dst = append(dst, '0'+byte(f.target))
	dst = append(dst, n.bar(f.turn)...)
	if f.doubtful && !(f.place == OnFile && !f.alike(b, m)) && !readsBack(b, m, n, dst[start:]) {
		return dst[:start], false
	}
	return dst, true
}

func (n Shorthand) bar(t Turn) string {
	switch {
	case t == Traverse:
		return ""
	case n.Marks && t == Advance:
		return "_"
	case n.Marks:
		return "^"
	case t == Advance:
		return "\u0332"
	}
	return "\u0305"
}

// Parse reads the notation alone.
func (n Shorthand) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}
