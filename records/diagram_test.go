// Boards that are drawn in texts.

package records

import (
	"strings"
	"testing"
)

// TestFindDiagram: boards as they are drawn in texts, from either side.
func TestFindDiagram(t *testing.T) {
	const standard = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
	lined := `   ａ　ｂ　ｃ　ｄ　ｅ　ｆ　ｇ　ｈ　ｉ
9  车─马─象─士─将─士─象─马─车
   │　│　│　│＼│／│　│　│　│
8  ├─┼─┼─┼─┼─┼─┼─┼─┤
   │　│　│　│／│＼│　│　│　│
7  ├─炮─┼─┼─┼─┼─┼─炮─┤
   │　│　│　│　│　│　│　│　│
6  卒─┼─卒─┼─卒─┼─卒─┼─卒
   │　│　│　│　│　│　│　│　│
5  ├─┴─┴─┴─┴─┴─┴─┴─┤
   │　　楚　河　　　　汉　界　　│
4  ├─┬─┬─┬─┬─┬─┬─┬─┤
   │　│　│　│　│　│　│　│　│
3  兵─┼─兵─┼─兵─┼─兵─┼─兵
   │　│　│　│　│　│　│　│　│
2  ├(炮)┼─┼─┼─┼─┼(炮)┤
   │　│　│　│＼│／│　│　│　│
1  ├─┼─┼─┼─┼─┼─┼─┼─┤
   │　│　│　│／│＼│　│　│　│
0 (车)(马)相─仕─帅─仕─相(马)(车)
`
	dots := "車馬象士將士象馬車\n．．．．．．．．．\n．砲．．．．．砲．\n卒．卒．卒．卒．卒\n．．．．．．．．．\n．．．．．．．．．\n兵．兵．兵．兵．兵\n．炮．．．．．炮．\n．．．．．．．．．\n俥傌相仕帥仕相傌俥\n"
	for name, c := range map[string]struct{ text, want string }{
		"lines, Red in brackets": {lined, standard},
		"dots":                   {dots, standard},
		"full-width blanks":      {strings.ReplaceAll(dots, "．", "　"), standard},
		"letters with ranks":     {"9 r n b a k a b n r\n8 . . . . . . . . .\n7 . c . . . . . c .\n6 p . p . p . p . p\n5 . . . . . . . . .\n4 . . . . . . . . .\n3 P . P . P . P . P\n2 . C . . . . . C .\n1 . . . . . . . . .\n0 R N B A K A B N R\n  a b c d e f g h i\n", standard},
		"cells":                  {strings.Repeat("| | | | | | | | | |\n", 4) + "| | | |帅| | | | | |\n| | |兵| | | | | | |\n" + strings.Repeat("| | | | | | | | | |\n", 3) + "| | | | |将| | | | |\n", "4k4/9/9/9/6P2/5K3/9/9/9/9"},
		"plain glyphs":           {strings.NewReplacer("車", "车", "俥", "车", "馬", "马", "傌", "马", "砲", "炮").Replace(dots), standard},
	} {
		d, ok := FindDiagram("题\n" + c.text + "1. 炮二平五\n")
		if got, _, _ := strings.Cut(d.Start.FEN(), " "); !ok || got != c.want {
			t.Errorf("%s: %v %s", name, ok, got)
		} else if got := ("题\n" + c.text)[d.From:d.To]; got != c.text {
			t.Errorf("%s: the board is taken to be\n%s", name, got)
		}
	}
	for _, text := range []string{"", "1. 炮二平五 马8进7\n", strings.Repeat("车．．．．．．．．\n", 10), strings.Repeat("．．．．．．．．．\n", 10)} {
		if d, ok := FindDiagram(text); ok {
			t.Errorf("%q is %s", text, d.Start.FEN())
		}
	}
}

// TestDiagramGaps: the rows of a board stand close to each other: two lines may
// be between two, more begin another board.
func TestDiagramGaps(t *testing.T) {
	rows := strings.Split("車馬象士將士象馬車\n．．．．．．．．．\n．砲．．．．．砲．\n卒．卒．卒．卒．卒\n．．．．．．．．．\n．．．．．．．．．\n兵．兵．兵．兵．兵\n．炮．．．．．炮．\n．．．．．．．．．\n俥傌相仕帥仕相傌俥\n", "\n")
	for gap := range 8 {
		text := strings.Join(rows[:5], "\n") + strings.Repeat("\n| |", gap) + "\n" + strings.Join(rows[5:], "\n")
		if _, ok := FindDiagram(text); ok != (gap <= 2) {
			t.Errorf("%d lines between two rows: a board %v", gap, ok)
		}
	}
}
