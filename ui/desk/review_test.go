// What a move gives away.

package desk

import (
	"context"
	"slices"
	"testing"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
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

// hasty is a program that thinks otherwise when it looks longer.
type hasty struct {
	shallow, deep map[string]int // scores, by the moves that led there; behind | alone: of that move alone
	asked         []uci.Limit
}

// Analyse implements Analyst.
func (h *hasty) Analyse(_ context.Context, at uci.Place, l uci.Limit) (uci.Update, error) {
	h.asked = append(h.asked, l)
	key, p := "", at.Start
	for _, m := range at.Moves {
		key += m.String()
		p = p.PlayLegal(m)
	}
	moves := p.AppendMoves(nil)
	slices.SortFunc(moves, engine.CompareICCS)
	best := moves[0]
	if len(l.Only) > 0 {
		best = l.Only[0]
		key += "|" + best.String()
	}
	scores := h.shallow
	if l.Depth > 8 {
		scores = h.deep
	}
	return uci.Update{Done: true, Best: best, Lines: []uci.Line{{Rank: 1, Score: uci.Score{CP: scores[key]}, Moves: []engine.Move{best}}}}, nil
}

// TestReviewLooksTwice: what seems to be a mistake is marked by the milder of two
// looks, of which the second is longer and asks about nothing else.
func TestReviewLooksTwice(t *testing.T) {
	moves, ok := iccsMoves("H2-E2 H9-G7")
	if !ok {
		t.Fatal("no moves")
	}
	course := Course{engine.StandardPosition(), moves, make([]records.NodeID, len(moves))}
	for _, row := range []struct {
		shallow, deep map[string]int
		marks         [2]string
		asked         int
	}{
		{nil, nil, [2]string{}, 3},
		{map[string]int{"H2-E2": -400, "H2-E2H9-G7": -400}, map[string]int{"|H2-E2": -400}, [2]string{"??"}, 5},
		{map[string]int{"H2-E2": -400, "H2-E2H9-G7": -400}, map[string]int{"|H2-E2": -250}, [2]string{"?"}, 5},
		{map[string]int{"H2-E2": -400, "H2-E2H9-G7": -400}, map[string]int{"|H2-E2": 10}, [2]string{}, 5},
		{map[string]int{"H2-E2": -120, "H2-E2H9-G7": -120}, map[string]int{"|H2-E2": -900}, [2]string{"?!"}, 5},
		{map[string]int{"H2-E2H9-G7": 400}, map[string]int{"H2-E2": 30, "H2-E2|H9-G7": 800}, [2]string{"", "??"}, 5},
	} {
		h := &hasty{shallow: row.shallow, deep: row.deep}
		var marks [2]string
		i := 0
		if err := Review(t.Context(), h, course, 0, uci.Limit{Depth: 8}, func(is Reviewed) { marks[i] = is.Mark; i++ }); err != nil {
			t.Fatal(err)
		}
		if marks != row.marks || len(h.asked) != row.asked {
			t.Errorf("%v, %v: %q after %d questions", row.shallow, row.deep, marks, len(h.asked))
		}
	}
}
