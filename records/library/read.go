// Reading: the games of files become packs, several at a time and in order.

package library

import (
	"context"
	"crypto/sha256"
	"io"
	"os"
	"path/filepath"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/records/library/pack"
)

// When what was read is written: whichever comes first.
const (
	commitGames   = 1 << 15
	commitSources = 1000
	commitPace    = 2 * time.Second
)

// run reads files and writes their games.
func (w *writer) run(ctx context.Context, list []wanted, progress func(Progress), report *Report) error {
	r := &reading{writer: w, report: report, tell: progress, state: Progress{Of: len(list)}, last: time.Now()}
	for i := range list {
		r.state.Total += list[i].size
	}
	defer func() {
		for _, p := range r.ready {
			p.packs.close()
		}
	}()
	queue := make(chan *fileJob, 2*workers())
	inner, cancel := context.WithCancel(ctx)
	go r.produce(inner, list, queue)
	defer func() {
		cancel()
		for j := range queue { // nothing reads any more when this returns
			j.drain()
		}
	}()
	for j := range queue {
		if err := r.take(ctx, j); err != nil {
			return err
		}
	}
	// What is whole is kept, also when the rest is given up.
	if err := r.commit(context.WithoutCancel(ctx)); err != nil {
		return err
	}
	return ctx.Err()
}

// reading is a run of adding, seen from where its results come together.
type reading struct {
	*writer
	report        *Report
	tell          func(Progress)
	state         Progress
	names, events texts
	ready         []*pending
	games         int // of ready
	last          time.Time
}

// fileJob is a file that is being read.
type fileJob struct {
	wanted
	games            *file.Collection
	format, encoding string
	err              error
	known            *source // its content is there already
	stale            bool    // its path is there with another content
	blocks           chan chan read
}

// read is what was read of some games of a file.
type read struct {
	rows []game
	left []Left
}

// game is one game that was read.
type game struct {
	row               pack.Row
	red, black, event string
	start             engine.Board
	line              []engine.Move
}

func (j *fileJob) drain() {
	if j.blocks != nil {
		for b := range j.blocks {
			<-b
		}
	}
	if j.games != nil {
		j.games.Close()
	}
}

// produce opens the files one after the other, and has their games read.
func (r *reading) produce(ctx context.Context, list []wanted, queue chan<- *fileJob) {
	defer close(queue)
	slots := make(chan struct{}, workers())
	for i := range list {
		if ctx.Err() != nil {
			return
		}
		j := &fileJob{wanted: list[i]}
		r.open(ctx, j)
		if j.games != nil {
			j.blocks = make(chan chan read, 2*workers())
		}
		queue <- j
		if j.games == nil {
			continue
		}
		n := j.games.Len()
		for from := 0; from < n && ctx.Err() == nil; from += pack.Most {
			done := make(chan read, 1)
			j.blocks <- done
			slots <- struct{}{}
			go func() {
				defer func() { <-slots }()
				done <- j.read(ctx, from, min(n, from+pack.Most))
			}()
		}
		close(j.blocks)
	}
}

// open looks whether a file is known, and opens it if not.
func (r *reading) open(ctx context.Context, j *fileJob) {
	shelf := r.l.shelf.Load()
	byPath, _ := shelf.same(&j.wanted)
	if byPath != nil && byPath.size == j.size && byPath.mtime == j.mtime {
		j.known = byPath
		return
	}
	if j.sha, j.err = checksum(ctx, j.path); j.err != nil {
		return
	}
	if _, same := shelf.same(&j.wanted); same != nil && (same == byPath || !same.replaced()) {
		j.known, j.stale = same, byPath != nil && byPath != same
		return
	}
	defer records.Recovered(&j.err)
	c, err := file.Open(ctx, j.path, file.Options{})
	if err != nil {
		j.err = err
		return
	}
	if err := c.Wait(); c.Len() == 0 {
		if err == nil {
			err = &records.Fault{Code: "unknown-format"}
		}
		j.err = err
		c.Close()
		return
	} else if err != nil {
		j.err = err // told beside its games
	}
	j.games, j.format, j.encoding = c, c.Format(0), c.Encoding(0)
}

// replaced reports whether another file stands where a source was, so that the
// source may go any time.
func (f *source) replaced() bool {
	info, err := os.Stat(f.path)
	return err == nil && (info.Size() != f.size || info.ModTime().UnixNano() != f.mtime)
}

// checksum returns the SHA-256 of a file.
func checksum(ctx context.Context, path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	sum := sha256.New()
	for ctx.Err() == nil {
		if _, err := io.CopyN(sum, f, 16<<20); err == io.EOF { //nolint:errorlint // io says it bare
			return sum.Sum(nil), nil
		} else if err != nil {
			return nil, err
		}
	}
	return nil, ctx.Err()
}

// take waits for the games of a file.
func (r *reading) take(ctx context.Context, j *fileJob) error {
	defer j.drain()
	r.state.Path = j.path
	before := r.state.Bytes
	switch {
	case j.known != nil:
		if err := r.again(ctx, j); err != nil {
			return err
		}
	case j.games == nil:
		if ctx.Err() == nil {
			r.report.Left = append(r.report.Left, Left{Path: j.path, Err: j.err, Named: j.named})
		}
	default:
		if err := r.collect(ctx, j); err != nil {
			return err
		}
	}
	r.state.Bytes = before + j.size
	r.state.Files++
	r.show()
	return nil
}

