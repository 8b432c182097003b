// Package play is the rules of a game that a player has against a program: whose
// turn it is, the clock, what a third repetition means, misreports and cards of
// blindfold play, how the game ends. It knows no board, no process and no screen:
// what a move did on the board is told it as [Facts], and the time is asked of a
// function, so that a test has a clock of its own.
//
// A [Match] goes like this. [New] agrees on [Terms] and starts the clock of who is
// to move. Each move that is made, by either side, is told with [Match.Moved]. In
// between, the player may [Match.Resign], [Match.Claim] and [Match.TakeBack], and a
// refused move of blind play is a [Match.Miss]. Whoever shows the match asks
// [Match.Wait] how long nothing will happen by itself, and then [Match.Tick] what
// did. [Match.Ending] is how it ended.
package play

import (
	"time"

	"qipu/engine"
)

// Terms are what is agreed before a game.
type Terms struct {
	Side  engine.Color // the player's; the program has the other
	Level int          // of the program, 1 to Levels
	Clock Control      // the zero Control: without a clock
	Blind bool         // the player does not see all
	Cards bool         // misreports of a blind player are shown a card, the second of which loses; looks and take-backs are refused
	Limit int          // without cards: the misreports that lose; 0: none do
}

// Levels is the number of levels of strength.
const Levels = 10

// Repeated is how often a position must have stood for the referee to speak, and
// Quiet after how many plies without a capture a draw may be claimed: sixty rounds,
// as the Chinese rules and the older Asian ones have it.
const (
	Repeated = 3
	Quiet    = 120
)

// redCard is the number of cards that lose.
const redCard = 2

// Facts are what the board says when a move was made.
type Facts struct {
	Status  engine.Status
	Times   int            // how often the position stood, from 1
	Verdict engine.Verdict // of the rules that are played by, where Times is Repeated or more
	Quiet   int            // plies since the last capture
}

// How is how a game ended.
type How uint8

// The ways.
const (
	Mate       How = iota + 1
	Stalemate      // which loses
	TimeUp         // a flag fell
	Resigned       // the player did
	Agreed         // to a draw
	Misses         // too many misreports
	RedCard        // the second card
	Broken         // somebody had to change and repeated all the same
	Repetition     // a draw was claimed
	NoCapture      // a draw was claimed
)

// Ending is how a game ended.
type Ending struct {
	How    How
	Drawn  bool
	Winner engine.Color // unless it was drawn
}

// Result returns the result as records write it.
func (e Ending) Result() string {
	switch {
	case e.Drawn:
		return "1/2-1/2"
	case e.Winner == engine.Red:
		return "1-0"
	}
	return "0-1"
}

// Match is a game that is played. It is not safe for use by several goroutines.
type Match struct {
	Terms
	clock  clock
	turns  int     // moves made and taken back
	stands []stand // at the start and after each move; the last one is now
	ending Ending
	misses int
	score  int // what the program thought last, for itself, in hundredths of a pawn
	scored bool
}

// stand is where a match stands after a move.
type stand struct {
	turn   engine.Color
	facts  Facts
	warned [2]bool // by color: must play something else
}

// New begins a match with a side to move; its clock runs from now on. now tells
// the time.
func New(t Terms, turn engine.Color, now func() time.Time) *Match {
	m := &Match{Terms: t, stands: []stand{{turn: turn, facts: Facts{Times: 1}}}}
	m.clock = clock{control: t.Clock, left: [2]time.Duration{t.Clock.Time, t.Clock.Time}, now: now}
	m.clock.start(turn)
	return m
}

func (m *Match) now() *stand { return &m.stands[len(m.stands)-1] }

// Turn returns the side to move.
func (m *Match) Turn() engine.Color { return m.now().turn }

// Mine reports whether the player is to move.
func (m *Match) Mine() bool { return m.Turn() == m.Side && !m.Over() }

// Theirs reports whether the program is to move.
func (m *Match) Theirs() bool { return m.Turn() != m.Side && !m.Over() }

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.ending.How != 0 }

// Ending returns how the game ended; false: it goes on.
func (m *Match) Ending() (Ending, bool) { return m.ending, m.Over() }

// Turns returns a number that changes with each move, made or taken back.
func (m *Match) Turns() int { return m.turns }

// Plies returns how many moves were made.
func (m *Match) Plies() int { return len(m.stands) - 1 }

func (m *Match) end(how How, winner engine.Color) {
	if !m.Over() {
		m.ending = Ending{How: how, Winner: winner}
		m.clock.stop()
	}
}

