// Searching: one question after the other, each stopped before the next.

package uci

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"qipu/engine"
)

// search is one that runs.
type search struct {
	*request
	lines    []Line // by rank
	depth    int
	stopping bool // "stop" is said: its answer ends it
	dropped  bool // nobody waits for its answer
}

// server answers for a program, in a goroutine of its own.
type server struct {
	*Program
	now     *search         // nil: it is idle
	next    *request        // to be begun when it is
	told    []Setting       // the options that are not as usual
	out     *Update         // to be handed over
	written int             // bytes since anything came of them
	due     timer           // the time of thinking is over
	overdue timer           // it was told to stop, and does not
	breath  timer           // runs between two updates
	idle    []chan struct{} // to be closed when it is
}

// timer is one that may not run: nil.
type timer struct{ c <-chan time.Time }

func (t *timer) start(d time.Duration) { t.c = time.After(d) }
func (t *timer) stop()                 { t.c = nil }

// serve runs until the program is gone or closed.
func (p *Program) serve() {
	defer close(p.finished)
	defer close(p.updates)
	s := &server{Program: p}
	for {
		var updates chan<- Update
		var u Update
		if s.out != nil && (s.out.Done || s.breath.c == nil) {
			updates, u = p.updates, *s.out
		}
		var err *Error
		select {
		case line, ok := <-p.lines:
			if !ok {
				err = p.gone()
				break
			}
			err = s.line(line)
		case r := <-p.requests:
			s.take(r)
		case idle := <-p.rests:
			s.rest(idle)
		case updates <- u:
			s.out = nil
			s.breath.start(pause)
		case <-s.breath.c:
			s.breath.stop()
		case <-s.due.c:
			s.halt()
		case <-s.overdue.c:
			err = p.fault(Hangs, "")
		case <-p.ctx.Done():
			p.leave()
			return
		}
		if err != nil {
			s.fail(err)
			return
		}
	}
}

// fail tells why the program is given up, and ends it meanwhile.
func (s *server) fail(err *Error) {
	left := make(chan struct{})
	go func() {
		s.leave()
		close(left)
	}()
	u := Update{Err: err}
	if s.now != nil {
		u.Search = s.now.number
	}
	select {
	case s.updates <- u:
	case <-s.ctx.Done():
	}
	<-left
}

// take takes in a question, or the wish to stop.
func (s *server) take(r *request) {
	if r.start == "" {
		s.halt()
		return
	}
	s.next, s.out = r, nil
	if s.now == nil {
		s.begin()
		return
	}
	s.now.dropped = true
	s.halt()
}

// rest stops for good, and tells when that is done.
func (s *server) rest(idle chan struct{}) {
	s.next, s.out = nil, nil
	if s.now == nil {
		close(idle)
		return
	}
	s.now.dropped = true
	s.idle = append(s.idle, idle)
	s.halt()
}

// halt tells the program to stop, once.
func (s *server) halt() {
	s.due.stop()
	if s.now == nil || s.now.stopping {
		return
	}
	s.now.stopping = true
	s.send("stop")
	s.overdue.start(s.patience.Stop)
}

// begin asks the question that waits. Where the game is over there is nothing to
// ask.
func (s *server) begin() {
	r := s.next
	s.next, s.written = nil, 0
	if status := r.at.Status(); status != engine.Ongoing {
		over := Score{Mate: true, Winner: r.at.Turn().Other()}
		s.out = &Update{Search: r.number, Done: true, None: true, Lines: []Line{{Rank: 1, Score: over}}}
		return
	}
	s.now = &search{request: r}
	s.options(r.with)
	for _, line := range r.position {
		s.send(line)
	}
	s.send(r.start)
	if r.time > 0 {
		s.due.start(r.time)
	}
}

// options sets the options of a search, and takes back those of the one before it.
func (s *server) options(with []Setting) {
	has := func(list []Setting, o Setting) bool {
		return slices.ContainsFunc(list, func(other Setting) bool { return other.Name == o.Name })
	}
	for _, o := range s.told {
		if !has(with, o) {
			_ = s.set(o.Name, s.usual(o.Name)) // it lists it
		}
	}
	for _, o := range with {
		if !slices.Contains(s.told, o) {
			_ = s.set(o.Name, o.Value)
		}
	}
	s.told = with
}

// line takes in a line of the program.
func (s *server) line(line string) (err *Error) {
	defer func() {
		if said := recover(); said != nil { // in this goroutine it would end us, not the program
			err = s.fault(Died, "")
			err.Err = fmt.Errorf("internal error: %v", said)
		}
	}()
	if s.written += len(line) + 1; s.written > floodBytes {
		return s.fault(Floods, "")
	}
	s.complaint(line)
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case s.now == nil: // an answer that nobody waits for
	case word == "info":
		s.info(rest)
	case word == "bestmove", word == "nobestmove":
		return s.answer(rest)
	}
	return nil
}

// info takes in what the program thinks.
func (s *server) info(text string) {
	t, ok := readInfo(text, s.now.at.Turn(), s.is.Protocol)
	if !ok {
		return
	}
	if t.depth > s.now.depth {
		s.now.depth, s.written = t.depth, 0
	}
	l := Line{Rank: t.rank, Depth: t.depth, Score: t.score, Nodes: t.nodes, Moves: play(s.now.at, t.pv, s.is.FirstRank)}
	i, there := slices.BinarySearchFunc(s.now.lines, l.Rank, func(l Line, rank int) int { return l.Rank - rank })
	if there {
		s.now.lines[i] = l
	} else {
		s.now.lines = slices.Insert(s.now.lines, i, l)
	}
	if !s.now.dropped {
		s.out = &Update{Search: s.now.number, Lines: slices.Clone(s.now.lines)}
	}
}

// answer ends the search that runs. A move that is not legal, or none where there
// are some, is a lie.
func (s *server) answer(text string) *Error {
	was := s.now
	text, _, _ = strings.Cut(text, " ")
	best, ok := parseMove(text, s.is.FirstRank)
	if !ok || !was.at.Legal(best) {
		return s.fault(Illegal, shorten(text))
	}
	s.now = nil
	s.due.stop()
	s.overdue.stop()
	if !was.dropped {
		s.out = &Update{Search: was.number, Lines: was.lines, Done: true, Best: best}
	}
	for _, idle := range s.idle {
		close(idle)
	}
	s.idle = nil
	if s.next != nil {
		s.begin()
	}
	return nil
}

// shorten cuts a text that is to be shown.
func shorten(text string) string {
	if r := []rune(text); len(r) > 20 {
		return string(r[:20]) + "..."
	}
	return text
}
