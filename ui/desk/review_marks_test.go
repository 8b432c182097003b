// What a review writes is taken out again exactly, whatever happened to the game since.

package desk

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/session"
)

// marked returns a session on the beginning of a game, and what a review found of it.
func marked(t *testing.T) (*session.Session, []Reviewed) {
	t.Helper()
	g := records.NewGame(engine.StandardSetup())
	c := records.NewCursor(g)
	for _, text := range strings.Fields(printed)[:10] {
		moves, _ := iccsMoves(text)
		if err := c.Play(moves[0]); err != nil {
			t.Fatal(err)
		}
	}
	g.Tags.Set("Result", "*")
	s, err := session.New(session.Games{g}, session.View{})
	if err != nil {
		t.Fatal(err)
	}
	line := func(text string) []engine.Move {
		moves, ok := iccsMoves(text)
		if !ok {
			t.Fatal(text)
		}
		return moves
	}
	var found []Reviewed
	for i, n := range CourseOf(g).Nodes {
		is := Reviewed{Node: n, Before: uci.Score{CP: 10 * i}, After: uci.Score{CP: 10 * (i + 1)}}
		switch i {
		case 2:
			is.Mark, is.Line = "??", line("B0-C2 B9-C7 A0-B0")
		case 5:
			is.Mark, is.Line = "?!", line("B9-C7")
			is.After = uci.Score{Mate: true, In: 3, Winner: engine.Black}
		case 6:
			is.Before = uci.Score{Mate: true, In: 3, Winner: engine.Black}
		}
		found = append(found, is)
	}
	return s, found
}

// written is a game as PGN.
func written(t *testing.T, g *records.Game) string {
	t.Helper()
	var b bytes.Buffer
	f, _ := file.Lookup("pgn")
	if _, err := f.Write(&b, slices.Values([]*records.Game{g}), file.WriteOptions{}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestWriteReview(t *testing.T) {
	s, found := marked(t)
	before := written(t, s.Game())
	if err := WriteReview(s, found); err != nil {
		t.Fatal(err)
	}
	g := s.Game()
	after := written(t, g)
	if !strings.Contains(after, "[%qipu review ??]") || g.Mark(found[2].Node) != "??" || g.Child(g.Parent(found[2].Node), found[2].Line[0]) == 0 {
		t.Fatalf("not written:\n%s", after)
	}
	marks := ReviewMarks(g)
	if len(marks) != 2 || marks[0].Node != found[2].Node || !slices.Equal(marks[0].Better, found[2].Line) || marks[1].Mark != "?!" {
		t.Errorf("%+v", marks)
	}
	scores := ReviewScores(g)
	if len(scores) != len(found)+1 || scores[0] != found[0].Before || scores[6] != found[5].After {
		t.Errorf("%v", scores)
	}
	if err := WriteReview(s, found); err != nil || written(t, g) != after {
		t.Errorf("a second review is not in the place of the first: %v\n%s", err, written(t, g))
	}
	if taken, err := DropReview(s); err != nil || taken != 4 || written(t, g) != before {
		t.Errorf("%d taken, %v:\n%s", taken, err, written(t, g))
	}
	for range 3 {
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if written(t, g) != before {
		t.Errorf("not undone:\n%s", written(t, g))
	}
}

// TestNobodysWorkIsTaken: what a person wrote before a review is not overwritten, and
// what one wrote to a review stays when that goes.
func TestNobodysWorkIsTaken(t *testing.T) {
	s, found := marked(t)
	g := s.Game()
	edit := func(e records.Edit) {
		t.Helper()
		if err := s.Edit(e); err != nil {
			t.Fatal(err)
		}
	}
	edit(records.Edit{Op: records.Mark, Node: found[2].Node, Text: "!"})
	edit(records.Edit{Op: records.Comment, Node: found[5].Node, Text: "my word"})
	if err := WriteReview(s, found); err != nil {
		t.Fatal(err)
	}
	if g.Mark(found[2].Node) != "!" || records.Unreviewed(g.Comment(found[5].Node)) != "my word" || g.Comment(found[5].Node) == "my word" {
		t.Errorf("overwritten:\n%s", written(t, g))
	}
	better := g.Child(g.Parent(found[2].Node), found[2].Line[0])
	second := g.First(better)
	edit(records.Edit{Op: records.Comment, Node: second, Text: "I like this"})
	edit(records.Edit{Op: records.Mark, Node: found[5].Node, Text: "?"})
	if _, err := DropReview(s); err != nil {
		t.Fatal(err)
	}
	text := written(t, g)
	if strings.Contains(text, "qipu") || !g.Has(better) || g.Comment(second) != "I like this" || g.First(second) != 0 ||
		g.Mark(found[2].Node) != "!" || g.Comment(found[5].Node) != "my word" || g.Mark(found[5].Node) != "?" {
		t.Errorf("what a person wrote is not as it was:\n%s", text)
	}
}

// TestReviewIsReadAgain: a game that was saved with a review has it when it is read.
func TestReviewIsReadAgain(t *testing.T) {
	s, found := marked(t)
	before := written(t, s.Game())
	if err := WriteReview(s, found); err != nil {
		t.Fatal(err)
	}
	games, err := Parse(written(t, s.Game()))
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.New(games, session.View{})
	if err != nil {
		t.Fatal(err)
	}
	if marks := ReviewMarks(again.Game()); len(marks) != 2 || len(marks[0].Better) != 3 || len(ReviewScores(again.Game())) != len(found)+1 {
		t.Errorf("%+v", marks)
	}
	if _, err := DropReview(again); err != nil || written(t, again.Game()) != before {
		t.Errorf("%v:\n%s\nwas\n%s", err, written(t, again.Game()), before)
	}
}

// TestMatesAreTold: a mate that its side had and lost is missed; one that is carried
// through is found once.
func TestMatesAreTold(t *testing.T) {
	mate := func(in int, c engine.Color) uci.Score { return uci.Score{Mate: true, In: in, Winner: c} }
	found := [2]bool{}
	one := Told{Before: mate(3, engine.Red), After: uci.Score{CP: 100}}
	one.mates(engine.Red, &found)
	two := Told{Before: mate(2, engine.Black), After: mate(2, engine.Black)}
	two.mates(engine.Black, &found)
	three := Told{Before: mate(1, engine.Black), After: mate(0, engine.Black)}
	three.mates(engine.Black, &found)
	if one.Missed != 3 || one.Mates != 0 || two.Mates != 2 || three.Mates != 0 || three.Missed != 0 {
		t.Errorf("%+v %+v %+v", one, two, three)
	}
}
