// Adding: files and folders become sources, each whole or not at all.

package library

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"qipu/records"
)

// Progress says how far an add has come.
type Progress struct {
	Path         string // of the file that is being read
	Files, Of    int    // files that are done, and all
	Bytes, Total int64  // of all files
	Games        int    // read so far
}

// State is how a file stands to what the library holds of it.
type State string

// The states.
const (
	Whole   State = "whole"
	Changed State = "changed"
	Missing State = "missing"
)

// Source is a file whose games are in the library.
type Source struct {
	Path   string
	Folder string // by which it was added, or ""
	Games  int
	State  State
}

// Left is something that was left out, and why. Game is 0 where it is a whole
// file.
type Left struct {
	Path  string
	Game  int // its number in the file, from 1
	Err   error
	Named bool // the file was given by its name; else it was met in a folder
}

// Report says what an add or an update did.
type Report struct {
	Sources []Source // that were named or found, new and known
	Added   int      // how many of them are new or were read anew
	Known   int      // how many were there already, by this path or another
	Games   int      // that were added
	Left    []Left
}

// wanted is a file that is to be added.
type wanted struct {
	path, folder string
	named        bool
	size         int64
	mtime        int64
	sha          []byte
}

// Add adds files and folders, and collections of any format: those that are not
// there yet, or that have changed. What cannot be read is listed and the rest goes
// on. A source is added whole or not at all, also when ctx is cancelled: then the
// error is that of ctx, and the report says what was added before.
func (l *Library) Add(ctx context.Context, paths []string, progress func(Progress)) (Report, error) {
	var report Report
	list, err := gather(ctx, paths, &report)
	if err != nil {
		return report, err
	}
	return report, l.add(ctx, list, progress, &report)
}

// gather lists the files of paths, those of a folder by name.
func gather(ctx context.Context, paths []string, report *Report) ([]wanted, error) {
	var list []wanted
	seen := map[string]bool{}
	take := func(w wanted, info fs.FileInfo) {
		if !seen[w.path] {
			seen[w.path] = true
			w.size, w.mtime = info.Size(), info.ModTime().UnixNano()
			list = append(list, w)
		}
	}
	for _, given := range paths {
		path, err := filepath.Abs(given)
		if err != nil {
			return nil, err
		}
		info, err := os.Stat(path)
		switch {
		case err != nil:
			report.Left = append(report.Left, Left{Path: path, Err: err, Named: true})
		case info.IsDir():
			if err := walk(ctx, path, report, take); err != nil {
				return nil, err
			}
		case !info.Mode().IsRegular():
			report.Left = append(report.Left, Left{Path: path, Err: &records.Fault{Code: "library-no-file"}, Named: true})
		default:
			take(wanted{path: path, named: true}, info)
		}
	}
	return list, nil
}

// walk lists the files of a folder; hidden ones are none of it.
func walk(ctx context.Context, root string, report *Report, take func(wanted, fs.FileInfo)) error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			report.Left = append(report.Left, Left{Path: path, Err: err, Named: path == root})
			if d != nil && d.IsDir() {
				return filepath.SkipDir
			}
			return ctx.Err()
		}
		hidden := strings.HasPrefix(d.Name(), ".") && path != root
		switch {
		case hidden && d.IsDir():
			return filepath.SkipDir
		case !hidden && d.Type().IsRegular():
			if info, err := d.Info(); err == nil {
				take(wanted{path: path, folder: root}, info)
			}
		}
		return ctx.Err()
	})
}

// add brings a list of files in.
func (l *Library) add(ctx context.Context, list []wanted, progress func(Progress), report *Report) error {
	if l.readonly {
		return &records.Fault{Code: "library-readonly"}
	}
	if _, err := l.current(ctx); err != nil {
		return err
	}
	if err := l.create(ctx); err != nil {
		return err
	}
	w, err := l.newWriter(ctx)
	if err != nil {
		return err
	}
	failed := w.run(ctx, list, progress, report)
	if err := w.close(); failed == nil {
		failed = err
	}
	if _, err := l.current(context.WithoutCancel(ctx)); failed == nil {
		failed = err
	}
	return failed
}

