// Typed moves with what stands around them in records.

package notation

import (
	"testing"

	"qipu/engine"
)

// TestAround: a number before a move and marks behind it are passed over where the
// text is none as it stands; what is wrong is told of the text as it was typed.
func TestAround(t *testing.T) {
	pawns := position(t, "5k3/9/9/3P5/3P5/9/9/9/9/4K4 w")
	for _, tt := range []struct {
		p          engine.Position
		text, want string
	}{
		{engine.StandardPosition(), "炮二平五+", "H2-E2"},
		{engine.StandardPosition(), "1.炮二平五", "H2-E2"},
		{engine.StandardPosition(), "1、 炮二平五。", "H2-E2"},
		{engine.StandardPosition(), "12. 炮二平五!?", "H2-E2"},
		{engine.StandardPosition(), "C2.5+", "H2-E2"},
		{engine.StandardPosition(), "1. C2.5", "H2-E2"},
		{engine.StandardPosition(), "C2.5;", "H2-E2"},
		{engine.StandardPosition(), "(1) h2e2", "H2-E2"},
		{engine.StandardPosition(), "炮二平五，", "H2-E2"},
		{engine.StandardPosition(), "62.5", "H2-E2"},
		{pawns, "前六平五", "D6-E6"},
		{pawns, "后六平五", "D5-E5"},
	} {
		m, _, err := ParseAny(&tt.p, tt.text, nil)
		if err != nil || m.String() != tt.want {
			t.Errorf("%s is %v, %v; want %s", tt.text, m, err, tt.want)
		}
		var mode Mode
		if fits := mode.Fits(&tt.p, tt.text); len(fits) != 1 || fits[0].Move.String() != tt.want {
			t.Errorf("%s fits %v", tt.text, fits)
		}
		if len(Read(tt.text, engine.Red)) == 0 {
			t.Errorf("%s reads as nothing", tt.text)
		}
	}
	p := engine.StandardPosition()
	for text, want := range map[string]Fault{"1.炮三平五": Illegal, "马二进四+": Illegal, "1.炮二走五": Unreadable, "1.": Unreadable, "+": Unreadable, "炮二平+": Unreadable} {
		_, _, err := ParseAny(&p, text, nil)
		if e, ok := err.(*Error); !ok || e.Fault != want || want == Unreadable && e.Text != text {
			t.Errorf("%s: %v", text, err)
		}
	}
}
