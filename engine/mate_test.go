// Mates against a plain search, and on printed problems.

package engine

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// forced is the search without a table, an order or a shortcut.
func forced(p *Position, n int) []Move {
	var won []Move
	for _, m := range sortedMoves(p) {
		q := p.PlayLegal(m)
		if forcedLoss(&q, n-1) {
			won = append(won, m)
		}
	}
	return won
}

func forcedLoss(p *Position, n int) bool {
	replies := p.AppendMoves(nil)
	if len(replies) > 0 && n == 0 {
		return false
	}
	for _, m := range replies {
		q := p.PlayLegal(m)
		if len(forced(&q, n)) == 0 {
			return false
		}
	}
	return true
}

func TestMatesAgreeWithPlainSearch(t *testing.T) {
	found := 0
	for seed := range 120 {
		r := rand.New(rand.NewPCG(uint64(seed), 5))
		p := mateSetup(r)
		n := 1 + seed%2
		want := forced(&p, n)
		got, ok := p.Mates(n, 1e6)
		if b := p.Board(); !ok || !slices.Equal(got, want) {
			t.Errorf("%s in %d: %v %v, want %v", b.FEN(), n, got, ok, want)
		}
		if in, ok := p.MateIn(n, 1e6); !ok || in > n || in > 0 != (len(want) > 0) {
			t.Errorf("%v: mate in %d %v, want %v", p.Board(), in, ok, want)
		}
		checks, _ := p.MatesByChecks(n, 1e6)
		for _, m := range checks {
			if !slices.Contains(want, m) {
				t.Errorf("%v wins by checks alone", m)
			}
		}
		if len(want) > 0 {
			found++
		}
	}
	if found < 20 {
		t.Errorf("only %d of the positions are won", found)
	}
}

// mateSetup makes a bare king against some strong pieces around it.
func mateSetup(r *rand.Rand) Position {
	for {
		s := Setup{Fullmove: 1}
		s.At[SquareAt(3+r.IntN(3), 7+r.IntN(3))] = MakePiece(Black, King)
		for _, k := range []Kind{King, Rook, Horse, Cannon, Pawn} {
			at := SquareAt(1+r.IntN(7), 4+r.IntN(6))
			if k == King {
				at = SquareAt(3+r.IntN(3), r.IntN(3))
			}
			if s.At[at] == NoPiece {
				s.At[at] = MakePiece(Red, k)
			}
		}
		if r.IntN(2) == 0 && s.At[SquareAt(4, 8)] == NoPiece {
			s.At[SquareAt(4, 8)] = MakePiece(Black, Advisor)
		}
		if p, err := s.Position(); err == nil {
			return p
		}
	}
}

func TestMatesOfProblems(t *testing.T) {
	for _, row := range table(t, "mates.tsv") {
		p := position(t, row[0])
		n := number(t, row[1])
		search := p.Mates
		if row[3] == "checks" {
			search = p.MatesByChecks
		}
		moves, ok := search(n, 3e6)
		key := slices.ContainsFunc(moves, func(m Move) bool { return m.String() == row[2] })
		if !ok || !key {
			t.Errorf("%s: %v %v, want %s", row[0], moves, ok, row[2])
		}
		if n > 1 && row[3] != "checks" {
			if shorter, ok := p.Mates(n-1, 3e6); !ok || len(shorter) > 0 {
				t.Errorf("%s: %v wins in fewer than %d", row[0], shorter, n)
			}
		}
	}
}

func TestMatesStopsAtItsLimit(t *testing.T) {
	p := StandardPosition()
	if moves, ok := p.Mates(5, 10000); ok || len(moves) > 0 {
		t.Errorf("%v %v", moves, ok)
	}
}

func BenchmarkMates(b *testing.B) {
	p := position(b, "2bak4/4a4/4b4/9/9/2N6/9/4R4/9/3K5 w")
	for b.Loop() {
		p.Mates(3, 1e7)
	}
}

// TestDefenceHoldsOutLongest compares the reply with a search of all replies.
func TestDefenceHoldsOutLongest(t *testing.T) {
	tried := 0
	for seed := range 120 {
		p := mateSetup(rand.New(rand.NewPCG(uint64(seed), 5)))
		won := forced(&p, 2)
		if len(won) == 0 {
			continue
		}
		q := p.PlayLegal(won[0])
		replies := q.AppendMoves(nil)
		if got := q.Defence(1, 1e6, false); (got == Move{}) != (len(replies) == 0) {
			t.Errorf("%v: the reply is %v, of %d", q.Board(), got, len(replies))
		} else if len(replies) > 0 {
			tried++
			after := q.PlayLegal(got)
			if in, _ := after.MateIn(2, 1e6); in != 1 {
				t.Errorf("%v: after %v it is mate in %d", q.Board(), got, in)
			}
		}
	}
	for seed := range 400 {
		p := mateSetup(rand.New(rand.NewPCG(uint64(seed), 7)))
		won, _ := p.Mates(3, 1e6)
		if len(won) == 0 {
			continue
		}
		q, longest := p.PlayLegal(won[0]), 0
		for _, m := range q.AppendMoves(nil) {
			after := q.PlayLegal(m)
			in, _ := after.MateIn(2, 1e6)
			longest = max(longest, in)
		}
		if longest == 0 {
			continue
		}
		after := q.PlayLegal(q.Defence(2, 1e6, false))
		if in, _ := after.MateIn(2, 1e6); in != longest {
			t.Errorf("%v: the reply loses in %d, another in %d", q.Board(), in, longest)
		}
		tried++
	}
	if tried < 40 {
		t.Errorf("only %d defences tried", tried)
	}
}
