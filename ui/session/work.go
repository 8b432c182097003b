// Edits of the game, undone and done again.

package session

import (
	"slices"

	"qipu/records"
	"qipu/records/repair"
)

// whole is a game that is open, and what goes with it when another one takes its
// place.
type whole struct {
	game      *records.Game
	piece     int // of work: 0 is the collection's game, others were pasted or set up
	mirrored  bool
	bookmarks []Bookmark
	cover     cover
	folds     folds
}

// Step is one thing that was done: an edit of the open game, or another game in
// the place of it.
type Step struct {
	Edit  records.Edit
	Whole *Whole // instead of an edit
}

// Whole is a game that takes the place of the open one.
type Whole struct {
	Game     *records.Game
	Piece    int  // of work: 0 is the collection's game, repaired or mirrored; others were pasted or set up
	Mirrored bool // left and right are exchanged
	Counts   bool // the swap is work to be saved
}

// change is how a step is taken back: by edits or by the game that was open
// before; and the node on which one stands after it.
type change struct {
	edits  []records.Edit
	whole  *whole // instead of edits
	node   records.NodeID
	end    records.NodeID // of the line that is followed then
	piece  int            // of work: which one it changes
	counts bool           // it is to be saved
}

// Edit changes the game, so that it can be undone. One stays where one is, or
// goes back to the nearest move that is left.
func (s *Session) Edit(e records.Edit) error {
	_, err := s.apply(e)
	return err
}

func (s *Session) apply(e records.Edit) (undo records.Edit, err error) {
	err = s.Together(func(edit repair.Editor) error {
		undo, err = edit(e)
		return err
	})
	return undo, err
}

// Together makes all edits that do makes as one: they are undone together. If do
// fails, none is made.
func (s *Session) Together(do func(repair.Editor) error) error {
	at, end := s.Node(), s.end()
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
		s.work.push(change{edits: undo, node: at, end: end, piece: s.piece, counts: true})
		s.edited(made)
	}
	return nil
}

// SetUp puts a game that is in no file in the place of the open one, so that it
// can be undone.
func (s *Session) SetUp(g *records.Game) { s.setAside(g, true) }

// Paste is SetUp for a game that was not made here: it is no work to be saved
// until it is edited.
func (s *Session) Paste(g *records.Game) { s.setAside(g, false) }

func (s *Session) setAside(g *records.Game, counts bool) {
	s.work.pieces++
	s.swap(whole{game: g, piece: s.work.pieces, cover: coverOf(g)}, 0, counts)
	s.restart()
}

// swap puts another game in the place of the open one, at one of its moves.
func (s *Session) swap(w whole, at records.NodeID, counts bool) {
	before := s.whole
	s.work.push(change{whole: &before, node: s.Node(), piece: w.piece, counts: counts})
	s.show(w, at)
	s.tellWhole(counts)
}

// end returns the last node of the line that is followed.
func (s *Session) end() records.NodeID { return s.Line()[s.Plies()] }

// tell lets whoever keeps a journal know of a step.
func (s *Session) tell(step Step) {
	if s.OnStep != nil {
		s.OnStep(step)
	}
}

func (s *Session) tellWhole(counts bool) {
	s.tell(Step{Whole: &Whole{s.game, s.piece, s.mirrored, counts}})
}

// Recover makes the steps that a journal kept, up to the first that does not
// fit, and returns how many it made. They can be undone.
func (s *Session) Recover(steps []Step) int {
	tell := s.OnStep
	s.OnStep = nil
	defer func() { s.OnStep = tell }()
	for i, step := range steps {
		if w := step.Whole; w != nil {
			s.recoverWhole(w)
		} else if _, err := s.apply(step.Edit); err != nil {
			return i
		}
	}
	return len(steps)
}

func (s *Session) recoverWhole(w *Whole) {
	s.work.pieces = max(s.work.pieces, w.Piece)
	now := whole{game: w.Game, piece: w.Piece, mirrored: w.Mirrored, cover: coverOf(w.Game)}
	if now.piece == s.piece && now.mirrored == s.mirrored {
		now.bookmarks = s.bookmarks
	}
	s.swap(now, 0, w.Counts)
}

// Put puts another run's game in the place of the open one, so that it can be
// undone: the collection's where Piece is 0, else a new piece of work.
func (s *Session) Put(w Whole) {
	if w.Piece != 0 {
		w.Piece = s.work.pieces + 1
	}
	s.recoverWhole(&w)
	s.restart()
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
			clear(s.cached.texts)
		}
		tree = true
	}
	if tree {
		s.changed()
		s.cursor.Refresh()
		s.board = s.cursor.Board()
	}
	for _, e := range edits {
		s.tell(Step{Edit: e})
	}
}

// Undo takes the last step back and goes to where it was made.
func (s *Session) Undo() error {
	return s.turn(&s.work.done, &s.work.undone, NothingToUndo)
}

// Redo makes the step again that was taken back last.
func (s *Session) Redo() error {
	return s.turn(&s.work.undone, &s.work.done, NothingToRedo)
}

func (s *Session) turn(from, to *[]change, nothing State) error {
	n := len(*from)
	if n == 0 {
		return &StateError{nothing}
	}
	c := (*from)[n-1]
	back := c
	back.node, back.end = s.Node(), s.end()
	if c.whole != nil {
		now := s.whole
		back.whole = &now
		w := *c.whole
		if w.piece == now.piece && w.mirrored == now.mirrored {
			w.bookmarks = now.bookmarks // they are no steps
		}
		s.show(w, c.node)
		s.tellWhole(c.counts)
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
	for s.Unsaved() && s.CanUndo() {
		if err := s.Undo(); err != nil {
			return err
		}
	}
	return nil
}

// CanUndo reports whether there is something to undo.
func (s *Session) CanUndo() bool { return len(s.work.done) > 0 }

// CanRedo reports whether there is something to redo.
func (s *Session) CanRedo() bool { return len(s.work.undone) > 0 }
