// Names and sides that a record tells, judged.

package records

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"qipu/engine"
)

// namedGame reads texts that name piece and points, each kept as it is.
func namedGame(text string) *Game {
	g := NewGame(engine.StandardSetup())
	texts := strings.Fields(text)
	g.SetSource(text, 1)
	reader, at, off := ReaderOf(texts), NodeID(0), 0
	for i, text := range texts {
		ply, _ := reader.Ply(text, engine.Color(i%2))
		at = g.Add(at, ply.Move)
		g.SetNamed(at, ply)
		g.SetSpan(at, off, off+len(text))
		off += len(text) + 1
	}
	g.Judge()
	return g
}

func problemsOf(g *Game) string {
	var list []string
	for _, p := range g.Problems {
		what := fmt.Sprintf("%T", p.Err)
		var f *Fault
		if errors.As(p.Err, &f) {
			what = f.Code
		}
		list = append(list, fmt.Sprint(p.Ply, " ", what))
	}
	return strings.Join(list, ", ")
}

// TestNamed: a wrong name and a side twice running are told, once; what follows is
// judged as the moves of the sides that it names.
func TestNamed(t *testing.T) {
	for text, want := range map[string]string{
		"炮二三平五 马8173 马二一三三 车91平8":             "",
		"炮二三平五 马8173 车二一三三 车91平8":             "3 wrong-name",
		"炮二三平五 马8173 马二一三三 兵7475":             "4 wrong-name",
		"炮二三平五 马8173 车91平8 车一一一二 车8182":       "3 clash-turn",
		"炮二三平五 马8173 马8173 马二一三三 车91平8":       "3 clash-turn",
		"炮二三平五 马8173 车五五平六 车91平8 车一一一二 卒7475": "3 *engine.IllegalError",
	} {
		if got := problemsOf(namedGame(text)); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestRename: a move that is right by another name gives no problem any more, until
// that is undone; and one that is another move is judged by the board alone.
func TestRename(t *testing.T) {
	g := namedGame("炮二三平五 马8173 车二一三三 车91平8")
	third := g.Line(g.Last(0))[2]
	undo, err := g.Apply(Edit{Op: SetMove, Node: third, Move: g.Move(third), Text: "马二一三三"})
	if err != nil || problemsOf(g) != "" || g.SourceText(third) != "马二一三三" {
		t.Errorf("renamed: %v, %q, %s", err, problemsOf(g), g.SourceText(third))
	}
	again, err := g.Apply(undo)
	if err != nil || problemsOf(g) != "3 wrong-name" || g.SourceText(third) != "车二一三三" {
		t.Errorf("undone: %v, %q, %s", err, problemsOf(g), g.SourceText(third))
	}
	if _, err := g.Apply(again); err != nil || problemsOf(g) != "" {
		t.Errorf("done again: %v, %q", err, problemsOf(g))
	}
	other := moves("b0c2")[0]
	if _, err := g.Apply(Edit{Op: SetMove, Node: third, Move: other}); err != nil || problemsOf(g) != "" || g.SourceText(third) != "" {
		t.Errorf("another move: %v, %q, %s", err, problemsOf(g), g.SourceText(third))
	}
}

// TestDeletedProblem: a problem goes with its move.
func TestDeletedProblem(t *testing.T) {
	g := namedGame("炮二三平五 马8173 马8173")
	undo, err := g.Apply(Edit{Op: Delete, Node: g.Last(0)})
	if err != nil || problemsOf(g) != "" {
		t.Errorf("deleted: %v, %q", err, problemsOf(g))
	}
	if _, err := g.Apply(undo); err != nil || problemsOf(g) != "3 clash-turn" {
		t.Errorf("back: %v, %q", err, problemsOf(g))
	}
}
