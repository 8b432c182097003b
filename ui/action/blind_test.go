// Repairs and starts while blind: they tell what stands where, so they are looks
// at the whole board, or refused.

package action

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// TestRepairBlind: at every blind level a repair and a start count as a look at the
// board, a repair of nothing does not, and is not told from another.
func TestRepairBlind(t *testing.T) {
	for level := veil.Sides; level < veil.Level(veil.Levels); level++ {
		for _, line := range []string{"repair", "rebuild"} {
			c := damaged(t, "炮二平五 马８进７ 马二进三 车９平８ 车一平三 马２进３")
			if line == "rebuild" {
				c = startless(t)
			}
			c.Session.Blind.Choose(level)
			if err := searched(c, line); err != nil || len(heard(c).choices) == 0 {
				t.Errorf("level %d :%s: %v, %q", level, line, err, heard(c).choices)
			}
			if p := c.Session.Peeks; p.Counts[veil.WholeBoard] != 1 || p.Total() != 1 {
				t.Errorf("level %d :%s: looks %v", level, line, p.Counts)
			}
			if err := searched(c, "problem"); !refusedWith(err, lang.BlindHidden) {
				t.Errorf("level %d :problem: %v", level, err)
			}
		}
		for _, line := range []string{"repair", "rebuild"} {
			whole := start(t)
			whole.Session.Game().Add(0, engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)})
			whole.Session.Blind.Choose(level)
			if err := searched(whole, line); err == nil || refusedWith(err, lang.IsCovered) {
				t.Errorf("level %d :%s of a whole record: %v", level, line, err)
			}
			if n := whole.Session.Peeks.Counts[veil.WholeBoard]; n != 1 {
				t.Errorf("level %d :%s of a whole record: %d looks at the board", level, line, n)
			}
		}
	}
}

// startless is a game without generals, whose start can be made whole.
func startless(t *testing.T) *Context {
	t.Helper()
	setup := engine.Setup{Fullmove: 1}
	setup.At[engine.SquareAt(0, 0)] = engine.MakePiece(engine.Red, engine.Rook)
	setup.At[engine.SquareAt(8, 9)] = engine.MakePiece(engine.Black, engine.Rook)
	g := records.NewGame(setup)
	n := g.Add(0, engine.Move{From: engine.SquareAt(0, 0), To: engine.SquareAt(0, 3)})
	g.Add(n, engine.Move{From: engine.SquareAt(8, 9), To: engine.SquareAt(8, 6)})
	s, err := session.New(session.Games{g}, session.View{})
	if err != nil {
		t.Fatal(err)
	}
	return watched(s)
}

// TestRepairWords: each kind of change is said by its own words, with its move
// where the text does not give it.
func TestRepairWords(t *testing.T) {
	why := &records.Fault{Code: "slip-left-out"}
	m, next := engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}, engine.Move{From: engine.SquareAt(7, 9), To: engine.SquareAt(6, 7)}
	for _, tt := range []struct {
		change repair.Change
		want   string
	}{
		{repair.Change{Do: repair.Replace, Ply: 5, Text: "炮二平五", Move: m, Why: why}, "ply 5: read 炮二平五 (H2-E2): a move is left out here"},
		{repair.Change{Do: repair.Insert, Ply: 5, Text: "H2-E2", Move: m, Why: why}, "before ply 5: insert H2-E2: a move is left out here"},
		{repair.Change{Do: repair.Insert, Ply: 5, Text: "炮二平五 马8进7", Move: m, Next: next, Why: why, Upto: 9}, "before ply 5: insert 炮二平五 马8进7 (H2-E2 H9-G7): a move is left out here; the next slip is at ply 9"},
		{repair.Change{Do: repair.Delete, Ply: 5, Why: why}, "ply 5: take it out: a move is left out here"},
		{repair.Change{Do: repair.Read, Ply: 5, Text: "C2.5", Move: m, Why: why}, "ply 5: it means C2.5 (H2-E2): a move is left out here"},
	} {
		if got := RepairText(&tt.change, lang.English); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
	exchange := repair.Change{Do: repair.Exchange, Ply: 5, With: 6, Why: why}
	if got := RepairText(&exchange, lang.English); !strings.Contains(got, "5") || !strings.Contains(got, "6") {
		t.Errorf("an exchange: %q", got)
	}
}
