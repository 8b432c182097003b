// Games of a file that is not there: a new one, or what was not saved of one that is
// gone.

package desk

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"qipu/records/file"
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
	return &Shelf{files: true, options: o, parts: []*file.Collection{c}, fresh: c, numbers: numbers}, c.Wait()
}
