// Openings by their ECCO codes.

package records

import (
	"strings"
	"testing"

	"qipu/engine"
)

// eccoLines returns the example line of each code.
func eccoLines(t testing.TB) map[string][]engine.Move {
	lines := map[string][]engine.Move{}
	for _, line := range strings.Split(strings.TrimSpace(readTestdata(t, "ecco-lines.tsv")), "\n") {
		code, moves, _ := strings.Cut(line, "\t")
		for _, text := range strings.Fields(moves) {
			m := engine.Move{
				From: engine.SquareAt(int(text[0]-'A'), int(text[1]-'0')),
				To:   engine.SquareAt(int(text[3]-'A'), int(text[4]-'0')),
			}
			lines[code] = append(lines[code], m)
		}
	}
	return lines
}

func TestOpeningOfExamples(t *testing.T) {
	lines := eccoLines(t)
	if len(lines) != 260 {
		t.Fatalf("%d codes", len(lines))
	}
	for code, moves := range lines {
		o, ok := OpeningOf(moves)
		if !ok || o.Code != code {
			t.Errorf("%v is %q for %s", moves, o.Code, code)
		}
		mirrored := make([]engine.Move, len(moves))
		for i, m := range moves {
			mirrored[i] = m.Mirror()
		}
		if o, _ := OpeningOf(mirrored); o.Code != code {
			t.Errorf("the mirror image of %v is %q for %s", moves, o.Code, code)
		}
	}
}

// TestOpeningIsOne looks at each beginning of each example: exactly one code is
// left.
func TestOpeningIsOne(t *testing.T) {
	table := eccoRules()
	for _, moves := range eccoLines(t) {
		for n := 1; n <= len(moves); n++ {
			plies := eccoLine(moves[:n])
			var fits [500]bool
			for i := range table {
				fits[table[i].number] = table[i].matches(plies)
			}
			left := 0
			for i := range table {
				if !fits[table[i].number] {
					continue
				}
				beaten := false
				for _, span := range table[i].over {
					for k := span[0]; k <= span[1]; k++ {
						beaten = beaten || fits[k]
					}
				}
				if !beaten {
					left++
				}
			}
			if left != 1 {
				t.Errorf("%v: %d codes", plies, left)
			}
		}
	}
}

func BenchmarkOpening(b *testing.B) {
	moves := eccoLines(b)["C44"]
	for b.Loop() {
		OpeningOf(moves)
	}
}

// TestCannonComesFirst: the first moves of a side come in any order, but for the
// cannon to the middle, which is the first of all.
func TestCannonComesFirst(t *testing.T) {
	a := eccoAlternative{sets: [2][]string{{"H2+3", "C2.5", "R1.2"}, {"h8+7"}}}
	for line, want := range map[string]bool{
		"C2.5 h8+7 H2+3 r9.8 R1.2": true,
		"C2.5 h8+7 R1.2 r9.8 H2+3": true,
		"H2+3 h8+7 C2.5 r9.8 R1.2": false,
		"C2.5 h8+7 H2+3":           false,
		"":                         false,
	} {
		if got := a.matches(strings.Fields(line)); got != want {
			t.Errorf("%q: %v", line, got)
		}
	}
	a.sets[0] = []string{"H2+3", "R1.2"}
	for _, line := range []string{"H2+3 h8+7 R1.2", "R1.2 h8+7 H2+3"} {
		if !a.matches(strings.Fields(line)) {
			t.Errorf("%q is another opening", line)
		}
	}
}
