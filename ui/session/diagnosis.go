// What would repair a damaged game: searched apart from the session, since a search
// can take a second, and kept until the moves change.

package session

import (
	"qipu/records"
	"qipu/records/repair"
)

// Finding is what a search found.
type Finding struct {
	content int
	root    records.NodeID
	damage  *repair.Damage
	start   *repair.Rebuilt
}

// Diagnosis is what was searched for and found of the open game as it stands: what
// would repair it, and what its start can have been.
type Diagnosis struct {
	cursor  *records.Cursor
	content int // the number of the game's content, new with every change of moves
	damage  map[records.NodeID]*repair.Damage
	start   *repair.Rebuilt
	problem map[records.NodeID]*records.Problem // what a repair is about, by the line one is in
}

// Diagnosis returns what was searched for and found of the open game.
func (s *Session) Diagnosis() *Diagnosis { return &s.diagnosis }

// changed forgets what was found, since the moves are others now.
func (s *Diagnosis) changed() { *s = Diagnosis{cursor: s.cursor, content: s.content + 1} }

// Content is a number that changes when the moves or the start of the open game
// do, or another game is opened.
func (s *Diagnosis) Content() int { return s.content }

// Damaged returns the problem of a move that a repair would be about here: the
// first of the line one is in, else of the main line, else of any; nil if there is
// none. It must not be changed.
func (s *Diagnosis) Damaged() *records.Problem {
	if len(s.cursor.Game().Problems) == 0 {
		return nil
	}
	here := repair.RootOf(s.cursor.Game(), s.cursor.Node())
	if best, known := s.problem[here]; known {
		return best
	}
	var best *records.Problem
	roots := repair.Roots(s.cursor.Game())
	for i, rank := 0, 0; i < len(s.cursor.Game().Problems) && rank < 3; i++ {
		p, r := &s.cursor.Game().Problems[i], 1
		if !p.AboutMove() || int(p.Node) >= len(roots) || roots[p.Node] < 0 {
			continue
		}
		switch roots[p.Node] {
		case here:
			r = 3
		case 0:
			r = 2
		}
		if r > rank {
			best, rank = p, r
		}
	}
	if s.problem == nil {
		s.problem = map[records.NodeID]*records.Problem{}
	}
	s.problem[here] = best
	return best
}

// Repairs returns what would repair the game here; nil if that has not been
// searched for, or nothing is damaged.
func (s *Diagnosis) Repairs() *repair.Damage {
	p := s.Damaged()
	if p == nil {
		return nil
	}
	return s.damage[repair.RootOf(s.cursor.Game(), p.Node)]
}

// SeekRepairs returns the search for repairs that is still to be made, or nil. It
// may run at any time, in a goroutine of its own; Found takes what it finds.
func (s *Diagnosis) SeekRepairs() func() Finding {
	p := s.Damaged()
	if p == nil || s.Repairs() != nil {
		return nil
	}
	f := Finding{content: s.content, root: repair.RootOf(s.cursor.Game(), p.Node)}
	line := repair.LineOf(s.cursor.Game(), p.Node)
	return func() Finding {
		f.damage = &repair.Damage{Line: line, Report: line.Find()}
		return f
	}
}

// Start returns what the moves tell of the start; nil if that has not been
// searched for.
func (s *Diagnosis) Start() *repair.Rebuilt { return s.start }

// SeekStart returns the search for what the moves tell of the start, or nil if it
// was made. It may run in a goroutine of its own; Found takes what it finds.
func (s *Diagnosis) SeekStart() func() Finding {
	if s.start != nil {
		return nil
	}
	f, b := Finding{content: s.content}, repair.BeginningOf(s.cursor.Game())
	return func() Finding {
		built := b.Rebuild()
		f.start = &built
		return f
	}
}

// Found takes what a search found; false if it comes too late and is dropped.
func (s *Diagnosis) Found(f Finding) bool {
	if f.content != s.content {
		return false
	}
	if f.start != nil {
		s.start = f.start
	}
	if f.damage != nil {
		if s.damage == nil {
			s.damage = map[records.NodeID]*repair.Damage{}
		}
		s.damage[f.root] = f.damage
	}
	return true
}
