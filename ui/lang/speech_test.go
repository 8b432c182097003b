// Moves as they are spoken.

package lang

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"qipu/engine"
	"qipu/notation"
)

func TestSpoken(t *testing.T) {
	for _, tt := range []struct {
		l    Lang
		in   notation.Notation
		text string
		side engine.Color
		want string
	}{
		{Simplified, notation.Chinese{}, "车一进一", engine.Red, "居一进一"},
		{Traditional, notation.Chinese{Traditional: true}, "將5平4", engine.Black, "匠五平四"},
		{Simplified, notation.Absolute{}, "车一〇平二", engine.Red, "居一零平二"},
		{Simplified, notation.ICCS{}, "G0-E2", engine.Red, "G0 E2"},
		{Simplified, notation.WXF{}, "C2.5", engine.Red, "炮二平五"},
		{Simplified, notation.Keypad{}, "68+4", engine.Black, "炮八进四"},
		{Simplified, notation.Shorthand{}, "炮25", engine.Red, "炮二平五"},
		{Simplified, notation.Shorthand{}, "马87\u0332", engine.Red, "马八进七"},
		{Simplified, notation.Shorthand{}, "马76\u0305", engine.Black, "马七退六"},
		{Simplified, notation.Shorthand{}, "前炮5", engine.Red, "前炮平五"},
		{English, notation.Chinese{}, "车一进一", engine.Red, "rook one advances one"},
		{English, notation.Chinese{}, "前炮平五", engine.Red, "front cannon traverses to five"},
		{English, notation.WXF{}, "C2.5", engine.Red, "cannon two traverses to five"},
		{English, notation.WXF{}, "H8-7", engine.Black, "horse eight retreats to seven"},
		{English, notation.Shorthand{}, "炮25", engine.Red, "cannon two traverses to five"},
		{English, notation.Absolute{}, "马2133", engine.Black, "horse two one to three three"},
		{English, notation.ICCS{}, "G0-E2", engine.Red, "G0 E2"},
		{Vietnamese, notation.Vietnamese{}, "P2-5", engine.Red, "Pháo 2 bình 5"},
		{Vietnamese, notation.Vietnamese{}, "Xs-2", engine.Black, "Xe sau bình 2"},
		{Vietnamese, notation.Chinese{}, "马八进七", engine.Red, "Mã 8 tấn 7"},
		{Vietnamese, notation.Absolute{}, "马2133", engine.Black, "Mã 2 1 đến 3 3"},
		{English, nil, "A0-A1", engine.Red, "A0 A1"},
	} {
		if got := tt.l.Spoken(tt.in, tt.text, tt.side); got != tt.want {
			t.Errorf("%v %s: %q, want %q", tt.l, tt.text, got, tt.want)
		}
	}
}

// TestSpokenInItsLanguage: no move is spoken in a language of Latin letters with a
// Chinese character, nor in Chinese with the number of a coordinate as a word.
func TestSpokenInItsLanguage(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	p := engine.StandardPosition()
	for range 3000 {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			p = engine.StandardPosition()
			continue
		}
		m, b := moves[rng.IntN(len(moves))], p.Board()
		for _, c := range notation.Columns() {
			text, ok := c.Append(nil, &b, m)
			if !ok {
				continue
			}
			for _, l := range All {
				got := l.Spoken(c.Notation, string(text), b.Turn)
				han := strings.ContainsFunc(got, isHan)
				r, _ := saying(c.Notation, string(text), b.Turn)
				points := r.Kind == engine.NoKind // and nothing else: their letters are said
				if l.Latin() == han && !points || points && han || strings.ContainsFunc(got, unicode.IsMark) && l != Vietnamese {
					t.Fatalf("%v: %s in %s is spoken as %q", l, text, c.Name(), got)
				}
			}
			if got := English.InWords(&b, m, Coordinates); strings.ContainsFunc(got, isHan) {
				t.Fatalf("%q in English", got)
			}
		}
		p = p.PlayLegal(m)
	}
}
