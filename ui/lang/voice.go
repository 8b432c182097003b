// A voice: a language, and how pieces, points and moves are written in it.

package lang

import (
	"qipu/engine"
	"qipu/notation"
)

// Voice says errors: in which language, and how pieces, points and moves are
// written in it.
type Voice struct {
	Lang     Lang
	Hant     bool              // pieces are named by traditional characters
	Dot      string            // between file and rank, or how else points are named; "" is NarrowDot
	Notation notation.Notation // in which moves are named; nil: by their points
}

// NewVoice returns the voice of a language: pieces in its script, traditional
// ones in English, and moves in n.
func NewVoice(l Lang, n notation.Notation) Voice {
	v := Voice{Lang: l, Hant: l.Traditional() || languages[l].plain, Dot: NarrowDot, Notation: n}
	if languages[l].named {
		v.Dot = DigitsAlone
	}
	return v
}

// Latin reports whether l is read by people who may know no Chinese characters.
func (l Lang) Latin() bool { return languages[l].plain }

// NewLineVoice returns the voice of a language where it is read line by line, moves
// in n.
func NewLineVoice(l Lang, n notation.Notation) Voice {
	v := NewVoice(l, n)
	v.Dot = l.LineDot()
	return v
}

// point names s in the count of the side of what stands there; an empty point
// in that of side c.
func (v Voice) point(s engine.Square, b *engine.Board, c engine.Color) string {
	if p := b.At[s]; p != engine.NoPiece {
		c = p.Color()
	}
	return Point(s, c, v.dot())
}

func (v Voice) dot() string {
	if v.Dot == "" {
		return NarrowDot
	}
	return v.Dot
}

// glyph returns the character of a piece in the script of the voice.
func (v Voice) glyph(p engine.Piece) string {
	switch is := languages[v.Lang]; {
	case is.named:
		return v.Lang.Kind(p.Color(), p.Kind())
	case is.plain && Bare(v.dot()):
		return v.Lang.Side(p.Color()) + " " + v.Lang.Kind(p.Color(), p.Kind())
	}
	l := Simplified
	if v.Hant {
		l = Traditional
	}
	return l.Kind(p.Color(), p.Kind())
}

// name names a piece that is the subject of a sentence: "horse", 马.
func (v Voice) name(p engine.Piece) string {
	if languages[v.Lang].plain {
		return v.Lang.Kind(p.Color(), p.Kind())
	}
	return v.glyph(p)
}

// digit returns a file, 1 to 9, as side c counts in the language.
func (v Voice) digit(c engine.Color, n int) string {
	if languages[v.Lang].named {
		c = engine.Black
	}
	return DigitIn(c, n, v.dot())
}

func (v Voice) plural(p engine.Piece) string {
	return v.Lang.Say(manyOf, v.name(p))
}