func (r *reading) show() {
	if r.tell != nil {
		r.tell(r.state)
	}
}

// collect puts the games of a file onto a stage, and the file among those that
// are ready once it is whole.
func (r *reading) collect(ctx context.Context, j *fileJob) error {
	p := &pending{wanted: j.wanted, format: j.format, encoding: j.encoding, packs: &stage{folder: filepath.Dir(r.l.path)}}
	total, seen := j.games.Len(), 0
	before := r.state.Bytes
	var left []Left
	if j.err != nil {
		left = append(left, Left{Path: j.path, Err: j.err, Named: j.named})
	}
	for b := range j.blocks {
		got := <-b
		if ctx.Err() != nil {
			continue // it will not be whole
		}
		left = append(left, got.left...)
		seen += len(got.rows) + len(got.left)
		p.games += len(got.rows)
		r.state.Games += len(got.rows)
		r.state.Bytes = before + j.size*int64(seen)/int64(max(total, 1))
		r.show()
		if len(got.rows) == 0 {
			continue
		}
		if err := p.packs.add(r.pack(got.rows)); err != nil {
			p.packs.close()
			return err
		}
	}
	if ctx.Err() != nil || seen < total {
		p.packs.close()
		return nil // run tells why
	}
	if info, err := os.Stat(j.path); err != nil || info.Size() != j.size || info.ModTime().UnixNano() != j.mtime {
		p.packs.close()
		r.report.Left = append(r.report.Left, Left{Path: j.path, Err: &records.Fault{Code: "library-changing"}, Named: true})
		return nil
	}
	for i := range left {
		left[i].Named = j.named
	}
	r.report.Left = append(r.report.Left, left...)
	if p.games == 0 {
		p.packs.close()
		return nil
	}
	r.ready = append(r.ready, p)
	r.games += p.games
	if r.games >= commitGames || len(r.ready) >= commitSources || time.Since(r.last) > commitPace {
		return r.commit(ctx)
	}
	return nil
}

// pack packs games, under the numbers that this run gives to names.
func (r *reading) pack(list []game) block {
	var b pack.Builder
	for i := range list {
		g := &list[i]
		g.row.Red, g.row.Black, g.row.Event = r.names.number(g.red), r.names.number(g.black), r.events.number(g.event)
		b.Add(g.row, &g.start, g.line)
		*g = game{}
	}
	rows, moves, starts := b.Encode()
	return block{len(list), rows, moves, starts}
}

// commit writes what is ready.
func (r *reading) commit(ctx context.Context) error {
	list := r.ready
	r.ready, r.games, r.last = nil, 0, time.Now()
	if len(list) == 0 {
		return nil
	}
	err := r.writer.commit(ctx, list, &r.names, &r.events, r.report)
	for _, p := range list {
		p.packs.close()
	}
	return err
}

// again takes note of a file that is there already: by another path, where the
// old one may be gone, or as it was.
func (r *reading) again(ctx context.Context, j *fileJob) error {
	f := j.known
	moved := false
	if f.path != j.path {
		_, err := os.Stat(f.path)
		moved = err != nil
	}
	if moved || j.stale || f.path == j.path && f.mtime != j.mtime {
		err := r.write(ctx, func(tx *transaction) error {
			if j.stale {
				if _, err := tx.Exec("DELETE FROM source WHERE path = ?", j.path); err != nil {
					return err
				}
			}
			if f.path != j.path && !moved {
				return nil
			}
			_, err := tx.Exec("UPDATE source SET path = ?, folder = ?, mtime = ?, size = ? WHERE id = ?", j.path, j.folder, j.mtime, j.size, f.id)
			return err
		})
		if err != nil {
			return err
		}
	}
	r.report.Known++
	path := f.path
	if moved {
		path = j.path
	}
	r.report.Sources = append(r.report.Sources, Source{path, j.folder, f.games, Whole})
	return nil
}

// read reads some games of a file.
func (j *fileJob) read(ctx context.Context, from, to int) read {
	var out read
	out.rows = make([]game, 0, to-from)
	for i := from; i < to && ctx.Err() == nil; i++ {
		g, err := j.one(i)
		if err != nil {
			_, number := j.games.File(i)
			out.left = append(out.left, Left{Path: j.path, Game: number, Err: err})
			continue
		}
		out.rows = append(out.rows, g)
	}
	return out
}

// one reads one game. It runs beside others, where a fault of a reader would
// otherwise end the program: the game then counts as one that cannot be read.
func (j *fileJob) one(i int) (out game, err error) {
	defer records.Recovered(&err)
	g, err := j.games.Game(i)
	if g == nil {
		return game{}, err
	}
	e, _ := j.games.Entry(i)
	_, number := j.games.File(i)
	s := g.Summary()
	out = game{red: s.Red, black: s.Black, event: s.Event, start: g.Start.Board}
	out.row, out.line = rowOf(g, &s)
	out.row.Number, out.row.Off, out.row.Len, out.row.Line = uint32(number), e.Off, e.Len, uint32(e.Line)
	return out, nil
}
