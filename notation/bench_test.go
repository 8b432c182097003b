// What writing, reading and completing cost.

package notation

import (
	"testing"

	"qipu/engine"
)

// bench is a position with a doubled file and a lone move of each kind.
const benchFEN = "r1bakab1r/9/1cn1c1n2/p1p1p1p1p/9/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R w - - 0 1"

func BenchmarkAppend(b *testing.B) {
	p := position(b, benchFEN)
	board := p.Board()
	moves := p.AppendMoves(nil)
	for _, n := range All() {
		b.Run(n.Name(), func(b *testing.B) {
			buf := make([]byte, 0, 64)
			b.ReportAllocs()
			for i := range b.N {
				buf, _ = n.Append(buf[:0], &board, moves[i%len(moves)])
			}
		})
	}
}

func BenchmarkParse(b *testing.B) {
	p := position(b, benchFEN)
	board := p.Board()
	moves := p.AppendMoves(nil)
	read := func(b *testing.B, n Notation, parse func(text string) (engine.Move, error)) {
		var texts []string
		for _, m := range moves {
			text, _ := n.Append(nil, &board, m)
			texts = append(texts, string(text))
		}
		b.ReportAllocs()
		b.ResetTimer()
		for i := range b.N {
			if _, err := parse(texts[i%len(texts)]); err != nil {
				b.Fatal(err)
			}
		}
	}
	for _, n := range All() {
		b.Run(n.Name(), func(b *testing.B) {
			read(b, n, func(text string) (engine.Move, error) { return n.Parse(&p, text) })
		})
	}
	b.Run("any/chinese", func(b *testing.B) {
		read(b, Chinese{}, func(text string) (engine.Move, error) {
			m, _, err := ParseAny(&p, text, nil)
			return m, err
		})
	})
}

// TestNoAllocation: a move is written and read without allocating.
func TestNoAllocation(t *testing.T) {
	p := position(t, benchFEN)
	b := p.Board()
	buf := make([]byte, 0, 64)
	for _, n := range All()[:BatchColumns+1] {
		for _, m := range p.AppendMoves(nil) {
			if allocs := testing.AllocsPerRun(1, func() { buf, _ = n.Append(buf[:0], &b, m) }); allocs != 0 {
				t.Errorf("%v in %s: %v allocations", m, n.Name(), allocs)
			}
			text := string(buf)
			if allocs := testing.AllocsPerRun(1, func() { _, _, _ = ParseAny(&p, text, nil) }); allocs != 0 {
				t.Errorf("%q: %v allocations", text, allocs)
			}
		}
	}
}

// TestFitsNoAllocation: neither a whole move nor what begins none allocates.
func TestFitsNoAllocation(t *testing.T) {
	p := position(t, benchFEN)
	for _, prefix := range []string{"62", "c2", "7+", "炮二走"} {
		if allocs := testing.AllocsPerRun(1, func() { Complete(&p, prefix) }); allocs != 0 {
			t.Errorf("%q: %v allocations", prefix, allocs)
		}
	}
}

func BenchmarkComplete(b *testing.B) {
	p := position(b, benchFEN)
	for _, prefix := range []string{"", "6", "炮", "62", "c2", "b", "7+"} {
		b.Run(prefix, func(b *testing.B) {
			for b.Loop() {
				Complete(&p, prefix)
			}
		})
	}
}
