// Several files as one collection: what the viewer and the line mode open.

package cli

import (
	"bytes"
	"context"
	"io/fs"
	"time"

	"qipu/records"
	"qipu/records/file"
)

// shelf opens files, or the built-in games where there are none, and waits for
// the first game. What cannot be opened is reported; nil: nothing could.
func (a *app) shelf(args []string) (shelf, error) {
	if len(args) == 0 {
		return builtinGames()
	}
	var games shelf
	for _, name := range args {
		c, err := file.Open(context.Background(), name, file.Options{Encoding: a.global.encoding, Stdin: a.in})
		if err != nil {
			a.report(a.faultLine(&record{file: name, err: err}))
			continue
		}
		games = append(games, c)
	}
	if !games.wait() {
		games.close()
		if a.status == done {
			a.report(a.faultLine(&record{file: args[0], err: errNoRecords}))
		}
		return nil, nil
	}
	return games, nil
}

// shelf is several collections as one.
type shelf []*file.Collection

// builtinGames opens the games that come with qipu.
func builtinGames() (shelf, error) {
	names, files := records.Builtin()
	var games shelf
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		c, err := file.OpenSourceGames(context.Background(), memory(name, text))
		if err != nil {
			return nil, err
		}
		games = append(games, c)
	}
	return games, nil
}

// memory is a file in memory.
func memory(name string, text []byte) file.Source {
	return file.Source{Name: name, ReaderAt: bytes.NewReader(text), Size: int64(len(text))}
}

// wait waits for the first game and reports whether there is one.
func (s shelf) wait() bool {
	for _, c := range s {
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

func (s shelf) close() {
	for _, c := range s {
		c.Close()
	}
}

// at returns the collection of game i, from 0, and its number there. Only the
// last of the collections that are listed may still grow.
func (s shelf) at(i int) (*file.Collection, int) {
	for k, c := range s {
		n := c.Len()
		if i < n || k == len(s)-1 {
			return c, i
		}
		i -= n
	}
	return nil, 0
}

// Len returns how many games have been found: those behind a file that is still
// being listed are not counted yet, so that numbers do not change.
func (s shelf) Len() int {
	n := 0
	for _, c := range s {
		complete := c.Complete()
		if n += c.Len(); !complete {
			break
		}
	}
	return n
}

// Complete reports whether all games have been found.
func (s shelf) Complete() bool {
	for _, c := range s {
		if !c.Complete() {
			return false
		}
	}
	return true
}

// Tags returns the headers of game i, from 0.
func (s shelf) Tags(i int) (records.Tags, error) {
	c, i := s.at(i)
	if c == nil {
		return nil, file.ErrNoGame
	}
	return c.Tags(i)
}

// Game returns game i, from 0.
func (s shelf) Game(i int) (*records.Game, error) {
	c, i := s.at(i)
	if c == nil {
		return nil, file.ErrNoGame
	}
	return c.Game(i)
}
