// Texts that set up a position.

package setup

import (
	"strings"
	"testing"

	"qipu/engine"
)

// TestDo: each way of naming a piece and its point.
func TestDo(t *testing.T) {
	for text, want := range map[string]string{
		"帅五一 将51":              "4k4/9/9/9/9/9/9/9/9/4K4 w",
		"K e0 k E9":            "4k4/9/9/9/9/9/9/9/9/4K4 w",
		"Ke0,ke9":              "4k4/9/9/9/9/9/9/9/9/4K4 w",
		"151 b 151":            "4k4/9/9/9/9/9/9/9/9/4K4 b",
		"w 帥(五·一) 將(5·1) b":    "4k4/9/9/9/9/9/9/9/9/4K4 b",
		"马八一 马81 红马a5 黑车e5":    "7n1/9/9/9/N3r4/9/9/9/9/1N7 w",
		"车九十 R10 r10":          "R7R/9/9/9/9/9/9/9/9/r8 w",
		"start - e0 -五四 b -54": "rnbakabnr/9/1c5c1/p1p3p1p/9/9/P1P3P1P/1C5C1/9/RNBA1ABNR b",
		"R a0 clear K e0":      "9/9/9/9/9/9/9/9/9/4K4 w",
		"b e0 b":               "9/9/9/9/9/9/9/9/9/4b4 b",
		"３ 五三":                 "9/9/9/9/9/9/9/4B4/9/9 w",
		"e0 K black 五十 k":      "4k4/9/9/9/9/9/9/9/9/4K4 b",
		"K 42 B b 42 B":        "9/3B5/9/9/9/9/9/9/5K3/B8 b",
		"帅五一 将51 R e5 -51":     "4k4/9/9/9/4R4/9/9/9/9/9 w",
		"将51 R e5 -51":         "9/9/9/9/4R4/9/9/9/9/9 w",
		"帅五一 将51 b -51":        "9/9/9/9/9/9/9/9/9/4K4 b",
		"R a0 e9 r - mirror":   "9/9/9/9/9/9/9/9/9/8R w",
	} {
		var e Editor
		if err := e.Do(text); err != nil || !strings.HasPrefix(e.FEN(), want) {
			t.Errorf("%s: %v %s, want %s", text, err, e.FEN(), want)
		}
	}
	var e Editor
	for _, text := range []string{"Z", "帅五", "K j0", "K ea", "851", "帅五1", "151x", "帅十一", "hello"} {
		if err := e.Do("R a0 " + text); err == nil || e.FEN() != (&engine.Board{}).FEN() {
			t.Errorf("%s: %v, %s", text, err, e.FEN())
		}
	}
	e.Studio = true
	if err := e.Do("451"); err != nil || e.At[engine.SquareAt(4, 0)].Letter() != 'R' {
		t.Errorf("XQStudio's rook: %v %s", err, e.FEN())
	}
	if !e.Undo() || e.Undo() || e.FEN() != (&engine.Board{}).FEN() {
		t.Errorf("not undone: %s", e.FEN())
	}
	if !e.Redo() || e.Redo() || e.At[engine.SquareAt(4, 0)].Letter() != 'R' {
		t.Errorf("not done again: %s", e.FEN())
	}
	e.Undo()
	e.Pass()
	if e.Redo() || e.Turn != engine.Black {
		t.Error("what was undone comes back over a change")
	}
}

func TestFaults(t *testing.T) {
	for text, want := range map[string]int{"start": 0, "clear": 2, "帅五一 将51": 1, "帅五一 将41 R d5 b": 0, "帅五一 将41 R d5": 1, "帅五五 将41": 1, "帅五一 将41 R a0 R a1 R a2": 1} {
		var e Editor
		if err := e.Do(text); err != nil {
			t.Fatal(err)
		}
		if faults := Faults(&e.Setup); len(faults) != want {
			t.Errorf("%s: %v", text, faults)
		}
	}
}

