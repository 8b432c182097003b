// Work in the background, of which one goes on at a time.

package ui

import "context"

// worked brings what is to be done after work in the background.
type worked struct {
	number int
	done   func()
}

// work is the work that goes on in the background.
type work struct {
	number int
	ctx    context.Context //nolint:containedctx // it is handed on to a command
	cancel context.CancelFunc
}

// begin ends what goes on, for something else.
func (w *work) begin() {
	if w.cancel != nil {
		w.cancel()
	}
	w.number++
	w.ctx, w.cancel = context.WithCancel(context.Background())
}
