// The shelf: all games in memory, never changed; what changes in the file makes a
// new one that shares the packs.

package library

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
	"runtime"
	"sort"
	"sync"

	"qipu/records"
	"qipu/records/library/pack"
)

// shelf is what a library holds.
type shelf struct {
	sources []*source // by id
	packs   []*shelved
	jobs    [][]*shelved // packs as they are searched at once
	names   names
	events  words
	games   int

	twins  func() []uint32 // by the number of a game: of those that are one game the same, else 0
	counts func() []uint32 // by player: games
	index  func() map[string]*source
}

func newShelf() *shelf {
	s := &shelf{}
	s.twins = sync.OnceValue(s.findTwins)
	s.counts = sync.OnceValue(s.countPlayers)
	s.index = sync.OnceValue(s.indexSources)
	return s
}

// source is a file whose games are in the library.
type source struct {
	id                             int64
	path, folder, format, encoding string
	size, mtime                    int64
	sha                            []byte
	games                          int
	held                           Games // of a source that is no file; else nil
}

// shelved is a pack on the shelf.
type shelved struct {
	*pack.Pack
	id     int64
	source *source
	first  int // the number of its first game
}

// words are texts by number, and how they are looked for.
type words struct{ text, fold []string }

// names are words whose spellings mean players.
type names struct {
	words
	player []uint32
}

func (w *words) set(id int64, text string) {
	for int(id) >= len(w.text) {
		w.text, w.fold = append(w.text, ""), append(w.fold, "")
	}
	w.text[id], w.fold[id] = text, records.Fold(text)
}

// add is set for a text that means itself as a player.
func (n *names) add(id int64, text string) {
	n.set(id, text)
	for len(n.player) < len(n.text) {
		n.player = append(n.player, uint32(len(n.player)))
	}
}

// get returns the text of a number.
func (w *words) get(id uint32) string {
	if int(id) < len(w.text) {
		return w.text[id]
	}
	return ""
}

// of returns the player whom a name means.
func (n *names) of(id uint32) uint32 {
	if int(id) < len(n.player) {
		return n.player[id]
	}
	return id
}

// jobGames is how many games are searched at once, if packs are small.
const jobGames = pack.Most

// load reads what is in the file and not yet on the shelf; l.mu is held.
func (l *Library) load(ctx context.Context) error {
	if l.reader == nil {
		return nil
	}
	old := l.shelf.Load()
	s := newShelf()
	err := l.reader.Raw(func(raw any) error { return s.read(ctx, raw, old) })
	if err != nil {
		return explain(err)
	}
	if err := l.reader.QueryRowContext(ctx, "PRAGMA data_version").Scan(&l.version); err != nil {
		return explain(err)
	}
	s.arrange()
	l.shelf.Store(s)
	return nil
}

// read reads the tables in one transaction. It asks the driver itself, which
// hands over each value in bytes of its own: database/sql would copy them again.
func (s *shelf) read(ctx context.Context, raw any, old *shelf) error {
	c := raw.(interface {
		driver.QueryerContext
		driver.ExecerContext
	})
	if _, err := c.ExecContext(ctx, "BEGIN DEFERRED", nil); err != nil {
		return err
	}
	defer func() { _, _ = c.ExecContext(context.WithoutCancel(ctx), "COMMIT", nil) }()
	byID := map[int64]*source{}
	err := each(ctx, c, "SELECT id, path, folder, format, encoding, size, mtime, sha256, games FROM source ORDER BY id", func(v []driver.Value) {
		f := &source{id: v[0].(int64), path: text(v[1]), folder: text(v[2]), format: text(v[3]), encoding: text(v[4]), size: v[5].(int64), mtime: v[6].(int64), games: int(v[8].(int64))}
		f.sha, _ = v[7].([]byte)
		byID[f.id] = f
		s.sources = append(s.sources, f)
	})
	if err != nil {
		return err
	}
	if err := each(ctx, c, "SELECT id, text FROM event", func(v []driver.Value) { s.events.set(v[0].(int64), text(v[1])) }); err != nil {
		return err
	}
	err = each(ctx, c, "SELECT id, text, player FROM name", func(v []driver.Value) {
		s.names.add(v[0].(int64), text(v[1]))
		s.names.player[v[0].(int64)] = uint32(v[2].(int64))
	})
	if err != nil {
		return err
	}
	return s.readPacks(ctx, c, old, byID)
}

func (s *shelf) readPacks(ctx context.Context, c driver.QueryerContext, old *shelf, byID map[int64]*source) error {
	known := map[int64]*shelved{}
	var from int64
	for _, p := range old.packs {
		known[p.id] = p
		from = max(from, p.id)
	}
	add := func(id, of int64, p *pack.Pack) {
		if f := byID[of]; f != nil {
			s.packs = append(s.packs, &shelved{Pack: p, id: id, source: f})
		}
	}
	if len(known) > 0 {
		err := each(ctx, c, "SELECT id, source FROM pack ORDER BY id", func(v []driver.Value) {
			if p := known[v[0].(int64)]; p != nil {
				add(p.id, v[1].(int64), p.Pack)
			}
		})
		if err != nil {
			return err
		}
	}
	var damaged error
	err := each(ctx, c, "SELECT id, source, rows, moves, starts FROM pack WHERE id > ? ORDER BY id", func(v []driver.Value) {
		if damaged != nil {
			return
		}
		var p *pack.Pack
		if p, damaged = pack.Open(blob(v[2]), blob(v[3]), blob(v[4])); damaged == nil {
			add(v[0].(int64), v[1].(int64), p)
		}
	}, from)
	if err == nil && damaged != nil {
		return &records.Fault{Code: "library-damaged"}
	}
	return err
}

// each calls row for every row of a query. The values may be kept.
func each(ctx context.Context, c driver.QueryerContext, query string, row func([]driver.Value), args ...int64) error {
	named := make([]driver.NamedValue, len(args))
	for i, v := range args {
		named[i] = driver.NamedValue{Ordinal: i + 1, Value: v}
	}
	rows, err := c.QueryContext(ctx, query, named)
	if err != nil {
		return err
	}
	defer rows.Close()
	values := make([]driver.Value, len(rows.Columns()))
	for ctx.Err() == nil {
		if err := rows.Next(values); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		row(values)
	}
	return ctx.Err()
}

func text(v driver.Value) string {
	switch v := v.(type) {
	case string:
		return v
	case []byte:
		return string(v)
	}
	return ""
}

func blob(v driver.Value) []byte {
	b, _ := v.([]byte)
	return b
}

// arrange numbers the games and cuts the shelf into jobs, after the packs of each
// source have come together.
func (s *shelf) arrange() {
	sort.SliceStable(s.packs, func(i, j int) bool {
		a, b := s.packs[i], s.packs[j]
		if a.source.id != b.source.id {
			return a.source.id < b.source.id
		}
		return a.id < b.id
	})
	from, n := 0, 0
	for i, p := range s.packs {
		p.first = s.games
		s.games += p.Len()
		if n += p.Len(); n >= jobGames || i == len(s.packs)-1 {
			s.jobs = append(s.jobs, s.packs[from:i+1])
			from, n = i+1, 0
		}
	}
	runtime.GC() // what the loading left would count as memory until the next search
}

// countPlayers counts the games of each player.
func (s *shelf) countPlayers() []uint32 {
	counts := make([]uint32, len(s.names.text))
	for _, p := range s.packs {
		for i := range p.Len() {
			for _, id := range [2]uint32{p.Red(i), p.Black(i)} {
				if id = s.names.of(id); int(id) < len(counts) {
					counts[id]++
				}
			}
		}
	}
	return counts
}
