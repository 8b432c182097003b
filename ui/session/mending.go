// What would mend a damaged game: searched apart from the session, since a search
// can take a second, and kept until the moves change.

package session

import (
	"qipu/records"
	"qipu/records/mend"
)

// Finding is what a search found.
type Finding struct {
	content int
	root    records.NodeID
	damage  *mend.Damage
	start   *mend.Rebuilt
}

// mending is what searches found of the game as it stands.
type mending struct {
	content int // the number of the game's content, new with every change of moves
	damage  map[records.NodeID]*mend.Damage
	start   *mend.Rebuilt
	problem map[records.NodeID]*records.Problem // what a repair is about, by the line one is in
}

// changed forgets what was found, since the moves are others now.
func (s *Session) changed() { s.mending = mending{content: s.mending.content + 1} }

// Content is a number that changes when the moves or the start of the open game
// do, or another game is opened.
func (s *Session) Content() int { return s.mending.content }

// Damaged returns the problem of a move that a repair would be about here: the
// first of the line one is in, else of the main line, else of any; nil if there is
// none. It must not be changed.
func (s *Session) Damaged() *records.Problem {
	if len(s.game.Problems) == 0 {
		return nil
	}
	m, here := &s.mending, mend.RootOf(s.game, s.Node())
	if best, known := m.problem[here]; known {
		return best
	}
	var best *records.Problem
	roots := mend.Roots(s.game)
	for i, rank := 0, 0; i < len(s.game.Problems) && rank < 3; i++ {
		p, r := &s.game.Problems[i], 1
		if !mend.Damaged(p) || int(p.Node) >= len(roots) || roots[p.Node] < 0 {
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

// Repairs returns what would mend the game here; nil if that has not been
// searched for, or nothing is damaged.
func (s *Session) Repairs() *mend.Damage {
	p := s.Damaged()
	if p == nil {
		return nil
	}
	return s.mending.damage[mend.RootOf(s.game, p.Node)]
}

// SeekRepairs returns the search for repairs that is still to be made, or nil. It
// may run at any time, in a goroutine of its own; Found takes what it finds.
func (s *Session) SeekRepairs() func() Finding {
	p := s.Damaged()
	if p == nil || s.Repairs() != nil {
		return nil
	}
	f := Finding{content: s.mending.content, root: mend.RootOf(s.game, p.Node)}
	line := mend.LineOf(s.game, p.Node)
	return func() Finding {
		f.damage = &mend.Damage{Line: line, Report: line.Repairs()}
		return f
	}
}

// Start returns what the moves tell of the start; nil if that has not been
// searched for.
func (s *Session) Start() *mend.Rebuilt { return s.mending.start }

// SeekStart returns the search for what the moves tell of the start, or nil if it
// was made. It may run in a goroutine of its own; Found takes what it finds.
func (s *Session) SeekStart() func() Finding {
	if s.mending.start != nil {
		return nil
	}
	f, b := Finding{content: s.mending.content}, mend.BeginningOf(s.game)
	return func() Finding {
		built := b.Rebuild()
		f.start = &built
		return f
	}
}

// Found takes what a search found; false if it comes too late and is dropped.
func (s *Session) Found(f Finding) bool {
	m := &s.mending
	if f.content != m.content {
		return false
	}
	if f.start != nil {
		m.start = f.start
	}
	if f.damage != nil {
		if m.damage == nil {
			m.damage = map[records.NodeID]*mend.Damage{}
		}
		m.damage[f.root] = f.damage
	}
	return true
}

// Repair makes a repair that was found, with edits that are undone as one. The
// remark is added to the comment where the change is.
func (s *Session) Repair(d *mend.Damage, r mend.Repair, remark string) error {
	return s.Together(func(edit mend.Editor) error { return d.Line.Apply(s.game, r, remark, edit) })
}

// SetStart gives the game another start, and reads on where texts could not be
// read without it. It is undone as one edit.
func (s *Session) SetStart(fen string) error {
	return s.Together(func(edit mend.Editor) error {
		if _, err := edit(records.Edit{Op: records.SetStart, Text: fen}); err != nil {
			return err
		}
		return mend.MainLine(s.game).ReadOn(s.game, edit)
	})
}
