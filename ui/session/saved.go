// What of the work is in no file yet.

package session

// work is what was done since the game was opened. It is of several pieces where
// games were pasted or set up: each is saved on its own.
type work struct {
	done, undone []change
	pieces       int         // the last one that was begun
	saved        map[int]int // by piece: the length of done when it was saved; lost: that state is
	warned       warning
}

// lost stands for a saved state that undo and redo no longer reach.
const lost = -1

// warning is of leaving unsaved work: by which command, after how many steps.
type warning struct {
	by    string
	steps int
}

// push notes a new step; what was undone cannot be done again.
func (w *work) push(c change) {
	for piece, at := range w.saved {
		if at > len(w.done) {
			w.saved[piece] = len(w.done)
			if w.ahead(piece, at) {
				w.saved[piece] = lost
			}
		}
	}
	w.done, w.undone = append(w.done, c), w.undone[:0]
}

// ahead reports whether a step that was undone, before there were n, changed a
// piece of work.
func (w *work) ahead(piece, n int) bool {
	for i, c := range w.undone {
		if len(w.done)+len(w.undone)-1-i < n && c.piece == piece && c.counts {
			return true
		}
	}
	return false
}

// unsaved reports whether a piece of work that was begun is not as it was saved.
func (w *work) unsaved(piece int) bool {
	at := w.saved[piece]
	begun, changed := piece == 0, false
	for i, c := range w.done {
		if c.piece == piece {
			begun, changed = true, changed || i >= at && c.counts
		}
	}
	return begun && (changed || at == lost || w.ahead(piece, at))
}

// Unsaved reports whether there is work that is in no file: on the open game or
// on one that it took the place of.
func (s *Session) Unsaved() bool {
	if s.work.unsaved(s.piece) {
		return true
	}
	return s.UnsavedAside()
}

// UnsavedAside reports whether there is such work on a game that the open one
// took the place of. Undo leads back to it.
func (s *Session) UnsavedAside() bool { return len(s.Aside()) > 0 }

// Aside returns the games that the open one took the place of and that have
// unsaved work.
func (s *Session) Aside() []Whole {
	var all []Whole
	for piece := range s.work.pieces + 1 {
		if piece == s.piece || !s.work.unsaved(piece) {
			continue
		}
		for i := len(s.work.done) - 1; i >= 0; i-- {
			if w := s.work.done[i].whole; w != nil && w.piece == piece {
				all = append(all, Whole{w.game, piece, w.mirrored, true})
				break
			}
		}
	}
	return all
}

// Saved notes that the open game as it stands is in a file.
func (s *Session) Saved() { s.work.saved[s.piece] = len(s.work.done) }

// Warned reports whether one was told before that leaving by a command loses
// unsaved work, and notes that one is now.
func (s *Session) Warned(by string) bool {
	now := warning{by, len(s.work.done)}
	was := s.work.warned == now
	s.work.warned = now
	return was
}
