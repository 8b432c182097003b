// Collections: the games of a file or of a folder, listed while they are found
// and read one by one.

package file

import (
	"context"
	"errors"
	"io"
	"os"
	"sort"
	"sync"

	"qipu/records"
)

// Options say how to open a file.
type Options struct {
	Encoding string    // how to read it, "" to find out by its content
	Deleted  bool      // list the deleted games of a library too
	Stdin    io.Reader // what "-" reads
}

// Collection is the games of a file or folder. It is safe for use by several
// goroutines; Len grows until Complete.
type Collection struct {
	name   string
	cancel context.CancelFunc
	done   chan struct{}

	mu       sync.RWMutex
	parts    []*part
	games    int
	complete bool
	err      error
	skipped  []error
	read     int64 // bytes of a file, or files of a folder, that are listed
	size     int64 // of how many
}

// part is one file of a collection.
type part struct {
	format   *Format
	source   Source
	encoding string
	first    int // the number of its first game
	entries  []Entry
	close    func() error
	changed  bool        // the source is no longer the file itself:
	raw      io.ReaderAt // which is this
	rawSize  int64
	forced   bool // how to read it was said
}

// Open opens a file or a folder; "-" is standard input. The games of a file are
// listed in the background. The error is of the system, a *FormatError or an
// *UnsupportedError.
func Open(ctx context.Context, name string, o Options) (*Collection, error) {
	if name != "-" {
		info, err := os.Stat(name)
		if err != nil {
			return nil, err
		}
		if info.IsDir() {
			return openFolder(ctx, name, o)
		}
	}
	p, err := openPart(name, o)
	if err != nil {
		return nil, err
	}
	c := newCollection(&ctx, name)
	c.size = p.source.Size
	go c.list(ctx, p, nil, o)
	return c, nil
}

// OpenSourceGames opens a source that is already there, as a pasted text is.
func OpenSourceGames(ctx context.Context, s Source) (*Collection, error) {
	p, err := recognise(s, nothing)
	if err != nil {
		return nil, err
	}
	c := newCollection(&ctx, s.Name)
	c.size = s.Size
	go c.list(ctx, p, nil, Options{})
	return c, nil
}

func newCollection(ctx *context.Context, name string) *Collection {
	c := &Collection{name: name, done: make(chan struct{})}
	*ctx, c.cancel = context.WithCancel(*ctx)
	return c
}

func openPart(name string, o Options) (*part, error) {
	s, closing, err := OpenSource(name, o.Stdin)
	if err != nil {
		return nil, err
	}
	s.Encoding, s.Deleted = o.Encoding, o.Deleted
	return recognise(s, closing)
}

func recognise(s Source, closing func() error) (*part, error) {
	given := s
	f, s, encoding, err := sniff(s)
	if err != nil {
		return nil, errors.Join(err, closing())
	}
	return &part{
		format: f, source: s, encoding: encoding, close: closing, changed: s.ReaderAt != given.ReaderAt,
		raw: given.ReaderAt, rawSize: given.Size, forced: given.Encoding != "",
	}, nil
}

func (c *Collection) skip(err error) {
	c.mu.Lock()
	c.skipped = append(c.skipped, err)
	c.mu.Unlock()
}

// list finds the games of the first file and of those that are named.
func (c *Collection) list(ctx context.Context, p *part, names []string, o Options) {
	defer close(c.done)
	var failed error
	for folder := len(names) > 0; ; {
		if p != nil {
			failed = errors.Join(failed, c.listPart(ctx, p, !folder))
		}
		if folder {
			c.mu.Lock()
			c.read++
			c.mu.Unlock()
		}
		if len(names) == 0 || ctx.Err() != nil {
			break
		}
		var err error
		if p, err = openBeside(names[0], o); err != nil {
			c.skip(err)
			p = nil
		}
		names = names[1:]
	}
	c.mu.Lock()
	c.complete, c.err = true, failed
	c.mu.Unlock()
}

// batchSize is how many games are found before the list shows them.
const batchSize = 1024