const printed = `　１－２－３－４－５－６－７－８－９
　車－馬－象－士－將－士－象－馬－車
　｜　｜　｜　｜＼｜／｜　｜　｜　｜
　＋－＋－＋－＋－＋－＋－＋－＋－＋
　｜　｜　｜　｜／｜＼｜　｜　｜　｜
　＋－砲－＋－＋－＋－＋－＋－砲－＋
　｜　｜　｜　｜　｜　｜　｜　｜　｜
　卒－＋－卒－＋－卒－＋－卒－＋－卒
　｜　｜　｜　｜　｜　｜　｜　｜　｜
　＋－＋－＋－＋－＋－＋－＋－＋－＋
　｜　楚　河　　　　　　　漢　界　｜
　＋－＋－＋－＋－＋－＋－＋－＋－＋
　｜　｜　｜　｜　｜　｜　｜　｜　｜
　兵－＋－兵－＋－兵－＋－兵－＋－兵
　｜　｜　｜　｜　｜　｜　｜　｜　｜
　＋－炮－＋－＋（炮）＋－＋－＊－＋
　｜　｜　｜　｜　｜　｜　｜　｜　｜
　＋－＋－＋－＋－＋－＋－＋－＋－＋
　｜　｜　｜　｜／｜＼｜　｜　｜　｜
　俥－傌－相－仕－帥－仕－相－傌－俥
　九－八－七－六－五－四－三－二－一
`

// TestDiagram: a board as it is printed, from either side, and as letters.
func TestDiagram(t *testing.T) {
	const want = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 0 1"
	rows := strings.Split(strings.TrimSpace(printed), "\n")
	turned := make([]string, len(rows))
	for i, row := range rows {
		r := []rune(strings.TrimSpace(row))
		for a, b := 0, len(r)-1; a < b; a, b = a+1, b-1 {
			r[a], r[b] = r[b], r[a]
		}
		turned[len(rows)-1-i] = string(r)
	}
	letters := strings.NewReplacer("9", ".........", "1", ".", "2", "..", "5", ".....", "4", "....", "/", "\n").Replace(want[:strings.Index(want, " ")])
	beside := strings.ReplaceAll(strings.ReplaceAll(printed, "\n　", "\n"), "\n", "    12 车１平２ R1.2  51.2\n")
	boxes := strings.NewReplacer("＋", "┼─", "－", "──", "｜", "│ ", "\n　", "\n").Replace(printed)
	for _, text := range []string{printed, beside, boxes, strings.Join(turned, "\n"), letters, "  " + strings.ReplaceAll(letters, "\n", " 3\r\n "), want} {
		if s, ok := Diagram(text); !ok || s.FEN() != want {
			t.Errorf("%v %s from\n%s", ok, s.FEN(), text)
		}
	}
	const binit = "8979695949392919097717866646260600102030405060708012720323436383"
	if s, ok := Diagram(binit + "\n"); !ok || s.FEN() != engine.Standard {
		t.Errorf("%v %s", ok, s.FEN())
	}
	for _, text := range []string{"", strings.Repeat("9", 64), "炮二平五 马8进7", strings.Repeat(".........\n", 10), strings.Repeat("RNBAKABNR\n", 9), strings.Repeat("a", 90)} {
		if s, ok := Diagram(text); ok {
			t.Errorf("%q is %s", text, s.FEN())
		}
	}
}

// TestFree: points are free by themselves or all that are empty, until a piece stands
// there or the point is emptied; a pattern names the others.
func TestFree(t *testing.T) {
	for text, want := range map[string]string{
		"clear K e0 free":             "K@e0",
		"clear K e0 free -e1 R a0":    "R@a0 K@e0 .@e1",
		"clear free k e9 R a0 mirror": "R@i0 k@e9",
		"clear free ? e0":             "",
		"clear free K e0 ？e0 -a9":     ".@a9",
	} {
		var e Editor
		if err := e.Do(text); err != nil || !e.Open() || e.Pattern() != want {
			t.Errorf("%s: %v, %q, want %q", text, err, e.Pattern(), want)
		}
		if !e.Undo() || e.Open() {
			t.Errorf("%s: not undone", text)
		}
	}
	e := Editor{State: State{Setup: engine.StandardSetup()}}
	if err := e.Do("?e4 ?e5"); err != nil || len(strings.Fields(e.Pattern())) != engine.Squares-2 {
		t.Errorf("all but two points: %v, %s", err, e.Pattern())
	}
	if err := e.Do("start"); err != nil || e.Open() {
		t.Errorf("free points stay: %v", err)
	}
}

// FuzzDo: no text does harm, and what is refused changes nothing.
func FuzzDo(f *testing.F) {
	for _, text := range []string{"帅五一", "-e0", "?e5 free", "151 b", printed, "start"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e := Editor{State: State{Setup: engine.StandardSetup()}}
		before := e.State
		if err := e.Do(text); err != nil && e.State != before {
			t.Errorf("%q: %v, and %s", text, err, e.FEN())
		}
	})
}
