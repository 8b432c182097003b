// Searches: every one goes through all games, several packs at a time.

package library

import (
	"context"
	"iter"
	"runtime"
	"sync"
	"sync/atomic"

	"qipu/engine"
	"qipu/records"
	"qipu/records/library/pack"
)

// Hit is a game that was found.
type Hit struct {
	Ply  int         // at which the board shows what was asked for; 0 where nothing was asked of it
	View pack.View   // by which it does
	Next engine.Move // played there, turned by View; the zero Move at the end of a game

	shelf *shelf
	pack  *shelved
	game  int
}

// File returns the path of the hit's file, and the game's number in it from 1.
func (h *Hit) File() (path string, index int) {
	if games := h.pack.source.held; games != nil {
		return games.File(int(h.pack.Row(h.game).Number) - 1)
	}
	return h.pack.source.path, int(h.pack.Row(h.game).Number)
}

// Summary returns what is told of the game.
func (h *Hit) Summary() records.Summary {
	r := h.pack.Row(h.game)
	return records.Summary{
		Red: h.shelf.names.get(r.Red), Black: h.shelf.names.get(r.Black), Event: h.shelf.events.get(r.Event),
		Date:   records.Span{From: records.Date(r.From), To: records.Date(r.To)},
		Result: resultTexts[r.Result&3], ECCO: eccoCode(r.ECCO), Plies: h.pack.Plies(h.game),
	}
}

// number is the game's number on the shelf.
func (h *Hit) number() int { return h.pack.first + h.game }

// search is a query that is ready to be put to packs.
type search struct {
	shelf  *shelf
	filter *filter
	goal   pack.Goal
	move   engine.Move // the zero Move: any
}

// searchOf prepares a query; nil where no game can fit.
func (s *shelf) searchOf(q *Query) *search {
	goal, possible := q.Board.goal()
	if !possible {
		return nil
	}
	f, possible := s.compile(q)
	if !possible {
		return nil
	}
	return &search{s, f, goal, q.Move}
}

// visit calls found for every hit of a job; what it is given is its own until it
// returns.
func (s *search) visit(job []*shelved, found func(*Hit)) {
	var h Hit
	for _, p := range job {
		for i := range p.Len() {
			if !s.filter.fits(p, i) {
				continue
			}
			h = Hit{shelf: s.shelf, pack: p, game: i}
			if s.goal != nil {
				f, ok := s.goal.Find(p.Pack, i)
				if !ok || s.move != (engine.Move{}) && f.Next != s.move {
					continue
				}
				h.Ply, h.View, h.Next = f.Ply, f.View, f.Next
			}
			found(&h)
		}
	}
}

// workers is how many goroutines an add takes.
func workers() int { return min(runtime.GOMAXPROCS(0), 8) }

// workers is how many goroutines a search takes.
func (q *Query) workers() int {
	if q.Gentle {
		return max(1, workers()-1)
	}
	return workers()
}

// everywhere runs work for all jobs, whose order it does not keep; work is told
// which goroutine it runs in.
func (s *shelf) everywhere(ctx context.Context, n int, work func(worker int, job []*shelved)) error {
	var next atomic.Int64
	var all records.Group
	for w := range n {
		all.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= len(s.jobs) {
					return
				}
				work(w, s.jobs[i])
				runtime.Gosched() // a screen may be waiting to be drawn
			}
		})
	}
	all.Wait()
	return ctx.Err()
}

// Find yields what a query finds, in the order in which the sources were added and
// of the games in each. It ends with an error if ctx is cancelled, or the library
// cannot be read.
func (l *Library) Find(ctx context.Context, q Query) iter.Seq2[Hit, error] {
	return func(yield func(Hit, error) bool) {
		s, err := l.current(ctx)
		if err != nil {
			yield(Hit{}, err)
			return
		}
		find := s.searchOf(&q)
		if find == nil {
			return
		}
		var seen map[uint32]bool
		n := 0
		for h := range find.inOrder(ctx, q.workers(), q.Tell) {
			if q.Unique {
				if twin := s.twins()[h.number()]; twin != 0 {
					if seen[twin] {
						continue
					}
					if seen == nil {
						seen = map[uint32]bool{}
					}
					seen[twin] = true
				}
			}
			if n++; !yield(h, nil) || n == q.Limit {
				return
			}
		}
		if ctx.Err() != nil {
			yield(Hit{}, ctx.Err())
		}
	}
}

// inOrder yields all hits in order, while the next jobs are being searched; tell, if it
// is not nil, is told how many of all games that took.
func (s *search) inOrder(ctx context.Context, n int, tell func(done, all int)) iter.Seq[Hit] {
	return func(yield func(Hit) bool) {
		ctx, cancel := context.WithCancel(ctx)
		type found struct {
			hits  []Hit
			fault any // a panic, raised again where it is waited for
		}
		queue := make(chan chan found, 2*n)
		tasks := make(chan func())
		var all sync.WaitGroup
		for range n {
			all.Go(func() {
				for task := range tasks {
					task()
					runtime.Gosched() // a screen may be waiting to be drawn
				}
			})
		}
		go func() {
			defer close(queue)
			defer close(tasks)
			for _, job := range s.shelf.jobs {
				done := make(chan found, 1)
				select {
				case queue <- done:
				case <-ctx.Done():
					return
				}
				tasks <- func() {
					var f found
					defer func() {
						f.fault = recover()
						done <- f
					}()
					if ctx.Err() == nil {
						s.visit(job, func(h *Hit) { f.hits = append(f.hits, *h) })
					}
				}
			}
		}()
		defer func() {
			cancel()
			for range queue { // its end says that no task comes any more
			}
			all.Wait()
		}()
		searched := 0
		for done := range queue {
			f := <-done
			searched++
			if f.fault != nil {
				panic(f.fault)
			}
			for _, h := range f.hits {
				if !yield(h) {
					return
				}
			}
			if ctx.Err() != nil {
				return
			}
			if tell != nil {
				tell(s.shelf.games*searched/len(s.shelf.jobs), s.shelf.games)
			}
		}
	}
}
