// Several files as one collection: what the viewer and the line mode open.

package desk

import (
	"bytes"
	"context"
	"io/fs"
	"path/filepath"
	"sync"
	"time"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/session"
)

// Shelf is several collections as one. It is safe for use by several goroutines.
type Shelf struct {
	files   bool // they are files of the user's, which can be saved to
	options file.Options

	mu      sync.RWMutex
	parts   []*file.Collection
	retired []*file.Collection // opened anew since; somebody may still read them
	fresh   *freshFile         // stands for a file that is not there; may be nil
}

// Open opens files, folders and standard input ("-") as one collection, and waits
// for the first game. failed is told of each that cannot be opened. Without any
// game it returns nil.
func Open(names []string, o file.Options, failed func(name string, err error)) *Shelf {
	s := &Shelf{files: true, options: o}
	for _, name := range names {
		c, err := file.Open(context.Background(), name, o)
		if err != nil {
			failed(name, err)
			continue
		}
		s.parts = append(s.parts, c)
	}
	if !s.wait() {
		s.Close()
		return nil
	}
	return s
}

// Builtin opens the games that come with qipu, and waits for all of them.
func Builtin() (*Shelf, error) {
	names, files := records.Builtin()
	s := &Shelf{}
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		c, err := file.OpenSourceGames(context.Background(), memory(name, text))
		if err != nil {
			return nil, err
		}
		if err := c.Wait(); err != nil {
			return nil, err
		}
		s.parts = append(s.parts, c)
	}
	return s, nil
}

// wait waits for the first game and reports whether there is one.
func (s *Shelf) wait() bool {
	for _, c := range s.all() {
		for c.Len() == 0 && !c.Complete() {
			select {
			case <-c.Done():
			case <-time.After(time.Millisecond):
			}
		}
		if c.Len() > 0 {
			return true
		}
	}
	return false
}

// all returns the collections.
func (s *Shelf) all() []*file.Collection {
	if s == nil {
		return nil
	}
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.parts
}

// reopen opens a collection anew, after one of its files was saved: what was
// listed before is no longer what stands there.
func (s *Shelf) reopen(old *file.Collection) error {
	c, err := file.Open(context.Background(), old.Name(), s.options)
	if err != nil {
		return err
	}
	if err := c.Wait(); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	parts := make([]*file.Collection, len(s.parts))
	for k, part := range s.parts {
		if parts[k] = part; part == old {
			parts[k] = c
		}
	}
	s.parts, s.retired = parts, append(s.retired, old)
	return nil
}

// Close closes all files.
func (s *Shelf) Close() {
	for _, c := range append(s.all(), s.retired...) {
		c.Close()
	}
}

// at returns the collection of game i, from 0, and its number there. Only the
// last of the collections that are listed may still grow.
func (s *Shelf) at(i int) (*file.Collection, int) {
	parts := s.all()
	for k, c := range parts {
		n := c.Len()
		if i < n || k == len(parts)-1 {
			return c, i
		}
		i -= n
	}
	return nil, 0
}

// Where names the place of game i, from 0: its file, # and its number there; ""
// for games that are in no file.
func (s *Shelf) Where(i int) string {
	c, i := s.at(i)
	if c == nil {
		return ""
	}
	name, n := c.File(i)
	if s.files {
		path, err := filepath.Abs(name)
		if err != nil || c.Name() == "-" {
			return ""
		}
		name = path
	}
	if s.fresh.is(c) {
		n = s.fresh.number(i)
	}
	return placeOf(name, n)
}

// Len returns how many games have been found: those behind a file that is still
// being listed are not counted yet, so that numbers do not change.
func (s *Shelf) Len() int {
	n := 0
	for _, c := range s.all() {
		complete := c.Complete()
		if n += c.Len(); !complete {
			break
		}
	}
	return n
}

// Complete reports whether all games have been found.
func (s *Shelf) Complete() bool {
	for _, c := range s.all() {
		if !c.Complete() {
			return false
		}
	}
	return true
}

// Progress returns how much of the collection that is being listed has been, and
// of how much.
func (s *Shelf) Progress() (done, size int64) {
	for _, c := range s.all() {
		if done, size = c.Progress(); !c.Complete() {
			break
		}
	}
	return done, size
}

// Tags returns the headers of game i, from 0.
func (s *Shelf) Tags(i int) (records.Tags, error) {
	c, i := s.at(i)
	if c == nil {
		return nil, file.ErrNoGame
	}
	if number := s.fresh.writtenAs(c, i); number > 0 {
		g, err := gameOf(c.Name(), number)
		if err != nil {
			return nil, err
		}
		return g.Tags, nil
	}
	return c.Tags(i)
}

// Game returns game i, from 0.
func (s *Shelf) Game(i int) (*records.Game, error) {
	c, i := s.at(i)
	if c == nil {
		return nil, file.ErrNoGame
	}
	if number := s.fresh.writtenAs(c, i); number > 0 {
		return gameOf(c.Name(), number)
	}
	return c.Game(i)
}

// placeIn names the place of game i of a collection: its file, # and its number there;
// "" for one that is in no file.
func placeIn(games session.Collection, i int) string {
	if games, ok := games.(interface{ Where(int) string }); ok {
		return games.Where(i)
	}
	return ""
}

// Parse reads a text as a file is read.
func Parse(text string) (*file.Collection, error) {
	c, err := file.OpenSourceGames(context.Background(), memory("", []byte(text)))
	if err != nil {
		return nil, err
	}
	return c, c.Wait()
}

// memory is a file in memory.
func memory(name string, text []byte) file.Source {
	return file.Source{Name: name, ReaderAt: bytes.NewReader(text), Size: int64(len(text))}
}

// partOf returns the collection that was opened by the name of a file, or nil.
func (s *Shelf) partOf(name string) *file.Collection {
	if !s.files {
		return nil
	}
	for _, c := range s.all() {
		if sameName(name, c.Name()) {
			return c
		}
	}
	return nil
}

// before returns how many games stand before those of a collection, and whether it is
// the last one.
func (s *Shelf) before(of *file.Collection) (games int, last bool) {
	parts := s.all()
	for i, c := range parts {
		if c == of {
			return games, i == len(parts)-1
		}
		games += c.Len()
	}
	return games, false
}

func (s *Shelf) letGo(c *file.Collection) error {
	if c == nil {
		return nil
	}
	return c.LetGo(0)
}

// gameOf reads the game of a file that has a number, from 1.
func gameOf(name string, number int) (*records.Game, error) {
	c, err := file.Open(context.Background(), name, file.Options{})
	if err != nil {
		return nil, err
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		return nil, err
	}
	return c.Game(number - 1)
}
