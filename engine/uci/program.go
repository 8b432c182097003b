// A running program: questions go in, numbered answers come out.

package uci

import (
	"context"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"qipu/engine"
)

// floodBytes is how much a program may write without coming a ply further.
const floodBytes = 16 << 20

// pause is how long answers wait for better ones: nobody reads faster.
const pause = 50 * time.Millisecond

// Program is a program that runs. Its methods are safe for use by several
// goroutines.
type Program struct {
	name     string
	patience Patience
	process  *process
	is       Identity
	chosen   map[string]string // the options of the settings
	millis   bool              // it counts in milliseconds, not in seconds as UCCI has it
	ctx      context.Context   // done: it is to end
	cancel   context.CancelFunc

	talk
	requests chan *request      // the newest only
	rests    chan chan struct{} // closed when it does not think any more
	updates  chan Update
	finished chan struct{} // closed when the program is gone

	asked newest
}

// talk is what is said between us and a program, line by line.
type talk struct {
	lines  chan string // of its standard output; closed at its end
	outbox chan string // to its standard input, which is closed after farewell
}

// newest is the number of the newest search.
type newest struct {
	sync.Mutex
	number int
}

// farewell is the last that is said to a program.
const farewell = "quit"

// request is a search that is asked for; one without a start is the wish to stop.
type request struct {
	number   int
	at       engine.Position // that is to be searched
	with     []Setting       // options for it alone
	position []string        // the lines that tell it
	start    string          // the line that starts the search
	time     time.Duration   // after which it is stopped, or 0
}

// Start runs a program and waits until it has said what it is. The error is an
// *Error. The program ends with ctx.
func Start(ctx context.Context, c Config) (*Program, error) {
	proc, err := run(c.Command)
	if err != nil {
		return nil, &Error{Program: c.Name, Fault: NotStarted, Err: err}
	}
	p := &Program{
		name: c.Name, patience: c.Patience.withDefaults(), process: proc,
		talk: talk{make(chan string, 64), make(chan string, 64)}, requests: make(chan *request, 1), rests: make(chan chan struct{}), updates: make(chan Update),
		finished: make(chan struct{}),
	}
	p.ctx, p.cancel = context.WithCancel(ctx)
	go p.read()
	go p.write()
	if err := p.greet(&c); err != nil {
		p.leave()
		p.cancel()
		close(p.finished)
		return nil, err
	}
	go p.serve()
	return p, nil
}

// Identity returns what the program said of itself.
func (p *Program) Identity() Identity { return p.is }

// Complaints returns the last lines that the program wrote to its standard error.
func (p *Program) Complaints() []string { return p.process.said.last() }

// Close ends the program, with everything that it started.
func (p *Program) Close() {
	p.cancel()
	<-p.finished
}

// Updates returns what the program thinks. It is closed when the program is gone;
// the last update says why, unless it was closed.
func (p *Program) Updates() <-chan Update { return p.updates }

// Go asks what to play and returns the number of the search; one that runs is
// stopped, and its answers are dropped. Moves from the first one that is not legal
// on are left out.
func (p *Program) Go(at Place, l Limit) int {
	p.asked.Lock()
	defer p.asked.Unlock()
	p.asked.number++
	r := p.question(at, l)
	r.number = p.asked.number
	p.ask(r)
	return p.asked.number
}

// Stop stops the search that runs, which then answers.
func (p *Program) Stop() {
	p.asked.Lock()
	defer p.asked.Unlock()
	select {
	case r := <-p.requests: // has not begun: it answers as soon as it can
		if r.start != "" {
			r.start = "go depth 1"
		}
		p.requests <- r
	default:
		p.requests <- &request{}
	}
}

// Rest stops the search that runs, whose answer is dropped, and waits until the
// program does not think any more, is gone, or ctx is over.
func (p *Program) Rest(ctx context.Context) {
	idle := make(chan struct{})
	select {
	case p.rests <- idle:
	case <-p.finished:
		return
	case <-ctx.Done():
		return
	}
	select {
	case <-idle:
	case <-p.finished:
	case <-ctx.Done():
	}
}

// ask leaves a request for serve, in the place of one that it has not taken yet.
func (p *Program) ask(r *request) {
	select {
	case <-p.requests:
	default:
	}
	p.requests <- r
}

// Analyse asks what to play and waits for the answer. The error is an *Error, or
// that of ctx, at the end of which the search is stopped.
func (p *Program) Analyse(ctx context.Context, at Place, l Limit) (Update, error) {
	n := p.Go(at, l)
	for {
		select {
		case u, ok := <-p.updates:
			switch {
			case !ok:
				return Update{}, p.fault(Closed, "")
			case u.Err != nil:
				return u, u.Err
			case u.Search == n && u.Done:
				return u, nil
			}
		case <-ctx.Done():
			p.Stop()
			return Update{}, ctx.Err()
		}
	}
}

// read hands over the lines of the program.
func (p *Program) read() {
	defer close(p.lines)
	err := readLines(p.process.stdout, func(line string) bool {
		select {
		case p.lines <- line:
			return true
		case <-p.finished:
			return false
		}
	})
	if err != nil {
		p.process.said.add(err.Error())
	}
}

// write hands over what is said to the program, which may not listen.
func (p *Program) write() {
	for {
		select {
		case text := <-p.outbox:
			_, err := io.WriteString(p.process.stdin, text+"\n")
			if err != nil || text == farewell { // without an input it is gone: read tells
				p.process.stdin.Close()
				return
			}
		case <-p.finished:
			return
		}
	}
}

// send says a line to the program. One that does not listen is found out by its
// silence.
func (p *Program) send(line string) {
	select {
	case p.outbox <- line:
	default:
	}
}

// leave ends the program: it is told to quit, its input is closed, and what is left
// of it after a while is killed with all its children.
func (p *Program) leave() {
	go func() {
		for range p.lines { // so that it can write to the end
		}
	}()
	p.send("stop")
	p.send(farewell)
	p.process.end(p.patience.Quit)
}

// complaint keeps what a program says to be wrong on its standard output.
func (p *Program) complaint(line string) {
	if text, ok := strings.CutPrefix(line, "info string "); ok && strings.Contains(text, "ERROR") {
		p.process.said.add(text)
	}
}

// fault makes the error of the program.
func (p *Program) fault(f Fault, detail string) *Error {
	return &Error{Program: p.name, Fault: f, Detail: detail, Said: p.process.said.last()}
}

// gone makes the error of a program whose output has ended.
func (p *Program) gone() *Error {
	if said := p.process.said.last(); slices.Contains(said, errFlood.Error()) {
		return p.fault(Floods, "")
	}
	select {
	case <-p.process.ended:
	case <-time.After(p.patience.Quit): // it closed its output and lives on
	}
	e := p.fault(Died, "")
	select {
	case <-p.process.ended:
		e.Err = p.process.err
	default:
	}
	return e
}
