// All games of a library as a list, and a library of games that are in no file of
// one's own.

package library

import (
	"context"
	"sort"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/library/pack"
)

// All is all games of a library, as they were when it was asked for, in the order
// of Find. It takes no memory of its own.
type All struct{ shelf *shelf }

// All returns all games.
func (l *Library) All(ctx context.Context) (All, error) {
	s, err := l.current(ctx)
	return All{s}, err
}

// Len returns how many games there are.
func (a All) Len() int { return a.shelf.games }

// Hit returns game i, from 0.
func (a All) Hit(i int) Hit {
	packs := a.shelf.packs
	k := sort.Search(len(packs), func(k int) bool { return packs[k].first > i }) - 1
	return Hit{shelf: a.shelf, pack: packs[k], game: i - packs[k].first}
}

// Games is a collection that is held in memory, such as one that comes with the
// program.
type Games interface {
	Len() int
	Game(i int) (*records.Game, error) // from 0
	File(i int) (path string, number int)
}

// Held returns a library of games that is in no file; nothing can be added to it.
// What cannot be read is left out. The collections must stay open.
func Held(all ...Games) *Library {
	l := &Library{ready: make(chan struct{}), stop: func() {}, readonly: true}
	close(l.ready)
	s := newShelf()
	names, events := number(s.names.add), number(s.events.set)
	for _, games := range all {
		var b pack.Builder
		f := &source{id: int64(len(s.sources)), held: games}
		s.sources = append(s.sources, f)
		n := 0
		flush := func() {
			if n == 0 {
				return
			}
			if p, err := pack.Open(b.Encode()); err == nil { // it was just made
				s.packs = append(s.packs, &shelved{Pack: p, id: int64(len(s.packs)), source: f})
			}
			n = 0
		}
		for i := range games.Len() {
			g, _ := games.Game(i)
			if g == nil {
				continue
			}
			sum := g.Summary()
			row, line := rowOf(g, &sum)
			row.Red, row.Black, row.Event, row.Number = names(sum.Red), names(sum.Black), events(sum.Event), uint32(i+1)
			b.Add(row, &g.Start.Board, line)
			if n++; n == pack.Most {
				flush()
			}
		}
		flush()
	}
	s.arrange()
	l.shelf.Store(s)
	return l
}

// number numbers texts as they come, from 1.
func number(add func(id int64, text string)) func(string) uint32 {
	of := map[string]uint32{}
	return func(text string) uint32 {
		n, ok := of[text]
		if !ok {
			n = uint32(len(of) + 1)
			text = strings.Clone(text) // it is part of the text of a game
			of[text] = n
			add(int64(n), text)
		}
		return n
	}
}

// rowOf makes what is kept of a game, but for names and its place, and its main line.
func rowOf(g *records.Game, s *records.Summary) (row pack.Row, line []engine.Move) {
	line = make([]engine.Move, 0, s.Plies)
	for id := g.First(0); id != 0; id = g.First(id) {
		line = append(line, g.Move(id))
	}
	return pack.Row{From: uint32(s.Date.From), To: uint32(s.Date.To), ECCO: eccoNumber(s.ECCO), Result: resultOf(s.Result)}, line
}
