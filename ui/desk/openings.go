// One's own openings: the file whose moves are practised.

package desk

import (
	"errors"
	"path/filepath"

	"qipu/engine"
	"qipu/records/file"
	"qipu/ui/drill"
)

// openingsKey is the state that keeps which file holds one's own openings.
const openingsKey = "openings"

// repertoire is what is kept of one's own openings.
type repertoire struct {
	Path string
	Side string // red or black
}

// Sides are the names of the sides whose moves can be asked.
var Sides = [...]string{engine.Red: "red", engine.Black: "black"}

// BookError is a file of openings that cannot be read.
type BookError struct {
	Path string
	Err  error
}

// Error implements error.
func (e *BookError) Error() string { return e.Path + ": " + e.Err.Error() }

// Unwrap returns why.
func (e *BookError) Unwrap() error { return e.Err }

// ReadBook reads all games of a file as a book of openings. The side is the one that
// has fewer moves to choose from, until another is chosen. The error is a *BookError.
func ReadBook(path string) (*drill.Book, error) {
	b, err := readBook(path)
	if err != nil {
		return nil, &BookError{path, err}
	}
	return b, nil
}

func readBook(path string) (*drill.Book, error) {
	var failed error
	games := Open([]string{home(path)}, file.Options{}, func(_ string, err error) { failed = err })
	if games == nil {
		return nil, failed
	}
	defer games.Close()
	for _, c := range games.all() {
		if err := c.Wait(); err != nil {
			return nil, err
		}
	}
	b := drill.NewBook(filepath.Base(path))
	for i := range games.Len() {
		if g, err := games.Game(i); err == nil {
			b.Add(g)
		}
	}
	if all, _ := b.Positions(); all <= games.Len() {
		return nil, ErrNoMoves
	}
	b.Guess()
	return b, nil
}

// ErrNoMoves says that a file of openings has no move.
var ErrNoMoves = errors.New("there are no moves to be learnt")

// ChooseBook opens a file as one's own openings, to be practised until another is
// chosen, "" the one that is; side is one of Sides, or "" for the one that the file
// seems to be for.
func (d *Desk) ChooseBook(path, side string) error {
	if path == "" {
		var kept repertoire
		if d.state != nil {
			if err := d.state.Load(openingsKey, &kept); err != nil {
				return err
			}
		}
		if path = kept.Path; path == "" {
			return drill.ErrNoBook
		}
	}
	b, err := ReadBook(path)
	if err != nil {
		return err
	}
	for c, name := range Sides {
		if name == side {
			b.Side = engine.Color(c)
		}
	}
	d.school.book = b
	if d.state == nil {
		return nil
	}
	if path, err = filepath.Abs(home(path)); err != nil {
		return err
	}
	return d.state.Save(openingsKey, repertoire{path, Sides[b.Side]})
}

// Book returns one's own openings, which are opened when practice first asks for
// them; nil: there are none.
func (d *Desk) Book() (*drill.Book, error) {
	if d.school.book != nil || d.state == nil {
		return d.school.book, nil
	}
	var kept repertoire
	if err := d.state.Load(openingsKey, &kept); err != nil || kept.Path == "" {
		return nil, err
	}
	err := d.ChooseBook(kept.Path, kept.Side)
	return d.school.book, err
}
