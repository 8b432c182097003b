// Games of a file that is not there: a new one, or what was not saved of one that is
// gone.

package desk

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// manyGames is how many games of a file that is gone are looked for.
const manyGames = 4096

// Gone reports whether there is nothing in a file: it is not there, or empty.
func Gone(name string) bool {
	info, err := os.Stat(name)
	return errors.Is(err, fs.ErrNotExist) || err == nil && info.Mode().IsRegular() && info.Size() == 0
}

// CanBegin reports whether a file can be begun: it is not there, its folder is, and
// its name ends in a format that is written.
func CanBegin(name string) bool {
	_, written := formatOf(filepath.Ext(name))
	if _, err := os.Lstat(name); err == nil || filepath.Ext(name) == "" {
		return false
	}
	info, err := os.Stat(filepath.Dir(name))
	return written && err == nil && info.IsDir()
}

// Unsaved returns the numbers of the games of a file, from 1, of which earlier runs
// left unsaved work.
func Unsaved(state store.State, name string) (numbers []int) {
	path, err := filepath.Abs(name)
	if err != nil {
		return nil
	}
	places := make([]string, manyGames)
	for i := range places {
		places[i] = placeOf(path, i+1)
	}
	for _, place := range state.Waiting(places...) {
		numbers = append(numbers, slices.Index(places, place)+1)
	}
	return numbers
}

// placeOf names a game by its file and its number there.
func placeOf(path string, number int) string { return fmt.Sprintf("%s#%d", path, number) }

// Fresh returns a shelf with an empty game for each number of a file that is not
// there, or empty. It is written when it is saved.
func Fresh(name string, o file.Options, numbers ...int) (*Shelf, error) {
	text := strings.Repeat("[Game \"Chinese Chess\"]\n[Result \"*\"]\n\n*\n\n", len(numbers))
	c, err := file.OpenSourceGames(context.Background(), memory(name, []byte(text)))
	if err != nil {
		return nil, err
	}
	fresh := &freshFile{games: c, numbers: numbers, written: map[int]int{}}
	return &Shelf{files: true, options: o, parts: []*file.Collection{c}, fresh: fresh}, c.Wait()
}

// freshFile is a file that is not there, or was not when it was opened. What is
// saved of it first makes the file, and each further game is added; the list of
// games stays as it is, so that each of several that wait has its turn.
type freshFile struct {
	games   *file.Collection // empty ones
	numbers []int            // of them in the file that was
	written map[int]int      // the numbers in the file that is, of those that were saved
	stamp   stamped          // of that file, as it was left
}

// is reports whether a collection is that of the fresh file.
func (f *freshFile) is(c *file.Collection) bool { return f != nil && c != nil && f.games == c }

// number returns the number of game i in its file.
func (f *freshFile) number(i int) int {
	if n := f.written[i]; n > 0 {
		return n
	}
	return f.numbers[i]
}

// writtenAs returns the number in the file that is of game i of a collection; 0: it
// is not there yet.
func (f *freshFile) writtenAs(c *file.Collection, i int) int {
	if !f.is(c) {
		return 0
	}
	return f.written[i]
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
	s := &saving{name: name, format: now.Format(0), game: g, sure: sure, letGo: func() error { return now.LetGo(0) }}
	if number > 0 {
		s.write = func(to io.Writer) ([]file.Loss, error) { return now.Amend(to, number-1, g, sure) }
	} else {
		number = now.Len() + 1
		s.write = func(to io.Writer) ([]file.Loss, error) { return now.Append(to, g, sure) }
	}
	return number, w.save(s)
}
