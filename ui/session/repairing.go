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

// repairing is what searches found of the game as it stands.
type repairing struct {
	content int // the number of the game's content, new with every change of moves
	damage  map[records.NodeID]*repair.Damage
	start   *repair.Rebuilt
	problem map[records.NodeID]*records.Problem // what a repair is about, by the line one is in
}

// changed forgets what was found, since the moves are others now.
func (s *Session) changed() { s.repairing = repairing{content: s.repairing.content + 1} }

// Content is a number that changes when the moves or the start of the open game
// do, or another game is opened.
func (s *Session) Content() int { return s.repairing.content }

// Damaged returns the problem of a move that a repair would be about here: the
// first of the line one is in, else of the main line, else of any; nil if there is
// none. It must not be changed.
func (s *Session) Damaged() *records.Problem {
	if len(s.game.Problems) == 0 {
		return nil
	}
	m, here := &s.repairing, repair.RootOf(s.game, s.Node())
	if best, known := m.problem[here]; known {
		return best
	}
	var best *records.Problem
	roots := repair.Roots(s.game)
	for i, rank := 0, 0; i < len(s.game.Problems) && rank < 3; i++ {
		p, r := &s.game.Problems[i], 1
		if !repair.Damaged(p) || int(p.Node) >= len(roots) || roots[p.Node] < 0 {
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
	if m.problem == nil {
		m.problem = map[records.NodeID]*records.Problem{}
	}
	m.problem[here] = best
	return best
}

// Repairs returns what would repair the game here; nil if that has not been
// searched for, or nothing is damaged.
func (s *Session) Repairs() *repair.Damage {
	p := s.Damaged()
	if p == nil {
		return nil
	}
	return s.repairing.damage[repair.RootOf(s.game, p.Node)]
}

// SeekRepairs returns the search for repairs that is still to be made, or nil. It
// may run at any time, in a goroutine of its own; Found takes what it finds.
func (s *Session) SeekRepairs() func() Finding {
	p := s.Damaged()
	if p == nil || s.Repairs() != nil {
		return nil
	}
	f := Finding{content: s.repairing.content, root: repair.RootOf(s.game, p.Node)}
	line := repair.LineOf(s.game, p.Node)
	return func() Finding {
		f.damage = &repair.Damage{Line: line, Report: line.Find()}
		return f
	}
}

// Start returns what the moves tell of the start; nil if that has not been
// searched for.
func (s *Session) Start() *repair.Rebuilt { return s.repairing.start }

// SeekStart returns the search for what the moves tell of the start, or nil if it
// was made. It may run in a goroutine of its own; Found takes what it finds.
func (s *Session) SeekStart() func() Finding {
	if s.repairing.start != nil {
		return nil
	}
	f, b := Finding{content: s.repairing.content}, repair.BeginningOf(s.game)
	return func() Finding {
		built := b.Rebuild()
		f.start = &built
		return f
	}
}

// Found takes what a search found; false if it comes too late and is dropped.
func (s *Session) Found(f Finding) bool {
	m := &s.repairing
	if f.content != m.content {
		return false
	}
	if f.start != nil {
		m.start = f.start
	}
	if f.damage != nil {
		if m.damage == nil {
			m.damage = map[records.NodeID]*repair.Damage{}
		}
		m.damage[f.root] = f.damage
	}
	return true
}

// Repair makes a repair that was found, with edits that are undone as one. The
// remark is added to the comment where the change is.
func (s *Session) Repair(d *repair.Damage, r repair.Change, remark string) error {
	return s.Together(func(edit repair.Editor) error { return d.Line.Apply(s.game, r, remark, edit) })
}

// SetStart gives the game another start, and reads on where texts could not be
// read without it. It is undone as one edit.
func (s *Session) SetStart(fen string) error {
	return s.Together(func(edit repair.Editor) error {
		if _, err := edit(records.Edit{Op: records.SetStart, Text: fen}); err != nil {
			return err
		}
		return repair.MainLine(s.game).ReadOn(s.game, edit)
	})
}
