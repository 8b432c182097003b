// Saving a game: into the file that it came from, or under another name.

package desk

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

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

// stamped is a file as it was written; home says that a game in no other file
// belongs there from then on.
type stamped struct {
	name   string
	info   fs.FileInfo
	home   bool
	number int // of the game among several, from 1; 0: it is alone
}

func stamp(name string) stamped {
	info, err := os.Stat(name)
	if err != nil {
		return stamped{name: name}
	}
	return stamped{name: name, info: info}
}

// stands reports whether the file is the named one, and as it was written.
func (s stamped) stands(name string) bool {
	now := stamp(name)
	return s.name == name && s.info != nil && now.info != nil && os.SameFile(s.info, now.info) &&
		s.info.Size() == now.info.Size() && s.info.ModTime().Equal(now.info.ModTime())
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

// freeName returns name, or the first with a number in it that no file has.
func freeName(name string) string {
	ext := filepath.Ext(name)
	base := strings.TrimSuffix(name, ext)
	for n := 2; ; n++ {
		if _, err := os.Stat(name); err != nil {
			return name
		}
		name = fmt.Sprintf("%s-%d%s", base, n, ext)
	}
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
	s := &saving{name: name, format: to, game: g, sure: sure, doubts: overwrites}
	s.write = s.alone
	return w.save(s)
}

// saveBack writes a game back into the file that it came from.
func (w *writer) saveBack(g *records.Game, c *file.Collection, i int, sure bool) error {
	say := w.desk.Lang.Say
	s := &saving{format: c.Format(i), game: g, sure: sure}
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
	err := w.save(s)
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

// formatOf returns the format of an extension; PGN where there is none.
func formatOf(ext string) (string, bool) {
	ext = strings.ToLower(ext)
	if to := strings.TrimPrefix(ext, "."); to == "" {
		return "pgn", true
	} else if canWrite(to) {
		return to, true
	}
	for _, to := range file.Writable() {
		if format, _ := file.Lookup(to); slices.Contains(format.Exts, ext) {
			return to, true
		}
	}
	return "", false
}

// home puts the folder of the user in the place of a leading ~.
func home(name string) string {
	if rest, ok := strings.CutPrefix(name, "~/"); ok && os.Getenv("HOME") != "" {
		return filepath.Join(os.Getenv("HOME"), rest)
	}
	return name
}

// samePath reports whether two names are of one place, where nothing need be.
func samePath(a, b string) bool {
	x, err := filepath.Abs(a)
	if err != nil {
		return false
	}
	y, err := filepath.Abs(b)
	return err == nil && x == y
}

// sameName reports whether two names are of one file that is there.
func sameName(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil || b == "" {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// saving is one file to be replaced.
type saving struct {
	name   string
	format string
	game   *records.Game // the one that is saved
	write  func(io.Writer) ([]file.Loss, error)
	sure   bool
	doubts []session.DoubtLine
	letGo  func() error // of the file that is replaced; may be nil
}

// alone writes a file with nothing but the game.
func (s *saving) alone(w io.Writer) ([]file.Loss, error) {
	format, ok := file.Lookup(s.format)
	if !ok || format.Write == nil {
		return nil, fmt.Errorf("no writer for the format %q", s.format)
	}
	return format.Write(w, slices.Values([]*records.Game{s.game}), file.WriteOptions{Lossy: s.sure})
}

// traits are the words for what a file that is replaced loses beside its text.
var traits = map[store.Trait]lang.Text{
	store.HardLinks: lang.SaveHardLinks, store.Owner: lang.SaveOwner, store.Attributes: lang.SaveAttributes,
}

// save replaces a file, after asking where something would be lost.
func (w *writer) save(s *saving) error {
	for _, trait := range store.Unkept(s.name) {
		s.doubts = append(s.doubts, session.DoubtLine{Text: w.desk.Lang.Say(traits[trait], s.name)})
	}
	return store.Replace(s.name, func(to io.Writer) error {
		losses, err := s.write(to)
		if err != nil {
			return err
		}
		if !s.sure {
			if lines := append(s.doubts, w.lossLines(s, losses)...); len(lines) > 0 {
				return &session.Doubt{Lines: lines}
			}
		}
		if s.letGo != nil && store.OpenBlocks {
			return s.letGo()
		}
		return nil
	})
}

func canWrite(format string) bool {
	f, ok := file.Lookup(format)
	return ok && f.Write != nil
}

// alone reports whether game i is the only one of its file.
func alone(c *file.Collection, i int) bool {
	name, at := c.File(i)
	next, _ := c.File(i + 1)
	return c.Wait() == nil && at == 1 && (i+1 == c.Len() || next != name)
}
