// Properties of the rules on random positions, most of them against the oracle.

package engine

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"
)

// randomSetup makes a playable setup. Odd ones have any number of pieces of any
// kind on any point; the others what a game could have left.
func randomSetup(r *rand.Rand) Setup {
	for {
		s := Setup{Fullmove: 1}
		s.Turn = Color(r.IntN(2))
		odd := r.IntN(2) == 0
		for c := Red; c <= Black; c++ {
			s.scatter(r, c, odd)
		}
		if _, err := s.Position(); err == nil {
			return s
		}
	}
}

func (s *Setup) scatter(r *rand.Rand, c Color, odd bool) {
	kinds := []Kind{Advisor, Advisor, Elephant, Elephant, Horse, Horse, Rook, Rook, Cannon, Cannon, Pawn, Pawn, Pawn, Pawn, Pawn}
	if odd {
		for i := range kinds {
			kinds[i] = Advisor + Kind(r.IntN(6))
		}
		if r.IntN(4) == 0 {
			only := Advisor + Kind(r.IntN(6))
			for i := range kinds {
				kinds[i] = only
			}
		}
	}
	r.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	for {
		at := SeenSquare(c, 4+r.IntN(3), 1+r.IntN(3))
		if odd && r.IntN(4) == 0 {
			at = Square(r.IntN(Squares))
		}
		if s.At[at] == NoPiece {
			s.At[at] = MakePiece(c, King)
			break
		}
	}
	for _, k := range kinds[:r.IntN(len(kinds)+1)] {
		at := Square(r.IntN(Squares))
		if s.At[at] == NoPiece && (odd || usualPoint(at, c, k)) {
			s.At[at] = MakePiece(c, k)
		}
	}
}

func usualPoint(at Square, c Color, k Kind) bool {
	_, rank := at.Seen(c)
	switch k {
	case Advisor:
		return palaceHas(at, c)
	case Elephant:
		return rank <= 5
	case Pawn:
		return rank >= 4
	}
	return true
}

func sortedMoves(p *Position) []Move {
	moves := p.AppendMoves(nil)
	slices.SortFunc(moves, CompareICCS)
	return moves
}

// walk plays random games from random setups and from the start, and calls see
// with every position.
func walk(t *testing.T, games, plies int, see func(p *Position)) {
	t.Helper()
	for seed := range games {
		r := rand.New(rand.NewPCG(uint64(seed), 7))
		p := StandardPosition()
		if seed%4 != 0 {
			p, _ = randomSetup(r).Position()
		}
		for range plies {
			see(&p)
			moves := sortedMoves(&p)
			if len(moves) == 0 || t.Failed() {
				break
			}
			p = p.PlayLegal(moves[r.IntN(len(moves))])
		}
	}
}

func oracleMoves(b Board) []Move {
	o := newOracle(b)
	moves := o.appendMoves(nil)
	slices.SortFunc(moves, CompareICCS)
	return moves
}

func TestMovesAgreeWithOracle(t *testing.T) {
	walk(t, 400, 30, func(p *Position) {
		b := p.Board()
		got, want := sortedMoves(p), oracleMoves(b)
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", b.FEN(), got, want)
		}
		if n := p.count(); n != len(want) {
			t.Errorf("%s: counted %d, want %d", b.FEN(), n, len(want))
		}
	})
}

// What a setup allows that stands in check with the other side to move, or
// with the kings facing.
func TestMovesOfFinishedSetups(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	found := 0
	for found < 300 {
		var s Setup
		s.Turn = Color(r.IntN(2))
		s.scatter(r, Red, true)
		s.scatter(r, Black, true)
		p, err := s.Position()
		if err == nil {
			continue
		}
		found++
		if e, ok := errors.AsType[*SetupError](err); !ok || !e.Playable() {
			t.Fatalf("%s: %v", s.FEN(), err)
		}
		if got, want := sortedMoves(&p), oracleMoves(s.Board); !slices.Equal(got, want) || p.count() != len(want) {
			t.Errorf("%s: %v, want %v", s.FEN(), got, want)
		}
		checkAgrees(t, &p)
	}
}

func TestCheckAgreesWithOracle(t *testing.T) {
	walk(t, 60, 12, func(p *Position) { checkAgrees(t, p) })
}

