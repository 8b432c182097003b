// Package speech gives texts to a program of the user's choice that speaks.
//
// [Start] takes the command of the setting "speak" and returns a [Speaker];
// [Speaker.Say] hands it a text and never waits, since it is called while a key is
// answered. One text is spoken after another, each by a run of the program with the
// text as its last argument:
//
//	espeak-ng -v cmn 炮二平五
//
// No shell sees the text, it is cleaned as for a terminal, and it never begins as an
// option of the program. A program that fails is silent, one that does not end is
// ended, and of texts that wait too long the oldest are dropped: a player who steps
// through a game fast hears the moves where he stops.
//
// What is spoken of a move, and what of it a blind level lets through, is decided
// before, by Spoken in [qipu/ui/action].
package speech

import (
	"context"
	"os/exec"
	"strings"
	"sync/atomic"
	"time"

	"qipu/ui/cell"
)

// patience is how long one text may take to be spoken.
const patience = 30 * time.Second

// waiting is how many texts wait at most: the oldest makes room for the newest, so
// that what is spoken is never far behind.
const waiting = 4

// Speaker speaks texts one after another. Its zero value is silent.
type Speaker struct {
	texts chan string
	owed  atomic.Int32 // texts that were given, and are not spoken yet
	stop  context.CancelFunc
}

// Start returns a speaker that runs a command, a program and its arguments
// divided by blanks ("espeak-ng -v cmn"), for each text, which is its last
// argument. No shell sees the text.
func Start(command string) *Speaker {
	args := strings.Fields(command)
	if len(args) == 0 {
		return &Speaker{}
	}
	ctx, stop := context.WithCancel(context.Background())
	s := &Speaker{texts: make(chan string, waiting), stop: stop}
	go s.run(ctx, args)
	return s
}

func (s *Speaker) run(ctx context.Context, args []string) {
	for {
		select {
		case <-ctx.Done():
			return
		case text := <-s.texts:
			one, done := context.WithTimeout(ctx, patience)
			// A text is never an option of the program, and one line.
			said := append(args[1:len(args):len(args)], strings.TrimLeft(cell.Line(text), "- "))
			_ = exec.CommandContext(one, args[0], said...).Run() // a program that fails is silent
			done()
			s.owed.Add(-1)
		}
	}
}

// Speaks reports whether there is a program that speaks: without one no text need be
// made.
func (s *Speaker) Speaks() bool { return s != nil && s.texts != nil }

// Say speaks a text when those before it are spoken, of which the oldest are dropped
// if too many wait. It never waits itself.
func (s *Speaker) Say(text string) {
	if !s.Speaks() || text == "" {
		return
	}
	s.owed.Add(1)
	for {
		select {
		case s.texts <- text:
			return
		default:
		}
		select {
		case <-s.texts:
			s.owed.Add(-1)
		default:
		}
	}
}

// Speaking reports whether something that was given to be spoken is not yet, so that
// what follows by itself can wait for it.
func (s *Speaker) Speaking() bool { return s != nil && s.owed.Load() > 0 }

// Close ends the speaker and what it is saying.
func (s *Speaker) Close() {
	if s != nil && s.stop != nil {
		s.stop()
	}
}