// listPart finds the games of a file; alone says that it is the whole collection.
func (c *Collection) listPart(ctx context.Context, p *part, alone bool) error {
	c.mu.Lock()
	p.first = c.games
	c.parts = append(c.parts, p)
	c.mu.Unlock()
	var batch []Entry
	flush := func() {
		c.mu.Lock()
		p.entries = append(p.entries, batch...)
		c.games += len(batch)
		if n := len(batch); n > 0 && alone {
			c.read = batch[n-1].Off + batch[n-1].Len
		}
		c.mu.Unlock()
		batch = batch[:0]
	}
	size, many := 1, false
	err := p.index(ctx, func(e Entry) bool {
		if many = len(p.entries)+len(batch) == mostGames; many {
			return false
		}
		if batch = append(batch, e); len(batch) >= size {
			flush()
			size = min(size*4, batchSize)
		}
		return ctx.Err() == nil
	})
	flush()
	if many {
		err = damaged(p.source, records.OverLimit, p.entries[mostGames-1].Off, "most-games", mostGames)
	}
	if alone {
		c.mu.Lock()
		c.read = p.source.Size
		c.mu.Unlock()
	}
	return err
}

// index is the Index of the part's format. It runs beside all else, where a panic of
// a reader would end the program: what was found until then is there.
func (p *part) index(ctx context.Context, found func(Entry) bool) (err error) {
	defer records.Recovered(&err)
	return p.format.Index(ctx, p.source, found)
}

// Name returns the name by which the collection was opened.
func (c *Collection) Name() string { return c.name }

// Len returns how many games have been found so far.
func (c *Collection) Len() int {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.games
}

// Complete reports whether all games have been found.
func (c *Collection) Complete() bool {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.complete
}

// Progress returns how many bytes of a file, or files of a folder, have been
// listed, and of how many.
func (c *Collection) Progress() (done, size int64) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.read, c.size
}

// Wait waits until all games have been found and returns what went wrong with
// the file as a whole.
func (c *Collection) Wait() error {
	<-c.done
	return c.Err()
}

// Done is closed when all games have been found.
func (c *Collection) Done() <-chan struct{} { return c.done }

// Err returns what went wrong with the file as a whole, so far.
func (c *Collection) Err() error {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.err
}

// Skipped returns why files of a folder are not part of it.
func (c *Collection) Skipped() []error {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.skipped
}

// Close stops listing and lets go of the files.
func (c *Collection) Close() error {
	c.cancel()
	<-c.done
	var err error
	for _, p := range c.parts {
		err = errors.Join(err, p.close())
	}
	return err
}

// find returns the part of game i, from 0, and its entry.
func (c *Collection) find(i int) (*part, Entry, bool) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	if i < 0 || i >= c.games {
		return nil, Entry{}, false
	}
	k := sort.Search(len(c.parts), func(k int) bool { return c.parts[k].first > i }) - 1
	p := c.parts[k]
	return p, p.entries[i-p.first], true
}

// partOf returns the part of game i, or of the whole if there is no such game.
func (c *Collection) partOf(i int) *part {
	if p, _, ok := c.find(i); ok {
		return p
	}
	c.mu.RLock()
	defer c.mu.RUnlock()
	if len(c.parts) > 0 {
		return c.parts[0]
	}
	return &part{format: &Format{}}
}

// Format returns the format of game i's file.
func (c *Collection) Format(i int) string { return c.partOf(i).format.Name }

// Encoding returns the encoding of the texts of game i's file, or "binary".
func (c *Collection) Encoding(i int) string { return c.partOf(i).encoding }

// File returns the name of game i's file, and the game's number in it from 1.
func (c *Collection) File(i int) (name string, index int) {
	p := c.partOf(i)
	return p.source.Name, i - p.first + 1
}

// Changed reports whether the file of game i was changed since it was opened; one
// that is gone was not.
func (c *Collection) Changed(i int) bool { return c.partOf(i).source.changed() }

// LetGo closes the file of game i, if it is open, until somebody reads from it: a
// system may refuse to replace an open one.
func (c *Collection) LetGo(i int) error {
	if held, ok := c.partOf(i).source.ReaderAt.(*heldFile); ok {
		return held.LetGo()
	}
	return nil
}

// ErrNoGame says that a collection has no game of a number.
var ErrNoGame = errors.New("there is no such game")

// Tags returns the headers of game i, from 0.
func (c *Collection) Tags(i int) (records.Tags, error) {
	p, e, ok := c.find(i)
	if !ok {
		return nil, ErrNoGame
	}
	if p.format.Kind != Bytes {
		e.Len = min(e.Len, mostText)
	}
	return p.format.Tags(p.source, e)
}

// Game reads game i, from 0, and judges it.
func (c *Collection) Game(i int) (*records.Game, error) {
	p, e, ok := c.find(i)
	if !ok {
		return nil, ErrNoGame
	}
	return readEntry(p.format, p.source, e)
}
