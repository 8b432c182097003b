// The library of one's own games, and what was found in it as a collection.

package desk

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/spf13/pflag"

	"qipu/engine"
	"qipu/records"
	"qipu/records/library"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// Library is the library of one's own games, opened when it is first asked. Its
// methods may be called by other goroutines than the desk's.
type Library struct {
	// Whose says whose games the pane of the library counts; it is the desk's.
	Whose library.Players

	file string
	mu   sync.Mutex
	is   *library.Library
}

// noLibrary is the error where there are no games to search.
var noLibrary = &records.Fault{Code: "library-none"}

// opened returns the library.
func (l *Library) opened(ctx context.Context) (*library.Library, error) {
	if l == nil || l.file == "" {
		return nil, noLibrary
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.is == nil {
		is, err := library.Open(ctx, l.file)
		if err != nil {
			return nil, err
		}
		l.is = is
	}
	return l.is, nil
}

// Close lets go of the library's file.
func (l *Library) Close() error {
	if l == nil {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.is == nil {
		return nil
	}
	err := l.is.Close()
	l.is = nil
	return err
}

// some returns the library if it has games.
func (l *Library) some(ctx context.Context) (*library.Library, error) {
	is, err := l.opened(ctx)
	if err != nil {
		return nil, err
	}
	n, err := is.Games(ctx)
	if err == nil && n == 0 {
		err = noLibrary
	}
	return is, err
}

// Tree returns what was played in the position of a query.
func (l *Library) Tree(ctx context.Context, q library.Query) (library.Tree, error) {
	is, err := l.some(ctx)
	if err != nil {
		return library.Tree{}, err
	}
	return is.Tree(ctx, q)
}

// Find returns the games of a query; nil where there are none.
func (l *Library) Find(ctx context.Context, q library.Query) (*Found, error) {
	is, err := l.some(ctx)
	if err != nil {
		return nil, err
	}
	found := &Found{library: is}
	for h, err := range is.Find(ctx, q) {
		if err != nil {
			return nil, err
		}
		found.hits = append(found.hits, h)
	}
	if len(found.hits) == 0 {
		return nil, nil
	}
	return found, nil
}

// Add adds files to the library.
func (l *Library) Add(ctx context.Context, paths []string) (library.Report, error) {
	is, err := l.opened(ctx)
	if err != nil {
		return library.Report{}, err
	}
	return is.Add(ctx, paths, nil)
}

// Found is games that were found in the library, as a collection.
type Found struct {
	library *library.Library
	hits    []library.Hit
}

// Len implements session.Collection.
func (f *Found) Len() int { return len(f.hits) }

// Complete implements session.Collection.
func (f *Found) Complete() bool { return true }

// Tags implements session.Collection with the headers that the library holds.
func (f *Found) Tags(i int) (records.Tags, error) { return f.hits[i].Tags(), nil }

// Summary returns what the library tells of game i, without reading the game.
func (f *Found) Summary(i int) records.Summary { return f.hits[i].Summary() }

// Game implements session.Collection.
func (f *Found) Game(i int) (*records.Game, error) { return f.library.Game(&f.hits[i]) }

// Where names the place of game i as a Shelf does, so that work on it is kept for
// whoever opens its file.
func (f *Found) Where(i int) string {
	path, n := f.hits[i].File()
	return fmt.Sprintf("%s#%d", path, n)
}

// Files returns the files that the games of the desk come from; nil for games that
// are in none.
func (d *Desk) Files() []string {
	if d.school.shelf == nil || !d.school.shelf.files {
		return nil
	}
	var names []string
	for _, c := range d.school.shelf.all() {
		if c.Name() != "-" {
			names = append(names, c.Name())
		}
	}
	return names
}

// away is where one was before the hits of a search were opened.
type away struct {
	games session.Collection
	index int
	path  []engine.Move
}

// Lay opens the games that were found, in the place of the collection, at the
// first one. Return leads back.
func (d *Desk) Lay(found *Found) error {
	return d.turn(found, 0)
}

// Away reports whether hits are open in the place of one's own games.
func (d *Desk) Away() bool { return d.Memory.back.away != nil }

// home opens one's own games again, where one left them.
func (d *Desk) home() error {
	from := d.Memory.back.away
	return d.back(from.index, from.path)
}

// back opens game i of one's own games again, and goes on to where a path leads; nil:
// to where the game was left.
func (d *Desk) back(i int, path []engine.Move) error {
	from, leaving := d.Memory.back.away, d.leaving()
	if err := d.Session.Turn(from.games, i); err != nil {
		return err
	}
	d.Memory.back = back{shelf: d.Memory.back.shelf, path: path, turned: d.Memory.back.turned + 1}
	return leaving()
}

// beside reports whether a game alone is open that is in no file: numbers of games
// mean one's own then.
func (d *Desk) beside() bool {
	u := d.OpenUnfiled()
	return u != nil && u.Len() == 1
}

// Numbered returns the games that are meant where a number of a game is given, and
// which of them is open, or was before a game that is in no file.
func (d *Desk) Numbered() (games session.Collection, index int) {
	if d.beside() {
		return d.Memory.back.away.games, d.Memory.back.away.index
	}
	return d.Session.Games(), d.Session.Index()
}

// Open opens game i of those of Numbered, from 0.
func (d *Desk) Open(i int) error {
	if d.beside() {
		return d.back(i, nil)
	}
	d.leaving()
	return d.Session.Open(i)
}

// arrive goes, in a game that was just opened and has back what was kept of it, to
// where a hit shows what was looked for, or to where one left one's own game. A
// game of which something is hidden begins at its start.
func (d *Desk) arrive() {
	s := d.Session
	if d.Memory.back.arrived == s.Openings() {
		return
	}
	d.Memory.back.arrived = s.Openings()
	if path := d.Memory.back.path; path != nil {
		d.Memory.back.path = nil
		s.GoTo(0)
		for _, m := range path {
			if n := s.Game().Child(s.Node(), m); n != 0 {
				s.GoTo(n)
			}
		}
		return
	}
	if found, ok := s.Games().(*Found); ok && !s.Covered() && s.Veil().Allows(veil.Branches) {
		s.GoToPly(found.hits[s.Index()].Ply)
	}
}

// ParseQuestion reads the words of :find: the flags of `qipu library find`, or a
// name alone, and red or black behind it.
func ParseQuestion(text string) (*Question, error) {
	q := &Question{}
	flags := pflag.NewFlagSet("find", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	q.Flags(flags, func(string) string { return "" })
	if err := flags.Parse(Words(text)); err != nil {
		return nil, err
	}
	rest := flags.Args()
	if n := len(rest); n > 0 && (rest[n-1] == "red" || rest[n-1] == "black") {
		q.who[1], rest = rest[n-1], rest[:n-1]
	}
	if len(rest) > 0 {
		q.who[0] = strings.TrimSpace(q.who[0] + " " + strings.Join(rest, " "))
	}
	return q, nil
}

// Anywhere reports whether a question tells what the board must show, so that the
// position one is at is not what is looked for.
func (q *Question) Anywhere() bool { return q.board != asked{} }

// Words cuts a line into its words; what stands in quotation marks is one.
func Words(line string) []string {
	var list []string
	var b strings.Builder
	quote, begun := rune(0), false
	for _, r := range line {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			b.WriteRune(r)
		case r == '"' || r == '\'' || r == '“':
			quote, begun = r, true
			if r == '“' {
				quote = '”'
			}
		case r == ' ' || r == '\t' || r == '\u3000':
			if begun {
				list = append(list, b.String())
				b.Reset()
			}
			begun = false
		default:
			b.WriteRune(r)
			begun = true
		}
	}
	if begun {
		list = append(list, b.String())
	}
	return list
}
