// What is written is unique among the legal moves and reads back, on random positions.

package notation

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"qipu/engine"
)

// positions is how many random positions a property is tried on; all of them
// are asked for by QIPU_POSITIONS, a sample is the rule.
func positions(sample int) int {
	if n, err := strconv.Atoi(os.Getenv("QIPU_POSITIONS")); err == nil {
		return n
	}
	return sample
}

// randomPosition makes a playable position that a game can have, heavy in
// pawns and pieces on one file.
func randomPosition(r *rand.Rand) engine.Position {
	for {
		s := engine.Setup{Fullmove: 1}
		s.Turn = engine.Color(r.IntN(2))
		for c := engine.Red; c <= engine.Black; c++ {
			randomSide(r, &s.Board, c)
		}
		if p, err := s.Position(); err == nil {
			return p
		}
	}
}

var homes = [...][]string{
	engine.Advisor:  {"D0", "F0", "E1", "D2", "F2"},
	engine.Elephant: {"C0", "G0", "A2", "E2", "I2", "C4", "G4"},
}

func randomSide(r *rand.Rand, b *engine.Board, c engine.Color) {
	put := func(k engine.Kind, file, rank int) {
		if s := engine.SeenSquare(c, file, rank); s != engine.NoSquare && b.At[s] == engine.NoPiece {
			b.At[s] = engine.MakePiece(c, k)
		}
	}
	put(engine.King, 4+r.IntN(3), 1+r.IntN(3))
	for _, k := range [...]engine.Kind{engine.Advisor, engine.Elephant} {
		for range r.IntN(3) {
			home := homes[k][r.IntN(len(homes[k]))]
			put(k, int('I'-home[0])+1, int(home[1]-'0')+1)
		}
	}
	hot := [...]int{1 + r.IntN(9), 1 + r.IntN(9), 1 + r.IntN(9)} // where pieces gather
	file := func() int {
		if r.IntN(4) == 0 {
			return 1 + r.IntN(9)
		}
		return hot[r.IntN(len(hot))]
	}
	for _, k := range [...]engine.Kind{engine.Horse, engine.Rook, engine.Cannon} {
		for range r.IntN(3) {
			put(k, file(), 1+r.IntN(10))
		}
	}
	for range r.IntN(6) {
		f, rank := file(), 4+r.IntN(7)
		if rank <= 5 {
			f |= 1
		}
		put(engine.Pawn, f, rank)
	}
}

// TestUnique: each column and pinyin is unique among the legal moves, and
// reads back alone, among all notations, and preferred.
func TestUnique(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	list := All()[:BatchColumns+1]
	for range positions(1500) {
		p := randomPosition(r)
		b := p.Board()
		moves := p.AppendMoves(nil)
		for _, n := range list {
			seen := map[string]engine.Move{}
			for _, m := range moves {
				text, ok := n.Append(nil, &b, m)
				if !ok {
					t.Fatalf("%s: %v has no text in %s", b.FEN(), m, n.Name())
				}
				if other, twice := seen[string(text)]; twice {
					t.Fatalf("%s: %q is %v and %v in %s", b.FEN(), text, m, other, n.Name())
				}
				seen[string(text)] = m
				if got, err := n.Parse(&p, string(text)); got != m {
					t.Fatalf("%s: %s reads %q as %v (%v), not %v", b.FEN(), n.Name(), text, got, err, m)
				}
				if got, by, err := ParseAny(&p, string(text), n); got != m || by.Name() != n.Name() {
					t.Fatalf("%s: %q, %s preferred, is %v by %v (%v), not %v", b.FEN(), text, n.Name(), got, by, err, m)
				}
				if n.Name() == "pinyin" {
					continue // its points are read only when it is preferred
				}
				if got, _, err := ParseAny(&p, string(text), nil); got != m {
					t.Fatalf("%s: %q is %v (%v), not %v", b.FEN(), text, got, err, m)
				}
			}
		}
	}
}

// TestOthers: what the notations that have to be chosen write reads back.
func TestOthers(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	list := append(All()[BatchColumns+1:], WXF{Equals: true, BN: true, LowerBlack: true}, Chinese{Traditional: true, HalfWidth: true, Record: true},
		Chinese{BookPawns: true}, Absolute{Full: true, Circle: true}, Shorthand{Traditional: true, Marks: true}, Digits{First: 1}, ICCS{Plain: true})
	for range positions(400) {
		p := randomPosition(r)
		b := p.Board()
		for _, n := range list {
			written := 0
			moves := p.AppendMoves(nil)
			for _, m := range moves {
				text, ok := n.Append(nil, &b, m)
				if !ok {
					continue
				}
				written++
				if got, err := n.Parse(&p, string(text)); got != m {
					t.Fatalf("%s: %s reads %q as %v (%v), not %v", b.FEN(), n.Name(), text, got, err, m)
				}
				if got, _, err := ParseAny(&p, string(text), n); got != m {
					t.Fatalf("%s: %q, %s preferred, is %v (%v), not %v", b.FEN(), text, n.Name(), got, err, m)
				}
			}
			if written < len(moves) && n.Name() != "xqstudio" {
				t.Fatalf("%s: %d of %d moves in %s", b.FEN(), written, len(moves), n.Name())
			}
		}
	}
}

// oddPosition makes a playable position that no game has: any pieces anywhere.
func oddPosition(r *rand.Rand) engine.Position {
	for {
		s := engine.Setup{Fullmove: 1}
		s.Turn = engine.Color(r.IntN(2))
		hot := [...]int{1 + r.IntN(9), 1 + r.IntN(9), 1 + r.IntN(9)}
		for c := engine.Red; c <= engine.Black; c++ {
			s.At[engine.SeenSquare(c, 4+r.IntN(3), 1+r.IntN(3))] = engine.MakePiece(c, engine.King)
			kind := engine.Kind(2 + r.IntN(6))
			for range 4 + r.IntN(9) {
				file := hot[r.IntN(len(hot))]
				if r.IntN(3) == 0 {
					kind = engine.Kind(2 + r.IntN(6))
				}
				at := engine.SeenSquare(c, file, 1+r.IntN(10))
				if kind == engine.Advisor {
					at = engine.SeenSquare(c, 4+r.IntN(3), 1+r.IntN(3))
				}
				if s.At[at] == engine.NoPiece {
					s.At[at] = engine.MakePiece(c, kind)
				}
			}
		}
		if p, err := s.Position(); err == nil {
			return p
		}
	}
}

// TestOdd: where a rule has no name for a piece, a column is empty; a column
// that is not is read back, and the coordinates, the absolute notation and
// pinyin never are.
func TestOdd(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	empty := 0
	for range positions(1500) {
		p := oddPosition(r)
		b := p.Board()
		for _, m := range p.AppendMoves(nil) {
			for _, n := range All() {
				text, ok := n.Append(nil, &b, m)
				if !ok {
					empty++
					switch n.(type) {
					case ICCS, UCI, Digits, SAN, Absolute, Pinyin:
						t.Fatalf("%s: no text for %v in %s", b.FEN(), m, n.Name())
					}
					continue
				}
				if got, err := n.Parse(&p, string(text)); got != m {
					t.Fatalf("%s: %s reads %q as %v (%v), not %v", b.FEN(), n.Name(), text, got, err, m)
				}
			}
		}
	}
	if empty == 0 {
		t.Error("no position was odd")
	}
}
