// What is written, kept back until it is known that nothing is lost.

package file

import (
	"bytes"
	"io"
	"os"
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
