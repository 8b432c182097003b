// What is written, kept back until it is known that nothing is lost.

package file

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"os"
	"strings"

	"qipu/records"
)

// outbox takes what is written. Where nothing may be lost it keeps it until the end,
// in memory or, if it is much, in a file that nobody else sees.
type outbox struct {
	to     io.Writer
	lossy  bool // hand everything on at once
	losses *losses
	buf    bytes.Buffer
	file   *os.File
}

// Write implements io.Writer.
func (b *outbox) Write(p []byte) (int, error) {
	switch {
	case b.lossy:
		return b.to.Write(p)
	case len(b.losses.list) > 0: // nothing will be written
		return len(p), nil
	case b.file != nil:
		return b.file.Write(p)
	case b.buf.Len()+len(p) <= memoryLimit:
		return b.buf.Write(p)
	}
	f, err := os.CreateTemp("", "qipu-*")
	if err != nil {
		return 0, err
	}
	b.file = f
	if _, err := b.buf.WriteTo(f); err != nil {
		return 0, err
	}
	b.buf = bytes.Buffer{}
	return f.Write(p)
}

// close hands on what was kept, if nothing is lost and there is no error, and returns
// the losses.
func (b *outbox) close(err error) ([]Loss, error) {
	if b.file != nil {
		defer os.Remove(b.file.Name())
		defer b.file.Close()
	}
	switch {
	case err != nil || len(b.losses.list) > 0:
	case b.file != nil:
		if _, err = b.file.Seek(0, io.SeekStart); err == nil {
			_, err = io.Copy(b.to, b.file)
		}
	default:
		_, err = b.buf.WriteTo(b.to)
	}
	return b.losses.list, err
}

var errOneGame = errors.New("the format holds one game a file")

// writeOne writes the first of games, for formats that hold one; it is an error
// if there is another.
func writeOne(w io.Writer, games iter.Seq[*records.Game], o WriteOptions, write func(*records.Game, *losses) []byte) ([]Loss, error) {
	var l losses
	var out []byte
	for g := range games {
		if l.game++; l.game > 1 {
			return nil, errOneGame
		}
		l.leftOut(g)
		out = write(g, &l)
	}
	if len(l.list) > 0 && !o.Lossy {
		return l.list, nil
	}
	_, err := w.Write(out)
	return l.list, err
}

// crlf returns text with the line ends of the programs for Windows.
func crlf(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") }
