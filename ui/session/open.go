// Games are opened, and take each other's place.

package session

import (
	"qipu/engine"
	"qipu/records"
)

// New returns a session on games, with the first of them open.
func New(games Collection, view View) (*Session, error) {
	view.Cursor, view.Picked = engine.NoSquare, engine.NoSquare
	if view.Forms == nil {
		view.Forms = NewColumns(false, nil)
	}
	s := &Session{View: view, opened: opened{games: games, index: -1}}
	s.match.session = s
	return s, s.Open(0)
}

// Open opens the game with the given index, from 0, at its start. On an error
// what was open stays.
func (s *Session) Open(i int) error {
	if i < 0 || i >= s.games.Len() {
		return &RangeError{What: NoSuchGame, N: i + 1, Max: s.games.Len()}
	}
	g, err := s.games.Game(i)
	if err != nil {
		return err
	}
	s.index = i
	s.openings++
	s.history = History{saved: map[int]int{}}
	s.show(newDocument(g, 0, false), 0)
	s.restart()
	return nil
}

// Turn puts another collection in the place of the open one, with game i of it open.
// On an error what was open stays.
func (s *Session) Turn(games Collection, i int) error {
	was := s.games
	s.games = games
	err := s.Open(i)
	if err != nil {
		s.games = was
	}
	return err
}

// restart forgets what was typed and asked about the game that was open.
func (s *Session) restart() {
	s.Peeks.Restart()
	s.whole.before = s.Peeks
	s.Entry.Clear()
}

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
