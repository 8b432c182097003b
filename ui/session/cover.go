// Cover (遮譜): the moves to come are hidden until they are found.

package session

import (
	"qipu/engine"
	"qipu/ui/veil"
)

// cover is whether the moves to come are hidden, and which side is solved.
type cover struct {
	on      bool
	diagram bool // on, since the record begins from a diagram: nobody chose it
	solving bool
	side    engine.Color
}

// Covered reports whether the moves to come, the branch line and later comments
// are hidden.
//
// Whether a record begins from a diagram is not told while blind, when the moves
// to come are hidden anyhow.
func (s *Session) Covered() bool {
	return s.cover.on || s.cover.diagram && s.Veil().Level == veil.Open
}

// CoverKept reports whether the game is covered, or will be when one is no longer
// blind: what is kept of it.
func (s *Session) CoverKept() bool { return s.cover.on || s.cover.diagram }

// Cover hides the moves to come, or shows them.
func (s *Session) Cover(on bool) {
	s.cover.on, s.cover.diagram = on, false
	if !on {
		s.cover.solving = false
	}
}

// Solve starts playing the side to move against the record: the moves to come
// are covered, and each right move is answered.
func (s *Session) Solve() { s.cover = cover{on: true, solving: true, side: s.Board().Turn} }

// Solving reports whether one side is being solved, and which.
func (s *Session) Solving() (engine.Color, bool) { return s.cover.side, s.cover.solving }

// Shown returns the last ply of the line that may be seen.
func (s *Session) Shown() int {
	if s.Covered() {
		return s.Ply()
	}
	return s.Plies()
}
