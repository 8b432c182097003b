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
	Plies []int        // after which it stood, 0 being the start; the present one is the last
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
	last := c.ply
	here := c.after(last)
	r := Repetition{Times: 1, Plies: []int{last}}
	if !here.ok {
		return r
	}
	for i := last - 2; i >= last-int(here.back); i -= 2 {
		if c.known[i].pos.Same(&here.pos) {
			r.Plies = append(r.Plies, i)
		}
	}
	slices.Reverse(r.Plies)
	r.Times = len(r.Plies)
	if n := len(r.Plies) - Occurrences; n >= 0 {
		first := r.Plies[n]
		moves := make([]engine.Move, 0, last-first)
		for _, id := range c.line[first+1 : last+1] {
			moves = append(moves, c.game.nodes[id].move)
		}
		r.Cycle = engine.NewCycle(&here.pos, moves) // which is the same as the first one
		r.Partial = c.partial(last - int(here.back))
	}
	return r
}

// partial reports whether the line is cut off before a ply.
func (c *Cursor) partial(ply int) bool {
	if ply == 0 {
		return c.game.Start.At != engine.StandardSetup().At
	}
	before := &c.known[ply-1]
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
