// The terminal as Bubble Tea writes to it: its cursor rests at the caret of the frame.

package ui

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"sync/atomic"
)

// output is the terminal as Bubble Tea's renderer should see it. The renderer
// paints a frame with one Write that begins at the top left, so that the cursor
// may rest anywhere in between; all else it writes as strings, which pass. It
// embeds the file since Bubble Tea asks for its size.
type output struct {
	*os.File
	to    terminalWriter
	caret atomic.Pointer[caret] // of the last frame made
	buf   []byte
}

// terminalWriter writes to the terminal.
type terminalWriter interface {
	io.Writer
	offer(p []byte) (int, error) // a frame, which may be left out
}

func newOutput(f *os.File, to terminalWriter) *output { return &output{File: f, to: to} }

const (
	screenHome = "\x1b[H"
	hideCursor = "\x1b[?25l"
	showCursor = "\x1b[?25h"
)

// Write implements io.Writer.
func (o *output) Write(p []byte) (int, error) {
	c := o.caret.Load()
	switch {
	case !bytes.HasPrefix(p, []byte(screenHome)):
		return o.to.Write(p)
	case c == nil:
		return o.to.offer(p)
	}
	o.buf = append(append(o.buf[:0], hideCursor...), p...)
	if c.found {
		o.buf = fmt.Appendf(o.buf, "\x1b[%d;%dH", c.y+1, c.x+1)
	}
	if c.shown {
		o.buf = append(o.buf, showCursor...)
	}
	if _, err := o.to.offer(o.buf); err != nil {
		return 0, err
	}
	return len(p), nil
}

// WriteString implements io.StringWriter: the file's own would pass by what waits.
func (o *output) WriteString(s string) (int, error) { return o.to.Write([]byte(s)) }
