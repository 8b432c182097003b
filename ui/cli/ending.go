// The end that a signal asks for: the terminal is as it was found, one line says
// so, and the status is what shells make of a signal.

package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"qipu/ui"
	"qipu/ui/lang"
)

// bySignal is added to the number of a signal to make the exit status.
const bySignal = 128

// endPatience is how long the viewer may take to end, and a terminal that may not
// read to take the last line.
const endPatience = 2 * time.Second

// ending waits for the signals that end a run.
type ending struct {
	signals chan os.Signal
	over    chan struct{} // the run is over

	mu     sync.Mutex
	signal syscall.Signal // that came; 0: none did
	viewer *viewing       // nil: no viewer runs
}

// viewing is a viewer that runs.
type viewing struct {
	cancel context.CancelFunc
	screen ui.Screen
	done   chan struct{}
}

// watch begins to wait. say prints the last line.
func watch(say func(s syscall.Signal)) *ending {
	e := &ending{signals: make(chan os.Signal, 1), over: make(chan struct{})}
	for _, s := range []syscall.Signal{syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGABRT, syscall.SIGTERM} {
		if !signal.Ignored(s) { // nohup
			signal.Notify(e.signals, s)
		}
	}
	go func() {
		select {
		case <-e.over:
		case s := <-e.signals:
			e.end(s.(syscall.Signal), say)
		}
	}()
	return e
}

// end ends the run: through the viewer if one runs, else at once.
func (e *ending) end(s syscall.Signal, say func(s syscall.Signal)) {
	e.mu.Lock()
	e.signal = s
	v := e.viewer
	e.mu.Unlock()
	if v != nil {
		v.cancel()
		select {
		case <-v.done:
			return // the run ends by itself
		case <-time.After(endPatience):
			v.screen.Leave()
		}
	}
	say(s)
	os.Exit(bySignal + int(s))
}

// view runs a viewer so that a signal ends it.
func (e *ending) view(run func(ctx context.Context) error) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	v := &viewing{cancel: cancel, screen: ui.TakeScreen(), done: make(chan struct{})}
	e.set(v)
	signal.Notify(e.signals, os.Interrupt) // the terminal sends a key for it
	defer func() {
		close(v.done)
		e.set(nil)
		signal.Reset(os.Interrupt)
	}()
	return run(ctx)
}

func (e *ending) set(v *viewing) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.viewer = v
}

// close ends the waiting and returns the signal that came; 0: none did.
func (e *ending) close() syscall.Signal {
	signal.Stop(e.signals)
	close(e.over)
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.signal
}

// sayEnd prints the last line, on a terminal that may not read.
func (a *app) sayEnd(s syscall.Signal) {
	said := make(chan struct{})
	go func() {
		defer close(said)
		_, _ = io.WriteString(a.err, fmt.Sprintln("qipu: "+a.lang.Say(lang.EndedBySignal, s)))
	}()
	select {
	case <-said:
	case <-time.After(endPatience):
	}
}
