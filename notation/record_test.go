// Texts as records hold them: runs of moves without a board.

package notation

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func TestScan(t *testing.T) {
	for text, want := range map[string][]string{
		"兵七进一炮2平32.兵三进一": {"兵七进一", "炮2平3", "2.兵三进一"},
		"相五退三16、炮4845":   {"相五退三", "16、炮4845"},
		"炮4845帅五三平六10、":  {"炮4845", "帅五三平六", "10、"},
		"炮45平316、":       {"炮45平3", "16、"},
		"C2.5h8+7 rest":  {"C2.5", "h8+7", " rest"},
		"h2e2h9g7":       {"h2e2", "h9g7"},
		"马87̲马23̲":       {"马87̲", "马23̲"},
		"前九平八x":          {"前九平八", "x"},
		"此至红优":           {"此至红优"},
	} {
		rest := text
		for i, part := range want {
			n, ok := Scan(rest)
			if last := i == len(want)-1; ok == last && rest != part {
				t.Errorf("%q: at %q %d %v", text, rest, n, ok)
				break
			} else if !last {
				if rest[:n] != part {
					t.Errorf("%q: %q for %q", text, rest[:n], part)
					break
				}
				rest = rest[n:]
			}
		}
	}
}

func TestBare(t *testing.T) {
	for text, want := range map[string][3]string{
		"1.炮二平五":       {"1.", "炮二平五", ""},
		"12．　炮二平五!?":   {"12．　", "炮二平五", "!?"},
		"3... 马８进７+":   {"3... ", "马８进７", "+"},
		"1. ………… 马8进7": {"1. ………… ", "马8进7", ""},
		"①炮二平五{好}":     {"①", "炮二平五", "{好}"},
		"(2)马8进7":      {"(2)", "马8进7", ""},
		"16、炮4845":     {"16、", "炮4845", ""},
		"0-炮二平五":       {"0-", "炮二平五", ""},
		"62.5":         {"", "62.5", ""},
		"1.C2.5":       {"1.", "C2.5", ""},
		"1. --- 马8进7":  {"1. --- ", "马8进7", ""},
		"至此红优":         {"", "", "至此红优"},
		"":             {"", "", ""},
	} {
		head, move, tail := Bare(text)
		if got := [3]string{head, move, tail}; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestRuns: written moves of one notation, run together, come apart again.
func TestRuns(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range positions(200) {
		p := randomPosition(r)
		b := p.Board()
		for _, n := range []Notation{ICCS{}, Chinese{}, Chinese{Traditional: true, HalfWidth: true}, WXF{}, Absolute{}, Absolute{Full: true}} {
			var run strings.Builder
			var texts []string
			for _, m := range p.AppendMoves(nil) {
				text, _ := n.Append(nil, &b, m)
				texts = append(texts, string(text))
				run.Write(text)
			}
			mode := Mode{Only: n, Record: true}
			rest := run.String()
			for _, want := range texts {
				k, ok := mode.Scan(rest)
				if !ok || rest[:k] != want {
					t.Fatalf("%s in %s: %q for %q", rest, n.Name(), rest[:k], want)
				}
				rest = rest[k:]
			}
		}
	}
}
