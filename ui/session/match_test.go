// A game against a program, in a session.

package session

import (
	"errors"
	"testing"
	"time"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/play"
)

// against returns a session in which a game is played, whose clock stands still but
// for what is added to at.
func against(t *testing.T, fen string, terms play.Terms) (s *Session, at *time.Time) {
	t.Helper()
	setup, err := engine.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	s, err = New(Games{records.NewGame(setup)}, View{})
	if err != nil {
		t.Fatal(err)
	}
	at = new(time.Time)
	m := play.New(terms, setup.Turn, func() time.Time { return *at })
	if err := s.Match().Begin(m, engine.Asian, records.Tags{{Name: "Red", Value: "me"}, {Name: "Result", Value: "*"}}); err != nil {
		t.Fatal(err)
	}
	return s, at
}

// mv reads a move in ICCS.
func mv(t *testing.T, text string) engine.Move {
	t.Helper()
	p := engine.StandardPosition()
	m, err := notation.ICCS{}.Parse(&p, text)
	if fault, ok := errors.AsType[*engine.IllegalError](err); ok {
		m = fault.Move
	} else if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestMatchIsKept(t *testing.T) {
	s, at := against(t, engine.Standard, play.Terms{Side: engine.Red, Clock: play.Control{Time: time.Minute, Increment: time.Second}})
	var steps int
	s.OnStep = func(Step) { steps++ }
	*at = at.Add(11 * time.Second)
	if o, err := s.Play(mv(t, "H2-E2")); err != nil || o != Played {
		t.Fatal(o, err)
	}
	if _, err := s.Play(mv(t, "H9-G7")); !isState(err, NotYourTurn) {
		t.Errorf("the program's move is made by the player: %v", err)
	}
	*at = at.Add(5 * time.Second)
	if err := s.Match().Reply(mv(t, "H9-G7")); err != nil {
		t.Fatal(err)
	}
	g := s.Game()
	if a, b := g.Comment(1), g.Comment(2); a != "[%clk 0:00:50]" || b != "[%clk 0:00:56]" {
		t.Errorf("%q and %q", a, b)
	}
	if steps != 4 || g.Tags.Value("Red") != "me" || g.Tags.Value("Result") != "*" {
		t.Errorf("%d steps, %v", steps, g.Tags)
	}
	s.Step(-1)
	if _, err := s.Play(mv(t, "B9-C7")); !isState(err, LookingBack) {
		t.Errorf("a move is made where the game does not stand: %v", err)
	}
	s.Step(1)
	if _, err := s.Play(mv(t, "A0-A9")); err == nil {
		t.Error("an illegal move is made")
	}
	*at = at.Add(time.Hour)
	if _, err := s.Play(mv(t, "A0-A1")); err != nil {
		t.Fatal(err)
	}
	if s.Plies() != 2 || s.Match().Playing() || g.Tags.Value("Result") != "0-1" {
		t.Errorf("%d plies, %v", s.Plies(), g.Tags)
	}
	if o, err := s.Play(mv(t, "A0-A1")); err != nil || o != Extended {
		t.Errorf("when the game is over one goes on as one likes: %v", err)
	}
}

func isState(err error, state State) bool {
	is, ok := errors.AsType[*StateError](err)
	return ok && is.State == state
}

func TestMatchTakesBack(t *testing.T) {
	s, _ := against(t, engine.Standard, play.Terms{Side: engine.Red})
	if n, err := s.Match().TakeBack(); n != 0 || err != nil {
		t.Error(n, err)
	}
	for range 2 {
		if _, err := s.Play(mv(t, "H2-E2")); err != nil {
			t.Fatal(err)
		}
		if err := s.Match().Reply(mv(t, "H9-G7")); err != nil {
			t.Fatal(err)
		}
		s.Step(-1)
		if n, err := s.Match().TakeBack(); n != 2 || err != nil || s.Plies() != 0 || !s.Match().Rules().Mine() {
			t.Errorf("%d, %v: %d plies are left", n, err, s.Plies())
		}
	}
	if _, err := s.Play(mv(t, "H2-E2")); err != nil {
		t.Fatal(err)
	}
	if n, err := s.Match().TakeBack(); n != 1 || err != nil || s.Plies() != 0 {
		t.Errorf("while the program thinks: %d, %v", n, err)
	}
	if err := s.Match().Reply(mv(t, "H9-G7")); err != nil || s.Plies() != 0 {
		t.Errorf("an answer to a move that was taken back is made: %v", err)
	}
}

// TestMatchBegins: in the open game if it has no moves, else in one of its own that
// undo takes away; which leaves the match.
func TestMatchBegins(t *testing.T) {
	g := records.NewGame(engine.StandardSetup())
	g.Add(0, mv(t, "H2-E2"))
	s, err := New(Games{g}, View{})
	if err != nil {
		t.Fatal(err)
	}
	s.Step(1)
	m := play.New(play.Terms{Side: engine.Black}, engine.Black, time.Now)
	if err := s.Match().Begin(m, engine.Asian, nil); err != nil {
		t.Fatal(err)
	}
	if s.Game() == g || s.Document() != 1 || s.Board().Turn != engine.Black || s.Ply() != 0 || !s.Match().Playing() {
		t.Error("the game does not begin from where one stood")
	}
	if err := s.Undo(); err != nil || s.Game() != g || s.Match().Rules() != nil {
		t.Errorf("the match goes on in another game: %v", err)
	}
}

// TestMatchEnds: by mate, and by the rules about positions that come again.
func TestMatchEnds(t *testing.T) {
	s, _ := against(t, "3k5/9/9/9/9/9/9/9/4R4/3K1R3 w - - 0 1", play.Terms{Side: engine.Red})
	if _, err := s.Play(mv(t, "E1-E9")); err == nil {
		t.Error("a move that leaves the kings facing is made")
	}
	s, _ = against(t, "4k4/9/9/9/9/9/9/9/R8/1R1K5 w - - 0 1", play.Terms{Side: engine.Red})
	for i, text := range []string{"A1-A8", "E9-F9", "B0-B9"} {
		var err error
		if i == 1 {
			err = s.Match().Reply(mv(t, text))
		} else {
			_, err = s.Play(mv(t, text))
		}
		if err != nil {
			t.Fatal(text, err)
		}
	}
	if e, over := s.Match().Rules().Ending(); !over || e.How != play.Mate || s.Game().Tags.Value("Result") != "1-0" {
		t.Errorf("%+v, %v", e, s.Game().Tags)
	}
	// The program's rook checks for ever.
	s, _ = against(t, "4k4/9/9/9/9/9/9/9/r8/3K5 b - - 0 1", play.Terms{Side: engine.Red})
	moves := []string{"A1-A0", "D0-D1", "A0-A1", "D1-D0"}
	for i := 0; s.Match().Playing() && i < 20; i++ {
		m := mv(t, moves[i%4])
		var err error
		if i%2 == 0 {
			err = s.Match().Reply(m)
		} else {
			_, err = s.Play(m)
		}
		if err != nil {
			t.Fatal(i, err)
		}
	}
	if e, _ := s.Match().Rules().Ending(); e.How != play.Broken || e.Winner != engine.Red || s.Ply() != 9 {
		t.Errorf("%+v after %d plies", e, s.Ply())
	}
}
