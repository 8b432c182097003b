// The library of one's own games, and what was found in it as a collection.

package desk

import (
	"context"
	"fmt"
	"sync"

	"qipu/records"
	"qipu/records/library"
)

// Library is the library of one's own games, opened when it is first asked. Its
// methods may be called by other goroutines than the desk's.
type Library struct {
	// Whose says whose games the pane of the library counts; it is the desk's.
	Whose library.Players

	file string
	mu   sync.Mutex
	is   *library.Library
}

// noLibrary is the error where there are no games to search.
var noLibrary = &records.Fault{Code: "library-none"}

// opened returns the library.
func (l *Library) opened(ctx context.Context) (*library.Library, error) {
	if l == nil || l.file == "" {
		return nil, noLibrary
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

// some returns the library if it has games.
func (l *Library) some(ctx context.Context) (*library.Library, error) {
	is, err := l.opened(ctx)
	if err != nil {
		return nil, err
	}
	n, err := is.Games(ctx)
	if err == nil && n == 0 {
		err = noLibrary
	}
	return is, err
}

// Tree returns what was played in the position of a query.
func (l *Library) Tree(ctx context.Context, q library.Query) (library.Tree, error) {
	is, err := l.some(ctx)
	if err != nil {
		return library.Tree{}, err
	}
	return is.Tree(ctx, q)
}

// Find returns the games of a query; nil where there are none.
func (l *Library) Find(ctx context.Context, q library.Query) (*Found, error) {
	is, err := l.some(ctx)
	if err != nil {
		return nil, err
	}
	found := &Found{library: is}
	for h, err := range is.Find(ctx, q) {
		if err != nil {
			return nil, err
		}
		found.hits = append(found.hits, h)
	}
	if len(found.hits) == 0 {
		return nil, nil
	}
	return found, nil
}

// Add adds files to the library.
func (l *Library) Add(ctx context.Context, paths []string) (library.Report, error) {
	is, err := l.opened(ctx)
	if err != nil {
		return library.Report{}, err
	}
	return is.Add(ctx, paths, nil)
}

// Found is games that were found in the library, as a collection.
type Found struct {
	library *library.Library
	hits    []library.Hit
}

// Len implements session.Collection.
func (f *Found) Len() int { return len(f.hits) }

// Complete implements session.Collection.
func (f *Found) Complete() bool { return true }

// Tags implements session.Collection with the headers that the library holds.
func (f *Found) Tags(i int) (records.Tags, error) { return f.hits[i].Tags(), nil }

// Summary returns what the library tells of game i, without reading the game.
func (f *Found) Summary(i int) records.Summary { return f.hits[i].Summary() }

// Game implements session.Collection.
func (f *Found) Game(i int) (*records.Game, error) { return f.library.Game(&f.hits[i]) }

// Where names the place of game i as a Shelf does, so that work on it is kept for
// whoever opens its file.
func (f *Found) Where(i int) string {
	path, n := f.hits[i].File()
	return fmt.Sprintf("%s#%d", path, n)
}
