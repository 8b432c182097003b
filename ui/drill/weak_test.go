// What statistics tell of who practises.

package drill

import (
	"slices"
	"strings"
	"testing"

	"qipu/ui/lang"
)

// TestWeak: a piece, a side and a distance that are often missed are named, and nothing
// else; the trend is of the last tries; days in a row end with a day without practice.
func TestWeak(t *testing.T) {
	h := open(t, &MemoryLog{})
	for i := range 80 {
		weak := i%4 == 0
		q := Tried{Piece: "R", At: "i0", Plies: 0, Right: true}
		if weak {
			q = Tried{Piece: "n", At: "b7", Plies: 6, Right: i%8 == 0}
		}
		a := Answer{Time: day0.AddDate(0, 0, i/20), Item: "where/1", Kind: "where", Grade: Good, Millis: 1, Tried: []Tried{q}}
		if !q.Right {
			a.Grade = Again
		}
		if err := h.Add(a); err != nil {
			t.Fatal(err)
		}
	}
	var weak []string
	for _, w := range h.Weak() {
		weak = append(weak, w.In(lang.English, "·"))
	}
	if text := strings.Join(weak, "; "); text != "horse 50%; the left files 50%; after 5 to 12 plies 50%" {
		t.Errorf("weak: %s", text)
	}
	last, before, ok := h.Trend(Where)
	if !ok || last != 85 || before != 90 && before != 85 {
		t.Errorf("trend: %d after %d, %v", last, before, ok)
	}
	for days, want := range map[int]int{3: 4, 4: 4, 5: 0} {
		if got := h.Streak(day0.AddDate(0, 0, days)); got != want {
			t.Errorf("after %d days: %d in a row, want %d", days, got, want)
		}
	}
	lines := h.Stats(lang.English, day0.AddDate(0, 0, 3), 80)
	if !slices.ContainsFunc(lines, func(s string) bool { return strings.Contains(s, "practice in a row: 4") }) {
		t.Errorf("stats:\n%s", strings.Join(lines, "\n"))
	}
	if known := (&Tried{Piece: "x", At: "e4"}); func() bool { _, _, ok := known.read(); return ok }() {
		t.Error("a piece x")
	}
}

// TestTriedIsKept: what a question was about is in the log with its answer.
func TestTriedIsKept(t *testing.T) {
	l := library()
	h := open(t, &MemoryLog{})
	sit(t, NewMachine([]Task{generated(Where, 2, &l.Games)}, h, 3, day0), true)
	if q := h.Answers[0].Tried; len(q) != 1 || !q[0].Right || q[0].Plies != heard[1] {
		t.Errorf("kept: %+v", q)
	}
}
