package repair_test

import (
	"fmt"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/repair"
)

// A rook that was printed on the wrong file is found where its point is wanted.
func ExampleFind() {
	texts := strings.Fields("炮二三平五 马8173 马二一三三 卒7475 车一一平三 车91平8 兵七四七五 马2133")
	start := engine.StandardSetup()
	report := repair.Find(repair.NewRecord(&start, texts, notation.Absolute{}))
	fmt.Println("ply", report.Ply)
	for _, c := range report.Repairs {
		fmt.Println(c.Do, c.Ply, c.Text, c.Move, "-", c.Why)
	}
	// Output:
	// ply 5
	// replace 5 车一一平二 I0-H0 - one digit of "车一一平三" is wrong
	// replace 5 车一一一三 I0-I2 - one character of "车一一平三" is wrong
}

// A horse that is called a rook, and goes on as a horse, can be nothing else; which of two ways a rook came
// to its point nobody can tell.
func ExampleReport_Sole() {
	start := engine.StandardSetup()
	for _, text := range []string{
		"炮二三平五 马8173 车二一三三 车91平8 兵三四三五 卒7475 马三三四五",
		"炮二三平五 马8173 马二一三三 卒7475 车一一平三 车91平8 兵七四七五 马2133",
	} {
		report := repair.Find(repair.NewRecord(&start, strings.Fields(text), notation.Absolute{}))
		c, ok := report.Sole()
		fmt.Println(ok, c.Text)
	}
	// Output:
	// true 马二一三三
	// false
}

// The moves of an endgame tell what stood on the board before them.
func ExampleRebuild() {
	texts := strings.Fields("车一五平五 士5进6 车五五平一 士6退5")
	reader := records.ReaderOf(texts)
	var plies []records.Ply
	for _, text := range texts {
		ply, _ := reader.Ply(text, engine.Red)
		plies = append(plies, ply)
	}
	rebuilt := repair.Rebuild(plies)
	for _, p := range rebuilt.Certain {
		fmt.Printf("%c on %v\n", p.Piece.Letter(), p.At)
	}
	for _, o := range rebuilt.Open {
		fmt.Printf("%c on one of %d points\n", o.Pieces[0].Letter(), len(o.Points))
	}
	// Output:
	// R on I4
	// a on E8
	// K on one of 9 points
	// k on one of 7 points
}

// What a change does to a game is undone like any other work.
func ExampleLine_Apply() {
	g := records.NewGame(engine.StandardSetup())
	p, at := engine.StandardPosition(), records.NodeID(0)
	texts := strings.Fields("炮二平五 马8进7 马二进三")
	for _, text := range texts {
		m, _ := notation.Chinese{}.Parse(&p, text)
		at, p = g.Add(at, m), p.PlayLegal(m)
	}
	g.SetUnread(at, "车9平8 车一□二 马2进3 车二进四 卒7进1 马八进七 象3进5")
	line := repair.MainLine(g)
	report := line.Find()
	fmt.Println(report.Repairs[0].Text, "-", report.Repairs[0].Why)
	if err := line.Apply(g, report.Repairs[0], "was 车一□二", g.Apply); err != nil {
		fmt.Println(err)
	}
	fmt.Println(g.Ply(g.Last(0)), "plies,", len(g.Problems), "problems")
	// Output:
	// 车一平二 - one character of "车一□二" is wrong
	// 10 plies, 0 problems
}
