// Whole games gone through blind.

package session

import (
	"testing"

	"qipu/engine"
	"qipu/ui/play"
	"qipu/ui/veil"
)

// longGame has twelve plies.
const longGame = "H2-E2 H9-G7 H0-G2 I9-H9 I0-H0 B9-C7 C3-C4 G6-G5 B0-C2 A9-A8 G3-G4 G5-G4"

// TestWholeGame: a game that was studied blind from its start to its end is told once,
// with what was counted in it alone; one that was seen, or of which something was passed
// over, is not.
func TestWholeGame(t *testing.T) {
	studied := func(start, end int, between func(s *Session)) (Blindfold, bool) {
		s := open(t, engine.Standard, longGame)
		s.Blind.Choose(veil.Empty)
		s.GoToPly(1)
		s.Peeks.Count(veil.WholeBoard) // in a game that was begun before
		s.GoToPly(0)
		s.GoToPly(start)
		for ply := start + 1; ply <= end; ply++ {
			if ply == 6 && between != nil {
				between(s)
			}
			s.GoToPly(ply)
		}
		b, ok := s.BlindNews()
		if _, again := s.BlindNews(); again {
			t.Error("told twice")
		}
		return b, ok
	}
	b, ok := studied(0, 12, func(s *Session) {
		s.Peeks.Count(veil.OnePiece)
		s.Peeks.Count(veil.WholeBoard)
		s.Peeks.Miss(s.Veil())
		if _, err := submit(s, "A9-A8"); err != nil {
			t.Fatal(err)
		}
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		s.GoToPly(3) // back, and on again
		s.GoToPly(5)
	})
	want := veil.Peeks{Misses: 1, Undone: 1}
	want.Counts[veil.OnePiece], want.Counts[veil.WholeBoard] = 1, 1
	if !ok || b.Level != veil.Empty || b.Plies != 12 || b.Played || b.Peeks != want {
		t.Errorf("%v %+v, want %+v", ok, b, want)
	}
	for name, tt := range map[string]struct {
		start, end int
		between    func(s *Session)
	}{
		"begun in the midst": {2, 12, nil},
		"not to the end":     {0, 11, nil},
		"some passed over":   {0, 12, func(s *Session) { s.GoToPly(9) }},
		"seen meanwhile": {0, 12, func(s *Session) {
			s.Blind.Choose(veil.Open)
			s.Reblind()
			s.Blind.Choose(veil.Empty)
			s.Reblind()
		}},
	} {
		if b, ok := studied(tt.start, tt.end, tt.between); ok {
			t.Errorf("%s: told as whole: %+v", name, b)
		}
	}
	if b, _ := studied(0, 12, func(s *Session) {
		s.Blind.Choose(veil.Near)
		s.Reblind()
	}); b.Level != veil.Near {
		t.Errorf("told as level %d, the easiest was %d", b.Level, veil.Near)
	}
	s := open(t, engine.Standard, "H2-E2 H9-G7")
	s.Blind.Choose(veil.Empty)
	s.GoToPly(1)
	s.GoToPly(2)
	if _, ok := s.BlindNews(); ok {
		t.Error("two plies are a whole game")
	}
}

// TestWholeMatch: a game against a program that was played blind is told when it ends,
// with its result.
func TestWholeMatch(t *testing.T) {
	for _, blind := range []bool{true, false} {
		s, _ := against(t, engine.Standard, play.Terms{Side: engine.Red, Blind: blind})
		if blind {
			s.Blind.Choose(veil.Empty)
		}
		moves := open(t, engine.Standard, longGame)
		for i, id := range moves.Line()[1:] {
			m := moves.Game().Move(id)
			if i == 4 && blind { // a try
				if _, err := s.Play(m); err != nil {
					t.Fatal(err)
				}
				if n, err := s.Match().TakeBack(); n != 1 || err != nil {
					t.Fatal(n, err)
				}
				s.GoToPly(0) // a look back is no new game
				s.GoToPly(4)
			}
			var err error
			if i%2 == 0 {
				_, err = s.Play(m)
			} else {
				err = s.Match().Reply(m)
			}
			if err != nil {
				t.Fatal(i, err)
			}
		}
		if _, ok := s.BlindNews(); ok {
			t.Error("told while it goes on")
		}
		s.Match().Rules().Resign()
		if err := s.Match().Conclude(); err != nil {
			t.Fatal(err)
		}
		b, ok := s.BlindNews()
		if ok != blind || ok && (b.Plies != 12 || !b.Played || b.Ending.Result() != "0-1" || b.Peeks.Undone != 1) {
			t.Errorf("blind %v: %v %+v", blind, ok, b)
		}
	}
}
