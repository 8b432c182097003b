// Cover (遮譜): the moves to come are hidden until they are found.

package session

import (
	"qipu/engine"
	"qipu/ui/veil"
)

// Cover is whether the moves to come are hidden, and which side is solved.
type Cover struct {
	on      bool
	diagram bool // on, since the record begins from a diagram: nobody chose it
	solving bool
	side    engine.Color
}

// Set hides the moves to come, or shows them.
func (c *Cover) Set(on bool) { *c = Cover{on: on, solving: on && c.solving, side: c.side} }

// Solve starts playing a side against the record: the moves to come are hidden,
// and each right move is answered.
func (c *Cover) Solve(side engine.Color) { *c = Cover{on: true, solving: true, side: side} }

// Kept reports whether the game is covered, or will be when one is no longer
// blind: what is kept of it.
func (c *Cover) Kept() bool { return c.on || c.diagram }

// solves reports whether a side is being solved.
func (c *Cover) solves(side engine.Color) bool { return c.solving && c.side == side }

// Cover returns how the open game is covered.
func (s *Session) Cover() *Cover { return &s.cover }

// Covered reports whether the moves to come, the branch line and later comments
// are hidden.
//
// Whether a record begins from a diagram is not told while blind, when the moves
// to come are hidden anyhow.
func (s *Session) Covered() bool {
	return s.cover.on || s.cover.diagram && s.Veil().Level == veil.Open
}

// Shown returns the last ply of the line that may be seen.
func (s *Session) Shown() int {
	if s.Covered() {
		return s.Ply()
	}
	return s.Plies()
}
