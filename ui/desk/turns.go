// Which games are open: hits of a search, or games that are in no file, take the place
// of one's own for a while, and one goes back.

package desk

import (
	"slices"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// turns leads from the games that are open to others, and back.
type turns struct {
	session *session.Session
	// leave is told before the open game is left; what it returns is done once another
	// one is open.
	leave func() func() error

	before  int // the game that was open before this one
	there   bool
	shelf   *Shelf        // was opened on the way; nil: none was
	away    *away         // from one's own games, whose place others have; nil: these are open
	path    []engine.Move // to where one was in them, once they have their work back
	turned  int           // how often another collection was opened
	arrived int           // the opening of a game after which one went to where its hit is
}

// away is where one was before the hits of a search were opened.
type away struct {
	games session.Collection
	index int
	path  []engine.Move
}

// turn opens other games in the place of those that are open. home leads back.
func (t *turns) turn(games session.Collection, i int) error {
	s := t.session
	from := &away{games: s.Games(), index: s.Index(), path: movesTo(s.Game(), s.Node())}
	left := t.leave()
	if err := s.Turn(games, i); err != nil {
		return err
	}
	t.turned++
	t.there = false
	if t.away == nil { // else one's own games are what one came from before
		t.away = from
	}
	return left()
}

// home opens one's own games again, where one left them.
func (t *turns) home() error { return t.back(t.away.index, t.away.path) }

// back opens game i of one's own games again, and goes on to where a path leads; nil:
// to where the game was left.
func (t *turns) back(i int, path []engine.Move) error {
	from, left := t.away, t.leave()
	if err := t.session.Turn(from.games, i); err != nil {
		return err
	}
	t.are(t.shelf)
	t.path = path
	return left()
}

// are says that the games that are open now are one's own; the shelf that was opened
// on the way is closed with the run.
func (t *turns) are(shelf *Shelf) {
	t.shelf, t.away, t.path = shelf, nil, nil
	t.before, t.there = 0, false
	t.turned++
	t.arrived = 0
}

// came notes which game of the same collection was open before the present one.
func (t *turns) came(from int) { t.before, t.there = from, true }

// beside reports whether a game alone is open that is in no file: numbers of games
// mean one's own then.
func (t *turns) beside() bool {
	u, ok := t.session.Games().(*Unfiled)
	return ok && u.Len() == 1
}

// arrive goes, in a game that was just opened and has back what was kept of it, to
// where a hit shows what was looked for, or to where one left one's own game. A
// game of which something is hidden begins at its start.
func (t *turns) arrive() {
	s := t.session
	if t.arrived == s.Openings() {
		return
	}
	t.arrived = s.Openings()
	if path := t.path; path != nil {
		t.path = nil
		s.GoTo(0)
		for _, m := range path {
			if n := s.Game().Child(s.Node(), m); n != 0 {
				s.GoTo(n)
			}
		}
		return
	}
	if found, ok := s.Games().(*Found); ok && !s.Covered() && s.Veil().Allows(veil.Branches) {
		h := found.hits.Hit(s.Index())
		s.GoToPly(h.Ply)
	}
}

// movesTo returns the moves that lead to a node, as far as it is there.
func movesTo(g *records.Game, n records.NodeID) (moves []engine.Move) {
	for ; n != 0 && g.Has(n); n = g.Parent(n) {
		moves = append(moves, g.Move(n))
	}
	slices.Reverse(moves)
	return moves
}
