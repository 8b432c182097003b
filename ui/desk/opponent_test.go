// Games against a program that plays as it is told to.

package desk

import (
	"errors"
	"testing"
	"time"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
	"qipu/ui/internal/enginetest"
	"qipu/ui/lang"
	"qipu/ui/play"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// faced is a desk with a game against a program that has begun. The time is what at
// says.
func faced(t *testing.T, terms play.Terms, level veil.Level, manners ...string) (d *Desk, at *time.Time) {
	t.Helper()
	at = new(time.Time)
	settings := store.Defaults()
	settings.Engines = []store.Engine{enginetest.Engine(manners...)}
	d, err := New(session.Games{records.NewGame(engine.StandardSetup())}, Options{Settings: settings, Now: func() time.Time { return *at }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	start, err := d.Challenge(terms, level, false)
	if err != nil {
		t.Fatal(err)
	}
	if err := start()(); err != nil {
		t.Fatal(err)
	}
	return d, at
}

// replies has the program asked, and its answer taken in.
func replies(t *testing.T, d *Desk) error {
	t.Helper()
	ask := d.Opponent.Due()
	if ask == nil {
		t.Fatal("the program is not asked")
	}
	if d.Opponent.Due() != nil {
		t.Error("it is asked twice")
	}
	return ask()()
}

func TestOpponent(t *testing.T) {
	d, _ := faced(t, play.Terms{Side: engine.Black, Level: 1}, veil.Open, "elo")
	s := d.Session
	if !s.View.Flip || d.Opponent.HeldTo(lang.English) != "Elo 1350" {
		t.Errorf("flipped: %v, held to %s", s.View.Flip, d.Opponent.HeldTo(lang.English))
	}
	if err := replies(t, d); err != nil || s.Ply() != 1 || !s.Match().Rules().Mine() {
		t.Fatalf("%v after %d plies", err, s.Ply())
	}
	if d.Opponent.Due() != nil {
		t.Error("the program is asked when it is not to move")
	}
	if tags := s.Game().Tags; tags.Value("Red") != "Fake 2.0 (Elo 1350)" || tags.Value("Black") != "Player" || tags.Value("Result") != "*" {
		t.Errorf("%v", tags)
	}
	// An answer to a move that was taken back is none.
	here, _ := s.Position()
	if _, err := s.Play(here.AppendMoves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	ask := d.Opponent.Due()
	if n, err := s.Match().TakeBack(); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	if d.Opponent.Due() != nil {
		t.Error("the program is asked though the player is to move")
	}
	if err := ask()(); err != nil || s.Plies() != 1 {
		t.Errorf("%v, %d plies", err, s.Plies())
	}
	move, err := d.Opponent.Hint()(t.Context())()
	if p, _ := s.Position(); err != nil || !p.Legal(move) {
		t.Errorf("hint %v, %v", move, err)
	}
}

// TestStrengths: a level is a rating, a level of the program's own, or positions.
func TestStrengths(t *testing.T) {
	for _, row := range []struct {
		manner string
		level  int
		by     Measure
		value  int
	}{
		{"elo", 1, ByElo, 1350},
		{"elo", 4, ByElo, 1850},
		{"elo", 10, ByElo, 2850},
		{"skill", 1, BySkill, -20},
		{"skill", 10, BySkill, 20},
		{"", 1, ByNodes, 100},
		{"", 2, ByNodes, 250},
		{"", 10, ByNodes, 381469},
	} {
		is := enginetest.Engine(row.manner)
		p, err := uci.Start(t.Context(), is.Config())
		if err != nil {
			t.Fatal(err)
		}
		if s := strength(p, row.level); s.By != row.by || s.Value != row.value {
			t.Errorf("%q at level %d: %+v", row.manner, row.level, s)
		}
		p.Close()
	}
}

// TestOpponentFails: a program that misbehaves is named, the clock stands, and it is
// asked again when one wishes so; the game is there all the time.
func TestOpponentFails(t *testing.T) {
	for manner, fault := range map[string]uci.Fault{"dies": uci.Died, "floods": uci.Floods, "lies": uci.Illegal} {
		t.Run(manner, func(t *testing.T) {
			d, at := faced(t, play.Terms{Side: engine.Black, Level: 1, Clock: play.Control{Time: time.Minute}}, veil.Open, manner)
			err := replies(t, d)
			if is, ok := errors.AsType[*uci.Error](err); !ok || is.Fault != fault {
				t.Fatalf("%v", err)
			}
			*at = at.Add(time.Hour)
			if d.Session.Ply() != 0 || !d.Session.Match().Playing() || !d.Opponent.Failed || d.Opponent.Due() != nil {
				t.Error("the game does not wait")
			}
			if _, _, ok := d.Opponent.Wait(); ok {
				t.Error("the clock runs")
			}
			if !d.Opponent.Again() || d.Opponent.Again() || d.Session.Match().Rules().Left(engine.Red) != time.Minute {
				t.Error("the program cannot be asked again")
			}
			if err := replies(t, d); err == nil {
				t.Error("it does not fail again")
			}
		})
	}
}

// TestOpponentWaits: one that thinks too long is told to stop, and moves.
func TestOpponentWaits(t *testing.T) {
	d, at := faced(t, play.Terms{Side: engine.Black, Level: 1, Clock: play.Control{Time: time.Second}}, veil.Open, "waits")
	*at = at.Add(800 * time.Millisecond)
	if err := replies(t, d); err != nil || d.Session.Ply() != 1 {
		t.Errorf("%v, %d plies", err, d.Session.Ply())
	}
}

// TestOpponentBlind: what is agreed for a game holds for that game alone.
func TestOpponentBlind(t *testing.T) {
	d, _ := faced(t, play.Terms{Side: engine.Red, Level: 1, Blind: true}, veil.Empty)
	d.Settings.Cards = "cards"
	s := d.Session
	if s.Veil().Level != veil.Empty || s.Match().Rules().Cards {
		t.Errorf("%+v", s.Blind)
	}
	s.Match().Rules().Resign()
	start, err := d.Challenge(play.Terms{Side: engine.Red, Level: 1, Blind: true}, veil.NoBoard, true)
	if err != nil {
		t.Fatal(err)
	}
	if err := start()(); err != nil {
		t.Fatal(err)
	}
	if s.Veil().Level != veil.NoBoard || s.Veil().List != veil.NoMoves || !s.Match().Rules().Cards || s.Match().Looking() {
		t.Errorf("%+v", s.Blind)
	}
	s.SetUp(records.NewGame(engine.StandardSetup()))
	if d.Opponent.Due() != nil || d.Opponent != nil || s.Veil().Level != veil.Open || s.Veil().List != veil.AllMoves {
		t.Errorf("another game is blind too: %+v", s.Blind)
	}
}

// TestNews: how a game ended is told once; an offer is judged by the program.
func TestNews(t *testing.T) {
	d, at := faced(t, play.Terms{Side: engine.Red, Level: 1, Clock: play.Control{Time: 10 * time.Minute}}, veil.Open, "score=-50")
	wait, number, ok := d.Opponent.Wait()
	if !ok || wait != 5*time.Minute {
		t.Errorf("%v, %v", wait, ok)
	}
	*at = at.Add(wait)
	if alarm, err := d.Opponent.Tick(); alarm != 5*time.Minute || err != nil {
		t.Error(alarm, err)
	}
	if _, ok := d.Opponent.News(); ok {
		t.Error("it is over")
	}
	for i := range 40 {
		p, _ := d.Session.Position()
		if moves := p.AppendMoves(nil); d.Session.Match().Rules().Mine() {
			if _, err := d.Session.Play(moves[i%len(moves)]); err != nil {
				t.Fatal(err)
			}
		} else if err := replies(t, d); err != nil {
			t.Fatal(err)
		}
		if !d.Session.Match().Playing() {
			t.Skip("the game ended before it could be drawn")
		}
	}
	if _, now, _ := d.Opponent.Wait(); now == number {
		t.Error("the clock of another move has the same number")
	}
	if !d.Session.Match().Rules().Offer() || d.Session.Match().Conclude() != nil {
		t.Fatal("a program that stands worse declines a draw")
	}
	if e, ok := d.Opponent.News(); !ok || e.How != play.Agreed || d.Session.Game().Tags.Value("Result") != "1/2-1/2" {
		t.Errorf("%+v", e)
	}
	if _, ok := d.Opponent.News(); ok {
		t.Error("told twice")
	}
}

func TestTerms(t *testing.T) {
	for _, row := range []struct {
		c    Challenge
		flag string
	}{
		{Challenge{side: "red", level: 1, blind: -1}, ""},
		{Challenge{side: "black", level: 10, blind: 6, clock: "20m+20s"}, ""},
		{Challenge{side: "white", level: 1}, "side"},
		{Challenge{side: "red", level: 11}, "level"},
		{Challenge{side: "red", level: 0}, "level"},
		{Challenge{side: "red", level: 1, blind: 7}, "blind"},
		{Challenge{side: "red", level: 1, clock: "soon"}, "clock"},
	} {
		terms, level, err := row.c.Terms(veil.Near)
		bad, ok := errors.AsType[*ValueError](err)
		switch {
		case ok != (row.flag != "") || ok && bad.Flag != row.flag:
			t.Errorf("%+v: %v", row.c, err)
		case ok:
		case row.c.blind < 0 && (level != veil.Near || !terms.Blind):
			t.Errorf("%+v: level %d", row.c, level)
		case row.c.blind > 0 && (level != veil.NoBoard || terms.Clock.Increment != 20*time.Second || terms.Side != engine.Black):
			t.Errorf("%+v: %+v, level %d", row.c, terms, level)
		}
	}
}

// TestOpponentRests: while the player is away the program is not asked, what it says
// counts for nothing, and no clock runs; then all goes on.
func TestOpponentRests(t *testing.T) {
	d, at := faced(t, play.Terms{Side: engine.Black, Level: 1, Clock: play.Control{Time: time.Minute}}, veil.Open)
	ask := d.Opponent.Due()
	*at = at.Add(3 * time.Second)
	for range 2 {
		d.Opponent.Rest()
	}
	*at = at.Add(time.Hour)
	if d.Opponent.Due() != nil {
		t.Error("it is asked meanwhile")
	}
	if _, _, ok := d.Opponent.Wait(); ok {
		t.Error("its clock runs")
	}
	if err := ask()(); err != nil || d.Session.Plies() != 0 {
		t.Errorf("%v, %d plies", err, d.Session.Plies())
	}
	for range 2 {
		d.Opponent.Wake()
	}
	*at = at.Add(time.Second)
	if left := d.Session.Match().Rules().Left(engine.Red); left != 56*time.Second {
		t.Errorf("%v is left", left)
	}
	if err := replies(t, d); err != nil || d.Session.Plies() != 1 {
		t.Errorf("%v, %d plies after it", err, d.Session.Plies())
	}
	var none *Opponent
	none.Rest()
	none.Wake()
}
