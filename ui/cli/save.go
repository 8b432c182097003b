// Saving a game: into the file that it came from, or under another name.

package cli

import (
	"errors"
	"io"
	"iter"
	"path/filepath"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// saveError is why a game is not saved, in words.
type saveError struct{ text string }

func (e *saveError) Error() string { return e.text }

// saver returns what writes a game of the shelf: to the file that it came from,
// whose other games, encoding and notation stay as they are, or to another. What
// a format cannot hold is an error, and nothing is written.
func (a *app) saver(games *shelf) func(*records.Game, int, string) error {
	return func(g *records.Game, index int, name string) error {
		if name != "" {
			f := convertFlags{to: strings.ToLower(strings.TrimPrefix(filepath.Ext(name), "."))}
			if !canWrite(f.to) {
				f.to = "pgn"
			}
			return a.save(name, f, one(g), nil)
		}
		c, i := games.at(index)
		if c == nil || !games.files || c.Name() == "-" {
			return &saveError{a.lang.Say(lang.SaveNeedsName)}
		}
		f := convertFlags{to: c.Format(i), encoding: c.Encoding(i)}
		if !canWrite(f.to) {
			return &saveError{a.lang.Say(lang.SaveReadOnly, f.to)}
		}
		if f.to == "pgn" || f.to == "txt" {
			f.notation = notationOf(g, f.to)
		} else {
			f.encoding = ""
		}
		if !slices.Contains([]string{"", "gb18030", "big5"}, f.encoding) {
			f.encoding = "utf-8"
		}
		name, _ = c.File(i)
		var unread error // why another game of the file cannot be kept
		if err := a.save(name, f, sameFile(c, i, g, &unread), &unread); err != nil {
			return err
		}
		return games.reopen(a, c)
	}
}

// save replaces a file by games. unread, if it is not nil, tells afterwards
// whether all of them could be read.
func (a *app) save(name string, f convertFlags, games iter.Seq[*records.Game], unread *error) error {
	return store.Replace(name, func(w io.Writer) error {
		losses, err := writeGames(w, f, games)
		if err == nil && unread != nil {
			err = *unread
		}
		if err == nil && len(losses) > 0 {
			first := losses[0]
			what := strings.TrimSpace(a.lang.Loss(string(first.What)) + " " + first.Name)
			err = &saveError{a.lang.Say(lang.SaveLoses, f.to, what, first.Text)}
		}
		return err
	})
}

func canWrite(format string) bool {
	f, ok := file.Lookup(format)
	return ok && f.Write != nil
}

func one(g *records.Game) iter.Seq[*records.Game] { return slices.Values([]*records.Game{g}) }

// notationOf returns the notation in which a record in text stands, by its first
// move; "" where that cannot be told or is none that the format is written in.
func notationOf(g *records.Game, format string) string {
	text, _, ok := g.Source(g.First(0))
	p, err := g.Start.Position()
	var setup *engine.SetupError
	if !ok || errors.As(err, &setup) && !setup.Playable() {
		return ""
	}
	mode := notation.Mode{Record: true}
	_, n, err := mode.Parse(&p, text)
	if err != nil || format == "pgn" && !slices.Contains(pgnNotations, n.Name()) {
		return ""
	}
	return n.Name()
}

// sameFile yields the games of the file of game i, with g in its place. A game
// that cannot be read ends it with an error in failed.
func sameFile(c *file.Collection, i int, g *records.Game, failed *error) iter.Seq[*records.Game] {
	return func(yield func(*records.Game) bool) {
		name, _ := c.File(i)
		if *failed = c.Wait(); *failed != nil {
			return
		}
		for k := range c.Len() {
			if at, _ := c.File(k); at != name {
				continue
			}
			other := g
			if k != i {
				if other, *failed = c.Game(k); *failed != nil {
					return
				}
			}
			if !yield(other) {
				return
			}
		}
	}
}
