// Positions that come again in a game, and how long nothing was captured.

package records

import (
	"slices"

	"qipu/engine"
)

// Occurrences is how often a position must have stood for a rule set to say
// anything of it: the Asian and the Chinese rules judge a cycle of three.
const Occurrences = 3

// Quiet moves at which a draw may be claimed, in plies.
const (
	FiftyRounds = 100 // the Asian regulations of 2017, and most servers
	SixtyRounds = 120 // the Chinese rules, and an older print of the Asian ones
)

// Repetition is how often a position stood on the board in a line, and what each
// side did about it.
type Repetition struct {
	Times int          // 1: never before
	Plies []int        // after which it stood, 0 being the start; the present one is the last; nil at the first time
	Cycle engine.Cycle // of the last three times; of nothing where there are fewer

	// Partial says, at a third time, that the position may have stood more often:
	// since the start of the record, which is not that of a game, or since a move
	// that is not legal, nothing was done that cannot be undone.
	Partial bool
}

// Repeats returns when the present position stood in the line to it. Two
// positions are one where the same kinds of pieces stand on the same points and
// the same side is to move. What stands before an illegal move is not counted.
func (c *Cursor) Repeats() Repetition {
	if c.told.Times == 0 || c.toldOf != c.Node() {
		c.told, c.toldOf = c.repetition(c.after(c.ply), c.ply, engine.Move{}), c.Node()
	}
	return c.told
}

// WouldRepeat is Repeats of the position after a legal move from the place.
func (c *Cursor) WouldRepeat(m engine.Move) Repetition {
	next, _ := c.after(c.ply).After(m)
	return c.repetition(&next, c.ply+1, m)
}

// repetition looks for a situation in the line that leads to it, whose last move
// may not be in the game.
func (c *Cursor) repetition(here *Situation, ply int, last engine.Move) Repetition {
	r := Repetition{Times: 1}
	if !here.ok {
		return r
	}
	for i := ply - 2; i >= ply-int(here.back); i -= 2 {
		if c.after(i).pos.Same(&here.pos) {
			r.Plies = append(r.Plies, i)
		}
	}
	if r.Plies == nil {
		return r
	}
	slices.Reverse(r.Plies)
	r.Plies = append(r.Plies, ply)
	r.Times = len(r.Plies)
	if n := r.Times - Occurrences; n >= 0 {
		first := r.Plies[n]
		moves := make([]engine.Move, 0, ply-first)
		for at := first + 1; at < ply; at++ {
			moves = append(moves, c.game.nodes[c.line[at]].move)
		}
		if last == (engine.Move{}) {
			last = c.game.nodes[c.line[ply]].move
		}
		r.Cycle = engine.NewCycle(&here.pos, append(moves, last)) // which is the same as the first one
		r.Partial = c.partial(ply - int(here.back))
	}
	return r
}

// partial reports whether the line is cut off before a ply.
func (c *Cursor) partial(ply int) bool {
	if ply == 0 {
		return c.game.Start.At != engine.StandardSetup().At
	}
	before := c.after(ply - 1)
	return !before.ok || !before.pos.Legal(c.game.nodes[c.line[ply]].move)
}

// Quiet returns how many moves were made since the last capture, or since the
// start, pawn moves too, and how many of them were each side's checks.
func (c *Cursor) Quiet() (plies int, checks [2]int) {
	plies = c.QuietPlies()
	for i := range plies {
		at := c.after(c.ply - i)
		if at.ok && at.pos.InCheck() != engine.NoSquare {
			checks[at.pos.Turn().Other()]++
		}
	}
	return plies, checks
}

// QuietPlies is Quiet without the checks.
func (c *Cursor) QuietPlies() int { return int(c.after(c.ply).quiet) }
