// Repairs as actions, and that they tell nothing that is covered.

package action

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/lang"
)

// damaged returns a context on a game as a reader gives it: what can be played,
// then the rest as it is written.
func damaged(t *testing.T, texts string) *Context {
	t.Helper()
	g := records.NewGame(engine.StandardSetup())
	fields := strings.Fields(texts)
	p := engine.StandardPosition()
	at := records.NodeID(0)
	for i, text := range fields {
		m, err := notation.Chinese{}.Parse(&p, text)
		if err != nil {
			if _, err := g.Apply(records.Edit{Op: records.Unread, Node: at, Text: strings.Join(fields[i:], " ")}); err != nil {
				t.Fatal(err)
			}
			break
		}
		at = g.Add(at, m)
		p = p.PlayLegal(m)
	}
	return watched(t, g)
}

// TestRepair: what would repair a record is listed, made by its number, undone by
// one undo, and made again; the text as it was stands in a comment.
func TestRepair(t *testing.T) {
	c := damaged(t, "炮二平五 马８进７ 马二进三 车９平８ 车一平三 马２进３ 兵七进一 卒７进１ 马八进七 炮２平２ 车九平八 车１平２")
	s := c.Session
	if s.Plies() != 4 || len(s.Game().Problems) != 1 {
		t.Fatalf("%d plies, %v", s.Plies(), s.Game().Problems)
	}
	if err := searched(c, "repair"); err != nil || len(heard(c).choices) == 0 || !strings.Contains(heard(c).choices[0], "车一平二") || !strings.Contains(heard(c).choices[0], "next slip is at ply 10") {
		t.Fatalf("%v: %q", err, heard(c).choices)
	}
	if s.History().CanUndo() {
		t.Error("a repair was made unasked")
	}
	if err := searched(c, "repair 99"); !refusedWith(err, lang.NotANumber) {
		t.Errorf("repair 99: %v", err)
	}
	if err := searched(c, "repair 1"); err != nil || s.Plies() != 9 {
		t.Fatalf("%v: %d plies", err, s.Plies())
	}
	if text := s.Game().Comment(s.Line()[5]); !strings.Contains(text, "车一平三") {
		t.Errorf("the text as it was is not in the comment %q", text)
	}
	if p := s.Diagnosis().Damaged(); p == nil || p.Ply != 10 || p.Text != "炮２平２" {
		t.Fatalf("the next problem is %+v", p)
	}
	heard(c).choices = nil
	if err := searched(c, "problem"); err != nil || s.Ply() != 9 {
		t.Fatalf("%v: ply %d", err, s.Ply())
	}
	if err := searched(c, "repair 1"); err != nil || s.Plies() != 12 || s.Diagnosis().Damaged() != nil {
		t.Fatalf("%v: %d plies, %+v", err, s.Plies(), s.Diagnosis().Damaged())
	}
	for _, plies := range []int{9, 4} {
		if err := Command(c, "undo"); err != nil || s.Plies() != plies || s.Diagnosis().Damaged() == nil {
			t.Fatalf("%v: %d plies, %+v", err, s.Plies(), s.Diagnosis().Damaged())
		}
	}
	if s.History().CanUndo() || s.Unsaved() || s.Game().Comment(s.Line()[4]) != "" {
		t.Error("something is left of the repairs")
	}
	for _, plies := range []int{9, 12} {
		if err := Command(c, "redo"); err != nil || s.Plies() != plies {
			t.Fatalf("%v: %d plies", err, s.Plies())
		}
	}
	if err := searched(c, "repair"); !refusedWith(err, lang.NothingToRepair) {
		t.Errorf("repaired: %v", err)
	}
}

// TestRepairCovered: what would repair moves that are covered is not told.
func TestRepairCovered(t *testing.T) {
	c := damaged(t, "炮二平五 马８进７ 马二进四")
	c.Session.Cover().Set(true)
	for _, line := range []string{"repair", "problem"} {
		if err := searched(c, line); !refusedWith(err, lang.IsCovered) {
			t.Errorf(":%s: %v", line, err)
		}
	}
	c.Session.GoToPly(2)
	if err := searched(c, "repair"); err != nil || len(heard(c).choices) == 0 {
		t.Errorf("at the end of what can be read: %v", err)
	}
}

// TestRepairTyped: a move that is played where the record could not be read can
// take the place of the text; what follows it is read then.
func TestRepairTyped(t *testing.T) {
	c := damaged(t, "炮二平五 马８进７ 马二进三 车９平８ 车三三三三 马２进３ 兵七进一 卒７进１")
	s := c.Session
	for _, line := range []string{"last", "move 车一平二"} {
		if err := Command(c, line); err != nil {
			t.Fatal(err)
		}
	}
	if err := searched(c, "repair"); err != nil || len(heard(c).choices) != 1 || !strings.Contains(heard(c).choices[0], "车三三三三") {
		t.Fatalf("%v: %q", err, heard(c).choices)
	}
	if err := searched(c, "repair 1"); err != nil || s.Plies() != 8 || s.Diagnosis().Damaged() != nil || s.Game().Unread(s.Line()[4]) != "" {
		t.Fatalf("%v: %d plies, %+v", err, s.Plies(), s.Diagnosis().Damaged())
	}
	if text := s.Game().Comment(s.Line()[5]); !strings.Contains(text, "车三三三三") {
		t.Errorf("comment %q", text)
	}
	for range 2 {
		if err := Command(c, "undo"); err != nil {
			t.Fatal(err)
		}
	}
	if s.Plies() != 4 || s.Unsaved() || s.Diagnosis().Damaged() == nil {
		t.Errorf("not undone: %d plies, %+v", s.Plies(), s.Diagnosis().Damaged())
	}
}
