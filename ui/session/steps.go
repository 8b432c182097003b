// Edits of the game, undone and done again.

package session

import (
	"slices"

	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/veil"
)

// Edit changes the game, so that it can be undone. One stays where one is, or
// goes back to the nearest move that is left.
func (s *Session) Edit(e records.Edit) error {
	return s.Together(func(edit repair.Editor) error {
		_, err := edit(e)
		return err
	})
}

// Together makes all edits that do makes as one: they are undone together. If do
// fails, none is made.
func (s *Session) Together(do func(repair.Editor) error) error {
	at, end := s.Node(), s.cursor.End()
	var made, undo []records.Edit
	err := do(func(e records.Edit) (records.Edit, error) {
		back, err := s.game.Apply(e)
		if err == nil {
			made, undo = append(made, e), append(undo, back)
		}
		return back, err
	})
	slices.Reverse(undo)
	if err != nil {
		for _, e := range undo {
			_, _ = s.game.Apply(e) // what was just made can be undone
		}
		return err
	}
	if len(made) > 0 {
		s.history.push(change{edits: undo, node: at, end: end, changed: s.number, counts: true})
		s.edited(made)
	}
	return nil
}

// Shelve leaves an edit to Redo, as if it had been made and taken back. Nobody is
// told of it.
func (s *Session) Shelve(e records.Edit) {
	c := change{edits: []records.Edit{e}, node: s.Node(), end: s.cursor.End(), changed: s.number, counts: true}
	s.history.push(c) // what was undone before is gone, as with any edit
	s.history.done = s.history.done[:len(s.history.done)-1]
	s.history.undone = append(s.history.undone, c)
}

// edited brings what was computed in line with the tree, and tells of the edits.
func (s *Session) edited(edits []records.Edit) {
	s.cached.known.ok = false
	tree := false
	for _, e := range edits {
		switch e.Op {
		case records.Comment, records.Mark, records.AddTag, records.SetTag, records.DropTag:
			continue
		case records.AddMove, records.Restore, records.Delete, records.Reorder, records.CutTail, records.GrowTail, records.Unread:
		default:
			s.cached.texts = lineTexts{}
		}
		tree = true
	}
	if tree {
		s.diagnosis.changed()
		s.cursor.Refresh()
		s.board = s.cursor.Board()
	}
	for _, e := range edits {
		s.OnStep.tell(Step{Edit: e})
	}
}

// Undo takes the last step back and goes to where it was made.
//
// While blind a move that is taken back is counted: it was a try.
func (s *Session) Undo() error {
	tried := false
	if n := len(s.history.done); n > 0 {
		tried = slices.ContainsFunc(s.history.done[n-1].edits, func(e records.Edit) bool { return e.Op == records.Delete })
	}
	err := s.turn(&s.history.done, &s.history.undone, NothingToUndo)
	if err == nil && tried && s.Veil().Level != veil.Open {
		s.Peeks.Undone++
	}
	return err
}

// Redo makes the step again that was taken back last.
func (s *Session) Redo() error {
	return s.turn(&s.history.undone, &s.history.done, NothingToRedo)
}

func (s *Session) turn(from, to *[]change, nothing State) error {
	n := len(*from)
	if n == 0 {
		return &StateError{nothing}
	}
	c := (*from)[n-1]
	back := c
	back.node, back.end = s.Node(), s.cursor.End()
	if c.document != nil {
		now := s.document
		back.document = &now
		d := *c.document
		if d.number == now.number && d.mirrored == now.mirrored {
			d.bookmarks = now.bookmarks // they are no steps
		}
		s.show(d, c.node)
		s.history.open = d.number
		s.OnStep.tell(Step{Swap: d.swap(c.counts)})
	} else {
		back.edits = make([]records.Edit, len(c.edits))
		for i, e := range c.edits {
			var err error
			if back.edits[len(back.edits)-1-i], err = s.game.Apply(e); err != nil {
				return err
			}
		}
		s.edited(c.edits)
		for _, n := range []records.NodeID{c.end, c.node} {
			s.cursor.ToNode(n)
		}
		s.moved()
	}
	*from = (*from)[:n-1]
	*to = append(*to, back)
	return nil
}

// Revert takes back every step since the last save, or since the game was opened.
// Redo makes them again.
func (s *Session) Revert() error {
	if !s.Unsaved() {
		return &StateError{NothingToUndo}
	}
	for s.Unsaved() && s.history.CanUndo() {
		if err := s.Undo(); err != nil {
			return err
		}
	}
	return nil
}
