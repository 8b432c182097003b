// What is open: a game, and what goes with it when another one takes its place.

package session

import (
	"qipu/engine"
	"qipu/records"
)

// document is a game that is open, and what goes with it when another one takes
// its place.
type document struct {
	game      *records.Game
	number    int // 0 is the collection's game, others were pasted or set up
	mirrored  bool
	bookmarks Bookmarks
	cover     Cover
	folds     Folds
}

// newDocument is a game nobody has worked on yet: one that begins from a diagram
// is covered from the start.
func newDocument(g *records.Game, number int, mirrored bool) document {
	diagram := g.Start.Board != engine.StandardSetup().Board && g.First(0) != 0
	return document{game: g, number: number, mirrored: mirrored, cover: Cover{diagram: diagram}, folds: Folds{game: g}}
}

// Swap is a game that takes the place of the open one.
type Swap struct {
	Game     *records.Game
	Document int  // 0 is the collection's game, repaired or mirrored; others were pasted or set up
	Mirrored bool // left and right are exchanged
	Counts   bool // the swap is work to be saved
}

// Game returns the open game.
func (s *Session) Game() *records.Game { return s.game }

// Document returns which document the open game is: 0 the collection's game,
// others were pasted or set up.
func (s *Session) Document() int { return s.number }

// Original reports whether the open game is the collection's, and not mirrored.
func (s *Session) Original() bool { return s.number == 0 && !s.mirrored }

// Mirrored reports whether the open game is shown with left and right exchanged.
func (s *Session) Mirrored() bool { return s.mirrored }

// Bookmarks are those of the open game.
func (s *Session) Bookmarks() *Bookmarks { return &s.bookmarks }

// Folds tells which variations of the open game are folded; Fold and FoldAll do
// it.
func (s *Session) Folds() *Folds { return &s.folds }

// show puts a document in the place of the open one and goes to one of its moves.
func (s *Session) show(d document, at records.NodeID) {
	if s.match.game != d.game {
		s.match = Match{session: s} // it is left
	}
	s.document = d
	s.cursor = records.NewCursor(d.game)
	s.cursor.ToNode(at)
	s.bookmarks.cursor = s.cursor
	s.diagnosis = Diagnosis{cursor: s.cursor, content: s.diagnosis.content + 1}
	s.cached = cached{}
	s.moved()
}

// SetUp puts a game that is in no file in the place of the open one, so that it
// can be undone.
func (s *Session) SetUp(g *records.Game) {
	s.history.documents++
	s.swap(newDocument(g, s.history.documents, false), 0, true)
	s.restart()
}

// swap puts another document in the place of the open one, at one of its moves.
func (s *Session) swap(d document, at records.NodeID, counts bool) {
	before := s.document
	s.history.push(change{document: &before, node: s.Node(), changed: d.number, counts: counts})
	s.show(d, at)
	s.history.open = d.number
	s.OnStep.tell(Step{Swap: d.swap(counts)})
}

// swap is how the document took the place of another one.
func (d *document) swap(counts bool) *Swap { return &Swap{d.game, d.number, d.mirrored, counts} }

// Recover makes the steps that a journal kept, up to the first that does not
// fit, and returns how many it made. They can be undone.
func (s *Session) Recover(steps []Step) int {
	tell := s.OnStep
	s.OnStep = nil
	defer func() { s.OnStep = tell }()
	for i, step := range steps {
		if w := step.Swap; w != nil {
			s.recoverSwap(w)
		} else if err := s.Edit(step.Edit); err != nil {
			return i
		}
	}
	return len(steps)
}

func (s *Session) recoverSwap(w *Swap) {
	s.history.documents = max(s.history.documents, w.Document)
	now := newDocument(w.Game, w.Document, w.Mirrored)
	if now.number == s.number && now.mirrored == s.mirrored {
		now.bookmarks = s.bookmarks
	}
	s.swap(now, 0, w.Counts)
}

// Put puts another run's game in the place of the open one, so that it can be
// undone: the collection's where Document is 0, else a new document.
func (s *Session) Put(w Swap) {
	if w.Document != 0 {
		w.Document = s.history.documents + 1
	}
	s.recoverSwap(&w)
	s.restart()
}
