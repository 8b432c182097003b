// The terminal's own cursor, kept where text is written: input methods draw
// there what is being composed.

package ui

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"sync/atomic"
)

// caret is where text is written on a screen, from its top left.
type caret struct {
	x, y  int
	found bool // there is such a place
	shown bool // something is being written there
}

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
	frame(p []byte) (int, error) // which may be left out
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
		return o.to.frame(p)
	}
	o.buf = append(append(o.buf[:0], hideCursor...), p...)
	if c.found {
		o.buf = fmt.Appendf(o.buf, "\x1b[%d;%dH", c.y+1, c.x+1)
	}
	if c.shown {
		o.buf = append(o.buf, showCursor...)
	}
	if _, err := o.to.frame(o.buf); err != nil {
		return 0, err
	}
	return len(p), nil
}

// WriteString implements io.StringWriter: the file's own would pass by what waits.
func (o *output) WriteString(s string) (int, error) { return o.to.Write([]byte(s)) }

// caret returns where the frame's text is written.
func (f *frame) caret() caret {
	find := func(lines []line, r rect) (caret, bool) {
		for y, l := range lines[:min(len(lines), max(r.h, 0))] {
			x := r.x
			for _, run := range l.runs {
				if run.ink == inkCaret {
					return caret{x: min(x, r.x+r.w-1), y: r.y + y, found: true, shown: f.writing}, true
				}
				x += f.measure.Width(run.text)
			}
		}
		return caret{}, false
	}
	for _, p := range f.parts {
		if lines, ok := p.drawing.(prose); ok {
			if c, ok := find(lines, p.rect); ok {
				return c
			}
		}
	}
	c, _ := find(f.entry, f.layout.entry)
	return c
}
