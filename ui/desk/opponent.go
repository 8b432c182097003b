// A program as an opponent: it is started, asked when it is to move, and its moves
// are made where the session may be changed.

package desk

import (
	"context"
	"errors"
	"strconv"
	"time"

	"github.com/spf13/pflag"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/play"
	"qipu/ui/veil"
)

// Opponent is the program that a game is played against.
type Opponent struct {
	Name   string   // as it calls itself
	Held   Strength // what it is held to
	Failed bool     // it failed, and is not asked again before one wishes so

	desk   *Desk
	match  *play.Match
	before veil.Settings // how one practised before the game
	number int           // of the question that was asked last
	rests  bool          // nobody is asked, and no clock runs
	asked  bool          // an answer is due
	end    context.CancelFunc
	told   bool // how the game ended
}

// Challenge is what a game against a program is to be, as it is typed.
type Challenge struct {
	Anew bool // from the usual start, whatever is open

	side, clock  string
	level, blind int
}

// usualLevel is the strength of a program that nothing is said of.
const usualLevel = 3

// Flags adds the flags of a challenge to a set; say gives the words about each.
func (c *Challenge) Flags(flags *pflag.FlagSet, say func(flag string) string) {
	flags.StringVar(&c.side, "side", "red", say("side"))
	flags.IntVar(&c.level, "level", usualLevel, say("level"))
	flags.IntVar(&c.blind, "blind", -1, say("blind"))
	flags.Lookup("blind").DefValue = ""
	flags.StringVar(&c.clock, "clock", "", say("clock"))
}

// Terms returns what a challenge means, for one who practises at a level where it
// names none, and the level at which the game is played. The error is a *ValueError.
func (c *Challenge) Terms(now veil.Level) (play.Terms, veil.Level, error) {
	t := play.Terms{Level: c.level, Side: engine.Red}
	switch c.side {
	case "red":
	case "black":
		t.Side = engine.Black
	default:
		return t, now, &ValueError{Flag: "side", Value: c.side, Values: []string{"red", "black"}}
	}
	if c.level < 1 || c.level > play.Levels {
		return t, now, &ValueError{Flag: "level", Value: strconv.Itoa(c.level), Values: []string{"1-10"}}
	}
	if c.blind >= veil.Levels {
		return t, now, &ValueError{Flag: "blind", Value: strconv.Itoa(c.blind), Values: []string{"0-6"}}
	}
	if c.blind >= 0 {
		now = veil.Level(c.blind)
	}
	if c.clock != "" {
		var err error
		if t.Clock, err = play.ParseControl(c.clock); err != nil {
			return t, now, &ValueError{Flag: "clock", Value: c.clock, Values: []string{"20m", "20m+20s"}}
		}
	}
	t.Blind = now != veil.Open
	return t, now, nil
}

// Challenge has a program started, which takes a while: that is work for a
// goroutine. What it returns begins the game, at a blind level, where the session may
// be changed; anew: from the usual start, else from where one stands. The error is
// ErrNoEngine.
func (d *Desk) Challenge(t play.Terms, level veil.Level, anew bool) (start func() (begin func() error), err error) {
	if _, err := d.Programs.Choose(""); err != nil {
		return nil, err
	}
	d.Programs.Renew()
	if t.Blind {
		t.Cards, t.Limit = d.Settings.Cards == "cards", d.Session.Blind.Limit
	}
	return func() func() error {
		p, err := d.Programs.Program("")
		if err != nil {
			return func() error { return err }
		}
		o := &Opponent{Name: short(p.Identity().Name), Held: strength(p, t.Level), desk: d}
		return func() error { return o.begin(t, level, anew) }
	}, nil
}

// longestName is how much of a program's name is taken, in characters.
const longestName = 60

// short cuts a name that is too long.
func short(name string) string {
	if r := []rune(name); len(r) > longestName {
		return string(r[:longestName]) + "..."
	}
	return name
}

// begin begins the game.
func (o *Opponent) begin(t play.Terms, level veil.Level, anew bool) error {
	d, s := o.desk, o.desk.Session
	p, ok := s.Position()
	switch {
	case anew:
		if err := d.Tray.Begin(engine.StandardSetup()); err != nil {
			return err
		}
	case ok && s.Game().First(0) != 0:
		if err := d.Tray.Begin(engine.Setup{Board: p.Board(), Fullmove: 1}); err != nil {
			return err
		}
	}
	p, ok = s.Position()
	turn := engine.Red
	if ok {
		turn = p.Turn()
	}
	o.match = play.New(t, turn, d.Now)
	if err := s.Match().Begin(o.match, d.Rules(), o.headers(t)); err != nil {
		return err
	}
	o.before = s.Blind
	if d.Opponent != nil { // of the game before
		o.before = d.Opponent.before
	}
	d.Opponent = o
	s.View.Flip = t.Side == engine.Black
	s.Blind.Choose(level)
	s.Blind.After = 0
	if t.Cards {
		s.Blind.List = veil.NoMoves
	}
	s.Reblind()
	return nil
}

// headers are the headers of the game.
func (o *Opponent) headers(t play.Terms) records.Tags {
	names := [2]string{o.desk.Lang.Say(lang.PlayerName), o.Name + " (" + o.HeldTo(lang.English) + ")"}
	if t.Side == engine.Black {
		names[0], names[1] = names[1], names[0]
	}
	tags := records.Tags{{Name: "Red", Value: names[0]}, {Name: "Black", Value: names[1]}, {Name: "Date", Value: o.desk.Now().Format("2006.01.02")}}
	if t.Clock.Time > 0 {
		tags = append(tags, records.Tag{Name: "Time", Value: t.Clock.String()})
	}
	return append(tags, records.Tag{Name: "Result", Value: "*"})
}

