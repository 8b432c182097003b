// Writing to a terminal that may not read: one that is stopped (Ctrl+S), or slow,
// or gone keeps nobody waiting.

package ui

import (
	"io"
	"sync"
	"time"
)

// mostQueued is how many bytes of frames wait for a terminal. What comes while as
// many do is left out, and the whole screen drawn when the terminal has caught up.
const mostQueued = 64 << 10

// outlet hands on what is written to it. Write never waits.
type outlet struct {
	to     io.Writer
	redraw func() // the terminal reads again, and frames were left out

	mu    sync.Mutex
	more  sync.Cond
	queue []byte
	left  bool // out
	busy  bool // something is being written
	over  bool
	err   error
}

func newOutlet(to io.Writer, redraw func()) *outlet {
	o := &outlet{to: to, redraw: redraw}
	o.more.L = &o.mu
	go o.run()
	return o
}

// run writes what there is to write.
func (o *outlet) run() {
	o.mu.Lock()
	defer o.mu.Unlock()
	for {
		for len(o.queue) == 0 {
			if o.over {
				return
			}
			o.more.Wait()
		}
		now := o.queue
		o.queue, o.busy = nil, true
		o.mu.Unlock()
		_, err := o.to.Write(now)
		o.mu.Lock()
		o.busy = false
		if err != nil {
			o.err, o.queue = err, nil
		}
		if o.left && len(o.queue) == 0 && o.err == nil && !o.over {
			o.left = false
			go o.redraw()
		}
		o.more.Broadcast()
	}
}

// Write implements io.Writer for what must not be missing.
func (o *outlet) Write(p []byte) (int, error) { return o.put(p, true) }

// offer writes a frame, or leaves it out.
func (o *outlet) offer(p []byte) (int, error) { return o.put(p, false) }

func (o *outlet) put(p []byte, needed bool) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	switch {
	case o.err != nil:
		return 0, o.err
	case !needed && (o.left || len(o.queue) > 0 && len(o.queue)+len(p) > mostQueued):
		o.left = true
		return len(p), nil
	}
	o.queue = append(o.queue, p...)
	o.more.Broadcast()
	return len(p), nil
}

// close waits until all is written, at most for a time.
func (o *outlet) close(most time.Duration) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.over = true
	o.more.Broadcast()
	end := false
	timer := time.AfterFunc(most, func() {
		o.mu.Lock()
		defer o.mu.Unlock()
		end = true
		o.more.Broadcast()
	})
	defer timer.Stop()
	for (len(o.queue) > 0 || o.busy) && !end {
		o.more.Wait()
	}
}
