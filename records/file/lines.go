// The lines of a file, read a part at a time.

package file

import (
	"bytes"
	"context"
	"errors"
	"io"
)

// chunkSize is how much of a file is read at a time.
const chunkSize = 1 << 20

var errStopped = errors.New("stopped")

// eachLine calls take with each line, its end included, what is known of the text
// behind it, and its offset. It returns errStopped when take returns false.
func eachLine(ctx context.Context, s Source, take func(line, rest []byte, off int64) bool) error {
	buf := make([]byte, min(chunkSize, s.Size+1))
	have, off := 0, int64(0) // bytes in buf, and where they stand
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		n, err := s.ReadAt(buf[have:], off+int64(have))
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		last := err != nil || n == 0
		rest := buf[:have+n]
		at := off
		for len(rest) > 0 {
			end := bytes.IndexByte(rest, '\n') + 1
			if end == 0 {
				if !last {
					break
				}
				end = len(rest)
			}
			if !take(rest[:end], rest[end:], at) {
				return errStopped
			}
			rest = rest[end:]
			at += int64(end)
		}
		if last {
			return nil
		}
		off = at
		have = copy(buf, rest)
		if have == len(buf) { // a line longer than the buffer
			buf = append(buf, make([]byte, len(buf))...)
		}
	}
}
