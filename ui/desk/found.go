// Games that were found in the library, as a collection.

package desk

import (
	"qipu/records"
	"qipu/records/library"
)

// Found is games that were found in the library, as a collection.
type Found struct {
	All     bool // nothing was looked for
	Builtin bool // they are games that come with qipu
	library *library.Library
	hits    hits
}

// hits are games of a library by their number in a list, from 0.
type hits interface {
	Len() int
	Hit(i int) library.Hit
}

// hitList is hits one by one.
type hitList []library.Hit

// Len implements hits.
func (l hitList) Len() int { return len(l) }

// Hit implements hits.
func (l hitList) Hit(i int) library.Hit { return l[i] }

// Len implements session.Collection.
func (f *Found) Len() int { return f.hits.Len() }

// Complete implements session.Collection.
func (f *Found) Complete() bool { return true }

// Tags implements session.Collection with the headers that the library holds.
func (f *Found) Tags(i int) (records.Tags, error) {
	h := f.hits.Hit(i)
	return h.Tags(), nil
}

// Summary returns what the library tells of game i, without reading the game.
func (f *Found) Summary(i int) records.Summary {
	h := f.hits.Hit(i)
	return h.Summary()
}

// Game implements session.Collection.
func (f *Found) Game(i int) (*records.Game, error) {
	h := f.hits.Hit(i)
	return f.library.Game(&h)
}

// Where names the place of game i as a Shelf does, so that work on it is kept for
// whoever opens its file.
func (f *Found) Where(i int) string {
	h := f.hits.Hit(i)
	path, n := h.File()
	return placeOf(path, n)
}
