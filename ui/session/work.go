// Edits of the game, undone and done again, and whether they are saved.

package session

import "qipu/records"

// work is what was changed since the game was opened.
type work struct {
	done, undone []change
	saved        int // length of done when it was saved; -1 when that state is lost
	warned       warning
}

// warning is of leaving unsaved work: by which command, after how many edits.
type warning struct {
	by    string
	edits int
}

// change is an edit to be applied, and the node on which one stands after it.
type change struct {
	edit records.Edit
	node records.NodeID
	game *records.Game // instead of an edit: the game as a whole that comes in its place

	cover cover // of that game
	loose bool
}

// Edit changes the game, so that it can be undone. One stays where one is, or
// goes back to the nearest move that is left.
func (s *Session) Edit(e records.Edit) error {
	_, err := s.apply(e)
	return err
}

func (s *Session) apply(e records.Edit) (undo records.Edit, err error) {
	at := s.Node()
	undo, err = s.game.Apply(e)
	if err != nil {
		return undo, err
	}
	w := &s.work
	if w.saved > len(w.done) {
		w.saved = -1
	}
	w.done = append(w.done, change{edit: undo, node: at})
	w.undone = w.undone[:0]
	s.edited(e)
	s.tell(e)
	return undo, nil
}

// Replace puts a mended game in the place of the open one, so that it can be
// undone, and goes to its last move at most as far as one was.
func (s *Session) Replace(g *records.Game) {
	ply := s.Ply()
	s.replace(g)
	s.GoToPly(ply)
}

// SetUp puts a game that is in no file in the place of the open one, so that it
// can be undone.
func (s *Session) SetUp(g *records.Game) {
	s.replace(g)
	s.cover, s.loose = cover{}, true
}

func (s *Session) replace(g *records.Game) {
	s.work.done = append(s.work.done, s.whole())
	s.work.undone = s.work.undone[:0]
	s.swap(g, 0)
}

// whole is the open game as a change that brings it back.
func (s *Session) whole() change {
	return change{game: s.game, node: s.Node(), cover: s.cover, loose: s.loose}
}

func (s *Session) swap(g *records.Game, at records.NodeID) {
	s.game = g
	s.cached = cached{texts: map[records.NodeID]*Texts{}}
	s.place.enter(g)
	if at != 0 && g.Has(at) {
		s.place.goTo(at)
	}
	s.moved()
}

// tell lets whoever keeps a journal know of an edit.
func (s *Session) tell(e records.Edit) {
	if s.OnEdit != nil {
		s.OnEdit(e)
	}
}

// Recover makes the edits that a journal kept, up to the first that does not
// fit, and returns how many it made. They can be undone.
func (s *Session) Recover(edits []records.Edit) int {
	tell := s.OnEdit
	s.OnEdit = nil
	defer func() { s.OnEdit = tell }()
	for i, e := range edits {
		if _, err := s.apply(e); err != nil {
			return i
		}
	}
	return len(edits)
}

// edited brings what was computed in line with the tree.
func (s *Session) edited(e records.Edit) {
	s.cached.known.ok = false
	switch e.Op {
	case records.Comment, records.Mark, records.Unread, records.AddTag, records.SetTag, records.DropTag:
		return
	case records.AddMove, records.Restore, records.Delete, records.Reorder, records.CutTail, records.GrowTail:
	default:
		clear(s.cached.texts)
	}
	s.place.rebuild(s.game.Has)
}

// Undo takes the last edit back and goes to where it was made.
func (s *Session) Undo() error {
	return s.turn(&s.work.done, &s.work.undone, NothingToUndo)
}

// Redo makes the edit again that was taken back last.
func (s *Session) Redo() error {
	return s.turn(&s.work.undone, &s.work.done, NothingToRedo)
}

func (s *Session) turn(from, to *[]change, nothing State) error {
	n := len(*from)
	if n == 0 {
		return &StateError{nothing}
	}
	c, at := (*from)[n-1], s.Node()
	if c.game != nil {
		*from = (*from)[:n-1]
		*to = append(*to, s.whole())
		s.swap(c.game, c.node)
		s.cover, s.loose = c.cover, c.loose
		return nil
	}
	back, err := s.game.Apply(c.edit)
	if err != nil {
		return err
	}
	*from = (*from)[:n-1]
	*to = append(*to, change{edit: back, node: at})
	s.edited(c.edit)
	s.tell(c.edit)
	if s.game.Has(c.node) {
		s.place.goTo(c.node)
	}
	s.moved()
	return nil
}

// CanUndo reports whether there is something to undo.
func (s *Session) CanUndo() bool { return len(s.work.done) > 0 }

// CanRedo reports whether there is something to redo.
func (s *Session) CanRedo() bool { return len(s.work.undone) > 0 }

// Unsaved reports whether there is work that is in no file.
func (s *Session) Unsaved() bool { return len(s.work.done) != s.work.saved }

// Saved notes that the game as it stands is in a file.
func (s *Session) Saved() { s.work.saved = len(s.work.done) }
