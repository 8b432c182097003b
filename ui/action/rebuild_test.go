// Reconstruction as an action.

package action

import (
	"cmp"
	"errors"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
)

// TestRebuild: a start without generals is made whole by a choice, and undone.
func TestRebuild(t *testing.T) {
	setup := engine.Setup{Fullmove: 1}
	setup.At[engine.SquareAt(0, 0)] = engine.MakePiece(engine.Red, engine.Rook)
	setup.At[engine.SquareAt(8, 9)] = engine.MakePiece(engine.Black, engine.Rook)
	g := records.NewGame(setup)
	n := g.Add(0, engine.Move{From: engine.SquareAt(0, 0), To: engine.SquareAt(0, 3)})
	g.Add(n, engine.Move{From: engine.SquareAt(8, 9), To: engine.SquareAt(8, 6)})
	c := watched(t, g)
	s := c.Session
	if err := searched(c, "rebuild"); err != nil || len(heard(c).choices) < 3 {
		t.Fatalf("%v: %q", err, heard(c).choices)
	}
	for i, line := range heard(c).choices {
		if i > 0 && !strings.Contains(line, "the general of this side never moves") {
			t.Errorf("%s", line)
		}
	}
	before, fen := len(heard(c).choices), g.Start.FEN()
	if err := searched(c, "rebuild 2"); err != nil {
		t.Fatal(err)
	}
	heard(c).choices = nil
	if err := searched(c, "rebuild"); err != nil || len(heard(c).choices) >= before {
		t.Errorf("%v: the choice is open still: %q", err, heard(c).choices)
	}
	if err := Command(c, "undo"); err != nil || g.Start.FEN() != fen || s.History().CanUndo() {
		t.Errorf("not undone: %v, %s", err, g.Start.FEN())
	}
	if err := searched(c, "rebuild 1"); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Position(); !ok || s.Plies() != 2 || s.Game().Illegal(s.Line()[2]) {
		t.Errorf("%s cannot be played", s.Board().FEN())
	}
	s.GoToPly(2)
	leap := records.Edit{Op: records.AddMove, Node: s.Node(), Move: engine.Move{From: engine.SquareAt(0, 3), To: engine.SquareAt(1, 5)}}
	if err := s.Edit(leap); err != nil {
		t.Fatal(err)
	}
	var fault *records.Fault
	if err := searched(c, "rebuild"); !errors.As(err, &fault) {
		t.Errorf("a rook that leaps: %v", err)
	}
	if err := Command(start(t), "rebuild"); !refusedWith(err, lang.NothingToRebuild) {
		t.Errorf("the standard start: %v", err)
	}
}

// searched runs a command line and the search that it asks for.
func searched(c *Context, line string) error {
	heard(c).err = nil
	return cmp.Or(Command(c, line), heard(c).err)
}
