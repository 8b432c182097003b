// Levels: what they hide does not show, and what they show is whole.

package veil_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"strconv"
	"testing"

	"qipu/engine"
	"qipu/ui/internal/veiltest"
	"qipu/ui/veil"
)

// pairs returns how many pairs a level are tried: a sample, or QIPU_PAIRS.
func pairs() int {
	if n, err := strconv.Atoi(os.Getenv("QIPU_PAIRS")); err == nil {
		return n
	}
	if testing.Short() {
		return 20
	}
	return 1000
}

// told is what any level tells of a move: whose piece moved from where to where.
func told(p, q *engine.Position, m engine.Move) string {
	return fmt.Sprint(p.At(m.From), m, q.InCheck() < engine.NoSquare, q.Status())
}

// seeAll returns all that a level lets through of a position: its scene with
// everything that can be marked, and each fact that is allowed.
func seeAll(s veil.Settings, near engine.Color, p *engine.Position, last engine.Move, see func(*engine.Board, veil.Level, veil.Options) veil.Scene) []any {
	o := veil.NoOptions(near)
	o.Last, o.Fits = last, p.AppendMoves(nil)
	if p.InCheck() < engine.NoSquare {
		o.Check = p.King(p.Turn())
	}
	for _, m := range o.Fits {
		o.Targets = append(o.Targets, m.To)
	}
	b := p.Board()
	out := []any{see(&b, s.Level, o)}
	for f := range veil.Fact(veil.Facts) {
		if s.Allows(f) && f != veil.Repeats {
			out = append(out, f, b)
		}
	}
	return out
}

func differ(rng *rand.Rand, level veil.Level, n int, see func(*engine.Board, veil.Level, veil.Options) veil.Scene) int {
	leaks := 0
	for range n {
		p := veiltest.Random(rng, level, told)
		s := veil.Settings{Level: level}
		for ply := range len(p.Moves) + 1 {
			at := p.After(ply)
			var last engine.Move
			if ply > 0 {
				last = p.Moves[ply-1]
			}
			if !reflect.DeepEqual(seeAll(s, p.Near, &at[0], last, see), seeAll(s, p.Near, &at[1], last, see)) {
				leaks++
			}
		}
	}
	return leaks
}

func TestLevelsDoNotLeak(t *testing.T) {
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		if n := differ(rand.New(rand.NewPCG(8, uint64(level))), level, pairs(), veil.See); n > 0 {
			t.Errorf("level %d: %d scenes differ in what is hidden", level, n)
		}
	}
}

// TestLeaksAreFound puts leaks in on purpose; each must be found.
func TestLeaksAreFound(t *testing.T) {
	leaks := map[string]func(b *engine.Board, s *veil.Scene, o *veil.Options){
		"material": func(b *engine.Board, s *veil.Scene, _ *veil.Options) {
			for _, p := range b.At {
				s.Spots[0].Marks += veil.Mark(p.Kind())
			}
		},
		"legal moves": func(_ *engine.Board, s *veil.Scene, o *veil.Options) {
			s.Spots[0].Marks += veil.Mark(len(o.Fits))
		},
		"where": func(b *engine.Board, s *veil.Scene, _ *veil.Options) {
			for at, p := range b.At {
				if p.Kind() == engine.Rook {
					s.Spots[at].Marks |= veil.TypedMark
				}
			}
		},
	}
	for name, leak := range leaks {
		for level := veil.Sides; int(level) < veil.Levels; level++ {
			see := func(b *engine.Board, l veil.Level, o veil.Options) veil.Scene {
				s := veil.See(b, l, o)
				leak(b, &s, &o)
				return s
			}
			if differ(rand.New(rand.NewPCG(9, uint64(level))), level, 60, see) == 0 {
				t.Errorf("level %d: the leak of %s is not found", level, name)
			}
		}
	}
}

