// Actions of a study: answers, rounds, bookmarks.

package action

import (
	"errors"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
)

// played returns a context on a game with three plies and a variation of the
// first.
func played(t *testing.T) *Context {
	t.Helper()
	c := start(t)
	for _, line := range []string{"move 炮二平五", "move 马8进7", "move 马二进三", "first", "move 兵七进一", "first"} {
		if err := Command(c, line); err != nil {
			t.Fatal(line, err)
		}
	}
	return c
}

// TestAnswer: the record's moves are told and stay covered.
func TestAnswer(t *testing.T) {
	c := played(t)
	if err := Command(c, "answer"); !refusedWith(err, lang.AnswerShown) {
		t.Errorf("uncovered: %v", err)
	}
	c.Session.Cover().Set(true)
	if err := Command(c, "answer"); err != nil {
		t.Fatal(err)
	}
	if want := "the record plays 炮二平五 C2.5   variations: 兵七进一 P7+1"; heard(c).said != want {
		t.Errorf("%q, want %q", heard(c).said, want)
	}
	if !c.Session.Covered() || c.Session.Ply() != 0 || c.Session.Shown() != 0 {
		t.Error("the answer uncovers")
	}
	if err := Command(c, "auto"); !refusedWith(err, lang.IsCovered) {
		t.Errorf("plays on while covered: %v", err)
	}
	c.Session.GoToPly(3)
	if err := Command(c, "answer"); !refusedWith(err, lang.AtTheEnd) {
		t.Errorf("at the end: %v", err)
	}
	c.Session.GoToPly(0)
	for _, line := range []string{"blind 3", "answer"} {
		if err := Command(c, line); err != nil {
			t.Fatal(err)
		}
	}
	if want := "the record plays 炮二三平五   variations: 兵七四七五"; heard(c).said != want {
		t.Errorf("blind: %q, want %q", heard(c).said, want)
	}
}

func refusedWith(err error, t lang.Text) bool {
	var r *Refusal
	return errors.As(err, &r) && r.Text == t
}

// TestRounds: a round on ends behind Black's move, whoever began.
func TestRounds(t *testing.T) {
	for _, first := range []engine.Color{engine.Red, engine.Black} {
		setup := engine.StandardSetup()
		setup.Turn = first
		g := records.NewGame(setup)
		cursor := records.NewCursor(g)
		for range 7 {
			p, _ := cursor.Position()
			if err := cursor.Play(p.AppendMoves(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		c := watched(t, g)
		s := c.Session
		on, back := []int{2, 4, 6, 7, 7}, []int{6, 4, 2, 0, 0}
		if first == engine.Black {
			on, back = []int{1, 3, 5, 7, 7}, []int{5, 3, 1, 0, 0}
		}
		for i, name := range []string{"round", "round-back"} {
			for n, want := range [][]int{on, back}[i] {
				if err := Command(c, name); (err != nil) != (n == 4) || s.Ply() != want {
					t.Errorf("%v begins: %s %d leads to ply %d, want %d (%v)", first, name, n+1, s.Ply(), want, err)
				}
			}
		}
	}
}

// TestBookmarks: set, named, listed, gone to, taken away; a covered game shows
// no more for it.
func TestBookmarks(t *testing.T) {
	c := played(t)
	steps := []struct {
		line string
		ply  int
		ok   bool
	}{
		{"bookmarks", 0, false},
		{"bookmark", 0, true},
		{"move 兵七进一", 1, true},
		{"bookmark the pawn", 1, true},
		{"bookmarks 1", 0, true},
		{"bookmarks the", 1, true},
		{"bookmarks 3", 1, false},
		{"bookmarks 1", 0, true},
		{"cover", 0, true},
		{"bookmarks 2", 0, false},
		{"cover", 0, true},
		{"bookmarks 2", 1, true},
		{"delete", 0, true},
		{"bookmarks 2", 0, false},
		{"undo", 1, true},
		{"bookmarks 2", 1, true},
	}
	for _, step := range steps {
		if err := Command(c, step.line); (err == nil) != step.ok || c.Session.Ply() != step.ply {
			t.Fatalf(":%s: %v at ply %d", step.line, err, c.Session.Ply())
		}
	}
	if err := Command(c, "bookmarks"); err != nil || len(heard(c).lines) != 2 ||
		heard(c).lines[0] != ":bookmarks 1   start   ply 0" || heard(c).lines[1] != ":bookmarks 2   the pawn   ply 1" {
		t.Errorf("%v: %q", err, heard(c).lines)
	}
	if err := Command(c, "bookmark"); err != nil || len(c.Session.Bookmarks().All()) != 1 {
		t.Errorf("%v: %v", err, c.Session.Bookmarks().All())
	}
}

// TestStepSolving: who steps on while solving sees the record's move and its answer,
// and is to move again.
func TestStepSolving(t *testing.T) {
	c := played(t)
	for _, line := range []string{"last", "first", "solve", "next"} {
		if err := Command(c, line); err != nil {
			t.Fatal(line, err)
		}
	}
	if s := c.Session; s.Ply() != min(2, s.Plies()) || s.Plies() > 1 && s.Board().Turn != engine.Red {
		t.Errorf("ply %d of %d, %v to move", s.Ply(), s.Plies(), s.Board().Turn)
	}
}
