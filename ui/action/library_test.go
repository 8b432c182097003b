// Rows of the library's pane.

package action

import (
	"slices"
	"testing"

	"qipu/engine"
	"qipu/records/library"
	"qipu/ui/cell"
)

// TestPlayedRow: a row has as much as fits, its per cents under their heads, and a
// bar where it is said to be.
func TestPlayedRow(t *testing.T) {
	c := start(t)
	l := &library.Line{
		Move:  engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)},
		Games: 19247, Red: 41, Draws: 33, Black: 26, Last: 2025,
	}
	for width, want := range map[int]string{
		60: "炮二平五  19,247  41  33  26 RRR==BB 2025",
		41: "炮二平五  19,247  41  33  26 RRR==BB 2025",
		39: "炮二平五   19k  41  33  26 RRR==BB 2025",
		38: "炮二平五   19k  41  33  26 2025",
		30: "炮二平五   19k  41  33  26",
		20: "炮二平五   19k",
	} {
		row, bar := PlayedRow(c.Session, l, width)
		if row != want || cell.Wide.Width(row) > width {
			t.Errorf("%d: %q, want %q", width, row, want)
		}
		if has := width >= 39; has != (bar >= 0) || has && row[bar:bar+BarCells] != "RRR==BB" {
			t.Errorf("%d: the bar at %d of %q", width, bar, row)
		}
		if column := PlayedHeads(width); width >= 30 && cell.Wide.Cut(row, column+12)[len(cell.Wide.Cut(row, column)):] != "  41  33  26" {
			t.Errorf("%d: the heads from column %d of %q", width, column, row)
		}
	}
}

// TestBar: a bar has all its cells, and no more where both shares are rounded up.
func TestBar(t *testing.T) {
	for _, tt := range []struct {
		red, black, all int
		want            string
	}{
		{41, 26, 9, "RRR==BB"},
		{50, 50, 2, "RRRRBBB"},
		{100, 0, 1, "RRRRRRR"},
		{0, 100, 1, "BBBBBBB"},
		{0, 0, 1, "======="},
		{0, 0, 0, "       "},
	} {
		if got := barOf(tt.red, tt.black, tt.all); got != tt.want {
			t.Errorf("%d and %d of %d: %q, want %q", tt.red, tt.black, tt.all, got, tt.want)
		}
	}
}

// TestLineMoves: moves that follow each other are written each on its board; one that a
// column has no text for is written by its points.
func TestLineMoves(t *testing.T) {
	c := start(t)
	columns := c.Session.View.Forms
	cannon := engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}
	again := engine.Move{From: engine.SquareAt(7, 9), To: engine.SquareAt(6, 7)}
	none := engine.Move{From: engine.SquareAt(4, 4), To: engine.SquareAt(4, 5)}
	got := LineMoves(columns, columns.Index("wxf"), *c.Session.Board(), []engine.Move{cannon, again, none})
	if want := []string{"C2.5", "H8+7", "E4-E5"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
