// Repairs in variations, and what variations tell of a repair.

package repair

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// vary puts a spoilt line into a variation of the true one, from a ply on, and
// returns the first move of it.
func vary(s sample, texts []string, from int, n notation.Notation) (*records.Game, records.NodeID) {
	g := records.NewGame(s.start)
	at, above := records.NodeID(0), records.NodeID(0)
	for i, m := range s.moves {
		if i == from {
			above = at
		}
		at = g.Add(at, m)
	}
	p, _ := s.start.Position()
	for _, m := range s.moves[:from] {
		p = p.PlayLegal(m)
	}
	source := strings.Join(texts[from:], " ")
	g.SetSource(source, 1)
	at, root, off := above, records.NodeID(0), 0
	for i, text := range texts[from:] {
		m, err := n.Parse(&p, text)
		if err != nil {
			g.SetUnread(at, strings.Join(texts[from+i:], " "))
			break
		}
		at = g.Add(at, m)
		if root == 0 {
			root = at
		}
		j := strings.Index(source[off:], text) + off
		g.SetSpan(at, j, j+len(text))
		off = j + len(text)
		p = p.PlayLegal(m)
	}
	return g, root
}

// A slip in a variation is repaired there; the main line does not change.
func TestRepairVariation(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 8))
	s := readSample(t, "xuyinchuan-zhaoxinxin")
	for _, n := range []notation.Notation{notation.Chinese{}, notation.WXF{}, notation.Absolute{}} {
		tried, first := 0, 0
		for range 16 {
			orig := s.texts(t, n)
			texts, want, ok := misprint(s, orig, r)
			from := want.Ply - 2 - r.IntN(6)
			fail := oracle(t, s.start, texts, n)
			if !ok || from < 1 || fail == len(texts) {
				continue
			}
			g, root := vary(s, texts, from, n)
			leaf := g.Last(root)
			l := LineOf(g, leaf)
			if l.Root != root || l.Before != from || !slices.Equal(l.Texts, texts[from:]) {
				t.Fatalf("%s: line %d from ply %d of %q, want %d %d %q", n.Name(), l.Root, l.Before, l.Texts, root, from, texts[from:])
			}
			report := l.Find()
			tried++
			if report.Ply != fail+1 || len(report.Repairs) == 0 {
				t.Errorf("%s: ply %d with %d repairs, want ply %d", n.Name(), report.Ply, len(report.Repairs), fail+1)
				continue
			}
			for _, repair := range report.Repairs {
				if repair.Ply <= from {
					t.Errorf("%s: %+v changes the main line", n.Name(), repair)
				}
			}
			top := report.Repairs[0]
			if top.Ply == want.Ply && top.Move == want.Move {
				first++
			}
			undo := applyTo(t, g, l, top, "remark")
			if main := mainLine(g); !slices.Equal(main, s.moves) {
				t.Errorf("%s: the main line is %v", n.Name(), main)
			}
			if end := g.Last(g.First(g.Parent(root))); g.Ply(g.Last(root)) != len(s.moves) || end == g.Last(root) || g.Unread(g.Last(root)) != "" {
				t.Errorf("%s: the variation ends at ply %d", n.Name(), g.Ply(g.Last(root)))
			}
			undo()
			if g.Last(root) != leaf || !slices.Equal(LineOf(g, leaf).Texts, texts[from:]) {
				t.Errorf("%s: not undone", n.Name())
			}
		}
		t.Logf("%s: %d variations, the true repair first in %d", n.Name(), tried, first)
		if tried < 10 || 10*first < 8*tried {
			t.Errorf("%s: %d variations, the true repair first in %d", n.Name(), tried, first)
		}
	}
}

// A move that was repaired is read as it is now, so that the next slip is found.
func TestRepairedTexts(t *testing.T) {
	texts := strings.Fields("炮二平五 马８进７ 马二进三 车９平８ 车一平三 马２进３ 兵七进一 卒７进１ 马八进七 炮２平２ 车九平八")
	g := gameOf(engine.StandardSetup(), texts[:4], notation.Chinese{})
	g.SetUnread(g.Last(0), strings.Join(texts[4:], " "))
	l := MainLine(g)
	report := l.Find()
	if report.Ply != 5 || len(report.Repairs) == 0 || report.Repairs[0].Text != "车一平二" || report.Repairs[0].Upto != 10 {
		t.Fatalf("%+v", report)
	}
	applyTo(t, g, l, report.Repairs[0], "was 车一平三")
	if g.Ply(g.Last(0)) != 9 || len(g.Problems) != 1 || g.Problems[0].Ply != 10 || g.Problems[0].Text != "炮２平２" {
		t.Fatalf("%d plies, problems %+v", g.Ply(g.Last(0)), g.Problems)
	}
	report = MainLine(g).Find()
	if report.Ply != 10 || len(report.Repairs) == 0 || report.Repairs[0].Upto != 0 {
		t.Fatalf("%+v", report)
	}
}

