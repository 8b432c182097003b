// Readers of any text: no panic, and every offset inside the text.

package notation

import (
	"errors"
	"testing"
	"unicode/utf8"

	"qipu/engine"
)

// FuzzParse: no reader panics, a move that is read is legal, and a text that
// is refused is refused at a place inside of it. Every notation reads every
// text, in the manner of what is typed, of a record, or of a record in WXF
// letters.
func FuzzParse(f *testing.F) {
	for i, text := range []string{"炮二平五", "C+-2", "7a.5", "士4152", "马87̲", "qct1", "h10g8", "Cxe6+", "rear pawn to file four", "Tg5.1", "62,5", "++.4"} {
		f.Add(benchFEN, text, byte(i))
		f.Add("4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/4K4 w", text, byte(i))
	}
	f.Fuzz(func(t *testing.T, fen, text string, manner byte) {
		p, err := engine.ParsePosition(fen)
		if err != nil {
			t.Skip()
		}
		for _, n := range append(All(), nil) {
			mode := Mode{Only: n, Record: manner%3 > 0, Federation: manner%3 > 1, Studio: manner%2 > 0}
			m, _, err := mode.Parse(&p, text)
			var e *Error
			if err == nil && p.Check(m) != nil || errors.As(err, &e) && (e.Offset > len(e.Text) || e.Column() > utf8.RuneCountInString(e.Text)+1) {
				t.Fatalf("%q: %v %v", text, m, err)
			}
			mode.Fits(&p, text)
			if c := mode.CanContinue(text, p.Turn()); c.Complete != (len(mode.Read(text, p.Turn())) > 0) {
				t.Fatalf("%q: %+v", text, c)
			}
		}
	})
}
