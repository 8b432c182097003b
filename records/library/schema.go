// The file: its tables, how it is opened, and what can be wrong with it.

package library

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"qipu/records"
)

// version is that of the tables and of the rows in packs, kept as user_version.
const version = 1

// mark is the application_id of the file: "qipu".
const mark = 0x71697075

// tables are made in a new file. A pack belongs to one source and goes with it;
// the player of a name is the one whom the spelling means.
const tables = `
CREATE TABLE source(
	id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE, folder TEXT NOT NULL, size INTEGER NOT NULL, mtime INTEGER NOT NULL,
	sha256 BLOB NOT NULL, format TEXT NOT NULL, encoding TEXT NOT NULL, games INTEGER NOT NULL, added INTEGER NOT NULL);
CREATE INDEX source_sha256 ON source(sha256);
CREATE TABLE name(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, player INTEGER NOT NULL);
CREATE TABLE event(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE pack(
	id INTEGER PRIMARY KEY AUTOINCREMENT, source INTEGER NOT NULL REFERENCES source ON DELETE CASCADE, games INTEGER NOT NULL,
	rows BLOB NOT NULL, moves BLOB NOT NULL, starts BLOB NOT NULL);
CREATE INDEX pack_source ON pack(source);
`

// dsn is the name by which the driver opens a file.
func dsn(path string, readonly bool) string {
	slashed := filepath.ToSlash(path)
	if !strings.HasPrefix(slashed, "/") { // a drive of Windows
		slashed = "/" + slashed
	}
	query := url.Values{"_pragma": {"busy_timeout(2000)", "foreign_keys(1)", "synchronous(2)"}, "_txlock": {"immediate"}}
	if readonly {
		query.Set("mode", "ro")
	}
	return (&url.URL{Scheme: "file", Path: slashed, RawQuery: query.Encode()}).String()
}

// connect opens the file that is there; l.mu is held, or nobody else knows l.
func (l *Library) connect(ctx context.Context) error {
	readonly := !writable(l.path)
	db, reader, err := open(ctx, l.path, readonly)
	if err != nil && readonly {
		// A file in WAL mode in a folder that cannot be written to: nobody else
		// writes it either.
		db, reader, err = openAs(ctx, dsn(l.path, true)+"&immutable=1")
	}
	if err != nil {
		return err
	}
	if empty, err := l.identify(ctx, reader); err != nil || empty { // somebody is just making it
		_ = reader.Close()
		_ = db.Close()
		return err
	}
	l.db, l.reader, l.readonly = db, reader, readonly
	return nil
}

func open(ctx context.Context, path string, readonly bool) (*sql.DB, *sql.Conn, error) {
	return openAs(ctx, dsn(path, readonly))
}

func openAs(ctx context.Context, name string) (*sql.DB, *sql.Conn, error) {
	db, err := sql.Open("sqlite", name)
	if err != nil {
		return nil, nil, err
	}
	reader, err := db.Conn(ctx)
	if err == nil {
		if err = look(ctx, reader); err == nil {
			return db, reader, nil
		}
		_ = reader.Close()
	}
	_ = db.Close()
	return nil, nil, explain(err)
}

// openPatience is how long the opening of a file waits for another process.
const openPatience = 10 * time.Second

// look reads from the file for the first time. While another process is the first to
// open it, or the last to leave it, that fails at once, whatever the busy_timeout.
func look(ctx context.Context, c *sql.Conn) error {
	for end := time.Now().Add(openPatience); ; {
		var n int
		err := explain(c.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema").Scan(&n))
		if !busy(err) || ctx.Err() != nil || time.Now().After(end) {
			return err
		}
		select {
		case <-ctx.Done():
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// writable reports whether the file and, for the files that SQLite puts beside it,
// its folder can be written to.
func writable(path string) bool {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return !errors.Is(err, fs.ErrPermission) && !readonlySystem(err)
	}
	f.Close()
	probe, err := os.CreateTemp(filepath.Dir(path), ".qipu-*")
	if err != nil {
		return false
	}
	probe.Close()
	os.Remove(probe.Name())
	return true
}

// identify checks that the file is a library of a version that is known, and
// reports whether it has no tables yet.
func (l *Library) identify(ctx context.Context, c *sql.Conn) (empty bool, err error) {
	var id, user, n int64
	for text, to := range map[string]*int64{"PRAGMA application_id": &id, "PRAGMA user_version": &user, "SELECT count(*) FROM sqlite_schema": &n} {
		if err := c.QueryRowContext(ctx, text).Scan(to); err != nil {
			return false, explain(err)
		}
	}
	switch {
	case id != mark && (n > 0 || id != 0):
		return false, &records.Fault{Code: "library-other"}
	case user > version:
		return false, &records.Fault{Code: "library-newer"}
	}
	return n == 0, nil
}

// create makes the file with its tables, unless somebody else has just done it; while
// somebody does it waits.
func (l *Library) create(ctx context.Context) error {
	for end := time.Now().Add(patience); ; {
		if err := l.makeTables(ctx); !busy(err) || ctx.Err() != nil || time.Now().After(end) {
			return err
		}
	}
}

func (l *Library) makeTables(ctx context.Context) error {
	if err := os.MkdirAll(filepath.Dir(l.path), 0o700); err != nil {
		return err
	}
	db, c, err := open(ctx, l.path, false)
	if err != nil {
		return err
	}
	defer db.Close()
	defer c.Close()
	if empty, err := l.identify(ctx, c); err != nil || !empty {
		return err
	}
	if _, err := c.ExecContext(ctx, "PRAGMA auto_vacuum=INCREMENTAL; PRAGMA journal_mode=WAL"); err != nil {
		return explain(err)
	}
	tx, err := c.BeginTx(ctx, nil)
	if err != nil {
		return explain(err)
	}
	defer func() { _ = tx.Rollback() }()
	var n int
	if err := tx.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema").Scan(&n); err != nil {
		return explain(err)
	}
	if n > 0 {
		return nil
	}
	if _, err := tx.ExecContext(ctx, tables+"PRAGMA application_id=1902735477; PRAGMA user_version=1"); err != nil {
		return explain(err)
	}
	return explain(tx.Commit())
}

// faults are what errors of SQLite mean to who uses a library.
var faults = map[int]string{
	sqlite3.SQLITE_CORRUPT: "library-damaged", sqlite3.SQLITE_NOTADB: "library-damaged", sqlite3.SQLITE_FORMAT: "library-damaged",
	sqlite3.SQLITE_READONLY: "library-readonly", sqlite3.SQLITE_PERM: "library-readonly",
	sqlite3.SQLITE_FULL: "library-full", sqlite3.SQLITE_BUSY: "library-busy", sqlite3.SQLITE_LOCKED: "library-busy",
}

// explain returns the fault that an error of SQLite means, or the error itself.
func explain(err error) error {
	if bad, ok := errors.AsType[*sqlite.Error](err); ok {
		if code, ok := faults[bad.Code()&0xff]; ok {
			return &records.Fault{Code: code}
		}
		if bad.Code()&0xff == sqlite3.SQLITE_ERROR && strings.Contains(bad.Error(), "no such table") {
			return &records.Fault{Code: "library-damaged"}
		}
	}
	return err
}

// busy reports whether an error says that another process is writing.
func busy(err error) bool {
	fault, ok := errors.AsType[*records.Fault](err)
	return ok && fault.Code == "library-busy"
}
