// Perft against published counts, and that it allocates nothing.

package engine

import (
	"encoding/csv"
	"flag"
	"os"
	"strconv"
	"testing"
)

var long = flag.Bool("long", false, "count the large perft vectors too")

type vector struct {
	fen   string
	depth int
	nodes uint64
}

// table reads a table of testdata, without its heads.
func table(t testing.TB, name string) [][]string {
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comma, r.Comment = '\t', '#'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows[1:]
}

func number(t testing.TB, text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func vectors(t testing.TB) []vector {
	var all []vector
	for _, row := range table(t, "perft.tsv") {
		all = append(all, vector{row[0], number(t, row[1]), uint64(number(t, row[2]))})
	}
	return all
}

func position(t testing.TB, fen string) Position {
	t.Helper()
	s, err := ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	p, err := s.Position()
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return p
}

func TestPerft(t *testing.T) {
	left := 0
	for _, v := range vectors(t) {
		if v.nodes > 2e6 && !*long {
			left++
			continue
		}
		p := position(t, v.fen)
		if n := p.Perft(v.depth); n != v.nodes {
			t.Errorf("%s depth %d: %d, want %d", v.fen, v.depth, n, v.nodes)
		}
	}
	t.Logf("%d large vectors left to -long", left)
}

// The positions in which generators are compared.
var measured = []struct {
	name, fen string
	depth     int
	nodes     uint64
}{
	{"start", Standard, 5, 133312995},
	{"midgame", "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", 5, 53112976},
	{"cannons", "1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w - - 0 1", 5, 10369923},
	{"rooks", "5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w - - 0 1", 6, 100055401},
	{"attack", "CRN1k1b2/3ca4/4ba3/9/2nr5/9/9/4B4/4A4/4KA3 w - - 0 1", 5, 11842230},
	{"pinned", "1C2ka3/9/C1Nab1n2/p3p3p/6p2/9/P3P3P/3AB4/3p2c2/c1BAK4 w - - 0 1", 5, 17920736},
}

func TestPerftMeasured(t *testing.T) {
	if !*long {
		t.Skip("large: give -long")
	}
	for _, v := range measured {
		p := position(t, v.fen)
		if n := p.Perft(v.depth); n != v.nodes {
			t.Errorf("%s: %d, want %d", v.name, n, v.nodes)
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	for _, v := range measured {
		b.Run(v.name, func(b *testing.B) {
			p := position(b, v.fen)
			n := uint64(0)
			for b.Loop() {
				n += p.Perft(v.depth - 1)
			}
			b.ReportMetric(float64(n)/1e6/b.Elapsed().Seconds(), "Mnodes/s")
		})
	}
}

func TestPerftAllocatesNothing(t *testing.T) {
	for _, v := range measured {
		p := position(t, v.fen)
		if n := testing.AllocsPerRun(1, func() { p.Perft(3) }); n != 0 {
			t.Errorf("%s: %v allocations", v.name, n)
		}
	}
}
