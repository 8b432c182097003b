// How games of a shelf are written: into the file that each came from, or under another
// name.

package desk

import (
	"context"
	"errors"
	"io"
	"iter"
	"os"
	"path/filepath"
	"strings"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// Writer writes games to where they belong, or elsewhere.
type Writer interface {
	// Write writes a game, number index of the collection or -1, to its own file
	// or to the named one, and returns it as it is read again from the place where
	// it belongs; nil if what was written is a copy. What would be lost or
	// overwritten is a *session.Doubt, unless one is sure.
	Write(g *records.Game, index int, name string, sure bool) (again *records.Game, err error)
}

// saveError is why a game is not saved, in words.
type saveError struct{ text string }

func (e *saveError) Error() string { return e.text }

// writer writes games of a shelf: to the file that each came from, whose other
// games, encoding and notation stay as they are, or to another, in the format
// that its name ends in.
type writer struct {
	desk  *Desk // whose language doubts are said in
	games *Shelf
	named map[*records.Game]stamped // where games were written, beside their own files
}

// Write implements Writer.
func (w *writer) Write(g *records.Game, index int, name string, sure bool) (*records.Game, error) {
	from, c, i := "", (*file.Collection)(nil), 0
	if index >= 0 && w.games.files {
		if c, i = w.games.at(index); c != nil && c.Name() != "-" {
			from, _ = c.File(i)
		}
	}
	name = home(name)
	if name == "" && from == "" && w.named[g].home {
		name = w.named[g].name
	}
	switch {
	case name == "" && from == "":
		return nil, &session.NamelessError{Why: w.desk.Lang.Say(lang.SaveNeedsName), Suggest: w.suggested()}
	case w.games.fresh.is(c) && (name == "" || samePath(name, from)):
		return w.saveFresh(g, c, i, sure)
	case name == "" || sameName(name, from):
		if err := w.saveBack(g, c, i, sure); err != nil {
			return nil, err
		}
		w.desk.Memory.Reread = index
		return w.games.Game(index)
	}
	number, again, err := w.add(g, name, sure)
	if err == nil && number == 0 {
		if err = w.saveAs(g, name, sure, w.named[g].stands(name)); err == nil && from == "" {
			again, err = gameOf(name, 1)
		}
	}
	if err != nil {
		return nil, err
	}
	if from != "" || !holds(again, g) {
		again = nil // a copy
	}
	s := stamp(name)
	s.home, s.number = again != nil, number
	w.named[g] = s
	w.desk.Memory.Added = number
	return again, nil
}

// says is how the writer says its doubts.
func (w *writer) says() says { return says{w.desk.Lang, w.desk.forms} }

// holds reports whether a game that was read again has what another holds: start,
// moves, comments, and each header in some form.
func holds(again, g *records.Game) bool {
	for _, tag := range g.Tags {
		if tag.Value != "" && again.Tags.Value(tag.Name) == "" {
			return false
		}
	}
	if again.Start.Board != g.Start.Board || again.Comment(0) != g.Comment(0) {
		return false
	}
	next, stop := iter.Pull2(again.Walk())
	defer stop()
	for id, at := range g.Walk() {
		other, there, ok := next()
		if !ok || g.Move(id) != again.Move(other) || at.Ply() != there.Ply() || g.Comment(id) != again.Comment(other) {
			return false
		}
	}
	_, _, more := next()
	return !more
}

// suggested is where a game that is in no file may be saved: with the others of the
// file that is open, or else in a file of its own.
func (w *writer) suggested() string {
	if parts := w.games.all(); w.games.files && len(parts) == 1 && parts[0].Complete() && parts[0].Len() > 0 {
		c := parts[0]
		if name, _ := c.File(0); sameName(name, c.Name()) && several(c.Format(0)) {
			return c.Name()
		}
	}
	return freeName("game.pgn")
}

// saveAs writes a file with one game. A file that is there is overwritten only
// if that is wanted, or if the game was saved there before.
func (w *writer) saveAs(g *records.Game, name string, sure, before bool) error {
	to, ok := formatOf(filepath.Ext(name))
	if !ok {
		var known []string
		for _, to := range file.Writable() {
			known = append(known, "."+to)
		}
		return &saveError{w.desk.Lang.Say(lang.SaveNoFormat, filepath.Ext(name), strings.Join(known, " "))}
	}
	var overwrites []session.DoubtLine
	if info, err := os.Stat(name); err == nil && info.Mode().IsRegular() && !before {
		overwrites = []session.DoubtLine{{Text: w.desk.Lang.Say(lang.SaveOverwrites, name)}}
	}
	s := &saving{says: w.says(), name: name, format: to, game: g, sure: sure, doubts: overwrites}
	s.write = s.alone
	return s.run()
}

// saveBack writes a game back into the file that it came from.
func (w *writer) saveBack(g *records.Game, c *file.Collection, i int, sure bool) error {
	say := w.desk.Lang.Say
	s := &saving{says: w.says(), format: c.Format(i), game: g, sure: sure}
	s.name, _ = c.File(i)
	of, at := c, i
	s.letGo = func() error { return of.LetGo(at) }
	if !canWrite(s.format) {
		return elsewhere(strings.TrimSuffix(s.name, filepath.Ext(s.name))+".pgn", say(lang.SaveReadOnly, s.format))
	}
	if c.Changed(i) {
		if !alone(c, i) { // where its other games stand now is not known
			return elsewhere(s.name, say(lang.SaveChangedMany, s.name))
		}
		s.doubts = []session.DoubtLine{{Text: say(lang.SaveChanged, s.name)}}
		if now, err := file.Open(context.Background(), s.name, w.games.options); err == nil {
			defer now.Close()
			if c, i = now, 0; now.Wait() != nil || now.Len() != 1 || now.Format(0) != s.format {
				return elsewhere(s.name, say(lang.SaveChangedMany, s.name))
			}
		} else {
			c = nil // it holds no game any more
		}
	}
	if s.write = s.alone; c != nil {
		s.write = func(to io.Writer) ([]file.Loss, error) { return c.Amend(to, i, g, sure) }
	}
	err := s.run()
	if errors.Is(err, file.ErrEntangled) {
		return elsewhere(strings.TrimSuffix(s.name, filepath.Ext(s.name))+".pgn", say(lang.SaveEntangled, s.name))
	}
	if err != nil {
		return err
	}
	return w.games.reopen(of)
}

// elsewhere is why a game is not saved to its file, and suggests another.
func elsewhere(name, why string) error {
	return &session.NamelessError{Why: why, Suggest: freeName(name)}
}

// alone reports whether game i is the only one of its file.
func alone(c *file.Collection, i int) bool {
	name, at := c.File(i)
	next, _ := c.File(i + 1)
	return c.Wait() == nil && at == 1 && (i+1 == c.Len() || next != name)
}
