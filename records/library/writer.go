// Writing: sources that were read become rows, several in one transaction, each
// of them whole.

package library

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"
)

// writer is one run that changes the library's file.
type writer struct {
	l    *Library
	db   *sql.DB
	conn *sql.Conn
}

// transaction is a transaction on the library's file.
type transaction struct {
	*sql.Tx
	ctx context.Context
}

// Exec runs a statement, with the errors of SQLite explained.
func (t *transaction) Exec(query string, args ...any) (sql.Result, error) {
	result, err := t.ExecContext(t.ctx, query, args...)
	return result, explain(err)
}

// Scan reads one row.
func (t *transaction) Scan(query string, args []any, to ...any) error {
	return explain(t.QueryRowContext(t.ctx, query, args...).Scan(to...))
}

// limitPages bounds the pages of the file in tests, as a full disk would.
var limitPages int

func (l *Library) newWriter(ctx context.Context) (*writer, error) {
	db, conn, err := open(ctx, l.path, false)
	if err != nil {
		return nil, err
	}
	if limitPages > 0 {
		if _, err := conn.ExecContext(ctx, fmt.Sprintf("PRAGMA max_page_count=%d", limitPages)); err != nil {
			return nil, explain(err)
		}
	}
	return &writer{l, db, conn}, nil
}

// close brings everything into the one file, so that a copy of it is enough, and
// gives back what was freed.
func (w *writer) close() error {
	ctx := context.Background()
	for _, text := range []string{"PRAGMA incremental_vacuum", "PRAGMA wal_checkpoint(TRUNCATE)"} {
		rows, err := w.conn.QueryContext(ctx, text)
		if err != nil {
			continue // a reader in another process holds it: the next run does it
		}
		for rows.Next() {
		}
		_ = rows.Close()
	}
	err := w.conn.Close()
	if closing := w.db.Close(); err == nil {
		err = closing
	}
	return err
}

// patience is how long a transaction waits for another process to end its own.
const patience = 5 * time.Minute

// write runs do in one transaction. While another process writes it waits.
func (w *writer) write(ctx context.Context, do func(*transaction) error) error {
	// The driver gives up after the busy_timeout of dsn; what is tried again then
	// sees whether ctx is done.
	// Once begun a transaction is brought to its end.
	going := context.WithoutCancel(ctx)
	for end := time.Now().Add(patience); ; {
		tx, err := w.conn.BeginTx(going, nil)
		err = explain(err)
		switch {
		case busy(err) && time.Now().Before(end) && ctx.Err() == nil:
			continue
		case err != nil:
			return err
		}
		if err = do(&transaction{tx, going}); err != nil {
			_ = tx.Rollback()
			return err
		}
		return explain(tx.Commit())
	}
}

// pending is a source that was read whole and waits to be written.
type pending struct {
	wanted
	format, encoding string
	games            int
	packs            *stage
}

// texts are the names and events of a run, numbered as they come, and their
// numbers in the file as far as these are known.
type texts struct {
	list  []string
	of    map[string]uint32
	known []int64
}

func (t *texts) number(text string) uint32 {
	if n, ok := t.of[text]; ok {
		return n
	}
	if t.of == nil {
		t.of = map[string]uint32{}
	}
	n := uint32(len(t.list))
	text = strings.Clone(text) // it is part of the text of a game
	t.of[text] = n
	t.list = append(t.list, text)
	t.known = append(t.known, 0)
	return n
}

// resolve finds or gives the numbers in the file.
func (t *texts) resolve(tx *transaction, table string) error {
	columns, values := "text", "?1"
	if table == "name" { // a new name means itself
		columns, values = "text, player", "?1, 0"
	}
	for i, text := range t.list {
		if t.known[i] != 0 {
			continue
		}
		if _, err := tx.Exec("INSERT OR IGNORE INTO "+table+"("+columns+") VALUES("+values+")", text); err != nil {
			return err
		}
		if err := tx.Scan("SELECT id FROM "+table+" WHERE text = ?", []any{text}, &t.known[i]); err != nil {
			return err
		}
	}
	if table == "name" {
		_, err := tx.Exec("UPDATE name SET player = id WHERE player = 0")
		return err
	}
	return nil
}

// commit writes the sources that are pending. One whose content another process
// has added meanwhile is known after all.
func (w *writer) commit(ctx context.Context, list []*pending, names, events *texts, report *Report) error {
	var added, known []*pending
	err := w.write(ctx, func(tx *transaction) error {
		added, known = nil, nil
		if err := names.resolve(tx, "name"); err != nil {
			return err
		}
		if err := events.resolve(tx, "event"); err != nil {
			return err
		}
		for _, p := range list {
			var path string
			err := tx.Scan("SELECT path FROM source WHERE sha256 = ?", []any{p.sha}, &path)
			if err == nil {
				known = append(known, p)
				continue
			} else if err != sql.ErrNoRows { //nolint:errorlint // the driver's own word
				return err
			}
			if err := p.write(tx, names, events); err != nil {
				return err
			}
			added = append(added, p)
		}
		return nil
	})
	if err != nil {
		clear(names.known) // what was numbered in it is gone with it
		clear(events.known)
		return err
	}
	for _, p := range added {
		report.Added++
		report.Games += p.games
		report.Sources = append(report.Sources, Source{p.path, p.folder, p.games, Whole})
	}
	for _, p := range known {
		report.Known++
		report.Sources = append(report.Sources, Source{p.path, p.folder, p.games, Whole})
	}
	return nil
}

// write writes a source in the place of what stands under its path.
func (p *pending) write(tx *transaction, names, events *texts) error {
	if _, err := tx.Exec("DELETE FROM source WHERE path = ?", p.path); err != nil {
		return err
	}
	result, err := tx.Exec("INSERT INTO source(path, folder, size, mtime, sha256, format, encoding, games, added) VALUES(?,?,?,?,?,?,?,?,?)",
		p.path, p.folder, p.size, p.mtime, p.sha, p.format, p.encoding, p.games, timeNow())
	if err != nil {
		return err
	}
	id, err := result.LastInsertId()
	if err != nil {
		return err
	}
	rename := func(t *texts) func(uint32) uint32 { return func(n uint32) uint32 { return uint32(t.known[n]) } }
	return p.packs.each(func(b block) error {
		rows, err := b.renamed(rename(names), rename(events))
		if err != nil {
			return err
		}
		_, err = tx.Exec("INSERT INTO pack(source, games, rows, moves, starts) VALUES(?,?,?,?,?)", id, b.games, rows, b.moves, b.starts)
		return err
	})
}
