// Programs that think: one of the settings at a time, started when it is first
// asked and ended with the run.

package desk

import (
	"context"
	"errors"
	"slices"
	"sync"

	"qipu/engine/uci"
	"qipu/ui/store"
)

// ErrNoEngine says that no program that thinks is set up.
var ErrNoEngine = errors.New("no program that thinks is set up")

// UnknownEngineError says that no program of the settings has a name.
type UnknownEngineError struct {
	Name  string
	Known []string
}

// Error implements error.
func (e *UnknownEngineError) Error() string { return "no program is called " + e.Name }

// Programs starts and ends the programs of the settings. It is safe for use by
// several goroutines; one that answers is asked by one of them at a time.
type Programs struct {
	engines []store.Engine
	ctx     context.Context //nolint:containedctx // of the run: with it every program ends
	end     context.CancelFunc

	mu      sync.Mutex
	running *uci.Program // nil: none
	name    string       // of that
	ending  sync.WaitGroup

	asks asks
}

func newPrograms(engines []store.Engine) *Programs {
	p := &Programs{engines: engines}
	p.ctx, p.end = context.WithCancel(context.Background())
	return p
}

// Names returns the names of the programs, in the order of the settings.
func (p *Programs) Names() []string {
	names := make([]string, len(p.engines))
	for i := range p.engines {
		names[i] = p.engines[i].Name
	}
	return names
}

// Choose returns the program of a name as the settings have it, or the first one.
// The error is ErrNoEngine or an *UnknownEngineError.
func (p *Programs) Choose(name string) (*store.Engine, error) {
	if len(p.engines) == 0 {
		return nil, ErrNoEngine
	}
	if name == "" {
		return &p.engines[0], nil
	}
	i := slices.IndexFunc(p.engines, func(e store.Engine) bool { return e.Name == name })
	if i < 0 {
		return nil, &UnknownEngineError{name, p.Names()}
	}
	return &p.engines[i], nil
}

// Program returns the program of a name, or the first one, which is started if it
// does not run: that may take some seconds. Another one that runs is ended. The
// error is one of Choose or a *uci.Error.
func (p *Programs) Program(name string) (*uci.Program, error) {
	e, err := p.Choose(name)
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.running != nil && p.name == e.Name {
		return p.running, nil
	}
	p.drop()
	started, err := uci.Start(p.ctx, e.Config())
	if err != nil {
		return nil, err
	}
	p.running, p.name = started, e.Name
	return started, nil
}

// Forget ends a program that failed, so that it is started anew when it is asked
// again. It does not wait for the end: Close does.
func (p *Programs) Forget(failed *uci.Program) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.running == failed {
		p.running = nil
		p.ending.Go(failed.Close)
	}
}

func (p *Programs) drop() {
	if p.running != nil {
		p.running.Close()
		p.running = nil
	}
}

// Close ends the program that runs, and one that is being started.
func (p *Programs) Close() {
	if p == nil {
		return
	}
	p.end()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.drop()
	p.ending.Wait()
}
