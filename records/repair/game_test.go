// Repairs that are made in a game.

package repair

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// gameOf makes a game of texts as a reader does: a move for each text that can
// be read, legal or not where it names its points; the rest unread.
func gameOf(start engine.Setup, texts []string, n notation.Notation) *records.Game {
	g := records.NewGame(start)
	g.SetSource(strings.Join(texts, " "), 1)
	b, at, off := start.Board, records.NodeID(0), 0
	_, points := n.(notation.Absolute)
	for i, text := range texts {
		var ply records.Ply
		ok := false
		if points {
			ply, ok = records.ReaderOf(texts).Ply(text, b.Turn)
		} else if p, err := (engine.Setup{Board: b}).Position(); err == nil {
			ply.Move, err = n.Parse(&p, text)
			ok = err == nil
		}
		if !ok {
			g.SetUnread(at, "7. "+strings.Join(texts[i:], " {so} "))
			break
		}
		at = g.Add(at, ply.Move)
		if points {
			g.SetNamed(at, ply)
		}
		g.SetSpan(at, off, off+len(text))
		off += len(text) + 1
		b.Move(ply.Move)
	}
	g.Judge()
	return g
}

func mainLine(g *records.Game) []engine.Move {
	var moves []engine.Move
	for id := g.First(0); id != 0; id = g.First(id) {
		moves = append(moves, g.Move(id))
	}
	return moves
}

// A game is repaired to the moves as they were, whatever the slip, the text that
// was wrong stays in it, and the game itself does not change.
func TestRepaired(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	s := readSample(t, "xuyinchuan-zhaoxinxin")
	for at, n := range []notation.Notation{notation.Chinese{}, notation.WXF{}, notation.Absolute{}} {
		for k, slip := range spoilers {
			if testing.Short() && k%3 != at {
				continue // of another notation
			}
			made := 0
			for i := 0; i < 4 && (i < trials(2) || made == 0); i++ {
				texts, ok := slip.spoil(s.texts(t, n), r)
				if !ok || len(replay(s.start, texts, n)) == len(texts) {
					continue
				}
				made += repairGame(t, s, texts, n, slip.name)
			}
			if made == 0 {
				t.Errorf("%s, %s: nothing was repaired", n.Name(), slip.name)
			}
		}
	}
}

// repairGame makes the true repair in a game of texts, undoes it, and returns how
// often there was one.
func repairGame(t *testing.T, s sample, texts []string, n notation.Notation, slip string) (made int) {
	t.Helper()
	g := gameOf(s.start, texts, n)
	before := mainLine(g)
	line := MainLine(g)
	if !slices.Equal(line.Texts, texts) {
		t.Fatalf("%s: texts %q, want %q", n.Name(), line.Texts, texts)
	}
	problems := len(g.Problems)
	for _, change := range line.Find().Repairs {
		if change.Upto > 0 || !slices.Equal(replay(s.start, change.apply(texts), n), s.moves) {
			continue
		}
		made++
		undo := apply(t, g, change, "as it was")
		if !slices.Equal(mainLine(g), s.moves) || len(g.Problems) > 0 || g.Unread(g.Last(0)) != "" {
			t.Errorf("%s, %s: %+v gives %v, problems %v", n.Name(), slip, change, mainLine(g), g.Problems)
		}
		if !hasComment(g, "as it was") || len(line.nodes)+3 < len(texts) && !hasComment(g, "so") {
			t.Errorf("%s, %s: no remark", n.Name(), slip)
		}
		if again := MainLine(g).Find(); again.Ply != 0 {
			t.Errorf("%s, %s: after %+v ply %d is wrong", n.Name(), slip, change, again.Ply)
		}
		undo()
	}
	if !slices.Equal(mainLine(g), before) || hasComment(g, "as it was") || len(g.Problems) != problems || !slices.Equal(MainLine(g).Texts, texts) {
		t.Errorf("%s, %s: the game is not as it was", n.Name(), slip)
	}
	return made
}

// apply makes a repair of the main line and returns what undoes it.
func apply(t *testing.T, g *records.Game, r Change, remark string) (undo func()) {
	t.Helper()
	return applyTo(t, g, MainLine(g), r, remark)
}