// A variation behind a slip tells which of two repairs is the likelier.
func TestWitness(t *testing.T) {
	start, err := engine.ParseFEN("3k5/9/9/9/9/9/9/9/R8/4K4 w")
	if err != nil {
		t.Fatal(err)
	}
	moves := func(text string) (list []engine.Move) {
		for _, m := range strings.Fields(text) {
			list = append(list, parseICCS(m))
		}
		return list
	}
	// The rook comes to B1 and leaves from C1: one of the two is wrong.
	for variation, want := range map[string]string{"": "B1-H1", "C1-C5": "A1-C1", "B1-B5": "B1-H1"} {
		g := records.NewGame(start)
		var nodes []records.NodeID
		at := records.NodeID(0)
		for _, m := range moves("A1-B1 D9-D8 C1-H1 D8-D9 H1-H5") {
			at = g.Add(at, m)
			nodes = append(nodes, at)
		}
		for _, m := range moves(variation) {
			g.Add(nodes[1], m)
		}
		g.Judge()
		report := MainLine(g).Find()
		if len(report.Repairs) != 2 || report.Repairs[0].Move.String() != want {
			t.Errorf("variation %q: %+v, want %s first", variation, report.Repairs, want)
		}
	}
}

// Where the numbers of a record jump, what is left out is looked for first.
func TestNumbersThatJump(t *testing.T) {
	for text, want := range map[string]int{
		"1. 炮二平五 马8进7 2. 马二进三 车9平8 4. 车一平二 马2进3 5. 马三进四 炮8进4": 5,
		"1. 炮二平五 马8进7 3. 马二进三 车9平8 4. 车一平二 马2进3 5. 马三进四 炮8进4": 3,
	} {
		report := MainLine(readPrinted(t, text)).Find()
		if len(report.Repairs) == 0 || report.Repairs[0].Do != Insert || report.Repairs[0].Ply != want {
			t.Errorf("%s: %+v, want one before ply %d", text, report, want)
		}
	}
}

// A digit of the other side's row is mended to one of its own.
func TestDigitsOfOneRow(t *testing.T) {
	start := engine.StandardSetup()
	texts := strings.Fields("炮二三平五 马8173 马二一三4 车91平8 兵三四三五 卒7475 马三三四五")
	r := Find(NewRecord(&start, texts, notation.Absolute{}))
	if len(r.Repairs) != 1 || r.Repairs[0].Text != "马二一三三" {
		t.Errorf("%+v", r)
	}
}

// TestWrittenInItsScript: what is put into a record of the absolute notation is written
// in the characters of the others.
func TestWrittenInItsScript(t *testing.T) {
	b := engine.StandardSetup().Board
	m := engine.Move{From: engine.SquareAt(7, 0), To: engine.SquareAt(6, 2)}
	for text, want := range map[string]string{"炮8252": "马", "車1112": "馬", "马2133": "马"} {
		if got := NewRecord(nil, []string{text}, notation.Absolute{}).Write(&b, m); !strings.HasPrefix(got, want) {
			t.Errorf("beside %s a horse is written %s", text, got)
		}
	}
}

// TestOtherSideBegan: a first text that the other side alone can play gives it the first
// move. That a move is left out behind it is not certain then: the text may be wrong.
// Behind a variation's first move there is no such doubt.
func TestOtherSideBegan(t *testing.T) {
	const texts = "1. C1+1 A5+6 2. R1-4 A6-5 3. R1+9 E5+7 4. R1-5 E7-5"
	const board = "3k1a3/4a4/4b4/c8/9/9/8R/4B4/4A4/5K3"
	g := readPrinted(t, `[FEN "`+board+` w"]`+"\n"+`[Format "WXF"]`+"\n\n"+texts+" *")
	report := MainLine(g).Find()
	if len(report.Repairs) != 1 || report.Repairs[0].Do != Insert || report.Repairs[0].Ply != 2 {
		t.Fatalf("%+v", report)
	}
	if c, sole := report.Sole(); sole {
		t.Errorf("%+v is taken as certain", c)
	}

	line := MainLine(g)
	line.Root = 1
	if again := line.Find(); len(again.Repairs) != 1 || again.unsure {
		t.Error("the side that begins a variation is not known")
	}
}
