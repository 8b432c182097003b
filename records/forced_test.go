// What moves alone tell of the board before them.

package records

import (
	"testing"

	"qipu/engine"
)

func square(t *testing.T, name string) engine.Square {
	t.Helper()
	for s := range engine.Square(engine.Squares) {
		if s.String() == name {
			return s
		}
	}
	t.Fatalf("%q is no point", name)
	return engine.NoSquare
}

// plies reads "R A0-A1" for each ply: a FEN letter, or w or b where the kind is
// not named, and the move.
func plies(t *testing.T, texts ...string) []Ply {
	t.Helper()
	var list []Ply
	for _, text := range texts {
		piece := engine.PieceOf(text[0])
		p := Ply{Color: piece.Color(), Kind: piece.Kind()}
		if text[0] == 'w' || text[0] == 'b' && text[1] == '?' {
			p = Ply{}
			if text[0] == 'b' {
				p.Color = engine.Black
			}
		}
		p.Move = engine.Move{From: square(t, text[2:4]), To: square(t, text[5:7])}
		list = append(list, p)
	}
	return list
}

func TestForce(t *testing.T) {
	f := Force(plies(t, "R A0-A5", "r A9-A5", "N B0-C2", "r A5-A0"))
	if len(f.Clashes) > 0 {
		t.Fatalf("contradictions: %v", f.Clashes)
	}
	b := f.Board()
	if got, want := b.FEN(), "r8/9/9/9/9/9/9/9/9/RN7 w - - 0 1"; got != want {
		t.Errorf("forced %s, want %s", got, want)
	}
	if at := f.Touched[square(t, "A5")]; at != (Touch{1, engine.Red}) {
		t.Errorf("A5 is first touched by %v", at)
	}
}

func TestForceClashes(t *testing.T) {
	for _, tt := range []struct {
		texts []string
		code  string
		plies [2]int
	}{
		{[]string{"R A0-A5", "r A9-A6", "R A0-A1"}, "clash-gone", [2]int{1, 3}},
		{[]string{"R A0-A5", "r A9-A6", "C A5-A3"}, "clash-other", [2]int{1, 3}},
		{[]string{"R A0-A5", "r A9-A6", "R A3-A5"}, "clash-own", [2]int{1, 3}},
		{[]string{"R A0-A5", "R A5-A6"}, "clash-turn", [2]int{1, 2}},
		{[]string{"N A0-A5"}, "clash-shape", [2]int{1, 1}},
		{[]string{"w A0-C7"}, "clash-move", [2]int{1, 1}},
		{[]string{"K E0-E1", "k E9-E8", "K D0-D1"}, "clash-limit", [2]int{1, 3}},
		{[]string{"A E1-D1"}, "clash-shape", [2]int{1, 1}},
		{[]string{"P B3-B4"}, "clash-shape", [2]int{1, 1}},
	} {
		f := Force(plies(t, tt.texts...))
		if len(f.Clashes) != 1 {
			t.Errorf("%v: %d contradictions: %v", tt.texts, len(f.Clashes), f.Clashes)
			continue
		}
		c := f.Clashes[0]
		if code := c.Err.Code; code != tt.code || c.Plies != tt.plies {
			t.Errorf("%v: %s of plies %v, want %s of %v", tt.texts, code, c.Plies, tt.code, tt.plies)
		}
	}
}

// The shapes of a kind that is not named narrow with every move.
func TestForceShapes(t *testing.T) {
	f := Force(plies(t, "w?B0-C2", "b?B9-C7", "w?A0-A1", "b?C7-D5", "w?A1-F1"))
	want := []KindSet{
		KindSet(0).With(engine.Horse),
		KindSet(0).With(engine.Horse),
		KindSet(0).With(engine.Rook).With(engine.Cannon),
	}
	if len(f.Men) != len(want) || len(f.Clashes) > 0 {
		t.Fatalf("men %v, contradictions %v", f.Men, f.Clashes)
	}
	for i, m := range f.Men {
		if m.Kinds != want[i] {
			t.Errorf("man on %v can be %07b, want %07b", m.At, m.Kinds>>1, want[i]>>1)
		}
	}
}

// Every move of the rules has the shape that Movers tells, and every piece
// stands where Standing allows.
func TestShapesFitRules(t *testing.T) {
	p := engine.StandardPosition()
	for range 200 {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		for _, m := range moves {
			piece := p.At(m.From)
			if !Movers(piece.Color(), m).Has(piece.Kind()) || !Standing(piece.Color(), m.To).Has(piece.Kind()) {
				t.Fatalf("%v of %v has no shape", m, piece)
			}
		}
		p = p.PlayLegal(moves[int(p.Key()%uint64(len(moves)))])
	}
	for c := engine.Red; c <= engine.Black; c++ {
		count := map[engine.Kind]int{}
		for s := range engine.Square(engine.Squares) {
			for k := engine.King; k <= engine.Pawn; k++ {
				if Standing(c, s).Has(k) {
					count[k]++
				}
			}
		}
		if count[engine.King] != 9 || count[engine.Advisor] != 5 || count[engine.Elephant] != 7 || count[engine.Pawn] != 55 || count[engine.Rook] != 90 {
			t.Errorf("points of each kind: %v", count)
		}
	}
}
