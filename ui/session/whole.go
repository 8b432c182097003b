// Whole games that are gone through blind, from the first move to the last: what one
// had to look at on the way.

package session

import (
	"qipu/records"
	"qipu/ui/play"
	"qipu/ui/veil"
)

// Blindfold is how a whole game went that was played against a program, or studied,
// blind.
type Blindfold struct {
	Level  veil.Level  // the easiest of those at which it was
	Plies  int         // of the game
	Peeks  veil.Peeks  // what was counted in it
	Ending play.Ending // of a game against a program
	Played bool        // against a program
}

// leastWhole is how many plies a whole game has at least.
const leastWhole = 10

// whole follows one through a game.
type whole struct {
	game   *records.Game
	going  bool           // from the start on every ply was gone through blind
	end    records.NodeID // of the line that is studied; 0: it has no moves yet
	plies  int            // gone through
	level  veil.Level     // the easiest of them; Open: none yet
	before veil.Peeks     // what had been counted at the start
	news   *Blindfold     // of a game that is whole, until it is told
}

// BlindNews returns how the whole game went that was played or studied blind and that
// has just ended, once; false: none has.
func (s *Session) BlindNews() (Blindfold, bool) {
	news := s.whole.news
	s.whole.news = nil
	if news == nil {
		return Blindfold{}, false
	}
	return *news, true
}

// begin begins a game at the place.
func (w *whole) begin(s *Session) {
	*w = whole{game: s.game, going: true, end: s.cursor.End(), before: s.Peeks, news: w.news}
}

// moved is called when the place changed.
func (w *whole) moved(s *Session) {
	at := s.Ply()
	switch {
	case s.game != w.game:
		*w = whole{game: s.game, news: w.news}
		if at == 0 {
			w.begin(s)
		}
	case at == 0 && !s.match.Playing():
		w.begin(s)
	case at == w.plies+1:
		w.plies = at
		w.seen(s)
	case at > w.plies:
		w.going = false // some moves were passed over
	}
	if w.going && !s.match.Playing() && w.end != 0 && s.Node() == w.end {
		w.over(s, Blindfold{})
	}
}

// seen takes in at which level one goes on: one that shows the board ends the count,
// but in the rounds that are open by agreement.
func (w *whole) seen(s *Session) {
	level := s.Veil().Level
	switch {
	case level == veil.Open && s.Blind.Level == veil.Open:
		w.going = false
	case level != veil.Open && (w.level == veil.Open || level < w.level):
		w.level = level
	}
}

// over is called when the last move was made.
func (w *whole) over(s *Session, b Blindfold) {
	if w.going && w.level != veil.Open && w.plies >= leastWhole {
		b.Level, b.Plies, b.Peeks = w.level, w.plies, s.Peeks.Since(&w.before)
		w.news = &b
	}
	w.going = false
}
