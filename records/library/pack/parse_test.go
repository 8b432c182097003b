// What is typed as material and as a pattern.

package pack

import (
	"errors"
	"testing"

	"qipu/engine"
)

func TestParseMaterial(t *testing.T) {
	count := func(s Scene, letter byte) (n int, exact bool) {
		p := engine.PieceOf(letter)
		return s.Least.Count(p), s.Exact&(1<<p) != 0
	}
	for text, want := range map[string]map[byte][2]int{ // how many, and 1 for exactly
		"RN rc":    {'R': {1, 1}, 'N': {1, 1}, 'P': {0, 1}, 'r': {1, 1}, 'c': {1, 1}, 'a': {0, 1}, 'K': {0, 0}},
		"RN+ rc":   {'R': {1, 0}, 'N': {1, 0}, 'P': {0, 0}, 'r': {1, 1}, 'p': {0, 1}},
		"rc RN+":   {'R': {1, 0}, 'r': {1, 1}},
		"PPK":      {'P': {2, 1}, 'p': {0, 0}},
		"k":        {'p': {0, 1}, 'r': {0, 1}, 'R': {0, 0}},
		"HE":       {'N': {1, 1}, 'B': {1, 1}},
		"车马＋ 车炮":   {'R': {1, 0}, 'N': {1, 0}, 'r': {1, 1}, 'c': {1, 1}},
		"俥兵 車砲卒":   {'R': {1, 1}, 'P': {1, 1}, 'r': {1, 1}, 'c': {1, 1}, 'p': {1, 1}},
		"車士象 俥仕相+": {'r': {1, 1}, 'a': {1, 1}, 'R': {1, 0}, 'B': {1, 0}},
		"ＲＮ ｒ":     {'R': {1, 1}, 'r': {1, 1}},
	} {
		s, err := ParseMaterial(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		for letter, n := range want {
			if got, exact := count(s, letter); got != n[0] || b2i(exact) != n[1] {
				t.Errorf("%q: %c: %d, exact %v", text, letter, got, exact)
			}
		}
	}
	for text, column := range map[string]int{"": 1, "  ": 3, "R5": 2, "R r C": 5, "Rr": 2, "RRRRRRRR": 1, "+": 1, "炮 和": 3} {
		_, err := ParseMaterial(text)
		if bad, ok := errors.AsType[*ParseError](err); !ok || bad.Column() != column {
			t.Errorf("%q: %v, want column %d", text, err, column)
		}
	}
}

func TestParsePattern(t *testing.T) {
	s, err := ParsePattern("N@c7 k@E9，.@e5 RC@e4 .p@a0 -rC 车@b1")
	if err != nil {
		t.Fatal(err)
	}
	set := func(letters string) (s Set) {
		for _, r := range letters {
			if r == '.' {
				s = s.With(engine.NoPiece)
			} else {
				s = s.With(engine.PieceOf(byte(r)))
			}
		}
		return s
	}
	want := []Point{{65, set("N")}, {85, set("k")}, {49, set(".")}, {40, set("RC")}, {0, set(".p")}, {10, set("Rr")}}
	for i, p := range want {
		if s.Points[i] != p {
			t.Errorf("point %d: %v, want %v", i, s.Points[i], p)
		}
	}
	if s.Exact != set("rC") || s.Least != 0 {
		t.Errorf("without: %b %v", s.Exact, s.Least)
	}
	for text, column := range map[string]int{"": 1, "N@": 2, "N@j5": 2, "@e5": 4, "N": 2, "5@e5": 1, "-": 2, "-r5": 3, "N@e5 N@ee": 7} {
		_, err := ParsePattern(text)
		if bad, ok := errors.AsType[*ParseError](err); !ok || bad.Column() != column {
			t.Errorf("%q: %v, want column %d", text, err, column)
		}
	}
}

func TestScenesThatContradict(t *testing.T) {
	parse := func(material, pattern string) bool {
		a, err := ParseMaterial(material)
		if err != nil {
			t.Fatal(err)
		}
		b, err := ParsePattern(pattern)
		if err != nil {
			t.Fatal(err)
		}
		_, ok := a.And(b)
		return ok
	}
	if parse("R r", "-r") || !parse("R r", "-c") || !parse("R+ r", "C@e2") {
		t.Error("what contradicts is not told from what does not")
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"RN+ rc", "车马＋ 车炮", "N@c7 k@e9 .@e5 -r", "＠", "N＠e5"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, parse := range []func(string) (Scene, error){ParseMaterial, ParsePattern} {
			s, err := parse(text)
			if bad, ok := errors.AsType[*ParseError](err); ok {
				if bad.Offset < 0 || bad.Offset > len(text) {
					t.Fatalf("%q: offset %d", text, bad.Offset)
				}
				continue
			}
			if err != nil || s.Empty() && text == "" {
				t.Fatalf("%q: %v", text, err)
			}
		}
	})
}
