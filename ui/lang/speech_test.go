// Moves as they are spoken.

package lang

import (
	"testing"

	"qipu/engine"
)

func TestSpoken(t *testing.T) {
	b := engine.StandardSetup().Board
	m := engine.Move{From: engine.SquareAt(8, 0), To: engine.SquareAt(8, 1)}
	for _, tt := range []struct {
		l    Lang
		text string
		want string
	}{
		{Simplified, "车一进一", "居一进一"},
		{Traditional, "將5平4", "匠五平四"},
		{Simplified, "车一〇平二", "居一零平二"},
		{English, "车一进一", "rook one one to one two"},
	} {
		if got := tt.l.Spoken(&b, m, tt.text); got != tt.want {
			t.Errorf("%v %s: %q, want %q", tt.l, tt.text, got, tt.want)
		}
	}
}