func TestSeeOpenShowsAll(t *testing.T) {
	b := engine.StandardSetup().Board
	s := veil.See(&b, veil.Open, veil.NoOptions(engine.Red))
	for at, p := range b.At {
		if s.Spots[at].Piece != p || (s.Spots[at].Draw == veil.Face) != (p != engine.NoPiece) {
			t.Errorf("%v: %+v, want %v", engine.Square(at), s.Spots[at], p)
		}
	}
	if peek := veil.See(&b, veil.NoBoard, veil.Options{Check: engine.NoSquare, Cursor: engine.NoSquare, Picked: engine.NoSquare, Peek: true}); !peek.Board || peek.Spots != s.Spots {
		t.Error("a peek does not show the board")
	}
}

func TestSeeCounts(t *testing.T) {
	b := engine.StandardSetup().Board
	want := map[veil.Level][3]int{ // faces, sided discs, discs
		veil.Open: {32, 0, 0}, veil.Sides: {0, 32, 0}, veil.Discs: {0, 0, 32}, veil.Near: {16, 0, 0},
		veil.LastMove: {}, veil.Empty: {}, veil.NoBoard: {},
	}
	for level, n := range want {
		var got [3]int
		o := veil.NoOptions(engine.Black)
		o.Last = engine.Move{From: 1, To: 20}
		marks := 0
		s := veil.See(&b, level, o)
		for _, spot := range s.Spots {
			if spot.Draw != veil.Nothing {
				got[spot.Draw-veil.Face]++
			}
			if spot.Has(veil.FromMark | veil.ToMark) {
				marks++
			}
		}
		if got != n {
			t.Errorf("level %d draws %v, want %v", level, got, n)
		}
		if (marks == 2) != (level <= veil.LastMove) {
			t.Errorf("level %d marks %d points of the last move", level, marks)
		}
	}
}

func TestSettings(t *testing.T) {
	s := veil.Settings{Level: veil.Empty, List: veil.NoMoves, After: 10}
	if s.At(19).Level != veil.Open || s.At(20).Level != veil.Empty || s.At(20).List != veil.NoMoves {
		t.Error("open for ten rounds, then blind: not so")
	}
	for _, tt := range []struct {
		list veil.List
		ply  int
		want int
	}{{veil.AllMoves, 9, 1}, {veil.LastRound, 9, 8}, {veil.LastRound, 1, 1}, {veil.LastPly, 9, 9}, {veil.NoMoves, 9, 10}} {
		if got := tt.list.First(tt.ply); got != tt.want {
			t.Errorf("list %d after ply %d begins with %d, want %d", tt.list, tt.ply, got, tt.want)
		}
	}
	if (veil.Settings{Level: veil.Discs}).Announces("chinese") != "chinese" || (veil.Settings{Level: veil.Near}).Announces("chinese") != veil.Absolute ||
		(veil.Settings{Level: veil.Near, Notation: "wxf"}).Announces("chinese") != "wxf" {
		t.Error("announced in the wrong notation")
	}
}

func TestPeeks(t *testing.T) {
	var p veil.Peeks
	for want := range veil.Rung(veil.Rungs) {
		if got := p.Step(); got != want {
			t.Errorf("rung %d, want %d", got, want)
		}
	}
	if p.Step() != veil.WholeBoard {
		t.Error("the ladder goes on above its last rung")
	}
	p.Moved()
	if p.Step() != veil.MoveAgain || p.Total() != 8 || p.Counts[veil.MoveAgain] != 2 {
		t.Errorf("after a move: %+v", p)
	}
	s := veil.Settings{Limit: 2}
	if p.Miss(s) || !p.Miss(s) {
		t.Error("the second refused move of two does not lose")
	}
}

func TestToggle(t *testing.T) {
	var s veil.Settings
	s.Toggle()
	if s.Level != veil.DefaultLevel {
		t.Errorf("switched on at level %d", s.Level)
	}
	s.Choose(veil.Near)
	s.Toggle()
	if s.Level != veil.Open {
		t.Errorf("switched off at level %d", s.Level)
	}
	if s.Toggle(); s.Level != veil.Near {
		t.Errorf("switched on again at level %d", s.Level)
	}
}
