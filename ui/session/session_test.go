// Sessions: the line that is followed, undoing, solving.

package session

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/internal/gametest"
	"qipu/ui/veil"
)

// open returns a session on a game with the moves, in ICCS.
func open(t testing.TB, fen, moves string) *Session {
	t.Helper()
	s, err := New(Games{gametest.Played(t, fen, moves)}, View{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func dump(g *records.Game) string {
	var b strings.Builder
	fmt.Fprintln(&b, g.Start.FEN(), g.Comment(0))
	for id, at := range g.Walk() {
		fmt.Fprintf(&b, "%d %v %q %q\n", at.Ply(), g.Move(id), g.Comment(id), g.Mark(id))
	}
	return b.String()
}

func submit(s *Session, text string) (Outcome, error) {
	s.Entry.Set(text)
	return s.Submit()
}

// TestUndoKeepsLine: undoing a variation brings the line back that was followed,
// also where that is none of first moves; so does an edit that leaves it alone.
func TestUndoKeepsLine(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2 H9-G7 H0-G2")
	s.GoToPly(2)
	for _, text := range []string{"C3-C4", "G6-G5"} {
		if _, err := submit(s, text); err != nil {
			t.Fatal(err)
		}
	}
	line := slices.Clone(s.Line())
	s.GoToPly(0)
	if _, err := submit(s, "B2-E2"); err != nil || s.Plies() != 1 {
		t.Fatalf("%d plies, %v", s.Plies(), err)
	}
	if err := s.Undo(); err != nil || !slices.Equal(s.Line(), line) || s.Ply() != 0 {
		t.Errorf("at ply %d of %v, not of %v, %v", s.Ply(), s.Line(), line, err)
	}
	if err := s.Redo(); err != nil || s.Plies() != 1 || s.Ply() != 1 {
		t.Errorf("again: at ply %d of %v, %v", s.Ply(), s.Line(), err)
	}
	s.Undo()
	other := s.Game().First(line[2])
	if err := s.Edit(records.Edit{Op: records.Delete, Node: other}); err != nil || !slices.Equal(s.Line(), line) {
		t.Errorf("without the first moves: %v, %v", s.Line(), err)
	}
}

func TestPlay(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2 H9-G7 H0-G2")
	steps := []struct {
		text string
		want Outcome
		ply  int
	}{
		{"炮二平五", Mainline, 1}, // of the record
		{"48+7", Mainline, 2},
		{"H8+7", Varied, 3}, // on the mainline's place
		{"R9.8", Extended, 4},
	}
	for _, step := range steps {
		got, err := submit(s, step.text)
		if err != nil || got != step.want || s.Ply() != step.ply {
			t.Fatalf("%s: %v, %v at ply %d", step.text, got, err, s.Ply())
		}
	}
	s.GoToPly(2)
	if got, err := submit(s, "H8+7"); err != nil || got != Variation {
		t.Errorf("a variation that is there: %v, %v", got, err)
	}
	if _, err := submit(s, "马八进六"); err == nil || s.Entry.Text() != "马八进六" {
		t.Errorf("refused: %v, the text is %q", err, s.Entry.Text())
	}
	if got, err := submit(s, "R9.8！？"); err != nil || got != Mainline || s.game.Mark(s.Node()) != "!?" {
		t.Errorf("with a mark: %v, %v, %q", got, err, s.game.Mark(s.Node()))
	}
}

func TestRounds(t *testing.T) {
	for _, fen := range []string{engine.Standard, strings.Replace(engine.Standard, " w ", " b ", 1)} {
		s := open(t, fen, "")
		for ply := 1; ply < 9; ply++ {
			round, black := s.Cursor().RoundOf(ply)
			if s.Cursor().PlyOf(round, black) != ply {
				t.Errorf("ply %d is round %d, black %v, which is ply %d", ply, round, black, s.Cursor().PlyOf(round, black))
			}
			if black != (s.Cursor().FirstSide() == engine.Black == (ply%2 == 1)) {
				t.Errorf("ply %d: black %v", ply, black)
			}
		}
	}
}

func TestSolve(t *testing.T) {
	s := open(t, "3aka3/9/9/9/4C4/9/9/1C7/9/3K5 w - - 0 1", "B2-E2")
	s.Cover().Solve(s.Board().Turn)
	if !s.Covered() || s.Shown() != 0 {
		t.Error("the moves to come are not covered")
	}
	if _, err := submit(s, "B2-A2"); err == nil || s.Ply() != 0 {
		t.Error("a move that is not the record's is played")
	}
	if got, err := submit(s, "炮八平五"); err != nil || got != Mainline {
		t.Errorf("%v, %v", got, err)
	}
	if s.Cursor().Status() != engine.Checkmate {
		t.Error("no mate")
	}
}

// TestWork: edits are undone in turn, and saved work is told from unsaved.
func TestWork(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2 H9-G7")
	first := dump(s.Game())
	if _, err := submit(s, "33+5"); err != nil {
		t.Fatal(err)
	}
	if err := s.Edit(records.Edit{Op: records.Comment, Node: s.Node(), Text: "x"}); err != nil {
		t.Fatal(err)
	}
	if !s.Unsaved() {
		t.Error("unsaved work is not told")
	}
	s.History().Saved()
	second := dump(s.Game())
	for s.History().CanUndo() {
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if dump(s.Game()) != first || !s.Unsaved() {
		t.Errorf("undone: %s", dump(s.Game()))
	}
	for s.History().CanRedo() {
		if err := s.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if dump(s.Game()) != second || s.Unsaved() {
		t.Errorf("done again: %s", dump(s.Game()))
	}
}

// TestMirror: mirrored twice a game is as it was, and each move means the same.
func TestMirror(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	s := open(t, engine.Standard, "")
	for range 40 {
		p, _ := s.Position()
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		if _, err := s.Play(moves[rnd.IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
		if rnd.IntN(5) == 0 {
			s.Step(-3)
		}
	}
	want, ply, board := dump(s.Game()), s.Ply(), *s.Board()
	s.Mirror()
	if !s.Mirrored() || !s.Unsaved() || s.Ply() != ply {
		t.Errorf("mirrored %v, unsaved %v, ply %d of %d", s.Mirrored(), s.Unsaved(), s.Ply(), ply)
	}
	for at, piece := range board.At {
		if s.Board().At[engine.Square(at).Mirror()] != piece {
			t.Fatalf("%v is not mirrored", engine.Square(at))
		}
	}
	s.Mirror()
	if got := dump(s.Game()); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// TestDiagramIsNotTold: while blind a record from a diagram is not told from one
// that begins as usual; what was chosen stays.
func TestDiagramIsNotTold(t *testing.T) {
	s := open(t, "3ak4/9/9/9/9/9/9/9/4A4/3RK4 w", "D0-D9")
	if !s.Covered() {
		t.Error("not covered")
	}
	s.Blind.Choose(veil.Empty)
	if s.Covered() || !s.Cover().Kept() {
		t.Error("covered while blind")
	}
	s.Blind.Choose(veil.Open)
	if s.Cover().Set(false); s.Covered() || s.Cover().Kept() {
		t.Error("covered after it was uncovered")
	}
	s.Blind.Choose(veil.Empty)
	if s.Cover().Set(true); !s.Covered() {
		t.Error("not covered by choice while blind")
	}
}

// TestOpenRounds: going back among the first rounds, which are open, opens
// nothing; from the start on they are open again.
func TestOpenRounds(t *testing.T) {
	s := open(t, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "H2-E2 H9-G7 H0-G2 I9-H9")
	s.Blind = veil.Settings{Level: veil.Empty, After: 1}
	for i, want := range []veil.Level{veil.Open, veil.Empty, veil.Empty, veil.Empty, veil.Open, veil.Open} {
		s.Step([]int{1, 1, 1, -2, -1, 1}[i])
		if got := s.Veil().Level; got != want {
			t.Errorf("step %d to ply %d: level %d, want %d", i, s.Ply(), got, want)
		}
	}
	s.Step(2)
	if s.Mirror(); s.Veil().Level != veil.Empty {
		t.Error("mirroring opens the board")
	}
	s.Peeks.Miss(s.Blind)
	if s.Mirror(); s.Peeks.Misses != 1 {
		t.Error("mirroring forgets misreports")
	}
}
