// What a move gives away.

package desk

import (
	"testing"

	"qipu/engine"
	"qipu/engine/uci"
)

func TestLighter(t *testing.T) {
	for _, row := range [][3]string{{"??", "?", "?"}, {"?!", "??", "?!"}, {"", "??", ""}, {"??", "??", "??"}, {"?", "?", "?"}} {
		if got := lighter(row[0], row[1]); got != row[2] {
			t.Errorf("%q and %q: %q", row[0], row[1], got)
		}
	}
}

// TestMark goes over the thresholds for both sides: 1 / (1 + exp(-x / 250)) falls
// by 0.10 from 0 to -101, by 0.20 to -212, by 0.30 to -347.
func TestMark(t *testing.T) {
	cp := func(n int) uci.Score { return uci.Score{CP: n} }
	mate := func(in int, c engine.Color) uci.Score { return uci.Score{Mate: true, In: in, Winner: c} }
	for _, row := range []struct {
		before, after uci.Score
		mover         engine.Color
		want          string
	}{
		{cp(0), cp(-101), engine.Red, ""},
		{cp(0), cp(-102), engine.Red, "?!"},
		{cp(0), cp(-211), engine.Red, "?!"},
		{cp(0), cp(-212), engine.Red, "?"},
		{cp(0), cp(-346), engine.Red, "?"},
		{cp(0), cp(-347), engine.Red, "??"},
		{cp(0), cp(347), engine.Black, "??"},
		{cp(0), cp(-347), engine.Black, ""},
		{cp(2000), cp(1200), engine.Red, ""}, // won all the same
		{mate(3, engine.Red), cp(0), engine.Red, "??"},
		{mate(3, engine.Red), mate(9, engine.Red), engine.Red, ""},
		{mate(3, engine.Red), mate(1, engine.Black), engine.Red, "??"},
		{cp(10), mate(0, engine.Red), engine.Red, ""},
		{cp(10), mate(2, engine.Red), engine.Black, "??"},
	} {
		if got := Mark(row.before, row.after, row.mover); got != row.want {
			t.Errorf("%+v, %+v for %v: %q, want %q", row.before, row.after, row.mover, got, row.want)
		}
	}
}
