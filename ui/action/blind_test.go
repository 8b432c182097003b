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
	return watched(t, g)
}

// TestRepairChosen: the repair of the number is made, one goes there, and where
// nothing is wrong but the start, that is what is listed.
func TestRepairChosen(t *testing.T) {
	const texts = "炮二平五 马８进７ 马二进四 车９平８"
	c := damaged(t, texts)
	if err := searched(c, "repair"); err != nil || len(heard(c).choices) < 2 {
		t.Fatalf("%v: only %q", err, heard(c).choices)
	}
	second := heard(c).choices[1]
	heard(c).clear()
	if err := searched(c, "repair 2"); err != nil {
		t.Fatal(err)
	}
	if made, _, _ := strings.Cut(second, ": a"); !strings.Contains(second, strings.TrimPrefix(heard(c).said, "made: ")) {
		t.Errorf("made %q, which is not %q", heard(c).said, made)
	}
	if c.Session.Ply() == 0 {
		t.Fatal("one does not stand at what was repaired")
	}
	if m := c.Session.Game().Move(c.Session.Line()[3]); !strings.Contains(second, "("+m.String()+")") {
		t.Errorf("%v was written, which is not %q", m, second)
	}
	c = startless(t)
	if err := searched(c, "repair"); err != nil || len(heard(c).choices) == 0 {
		t.Errorf("a start that is not told: %v, %q", err, heard(c).choices)
	}
}

// TestProblemOnce: two problems of one move are one place.
func TestProblemOnce(t *testing.T) {
	c := damaged(t, "炮二平五 马８进７ 马二进四")
	g := c.Session.Game()
	g.Problems = append(g.Problems, g.Problems[0])
	if err := Command(c, "problem"); err != nil || c.Session.Ply() != 2 {
		t.Fatalf("%v at ply %d", err, c.Session.Ply())
	}
	if err := Command(c, "problem"); !refusedWith(err, lang.NoneAfter) {
		t.Errorf("the place one is at: %v", err)
	}
}

// TestLostPlay: a lost blind game says who won, and choosing a level begins it anew;
// the first open rounds are counted from there.
func TestLostPlay(t *testing.T) {
	c := studied(t)
	s := c.Session
	for _, line := range []string{"blind 5", "misses 1", "goto 2"} {
		if err := Command(c, line); err != nil {
			t.Fatal(err)
		}
	}
	if said, lost := RefuseBlind(s, lang.English, "士4进5 zz"); lost || s.Peeks.Misses != 0 {
		t.Errorf("a text that is none: %q, lost %v", said, lost)
	}
	if said, lost := RefuseBlind(s, lang.English, "车1进9"); !lost || !strings.HasSuffix(said, "Red wins") {
		t.Errorf("Black's move: %q, lost %v", said, lost)
	}
	if said, lost := RefuseBlind(s, lang.English, "车1进9"); !lost || said != lang.English.Say(lang.PlayLost) || s.Peeks.Misses != 1 {
		t.Errorf("after that: %q, lost %v", said, lost)
	}
	if err := Command(c, "blind 5 after 2"); err != nil || s.Peeks.Lost || s.Peeks.Misses != 0 {
		t.Errorf("begun anew: %v, %+v", err, s.Peeks)
	}
	if s.Veil().Level != veil.Open {
		t.Error("the first rounds are not open")
	}
	for _, line := range []string{"last", "goto 1", "blind 5 after 1"} {
		if err := Command(c, line); err != nil {
			t.Fatal(err)
		}
	}
	if s.Veil().Level != veil.Open {
		t.Error("a level was chosen anew, and the first rounds are not open")
	}
	for _, line := range []string{"blind 5", "goto 3"} {
		if err := Command(c, line); err != nil {
			t.Fatal(err)
		}
	}
	s.GoToPly(3)
	if said, _ := RefuseBlind(s, lang.English, "车1进9"); !strings.HasSuffix(said, "Red wins") {
		t.Errorf("Black's move: %q", said)
	}
	s.Peeks.Restart()
	s.GoToPly(2)
	if said, _ := RefuseBlind(s, lang.English, "车一进九"); !strings.HasSuffix(said, "Black wins") {
		t.Errorf("Red's move: %q", said)
	}
}

// TestNextAnswers: the record's move instead of one's own is answered too.
func TestNextAnswers(t *testing.T) {
	c := studied(t)
	for _, line := range []string{"solve", "next"} {
		if err := Command(c, line); err != nil {
			t.Fatal(err)
		}
	}
	if c.Session.Ply() != 2 {
		t.Errorf("the next move is not answered: ply %d", c.Session.Ply())
	}
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

// TestRefuseBlindVietnamese: a Vietnamese move that is not legal is a misreport too
// where Vietnamese is read first; elsewhere it is no move text.
func TestRefuseBlindVietnamese(t *testing.T) {
	c := studied(t)
	s := c.Session
	s.Blind.Choose(veil.Empty)
	if RefuseBlind(s, lang.English, "P2/9"); s.Peeks.Misses != 0 {
		t.Error("a text that is none is a misreport")
	}
	s.View.First = lang.Vietnamese.Typed()
	if said, _ := RefuseBlind(s, lang.Vietnamese, "P2/9"); s.Peeks.Misses != 1 || said != lang.Vietnamese.Say(lang.BlindRefused, 1) {
		t.Errorf("%q, %d misreports", said, s.Peeks.Misses)
	}
}
