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
	s := &saving{says: w.says(), name: name, format: c.Format(0), game: g, sure: sure}
	s.letGo = func() error { return errors.Join(c.LetGo(0), w.games.letGo(of)) }
	if was := w.named[g]; was.number > 0 && was.stands(name) {
		number = was.number
		s.write = func(to io.Writer) ([]file.Loss, error) { return c.Amend(to, number-1, g, sure) }
	} else {
		number = c.Len() + 1
		s.write = func(to io.Writer) ([]file.Loss, error) { return c.Append(to, g, sure) }
	}
	err = s.run()
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

// saveFresh writes a game of a file that was not there.
func (w *writer) saveFresh(g *records.Game, c *file.Collection, i int, sure bool) (*records.Game, error) {
	f, name := w.games.fresh, c.Name()
	w.desk.Memory.Reread = AllGames
	if len(f.numbers) == 1 { // the file is the game
		if err := w.saveAs(g, name, sure, Gone(name)); err != nil {
			return nil, err
		}
		if err := w.games.reopen(c); err != nil {
			return nil, err
		}
		return gameOf(name, 1)
	}
	number, alone := max(f.written[i], 1), len(f.written) == 0 || len(f.written) == 1 && f.written[i] > 0
	if alone {
		if err := w.saveAs(g, name, sure, Gone(name) || f.stamp.stands(name)); err != nil {
			return nil, err
		}
	} else {
		var err error
		if number, err = w.addFresh(g, name, f.written[i], sure); err != nil {
			return nil, err
		}
	}
	f.written[i], f.stamp = number, stamp(name)
	return gameOf(name, number)
}

// addFresh writes a game into the file that others of the fresh file were saved to: in
// its place there, or (0) behind them. It returns its number.
func (w *writer) addFresh(g *records.Game, name string, number int, sure bool) (int, error) {
	now, err := file.Open(context.Background(), name, w.games.options)
	if err != nil {
		return 0, err
	}
	defer now.Close()
	if !w.games.fresh.stamp.stands(name) || now.Wait() != nil || !several(now.Format(0)) {
		return 0, elsewhere(name, w.desk.Lang.Say(lang.SaveChangedMany, name))
	}
	s := &saving{says: w.says(), name: name, format: now.Format(0), game: g, sure: sure, letGo: func() error { return now.LetGo(0) }}
	if number > 0 {
		s.write = func(to io.Writer) ([]file.Loss, error) { return now.Amend(to, number-1, g, sure) }
	} else {
		number = now.Len() + 1
		s.write = func(to io.Writer) ([]file.Loss, error) { return now.Append(to, g, sure) }
	}
	return number, s.run()
}