// checkAgrees compares the verdict on every pair of points, some of them off
// the board.
func checkAgrees(t *testing.T, p *Position) {
	t.Helper()
	b := p.Board()
	o := newOracle(b)
	for from := range NoSquare + 2 {
		for to := range NoSquare + 2 {
			m := Move{from, to}
			why, at := o.check(m)
			err := p.Check(m)
			if (err == nil) != (why == LegalMove) || p.Legal(m) != (err == nil) {
				t.Fatalf("%s %v: %v, want %v", b.FEN(), m, err, why)
			}
			if e, ok := errors.AsType[*IllegalError](err); err != nil && (!ok || e.Why != why || e.At != at || e.Move != m) {
				t.Fatalf("%s %v: %v, want %v at %v", b.FEN(), m, err, why, at)
			}
		}
	}
}

func TestMoveKeepsEverything(t *testing.T) {
	walk(t, 300, 40, func(p *Position) {
		b := p.Board()
		o := newOracle(b)
		if p.InCheck() != o.attacker(b.Turn) {
			t.Errorf("%s: check by %v, want %v", b.FEN(), p.InCheck(), o.attacker(b.Turn))
		}
		if checkers := p.AppendCheckers(nil); len(checkers) > 0 != (p.InCheck() != NoSquare) || len(checkers) > 0 && checkers[0] != p.InCheck() {
			t.Errorf("%s: check by %v, first %v", b.FEN(), checkers, p.InCheck())
		}
		q, err := Setup{Board: b}.Position()
		if err != nil {
			t.Errorf("%s: %v", b.FEN(), err)
		}
		if q.Key() != p.Key() || !q.Same(p) {
			t.Errorf("%s: key %x, anew %x", b.FEN(), p.Key(), q.Key())
		}
		for c := Red; c <= Black; c++ {
			if p.King(c) != b.King(c) || p.sides[c].win != q.sides[c].win || p.sides[c].pawns != q.sides[c].pawns || p.files[c] != q.files[c] {
				t.Errorf("%s: %+v, anew %+v", b.FEN(), p.sides[c], q.sides[c])
			}
			for k := King; k <= Pawn; k++ {
				for _, s := range p.sides[c].of(k) {
					if b.At[s] != MakePiece(c, k) {
						t.Errorf("%s: no %c on %v", b.FEN(), MakePiece(c, k).Letter(), s)
					}
				}
			}
		}
	})
}

func TestStatus(t *testing.T) {
	seen := map[Status]int{}
	walk(t, 600, 25, func(p *Position) {
		b := p.Board()
		want := Ongoing
		if len(oracleMoves(b)) == 0 {
			want = Stalemate
			if o := newOracle(b); o.attacker(b.Turn) != NoSquare {
				want = Checkmate
			}
		}
		if got := p.Status(); got != want {
			t.Errorf("%s: %v, want %v", b.FEN(), got, want)
		}
		seen[want]++
	})
	if len(seen) < 3 {
		t.Errorf("the walk met no mate or no stalemate: %v", seen)
	}
}

// Moving a piece and its mirror image, or the colours exchanged, gives the same
// game.
func TestSymmetries(t *testing.T) {
	walk(t, 60, 20, func(p *Position) {
		b := p.Board()
		var mirrored, turned Board
		mirrored.Turn, turned.Turn = b.Turn, b.Turn.Other()
		for s, piece := range b.At {
			mirrored.At[Square(s).Mirror()] = piece
			if piece != NoPiece {
				turned.At[Square(s).Flip()] = MakePiece(piece.Color().Other(), piece.Kind())
			}
		}
		for _, other := range []Board{mirrored, turned} {
			q, err := Setup{Board: other}.Position()
			if err != nil || q.Perft(2) != p.Perft(2) {
				t.Errorf("%s and %s have different perft: %v", b.FEN(), other.FEN(), err)
			}
		}
	})
}

func TestCompareICCS(t *testing.T) {
	moves := sortedMoves(new(StandardPosition()))
	for i := range moves[1:] {
		if a, b := moves[i].String(), moves[i+1].String(); a >= b {
			t.Errorf("%s before %s", a, b)
		}
	}
}

func BenchmarkAppendMoves(b *testing.B) {
	p := StandardPosition()
	var buffer [128]Move
	for b.Loop() {
		p.AppendMoves(buffer[:0])
	}
}

func BenchmarkCheck(b *testing.B) {
	p := StandardPosition()
	for b.Loop() {
		p.Check(Move{SquareAt(7, 2), SquareAt(4, 2)})
	}
}

func BenchmarkPlayLegal(b *testing.B) {
	p := StandardPosition()
	for b.Loop() {
		p.PlayLegal(Move{SquareAt(7, 2), SquareAt(4, 2)})
	}
}

func BenchmarkStatus(b *testing.B) {
	p := StandardPosition()
	for b.Loop() {
		p.Status()
	}
}

func TestPositionIsSmall(t *testing.T) {
	if n := unsafe.Sizeof(Position{}); n > 256 {
		t.Errorf("%d bytes", n)
	}
}
