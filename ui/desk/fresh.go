// Games of a file that is not there: a new one, or what was not saved of one that is
// gone.

package desk

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"qipu/records/file"
	"qipu/ui/store"
)

// manyGames is how many games of a file that is gone are looked for.
const manyGames = 4096

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
