// The table of widths against the terminal's.

package cell

import (
	"slices"
	"testing"
)

func TestTable(t *testing.T) {
	got := Narrow.Table([]string{"drill\tright\tdue", "棋局一\x07\t7%\t-", "a line that is long", "", "a\t1"})
	first := Line("棋局一\x07") // and what stands for what acts on a terminal
	w := Narrow.Width(first)
	want := []string{Narrow.Pad("drill", w) + "  right  due", first + "  7%     -", "a line that is long", "", Narrow.Pad("a", w) + "  1"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