// same returns the source of a path on the shelf, and one with the same content.
func (s *shelf) same(w *wanted) (byPath, byContent *source) {
	if s.index == nil {
		return nil, nil
	}
	index := s.index()
	return index[w.path], index[string(w.sha)]
}

// indexSources lists the sources by their paths and by what they hold.
func (s *shelf) indexSources() map[string]*source {
	index := make(map[string]*source, 2*len(s.sources))
	for _, f := range s.sources {
		index[f.path], index[string(f.sha)] = f, f
	}
	return index
}

// Remove takes a source out of the library, or all that lie in a folder. The error
// is a *records.Fault if there is none.
func (l *Library) Remove(ctx context.Context, path string) (int, error) {
	full, err := filepath.Abs(path)
	if err != nil {
		return 0, err
	}
	s, err := l.current(ctx)
	if err != nil {
		return 0, err
	}
	if l.readonly {
		return 0, &records.Fault{Code: "library-readonly"}
	}
	var ids []int64
	for _, f := range s.sources {
		if f.path == full || strings.HasPrefix(f.path, full+string(filepath.Separator)) {
			ids = append(ids, f.id)
		}
	}
	if len(ids) == 0 {
		return 0, &records.Fault{Code: "library-no-source"}
	}
	w, err := l.newWriter(ctx)
	if err != nil {
		return 0, err
	}
	err = w.write(ctx, func(tx *transaction) error {
		for _, id := range ids {
			if _, err := tx.Exec("DELETE FROM source WHERE id = ?", id); err != nil {
				return err
			}
		}
		return nil
	})
	if closing := w.close(); err == nil {
		err = closing
	}
	if _, loading := l.current(ctx); err == nil {
		err = loading
	}
	return len(ids), err
}

// Sources lists the files of the library, by path, with how they stand now.
func (l *Library) Sources(ctx context.Context) ([]Source, error) {
	s, err := l.current(ctx)
	if err != nil {
		return nil, err
	}
	list := make([]Source, 0, len(s.sources))
	for _, f := range s.sources {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		list = append(list, Source{f.path, f.folder, f.games, f.state(ctx)})
	}
	slices.SortFunc(list, func(a, b Source) int { return strings.Compare(a.Path, b.Path) })
	return list, nil
}

// state tells how the file of a source stands. Only what another time was written
// to it is read.
func (f *source) state(ctx context.Context) State {
	info, err := os.Stat(f.path)
	switch {
	case err != nil:
		return Missing
	case info.Size() != f.size:
		return Changed
	case info.ModTime().UnixNano() == f.mtime:
		return Whole
	}
	if sha, err := checksum(ctx, f.path); err != nil || !slices.Equal(sha, f.sha) {
		return Changed
	}
	return Whole
}

// Update looks at every source again, and into every folder that was added: files
// that have changed are read anew, moved ones are found by their content, new ones
// are added. What is missing stays in the library, and is told.
func (l *Library) Update(ctx context.Context, progress func(Progress)) (Report, error) {
	var report Report
	s, err := l.current(ctx)
	if err != nil {
		return report, err
	}
	var list []wanted
	seen := map[string]bool{}
	take := func(w wanted, info fs.FileInfo) {
		if !seen[w.path] {
			seen[w.path] = true
			w.size, w.mtime = info.Size(), info.ModTime().UnixNano()
			list = append(list, w)
		}
	}
	folders := map[string]bool{}
	for _, f := range s.sources {
		if info, err := os.Stat(f.path); err == nil {
			take(wanted{path: f.path, folder: f.folder}, info)
		}
		if f.folder == "" || folders[f.folder] {
			continue
		}
		folders[f.folder] = true
		if _, err := os.Stat(f.folder); errors.Is(err, fs.ErrNotExist) {
			continue // its files are told as missing
		}
		if err := walk(ctx, f.folder, &report, take); err != nil {
			return report, err
		}
	}
	if len(list) > 0 {
		if err := l.add(ctx, list, progress, &report); err != nil {
			return report, err
		}
	}
	report.Sources, err = l.Sources(ctx)
	return report, err
}

// timeNow is when a source is added, in seconds of Unix time.
func timeNow() int64 { return time.Now().Unix() }
