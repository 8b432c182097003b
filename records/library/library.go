// Package library keeps one's own games in one file and finds them again: by who
// played, by what stood on the board, by what was played there.
//
// Games are packed (package pack) and held in memory while a [Library] is open;
// every search goes through all of them, which takes a fifth of a second for three
// million games and needs no index. The file is a database of SQLite, which is
// what makes an add whole or nothing. The games themselves stay in their files: a
// library knows where each one stands, and its main line.
package library

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"

	"qipu/records"
)

// Library is an open library. It is safe for several goroutines.
type Library struct {
	path string

	mu       sync.Mutex // guards what follows, and reading the file
	db       *sql.DB
	reader   *sql.Conn // nil as long as there is no file
	readonly bool
	version  int64 // of the data, as reader sees it

	shelf atomic.Pointer[shelf]
	ready chan struct{}
	err   error              // why loading failed; to be read after ready
	stop  context.CancelFunc // ends the loading

	remembered memory
}

// Open opens the library of a path, whether there is one or not: a file is made
// by the first Add alone. The games are loaded in the background. The error is a
// *records.Fault where the file is damaged, newer or no library, else of the
// system.
func Open(ctx context.Context, path string) (*Library, error) {
	full, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	l := &Library{path: full, ready: make(chan struct{}), stop: func() {}}
	l.shelf.Store(newShelf())
	if _, err := os.Stat(full); errors.Is(err, fs.ErrNotExist) {
		close(l.ready)
		return l, nil
	} else if err != nil {
		return nil, err
	}
	if err := l.connect(ctx); err != nil {
		return nil, err
	}
	loading, stop := context.WithCancel(context.Background())
	l.stop = stop
	go func() {
		defer close(l.ready)
		l.mu.Lock()
		defer l.mu.Unlock()
		defer records.Recovered(&l.err)
		l.err = l.load(loading)
	}()
	return l, nil
}

// Path returns the path of the library's file.
func (l *Library) Path() string { return l.path }

// Ready is closed when the games are loaded, or could not be: see Err.
func (l *Library) Ready() <-chan struct{} { return l.ready }

// Err returns why the games could not be loaded, once Ready is closed.
func (l *Library) Err() error {
	select {
	case <-l.ready:
		return l.err
	default:
		return nil
	}
}

// Close lets go of the file.
func (l *Library) Close() error {
	l.stop()
	<-l.ready
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.db == nil {
		return nil
	}
	err := l.reader.Close()
	if closing := l.db.Close(); err == nil {
		err = closing
	}
	l.db, l.reader = nil, nil
	return err
}

// Games returns how many games there are.
func (l *Library) Games(ctx context.Context) (int, error) {
	s, err := l.current(ctx)
	if err != nil {
		return 0, err
	}
	return s.games, nil
}

// current waits for the games and takes in what another process has changed.
func (l *Library) current(ctx context.Context) (*shelf, error) {
	select {
	case <-l.ready:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if l.err != nil {
		return nil, l.err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.reader == nil {
		if _, err := os.Stat(l.path); err == nil { // somebody else has made it
			if err := l.connect(ctx); err != nil {
				return nil, err
			}
			if err := l.load(ctx); err != nil {
				return nil, err
			}
		}
		return l.shelf.Load(), nil
	}
	var version int64
	if err := l.reader.QueryRowContext(ctx, "PRAGMA data_version").Scan(&version); err != nil {
		return nil, explain(err)
	}
	if version != l.version {
		if err := l.load(ctx); err != nil {
			return nil, err
		}
		l.version = version
	}
	return l.shelf.Load(), nil
}
