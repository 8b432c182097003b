// Lines that are read while something may go on by itself.

package line

import (
	"bufio"
	"errors"
	"io"
)

// line is a line that was read, or why none was.
type line struct {
	text     string
	complete bool // false: it was too long, and nothing of it is kept
	err      error
}

// lines reads in a goroutine of its own, one line ahead at most.
type lines struct {
	read chan line
	done chan struct{}
}

func readLines(in io.Reader) *lines {
	l := &lines{read: make(chan line), done: make(chan struct{})}
	go func() {
		r := bufio.NewReader(in)
		for {
			text, complete, err := readLine(r)
			select {
			case l.read <- line{text, complete, err}:
			case <-l.done:
				return
			}
			if err != nil {
				return
			}
		}
	}()
	return l
}

// stop has no more lines read, but for the one that is waited for.
func (l *lines) stop() { close(l.done) }

// readLine reads a line; of one that is too long it keeps nothing, and complete
// is false. io.EOF comes alone.
func readLine(r *bufio.Reader) (text string, complete bool, err error) {
	var line []byte
	for size := 0; ; {
		part, err := r.ReadSlice('\n')
		if size += len(part); size <= longest {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
		case err != nil && (size == 0 || !errors.Is(err, io.EOF)):
			return "", false, err
		case size > longest:
			return "", false, nil
		default:
			return string(line), true, nil
		}
	}
}

// longest is the longest line that is read, in bytes.
const longest = 1 << 20
