// The records that a command is given: files, folders, standard input.

package cli

import (
	"context"
	"errors"
	"iter"
	"runtime"
	"slices"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
)

// record is one game of what was given, or a file that cannot be read.
type record struct {
	index            int // in the list of all games, from 1
	number           int // in its file, from 1
	file             string
	format, encoding string
	game             *records.Game // nil: see err
	err              error
	said             []remark // of the referee, where it is asked for
}

// given is everything that was given.
type given struct {
	app   *app
	names []string
	parts []*file.Collection // nil where a file cannot be opened
	errs  []error

	beside func(*record) // what is done on each game that is read, many at a time; nil: nothing
}

// open opens files and folders. What cannot be opened becomes a record without a
// game, in its place.
func (a *app) open(names []string, deleted bool) *given {
	l := &given{app: a, names: names}
	for _, name := range names {
		o := file.Options{Encoding: a.global.encoding, Deleted: deleted, Stdin: a.in}
		c, err := file.Open(context.Background(), name, o)
		l.parts = append(l.parts, c)
		l.errs = append(l.errs, err)
	}
	return l
}

func (l *given) close() {
	for _, c := range l.parts {
		if c != nil {
			c.Close()
		}
	}
}

// games yields every game in order, or (n > 0) the one of that number alone.
// Files that cannot be read are among them.
func (l *given) games(n int) iter.Seq[record] {
	return func(yield func(record) bool) {
		index := 0
		for i, name := range l.names {
			if l.parts[i] == nil {
				if !yield(record{file: name, err: l.errs[i]}) {
					return
				}
				continue
			}
			if !l.part(l.parts[i], &index, n, yield) {
				return
			}
		}
	}
}

// part yields the games of one collection and what is wrong with it as a whole.
func (l *given) part(c *file.Collection, index *int, n int, yield func(record) bool) bool {
	failed := c.Wait()
	for r := range l.ahead(c, *index, n) {
		if !yield(r) {
			return false
		}
	}
	*index += c.Len()
	for _, err := range append(slices.DeleteFunc(slices.Clone(c.Skipped()), noRecord), failed) {
		if err != nil && !yield(record{file: c.Name(), err: err}) {
			return false
		}
	}
	return true
}

// ahead yields the games of a collection in order, or (n > 0) the one of that
// number alone, while the next ones are being read; before is how many games
// stand before it.
func (l *given) ahead(c *file.Collection, before, n int) iter.Seq[record] {
	return func(yield func(record) bool) {
		queue := make(chan chan record, runtime.GOMAXPROCS(0))
		stop := make(chan struct{})
		go func() {
			defer close(queue)
			for i := range c.Len() {
				index := before + i + 1
				if n > 0 && index != n {
					continue
				}
				read := make(chan record, 1)
				select {
				case queue <- read:
					go func() { read <- l.record(c, i, index) }()
				case <-stop:
					return
				}
			}
		}()
		defer func() { // nothing is read any more when this returns
			close(stop)
			for read := range queue {
				<-read
			}
		}()
		for read := range queue {
			if !yield(<-read) {
				return
			}
		}
	}
}

// noRecord reports whether a file of a folder is simply something else.
func noRecord(err error) bool {
	var fault *records.Fault
	return errors.As(err, &fault) && (fault.Code == "unknown-format" || fault.Code == "json" || fault.Code == "empty")
}

// record reads one game. It runs beside others, where a fault of a reader would
// otherwise end the program: the game then counts as one that cannot be read.
func (l *given) record(c *file.Collection, i, index int) (r record) {
	name, number := c.File(i)
	r = record{index: index, number: number, file: name, format: c.Format(i), encoding: c.Encoding(i)}
	defer records.Recovered(&r.err)
	if r.game, r.err = c.Game(i); r.err == nil && l.beside != nil {
		l.beside(&r)
	}
	return r
}

// first returns the first record.
func (l *given) first() record {
	for r := range l.games(0) {
		return r
	}
	return record{file: l.names[0], err: errNoRecords}
}

var errNoRecords = &records.Fault{Code: "no-records"}

// placeOf returns the place that an error names, and the error without it.
func placeOf(err error) (records.Place, records.Kind, error) {
	var damaged *file.FormatError
	if errors.As(err, &damaged) {
		return damaged.Place, damaged.Kind, damaged.Err
	}
	var unsupported *file.UnsupportedError
	if errors.As(err, &unsupported) {
		return records.Place{Offset: unsupported.Offset}, records.WrongForm, unsupported.Err
	}
	return records.Place{Offset: -1}, records.WrongForm, err
}

// nameOf returns the file that an error is about.
func nameOf(r *record) string {
	var damaged *file.FormatError
	if errors.As(r.err, &damaged) && damaged.Name != "" {
		return damaged.Name
	}
	var unsupported *file.UnsupportedError
	if errors.As(r.err, &unsupported) && unsupported.Name != "" {
		return unsupported.Name
	}
	return r.file
}

// fileProblem returns the problem of a file that cannot be read.
func (a *app) fileProblem(r *record) *described {
	at, kind, err := placeOf(r.err)
	if kind == "" {
		kind = records.WrongForm
	}
	p := records.Problem{Place: at, Kind: kind, Text: nameOf(r), Err: err}
	return &described{Problem: p, message: lang.NewVoice(a.lang, nil).Error(err, nil)}
}

// faultLine says in one line why a file cannot be read.
func (a *app) faultLine(r *record) string {
	p := a.fileProblem(r)
	return where(p.Text, &p.Problem) + ": " + p.message
}
