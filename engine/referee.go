// What a rule set says of a cycle.

package engine

import "slices"

// Rules is a set of rules about positions that come again.
type Rules uint8

// The rule sets.
const (
	Asian   Rules = iota // of the Asian Xiangqi Federation; the World Xiangqi Rules of 2018 are the same in this
	Chinese              // of the Chinese Xiangqi Association, 2020, as far as they can be applied without judging a game
	NoRules              // facts alone
)

var rulesNames = [...]string{"axf", "chinese", "none"}

// String returns the name in settings: "axf", "chinese" or "none".
func (r Rules) String() string { return rulesNames[r] }

// RulesNamed returns the rule set of a name, "wxf" being another one of the Asian
// rules; false for an unknown name.
func RulesNamed(name string) (Rules, bool) {
	if name == "wxf" {
		return Asian, true
	}
	for r, n := range rulesNames {
		if n == name {
			return Rules(r), true
		}
	}
	return NoRules, false
}

// Verdict is what a rule set says of a position that comes for the third time.
// It is what a player may claim, not the end of the game: whoever is said to lose
// is first asked to play something else (article 3 of the Asian rules).
type Verdict uint8

// The verdicts.
const (
	Undecided  Verdict = iota // the rule set does not settle it
	Draw                      // a draw, if nobody changes
	RedLoses                  // Red must change, or loses
	BlackLoses                // Black must change, or loses
)

// String returns the name: "draw", "red-loses", "black-loses" or nothing.
func (v Verdict) String() string { return [...]string{"", "draw", "red-loses", "black-loses"}[v] }

// Loser returns the side that must change; false if none must.
func (v Verdict) Loser() (Color, bool) { return Color(v - RedLoses), v >= RedLoses }

func loses(c Color) Verdict { return RedLoses + Verdict(c) }

// Verdict returns what the rules say of the cycle.
func (c *Cycle) Verdict(r Rules) Verdict {
	switch r {
	case Asian:
		return c.asian()
	case Chinese:
		return c.chinese()
	}
	return Undecided
}

// asian follows articles 6 to 36 of the Asian rules, as its 106 diagrams show
// them applied.
func (c *Cycle) asian() Verdict {
	red, black := &c.Sides[Red], &c.Sides[Black]
	for _, grave := range []Conduct{Check, Chase} {
		switch r, b := red.Conduct == grave, black.Conduct == grave; {
		case r && b && grave == Check: // article 7
			return Draw
		case r && b:
			return mutualChase(red, black)
		case r: // articles 6, 8; 18 and diagrams 32 to 38, 50
			return RedLoses
		case b:
			return BlackLoses
		}
	}
	return Draw
}

// mutualChase: a side that attacks directly loses against one that only takes
// protections away, since that is all that a pinned rook can do (article 19,
// diagrams 39 to 41 and 61).
func mutualChase(red, black *Course) Verdict {
	switch r, b := red.direct(), black.direct(); {
	case r && !b:
		return RedLoses
	case b && !r:
		return BlackLoses
	}
	return Draw
}

// direct reports whether every move attacks one piece directly.
func (c *Course) direct() bool {
	for _, t := range c.Targets {
		if t.Direct {
			return true
		}
	}
	return false
}

// chinese gives a verdict only where no judgement is needed: perpetual check, and
// checks and attacks by turns (article 24, 24.11, 24.13) against a side that
// surely has a move that does nothing. Threats of mate and gains by exchanges are
// beyond it.
func (c *Cycle) chinese() Verdict {
	red, black := c.Sides[Red].Conduct == Check, c.Sides[Black].Conduct == Check
	switch {
	case red && black:
		return Draw
	case red:
		return RedLoses
	case black:
		return BlackLoses
	}
	verdict := Undecided
	for _, s := range []Color{Red, Black} {
		if c.forcesAlways(s) {
			if verdict != Undecided || !c.surelyIdle(s.Other()) {
				return Undecided
			}
			verdict = loses(s)
		}
	}
	return verdict
}

// forcesAlways reports whether every move of a side checks or attacks a piece
// that it can really win: no pawn, and not at the price of being mated at once.
func (c *Cycle) forcesAlways(s Color) bool {
	p, n := c.start, 0
	for _, m := range c.moves {
		mover := p.turn
		p = p.PlayLegal(m)
		if mover != s {
			continue
		}
		d := &c.Sides[s].Deeds[n]
		n++
		if !d.Check && !p.winsReally(s, d.Attacks) {
			return false
		}
	}
	return n > 0
}

// winsReally reports whether one of the attacks of c is on a piece whose capture
// would not let the other side win at once.
func (p *Position) winsReally(c Color, attacks []Attack) bool {
	x := p.toMove(c)
	for _, t := range p.AppendThreats(nil, c) {
		attacked := slices.ContainsFunc(attacks, func(a Attack) bool { return a.On == t.On })
		if !attacked || p.At(t.On).Kind() == Pawn {
			continue
		}
		q := x.PlayLegal(Move{t.By, t.On})
		if n, ok := q.MateIn(1, mateLimit); n == 0 && ok {
			return true
		}
	}
	return false
}

// mateLimit is enough moves to look for a mate in one.
const mateLimit = 1 << 12

// surelyIdle reports whether a side has a move that does nothing under any
// reading: its king stepped out of check, or it has nothing left that could
// attack.
func (c *Cycle) surelyIdle(s Color) bool {
	army := &c.start.sides[s]
	if len(army.of(Pawn))+len(army.of(Horse))+len(army.of(Cannon))+len(army.of(Rook)) == 0 {
		return true
	}
	p := c.start
	for _, m := range c.moves {
		if p.turn == s && m.From == p.King(s) && p.InCheck() != NoSquare {
			return true
		}
		p = p.PlayLegal(m)
	}
	return false
}
