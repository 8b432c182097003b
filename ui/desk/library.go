// The library of one's own games, opened when it is first asked.

package desk

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"

	"qipu/records"
	"qipu/records/library"
)

// Library is the library of one's own games, opened when it is first asked. Its
// methods may be called by other goroutines than the desk's.
type Library struct {
	// Whose says whose games the pane of the library counts; it is the desk's.
	Whose library.Players

	file    string
	turns   chan struct{} // full while a search goes on
	percent atomic.Int32  // how far the search of Find is
	mu      sync.Mutex
	is      *library.Library
	builtin *library.Library // the games that come with qipu, where there are no others
}

func newLibrary(file string) *Library { return &Library{file: file, turns: make(chan struct{}, 1)} }

// ErrNoLibrary says that there are no games to search.
var ErrNoLibrary = &records.Fault{Code: "library-none"}

// opened returns the library.
func (l *Library) opened(ctx context.Context) (*library.Library, error) {
	if l == nil || l.file == "" {
		return nil, ErrNoLibrary
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.is == nil {
		is, err := library.Open(ctx, l.file)
		if err != nil {
			return nil, err
		}
		l.is = is
	}
	return l.is, nil
}

// Close lets go of the library's file.
func (l *Library) Close() error {
	if l == nil {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.is == nil {
		return nil
	}
	err := l.is.Close()
	l.is = nil
	return err
}

// some returns the library if it has games, else that of the games that come with
// qipu.
func (l *Library) some(ctx context.Context) (is *library.Library, builtin bool, err error) {
	is, err = l.opened(ctx)
	if err == nil {
		var n int
		if n, err = is.Games(ctx); err == nil && n > 0 {
			return is, false, nil
		}
	}
	if err != nil && !errors.Is(err, ErrNoLibrary) {
		return nil, false, err
	}
	is, err = l.instead()
	return is, true, err
}

// instead returns the library of the games that come with qipu, made when it is first
// asked.
func (l *Library) instead() (*library.Library, error) {
	if l == nil {
		return nil, ErrNoLibrary
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.builtin == nil {
		shelf, err := Builtin()
		if err != nil {
			return nil, err
		}
		var all []library.Games
		for _, c := range shelf.all() {
			all = append(all, c)
		}
		l.builtin = library.Held(all...)
	}
	return l.builtin, nil
}

// Answer is what a library tells of a position.
type Answer struct {
	library.Tree
	Builtin bool // of the games that come with qipu: there are none of one's own yet
}

// Tree returns what was played in the position of a query.
func (l *Library) Tree(ctx context.Context, q library.Query) (Answer, error) {
	is, builtin, err := l.some(ctx)
	if err != nil {
		return Answer{}, err
	}
	done, err := l.turn(ctx)
	if err != nil {
		return Answer{}, err
	}
	defer done()
	tree, err := is.Tree(ctx, q)
	return Answer{tree, builtin}, err
}

// turn waits until no other search goes on: each takes all processors that the screen
// leaves. done lets the next one begin.
func (l *Library) turn(ctx context.Context) (done func(), err error) {
	select {
	case l.turns <- struct{}{}:
		return func() { <-l.turns }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Find returns the games of a query; nil where there are none.
func (l *Library) Find(ctx context.Context, q library.Query) (*Found, error) {
	is, builtin, err := l.some(ctx)
	if err != nil {
		return nil, err
	}
	done, err := l.turn(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	l.percent.Store(0)
	q.Tell = func(done, all int) { l.percent.Store(int32(100 * done / max(all, 1))) }
	var hits hitList
	for h, err := range is.Find(ctx, q) {
		if err != nil {
			return nil, err
		}
		hits = append(hits, h)
	}
	if len(hits) == 0 {
		return nil, nil
	}
	return &Found{Builtin: builtin, library: is, hits: hits}, nil
}

// There reports whether there is a file of the library.
func (l *Library) There() bool { return l != nil && l.file != "" && !Gone(l.file) }

// Count returns how many games the library has; 0 where there is none.
func (l *Library) Count(ctx context.Context) int {
	is, err := l.opened(ctx)
	if err != nil {
		return 0
	}
	n, err := is.Games(ctx)
	if err != nil {
		return 0
	}
	return n
}

// Percent returns how much of the games the search of Find that goes on has looked at.
func (l *Library) Percent() int { return int(l.percent.Load()) }

// All returns all games of the library; nil where it has none.
func (l *Library) All(ctx context.Context) (*Found, error) {
	is, err := l.opened(ctx)
	if err != nil {
		return nil, err
	}
	all, err := is.All(ctx)
	if err != nil || all.Len() == 0 {
		return nil, err
	}
	return &Found{All: true, library: is, hits: all}, nil
}

// Add adds files to the library.
func (l *Library) Add(ctx context.Context, paths []string) (library.Report, error) {
	is, err := l.opened(ctx)
	if err != nil {
		return library.Report{}, err
	}
	return is.Add(ctx, paths, nil)
}
