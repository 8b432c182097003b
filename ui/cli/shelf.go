// Several files as one collection: what the viewer and the line mode open.

package cli

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"path/filepath"
	"sync"
	"time"

	"qipu/records"
	"qipu/records/file"
)

// shelf is several collections as one. It is safe for use by several goroutines.
type shelf struct {
	files bool // they are files of the user's, which can be saved to

	mu      sync.RWMutex
	parts   []*file.Collection
	retired []*file.Collection // opened anew since; somebody may still read them
}

// shelf opens files, or the built-in games where there are none, and waits for
// the first game. What cannot be opened is reported; nil: nothing could.
func (a *app) shelf(args []string) (*shelf, error) {
	if len(args) == 0 {
		return builtinGames()
	}
	s := &shelf{files: true}
	for _, name := range args {
		c, err := a.openFile(name)
		if err != nil {
			a.report(a.faultLine(&record{file: name, err: err}))
			continue
		}
		s.parts = append(s.parts, c)
	}
	if !s.wait() {
		s.close()
		if a.status == done {
			a.report(a.faultLine(&record{file: args[0], err: errNoRecords}))
		}
		return nil, nil
	}
	return s, nil
}

func (a *app) openFile(name string) (*file.Collection, error) {
	return file.Open(context.Background(), name, file.Options{Encoding: a.global.encoding, Stdin: a.in})
}

// builtinGames opens the games that come with qipu.
func builtinGames() (*shelf, error) {
	names, files := records.Builtin()
	s := &shelf{}
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		c, err := file.OpenSourceGames(context.Background(), memory(name, text))
		if err != nil {
			return nil, err
		}
		s.parts = append(s.parts, c)
	}
	return s, nil
}

// memory is a file in memory.
func memory(name string, text []byte) file.Source {
	return file.Source{Name: name, ReaderAt: bytes.NewReader(text), Size: int64(len(text))}
}

// wait waits for the first game and reports whether there is one.
func (s *shelf) wait() bool {
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
func (s *shelf) all() []*file.Collection {
	if s == nil {
		return nil
	}
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.parts
}

// reopen opens a collection anew, after one of its files was saved: what was
// listed before is no longer what stands there.
func (s *shelf) reopen(a *app, old *file.Collection) error {
	c, err := a.openFile(old.Name())
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

func (s *shelf) close() {
	for _, c := range append(s.all(), s.retired...) {
		c.Close()
	}
}

// at returns the collection of game i, from 0, and its number there. Only the
// last of the collections that are listed may still grow.
func (s *shelf) at(i int) (*file.Collection, int) {
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

// where names the place of game i: its file, # and its number there; "" for games
// that are in no file.
func (s *shelf) where(i int) string {
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
	return fmt.Sprintf("%s#%d", name, n)
}

// Len returns how many games have been found: those behind a file that is still
// being listed are not counted yet, so that numbers do not change.
func (s *shelf) Len() int {
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
func (s *shelf) Complete() bool {
	for _, c := range s.all() {
		if !c.Complete() {
			return false
		}
	}
	return true
}

// Progress returns how much of the collection that is being listed has been, and
// of how much.
func (s *shelf) Progress() (done, size int64) {
	for _, c := range s.all() {
		if done, size = c.Progress(); !c.Complete() {
			break
		}
	}
	return done, size
}

// Tags returns the headers of game i, from 0.
func (s *shelf) Tags(i int) (records.Tags, error) {
	c, i := s.at(i)
	if c == nil {
		return nil, file.ErrNoGame
	}
	return c.Tags(i)
}

// Game returns game i, from 0.
func (s *shelf) Game(i int) (*records.Game, error) {
	c, i := s.at(i)
	if c == nil {
		return nil, file.ErrNoGame
	}
	return c.Game(i)
}
