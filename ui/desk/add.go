// Adding a game to a file of several.

package desk

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
)

// add puts a game behind the others of a file that is there, or in its place among
// them where it was added before, and returns its number; 0 where the file holds no
// games, one at most that is not open here, or is of a format for one.
func (w *writer) add(g *records.Game, name string, sure bool) (number int, again *records.Game, err error) {
	if info, err := os.Stat(name); err != nil || !info.Mode().IsRegular() || info.Size() == 0 {
		return 0, nil, nil
	}
	c, err := file.Open(context.Background(), name, w.games.options)
	if err != nil {
		return 0, nil, nil // it is something else
	}
	defer func() { c.Close() }()
	of := w.games.partOf(name)
	if c.Wait() != nil || c.Len() < 2 && of == nil || !several(c.Format(0)) {
		return 0, nil, nil
	}
	s := &saving{name: name, format: c.Format(0), game: g, sure: sure}
	s.letGo = func() error { return errors.Join(c.LetGo(0), w.games.letGo(of)) }
	if was := w.named[g]; was.number > 0 && was.stands(name) {
		number = was.number
		s.write = func(to io.Writer) ([]file.Loss, error) { return c.Amend(to, number-1, g, sure) }
	} else {
		number = c.Len() + 1
		s.write = func(to io.Writer) ([]file.Loss, error) { return c.Append(to, g, sure) }
	}
	err = w.save(s)
	if errors.Is(err, file.ErrEntangled) {
		return 0, nil, elsewhere(strings.TrimSuffix(name, filepath.Ext(name))+".pgn", w.desk.Lang.Say(lang.SaveEntangled, name))
	}
	if err != nil {
		return 0, nil, err
	}
	if of != nil {
		w.desk.Memory.Reread = AllGames
		if before, last := w.games.before(of); last { // none stands behind that has another number now
			w.desk.Memory.Reread = before + number - 1
		}
		if err := w.games.reopen(of); err != nil {
			return 0, nil, err
		}
	}
	again, err = gameOf(name, number)
	return number, again, err
}

// several reports whether files of a format hold any number of games and are written.
func several(format string) bool {
	f, ok := file.Lookup(format)
	return ok && f.Write != nil && !f.Single
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
