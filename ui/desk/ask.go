// Questions to a program that thinks: one at a time, whoever asks.

package desk

import (
	"context"
	"errors"
	"sync"

	"qipu/engine/uci"
	"qipu/records"
)

// ErrAskedAnew says that a later question ended this one.
var ErrAskedAnew = errors.New("another question was asked")

// asks are the questions to the program that runs.
type asks struct {
	mu     sync.Mutex
	last   *asking // the last one
	failed error   // the program did; nil: it did not
}

// asking is a question that goes on.
type asking struct {
	end  context.CancelCauseFunc
	over chan struct{} // closed when it is answered or ended
}

// Ask asks the first program about a place, hands each what it thinks meanwhile,
// unless that is nil, and waits for the answer. It ends a question that goes on. The
// error is ErrNoEngine, an *uci.Error, that of ctx, at the end of which the search is
// stopped, or ErrAskedAnew. A program that failed is not asked again: the error is the
// same until Renew.
func (p *Programs) Ask(ctx context.Context, at uci.Place, l uci.Limit, each func(uci.Update)) (uci.Update, error) {
	ctx, done := p.turn(ctx)
	defer done()
	program, err := p.ready(ctx)
	if err != nil {
		return uci.Update{}, err
	}
	u, err := follow(ctx, program, at, l, each)
	if fault, ok := errors.AsType[*uci.Error](err); ok {
		p.fail(program, fault)
	}
	return u, err
}

// follow asks a program and waits for the answer. Answers to earlier questions are
// dropped by their number.
func follow(ctx context.Context, program *uci.Program, at uci.Place, l uci.Limit, each func(uci.Update)) (uci.Update, error) {
	number := program.Go(at, l)
	for {
		select {
		case u, ok := <-program.Updates():
			switch {
			case !ok:
				return u, &uci.Error{Fault: uci.Closed}
			case u.Err != nil:
				return u, u.Err
			case u.Search != number:
			case u.Done:
				return u, nil
			case each != nil:
				each(u)
			}
		case <-ctx.Done():
			program.Stop()
			return uci.Update{}, context.Cause(ctx)
		}
	}
}

// Analyse is Ask without what is thought meanwhile.
func (p *Programs) Analyse(ctx context.Context, at uci.Place, l uci.Limit) (uci.Update, error) {
	return p.Ask(ctx, at, l, nil)
}

// turn ends the question that goes on and waits until it has gone.
func (p *Programs) turn(ctx context.Context) (mine context.Context, done func()) {
	mine, end := context.WithCancelCause(ctx)
	now := &asking{end, make(chan struct{})}
	p.asks.mu.Lock()
	before := p.asks.last
	p.asks.last = now
	p.asks.mu.Unlock()
	if before != nil {
		before.end(ErrAskedAnew)
		<-before.over
	}
	return mine, func() {
		end(nil)
		close(now.over)
	}
}

// ready returns the first program, which is started if it does not run; whoever does
// not wait any longer leaves it to start.
func (p *Programs) ready(ctx context.Context) (*uci.Program, error) {
	p.asks.mu.Lock()
	failed := p.asks.failed
	p.asks.mu.Unlock()
	if failed != nil {
		return nil, failed
	}
	type started struct {
		program *uci.Program
		err     error
	}
	answer := make(chan started, 1)
	go func() {
		program, err := p.beside()
		if fault, ok := errors.AsType[*uci.Error](err); ok {
			p.fail(nil, fault)
		}
		answer <- started{program, err}
	}()
	select {
	case s := <-answer:
		return s.program, s.err
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

// beside is Program for a goroutine of its own.
func (p *Programs) beside() (program *uci.Program, err error) {
	defer records.Recovered(&err)
	return p.Program("")
}

// fail notes why a program is not asked any more, and ends it.
func (p *Programs) fail(program *uci.Program, why *uci.Error) {
	if p.ctx.Err() != nil { // the run is over
		return
	}
	p.asks.mu.Lock()
	p.asks.failed = why
	p.asks.mu.Unlock()
	if program != nil {
		p.Forget(program)
	}
}

// Renew lets a program that failed be asked again.
func (p *Programs) Renew() {
	p.asks.mu.Lock()
	defer p.asks.mu.Unlock()
	p.asks.failed = nil
}

// Rest ends the question that goes on, if there is one, and waits until no program
// thinks any more, or ctx is over.
func (p *Programs) Rest(ctx context.Context) {
	_, done := p.turn(ctx)
	defer done()
	if !p.mu.TryLock() {
		return // it is only starting
	}
	running := p.running
	p.mu.Unlock()
	if running != nil {
		running.Rest(ctx)
	}
}

// PlaceOf returns where a cursor stands as a program is told of it: with as many of
// the moves that led there as can be played. False: nothing can be played there.
func PlaceOf(c *records.Cursor) (uci.Place, bool) {
	if _, ok := c.Position(); !ok {
		return uci.Place{}, false
	}
	g, from := c.Game(), c.Ply()
	for from > 0 && !g.Illegal(c.Line()[from]) {
		if _, ok := c.PositionAt(from - 1); !ok {
			break
		}
		from--
	}
	start, _ := c.PositionAt(from)
	at := uci.Place{Start: *start}
	for _, n := range c.Line()[from+1 : c.Ply()+1] {
		at.Moves = append(at.Moves, g.Move(n))
	}
	return at, true
}
