// Edits and their undoing, the cursor, and verdicts on a game.

package records

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
)

// picture says all that edits can change.
func picture(g *Game) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%v %s %d %d %q %q\n", g.Tags, g.Start.FEN(), g.Start.Halfmove, g.Start.Fullmove, g.Comment(0), g.Unread(0))
	for id, step := range g.Walk() {
		fmt.Fprintf(&out, "%d %d %v %v %q %q %q\n", id, step.Ply(), g.Move(id), g.Illegal(id), g.Comment(id), g.Mark(id), g.Unread(id))
	}
	return out.String()
}

// randomGame plays at random, with variations.
func randomGame(r *rand.Rand, moves int) *Game {
	g := NewGame(engine.StandardSetup())
	c := NewCursor(g)
	for range moves {
		if r.IntN(4) == 0 {
			c.ToPly(c.Ply() - r.IntN(6))
		}
		p, _ := c.Position()
		if list := p.AppendMoves(nil); len(list) > 0 {
			if err := c.Play(list[r.IntN(len(list))]); err != nil {
				panic(err)
			}
		}
	}
	return g
}

func randomEdit(r *rand.Rand, g *Game) Edit {
	ops := []Op{AddMove, InsertMove, SetMove, Delete, Restore, Splice, Unsplice, Reorder, CutTail, GrowTail, Comment, Mark, Unread, AddTag, SetTag, DropTag, SetStart}
	id := func() NodeID { return NodeID(r.IntN(len(g.nodes))) }
	e := Edit{
		Op: ops[r.IntN(len(ops))], Node: id(), Name: "Event", Text: fmt.Sprint(r.IntN(9)),
		Move: engine.Move{From: engine.Square(r.IntN(91)), To: engine.Square(r.IntN(91))},
	}
	switch e.Op {
	case AddTag, SetTag, DropTag:
		e.Where = NodeID(r.IntN(3))
	case SetStart:
		e.Text = []string{engine.Standard, "4k4/9/9/9/9/9/9/9/9/4K4 b - - 3 7", "nonsense"}[r.IntN(3)]
	case AddMove:
		e.Where = g.First(e.Node)
	default:
		if r.IntN(2) == 0 {
			e.Where = id()
		}
	}
	return e
}

// TestUndo applies edits at random, and undoes them all: each step back gives the
// game as it was.
func TestUndo(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	applied := map[Op]int{}
	for range 60 {
		g := randomGame(r, 40)
		var undo []Edit
		pictures := []string{picture(g)}
		for range 150 {
			e := randomEdit(r, g)
			back, err := g.Apply(e)
			if err != nil {
				if picture(g) != pictures[len(pictures)-1] {
					t.Fatalf("%+v was refused and changed the game", e)
				}
				continue
			}
			applied[e.Op]++
			undo = append(undo, back)
			pictures = append(pictures, picture(g))
		}
		for len(undo) > 0 {
			last := len(undo) - 1
			applied[undo[last].Op]++
			redo, err := g.Apply(undo[last])
			if err != nil {
				t.Fatalf("undoing: %v", err)
			}
			if picture(g) != pictures[last] {
				t.Fatalf("%+v: %s for %s", undo[last], picture(g), pictures[last])
			}
			if _, err := g.Apply(redo); err != nil || picture(g) != pictures[last+1] {
				t.Fatalf("redoing %+v: %v", redo, err)
			}
			if _, err := g.Apply(undo[last]); err != nil {
				t.Fatal(err)
			}
			undo = undo[:last]
			pictures = pictures[:last+1]
		}
	}
	for op := AddMove; op <= SetStart; op++ {
		if applied[op] < 5 {
			t.Errorf("edit %d was tried %d times", op, applied[op])
		}
	}
}

// TestReplay applies the same edits to two copies: node numbers agree, as a
// journal needs.
func TestReplay(t *testing.T) {
	a := randomGame(rand.New(rand.NewPCG(1, 1)), 30)
	b := randomGame(rand.New(rand.NewPCG(1, 1)), 30)
	r := rand.New(rand.NewPCG(7, 7))
	for range 300 {
		e := randomEdit(r, a)
		_, errA := a.Apply(e)
		_, errB := b.Apply(e)
		if (errA == nil) != (errB == nil) || picture(a) != picture(b) {
			t.Fatalf("%+v: %v %v", e, errA, errB)
		}
	}
}

// moves reads a line in ICCS.
func moves(line string) []engine.Move {
	var list []engine.Move
	for _, text := range strings.Fields(strings.ToUpper(line)) {
		list = append(list, engine.Move{
			From: engine.SquareAt(int(text[0]-'A'), int(text[1]-'0')), To: engine.SquareAt(int(text[2]-'A'), int(text[3]-'0')),
		})
	}
	return list
}

// TestJudge keeps what is not legal and goes on: sides alternate ply by ply.
func TestJudge(t *testing.T) {
	g := NewGame(engine.StandardSetup())
	g.Start.Turn = engine.Black // the piece that moves first says otherwise
	at := NodeID(0)
	for _, m := range moves("h2e2 h9g7 h0h5 i9h9 a5b5 h9h8") {
		at = g.Add(at, m)
	}
	for range 2 { // judging again changes nothing
		g.Judge()
		var plies []int
		for _, p := range g.Problems {
			plies = append(plies, p.Ply)
		}
		if g.Start.Turn != engine.Red || !slices.Equal(plies, []int{3, 5}) {
			t.Errorf("%v moves first, problems at %v", g.Start.Turn, plies)
		}
	}
	g = NewGame(engine.Setup{})
	g.Start, _ = engine.ParseFEN("rnbakabnr/9/9/9/9/9/9/9/9/RNBA1ABNR w")
	g.Add(0, moves("a0a1")[0])
	g.Judge()
	if len(g.Problems) != 1 || g.Problems[0].Kind != WrongKings {
		t.Errorf("without a king: %+v", g.Problems)
	}
}

func TestResult(t *testing.T) {
	for text, want := range map[string]string{
		"1-0": "1-0", "红先胜": "1-0", " 先 负 ": "0-1", "和棋": "1/2-1/2", "紅勝": "1-0", "黑胜": "0-1", "１－０": "1-0", "*": "*", "0-0": "*", "未知": "*", "": "*",
	} {
		if got, known := Result(text); got != want || !known {
			t.Errorf("%q is %q, %v", text, got, known)
		}
	}
	if _, known := Result("红方大优"); known {
		t.Error("a text without a result has one")
	}
}

func BenchmarkWalk(b *testing.B) {
	g := randomGame(rand.New(rand.NewPCG(3, 3)), 20000)
	b.ResetTimer()
	for b.Loop() {
		g.Judge()
	}
}