func applyTo(t *testing.T, g *records.Game, l *Line, r Change, remark string) (undo func()) {
	t.Helper()
	var back []records.Edit
	err := l.Apply(g, r, remark, func(e records.Edit) (records.Edit, error) {
		undo, err := g.Apply(e)
		back = append(back, undo)
		return undo, err
	})
	if err != nil {
		t.Fatal(err)
	}
	return func() {
		for _, e := range slices.Backward(back) {
			if _, err := g.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func hasComment(g *records.Game, text string) bool {
	if strings.Contains(g.Comment(0), text) {
		return true
	}
	for id := range g.Walk() {
		if strings.Contains(g.Comment(id), text) {
			return true
		}
	}
	return false
}

// Comments, marks and variations stay where they were, whatever the repair.
func TestRepairedTree(t *testing.T) {
	start := engine.StandardSetup()
	texts := []string{"H2-E2", "H9-G7", "H9-G7", "H0-G2"}
	g := records.NewGame(start)
	at := records.NodeID(0)
	for i, text := range texts {
		at = g.Add(at, parseICCS(text))
		g.SetComment(at, fmt.Sprint("comment ", i))
	}
	side := g.Add(g.First(0), parseICCS("H7-E7"))
	side = g.Add(g.Add(side, parseICCS("H0-G2")), parseICCS("H9-G7"))
	g.SetMark(side, "!")
	report := MainLine(g).Find()
	if len(report.Repairs) != 1 || report.Repairs[0].Do != Delete || report.Repairs[0].Ply != 3 {
		t.Fatalf("report %+v", report)
	}
	apply(t, g, report.Repairs[0], "twice")
	var tree []string
	for id, step := range g.Walk() {
		tree = append(tree, fmt.Sprint(step.Ply(), " ", g.Move(id), g.Mark(id), " ", g.Comment(id)))
	}
	want := []string{
		"1 H2-E2 comment 0", "2 H9-G7 comment 1\ncomment 2\ntwice", "3 H0-G2 comment 3",
		"2 H7-E7 ", "3 H0-G2 ", "4 H9-G7! ",
	}
	if !slices.Equal(tree, want) {
		t.Errorf("tree\n%q, want\n%q", tree, want)
	}
}

// A text that fits two moves is read as the one under which the rest can be
// played.
func TestReadings(t *testing.T) {
	start, err := engine.ParseFEN("4k4/4a4/9/9/R8/9/9/9/R3A4/4K4 w")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		last string
		want []string
	}{
		{"车八进五", []string{"A1-B1"}},
		{"车八进四", []string{"A1-B1", "A5-B5"}}, // nothing decides: both are told
	} {
		texts := []string{"车九平八", "将５平４", tt.last}
		report := Find(NewRecord(&start, texts, notation.Chinese{}))
		var reads []string
		for _, r := range report.Repairs {
			if r.Do != Read || r.Ply != 1 || r.Text != texts[0] {
				t.Errorf("repair %+v", r)
			}
			reads = append(reads, r.Move.String())
		}
		slices.Sort(reads)
		if report.Ply != 0 || !slices.Equal(reads, tt.want) {
			t.Errorf("%v: ply %d, readings %v, want %v", texts, report.Ply, reads, tt.want)
		}
	}
}

// A record that names its pieces keeps the names, whatever else its shapes allow,
// and where a text of it cannot be read.
func TestBeginningKeepsNames(t *testing.T) {
	for _, text := range []string{"车一五平五 士5进6 车五五平一 士6退5", "车一五平五 士5进6 车五五平一 士6退5 车五五平X"} {
		texts := strings.Fields(text)
		g := gameOf(engine.Setup{}, texts, notation.Absolute{})
		built := BeginningOf(g).Rebuild()
		want := []Placed{{engine.SquareAt(8, 4), engine.MakePiece(engine.Red, engine.Rook)}, {engine.SquareAt(4, 8), engine.MakePiece(engine.Black, engine.Advisor)}}
		if !slices.Equal(built.Certain, want) || !built.Playable {
			t.Errorf("%s: certain %v, playable %t", text, built.Certain, built.Playable)
		}
	}
}