func (m *Match) draw(how How) {
	if !m.Over() {
		m.ending = Ending{How: how, Drawn: true}
		m.clock.stop()
	}
}

// Moved is told of a move that the side to move made, and what the board says
// then. A move that comes when the time is up does not count: it is false.
func (m *Match) Moved(f Facts) bool {
	if m.Over() || m.flag() {
		return false
	}
	before := m.now()
	mover := before.turn
	after := stand{turn: mover.Other(), facts: f, warned: before.warned}
	m.clock.press()
	m.stands = append(m.stands, after)
	m.turns++
	switch f.Status {
	case engine.Checkmate:
		m.end(Mate, mover)
		return true
	case engine.Stalemate:
		m.end(Stalemate, mover)
		return true
	}
	m.rule(mover)
	return true
}

// rule applies what the referee says of a position that a side has brought about.
// Who must change is told so first (article 3 of the Asian rules); who then repeats
// once more loses, and nobody needs to claim that: a program cannot, and against one
// it would be a claim that nobody can refuse.
func (m *Match) rule(mover engine.Color) {
	s := m.now()
	loser, must := s.facts.Verdict.Loser()
	switch {
	case s.facts.Times < Repeated || !must || loser != mover && s.warned[mover]:
		s.warned[mover] = false // it has changed
	case loser == mover && s.warned[mover]:
		m.end(Broken, mover.Other())
		return
	}
	if must && s.facts.Times >= Repeated {
		s.warned[loser] = true
	}
}

// MustChange returns the side that loses if it repeats once more; false: neither
// does.
func (m *Match) MustChange() (engine.Color, bool) {
	w := m.now().warned
	return engine.Color(btoi(w[engine.Black])), !m.Over() && (w[engine.Red] || w[engine.Black])
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Resign ends the game: the player gives it up.
func (m *Match) Resign() { m.end(Resigned, m.Side.Other()) }

// Claimed is what came of a claim.
type Claimed uint8

// The answers to a claim.
const (
	Nothing     Claimed = iota // there is nothing to be claimed
	YouMust                    // the player is the one who must change
	ProgramMust                // the program must change, and loses if it repeats once more
	Granted                    // the game is over
)

// Claim claims what the position gives: a draw by repetition, where the rules do
// not say that somebody must change, or after Quiet plies without a capture.
func (m *Match) Claim() Claimed {
	f := m.now().facts
	loser, must := f.Verdict.Loser()
	switch {
	case m.Over():
		return Nothing
	case f.Quiet >= Quiet:
		m.draw(NoCapture)
	case f.Times < Repeated:
		return Nothing
	case must && loser == m.Side:
		return YouMust
	case must:
		return ProgramMust
	default:
		m.draw(Repetition)
	}
	return Granted
}

// Scored notes what the program thinks of its game, in hundredths of a pawn for
// itself.
func (m *Match) Scored(cp int) { m.score, m.scored = cp, true }

// Draws begin to be accepted after so many moves, by a program that does not think
// it stands better than so many hundredths of a pawn.
const (
	drawPlies = 40
	drawScore = 10
)

// Offer offers a draw; true: the program accepts, and the game is over.
func (m *Match) Offer() bool {
	if m.Over() || !m.scored || m.score > drawScore || m.Plies() < drawPlies {
		return false
	}
	m.draw(Agreed)
	return true
}

// Allowed reports whether a player may look, ask or take back: not where cards are
// shown.
func (m *Match) Allowed() bool { return !m.Cards || m.Over() }

// TakeBack takes the last move of the player back, and the answer to it, and
// returns how many plies that is; 0: there is none, or it is not allowed. What the
// clock has run stays run.
func (m *Match) TakeBack() int {
	n := 1 // the program is thinking
	if m.Mine() {
		n = 2
	}
	if !m.Allowed() || m.Over() || n > m.Plies() {
		return 0
	}
	m.stands = m.stands[:len(m.stands)-n]
	m.turns++
	m.clock.turnTo(m.Turn())
	return n
}

// Miss counts a move of a blind player that can be read and is not legal, and
// returns how many there were. With cards the second one loses, else as many as are
// agreed.
func (m *Match) Miss() int {
	if m.Over() {
		return m.misses
	}
	m.misses++
	switch {
	case m.Cards && m.misses >= redCard:
		m.end(RedCard, m.Side.Other())
	case !m.Cards && m.Limit > 0 && m.misses >= m.Limit:
		m.end(Misses, m.Side.Other())
	}
	return m.misses
}

// Misses returns how many misreports there were.
func (m *Match) Misses() int { return m.misses }