// HeldTo says what the program is held to.
func (o *Opponent) HeldTo(l lang.Lang) string {
	return l.Say(map[Measure]lang.Text{ByElo: lang.HeldToElo, BySkill: lang.HeldToSkill, ByNodes: lang.HeldToNodes}[o.Held.By], o.Held.Value)
}

// Due returns what the program is to be asked now, as work for a goroutine of its
// own; what that returns is done where the session may be changed. nil: nothing. It
// is called after everything that may have changed the session.
func (o *Opponent) Due() (ask func() (answer func() error)) {
	if o == nil {
		return nil
	}
	s := o.desk.Session
	switch {
	case s.Match().Rules() != o.match: // the game was left
		o.drop()
		s.Blind, o.desk.Opponent = o.before, nil
		s.Reblind()
		return nil
	case !o.match.Theirs():
		o.drop()
		return nil
	case o.asked || o.Failed || o.rests:
		return nil
	}
	at, ok := o.place()
	if !ok {
		return nil
	}
	ctx, end := context.WithCancel(context.Background())
	o.number++
	o.asked, o.end = true, end
	number, limit, programs := o.number, o.Held.limit(o.match), o.desk.Programs
	return func() func() error {
		u, err := programs.Ask(ctx, at, limit, nil)
		return func() error { return o.answer(number, u, err) }
	}
}

// News returns how the game ended, once.
func (o *Opponent) News() (play.Ending, bool) {
	if o == nil || o.told {
		return play.Ending{}, false
	}
	end, over := o.match.Ending()
	o.told = over
	return end, over
}

// Tick looks at the clock: it returns what the player has left where that is to be
// told. It is called after Wait.
func (o *Opponent) Tick() (alarm time.Duration, err error) {
	alarm, _ = o.match.Tick()
	return alarm, o.desk.Session.Match().Conclude()
}

// Wait returns how long the clock has nothing to tell, and a number that changes
// whenever that does; false: it will tell nothing.
func (o *Opponent) Wait() (d time.Duration, number int, ok bool) {
	if o == nil || !o.match.Timed() || o.Failed || o.rests {
		return 0, 0, false
	}
	d, ok = o.match.Wait()
	return d, o.match.Turns(), ok
}

// drop ends a question whose answer nobody needs any more.
func (o *Opponent) drop() {
	if o.asked {
		o.end()
		o.asked = false
		o.number++
	}
}

// place is where the game stands.
func (o *Opponent) place() (uci.Place, bool) {
	start, moves, ok := o.desk.Session.Match().Moves()
	return uci.Place{Start: start, Moves: moves}, ok
}

// answer makes the move of the program. One that failed is left alone, and the
// clock stands until it is asked again.
func (o *Opponent) answer(number int, u uci.Update, err error) error {
	if number != o.number || !o.asked {
		return nil
	}
	o.end()
	o.asked = false
	switch {
	case errors.Is(err, ErrAskedAnew):
		return nil // it is asked again
	case err != nil:
		o.fail()
		return err
	case u.None: // the board knew that before
		return nil
	}
	if len(u.Lines) > 0 {
		o.match.Scored(forSide(u.Lines[0].Score, o.match.Side.Other()))
	}
	return o.desk.Session.Match().Reply(u.Best)
}

// fail leaves the program alone.
func (o *Opponent) fail() {
	o.Failed = true
	o.match.Pause()
}

// Rest stops what the program thinks and the clocks, until Wake: the player is away.
func (o *Opponent) Rest() {
	if o != nil && !o.rests {
		o.rests = true
		o.drop()
		o.match.Pause()
	}
}

// Wake has the game go on after Rest.
func (o *Opponent) Wake() {
	if o != nil && o.rests {
		o.rests = false
		if !o.Failed {
			o.match.Resume()
		}
	}
}

// Again has a program asked again that failed; false: it did not.
func (o *Opponent) Again() bool {
	if o == nil || !o.Failed || o.desk.Session.Match().Rules() != o.match {
		return false
	}
	o.desk.Programs.Renew()
	o.Failed = false
	o.match.Resume()
	return true
}

// mateWorth is what a mate is worth, in hundredths of a pawn.
const mateWorth = 100_00

// forSide is what a score is for a side, in hundredths of a pawn.
func forSide(s uci.Score, side engine.Color) int {
	worth := s.CP
	if s.Mate {
		worth = mateWorth
		if s.Winner == engine.Black {
			worth = -worth
		}
	}
	if side == engine.Black {
		return -worth
	}
	return worth
}

// hintThought is how many positions a program looks at for a hint.
const hintThought = 100_000

// Hint asks what the program would play in the player's place, at its full strength:
// that is work for a goroutine. What it returns gives the move, where the session may
// be changed; the zero Move if the game has gone on meanwhile.
func (o *Opponent) Hint() func(ctx context.Context) func() (engine.Move, error) {
	at, ok := o.place()
	plies, programs := o.match.Plies(), o.desk.Programs
	return func(ctx context.Context) func() (engine.Move, error) {
		var u uci.Update
		var err error
		if ok {
			u, err = programs.Ask(ctx, at, uci.Limit{Nodes: hintThought, Within: longestThought}, nil)
		}
		return func() (engine.Move, error) {
			if err != nil || plies != o.match.Plies() {
				return engine.Move{}, err
			}
			return u.Best, nil
		}
	}
}
