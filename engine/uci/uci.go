// Package uci talks to programs that think about xiangqi, over the two protocols
// that they speak: UCI, as it came from chess, and UCCI, the Chinese one.
//
// A [Program] is a process of its own. [Start] runs it, finds out which protocol
// it speaks, what it is called and which options it has, and asks it from which
// number it counts the ranks: 0 in most programs, 1 in some that speak UCI, and no
// name tells. [Program.Go] asks it about a position and returns at once; what it
// thinks comes over [Program.Updates], each with the number of its search, so that
// an answer to an earlier question is never taken for one to the last. Asking
// again stops the search that runs: a program is never told a position while it
// thinks, since real ones then stop listening. [Program.Analyse] is all of it for
// who can wait.
//
// Nothing a program says is believed. Moves and lines are played by the rules of
// package engine; a move that is not legal ends the session with an [Error]. Lines
// are cut at a length, and what could act on a terminal is taken out of every
// text. A program that dies, hangs, floods or lies is stopped with all its
// children, and named in one line. On Linux no program outlives the one that
// started it, however that ended.
package uci

import (
	"time"

	"qipu/engine"
)

// Protocol is what a program speaks.
type Protocol uint8

// The protocols.
const (
	Auto Protocol = iota // found out: UCI is tried first, then both
	UCI
	UCCI
)

var protocolNames = [...]string{"auto", "uci", "ucci"}

// String returns the name in settings: "auto", "uci" or "ucci".
func (p Protocol) String() string { return protocolNames[p] }

// ProtocolNamed returns the protocol of a name; false for an unknown one.
func ProtocolNamed(name string) (Protocol, bool) {
	for p, n := range protocolNames {
		if n == name {
			return Protocol(p), true
		}
	}
	return Auto, false
}

// Config says how a program is started.
type Config struct {
	Name     string   // what the player calls it
	Command  []string // the program and its arguments; no shell sees them
	Protocol Protocol
	Options  map[string]string // by the names that the program lists, in any case
	Patience Patience          // how long it may be silent
}

// Patience is how long a program may be silent before it is given up. A zero is
// the default.
type Patience struct {
	Hello time.Duration // after the first greeting, 5 s
	Other time.Duration // after it, before the greeting of the other protocol is tried too, 0.5 s
	Ready time.Duration // when it is asked whether it is there, 5 s
	Stop  time.Duration // when it is told to stop, 2 s
	Quit  time.Duration // when it is told to end, 2 s
}

func (p Patience) withDefaults() Patience {
	for _, d := range []struct {
		is      *time.Duration
		without time.Duration
	}{{&p.Hello, 5 * time.Second}, {&p.Other, 500 * time.Millisecond}, {&p.Ready, 5 * time.Second}, {&p.Stop, 2 * time.Second}, {&p.Quit, 2 * time.Second}} {
		if *d.is <= 0 {
			*d.is = d.without
		}
	}
	return p
}

// Identity is what a program says of itself.
type Identity struct {
	Name, Author string // "" where it does not say
	Protocol     Protocol
	FirstRank    int // 0 or 1: the number of Red's edge in its moves
	Options      []Option
}

// Option is a setting of a program, as it lists it.
type Option struct {
	Name     string
	Type     string // check, spin, combo, button or string, as the program has it
	Default  string
	Min, Max string   // of a spin
	Values   []string // of a combo
}

// Place is a position and the moves that led to it, which a program needs to see
// repetitions. The moves must be legal.
type Place struct {
	Start engine.Position
	Moves []engine.Move
}

// Limit is when a program is to stop. Without any it thinks until it is stopped.
type Limit struct {
	Depth  int           // plies
	Nodes  int64         // positions
	Time   time.Duration // of thinking
	Clock  *Clock        // of a game
	Within time.Duration // it is told to stop after that, whatever else it was told; 0: it is not
	Only   []engine.Move // the moves to look at; nil: all

	// Options are set for this search alone: the next one has them as they were. Those
	// that the program does not list are left out; Program.Option tells which it does.
	Options []Setting
}

// Setting is an option and its value.
type Setting struct{ Name, Value string }

// Clock is what is left on the clocks of a game.
type Clock struct {
	Left, Increment [2]time.Duration // by engine.Color
	Mover           engine.Color     // whose move it is
}

// Score is what a program thinks of a position, from Red's side.
type Score struct {
	CP     int          // hundredths of a pawn, or what the program takes for that; positive: Red stands better
	Mate   bool         // the game is decided
	In     int          // by so many moves of the winner; 0: it is over
	Winner engine.Color // of a game that is decided
}

// Line is what a program would play.
type Line struct {
	Rank  int // 1 is the best one
	Depth int // plies
	Score Score
	Moves []engine.Move // legal ones; a line of a program is cut before the first that is not
	Nodes int64         // positions looked at, 0 where it is not said
}

// Update is what is known of a search.
type Update struct {
	Search int    // its number, from 1
	Lines  []Line // the best first; the newest of each rank
	Done   bool   // the search is over; Best is the answer
	Best   engine.Move
	None   bool   // Done: there is no legal move
	Err    *Error // the program is gone; the channel is closed after this
}
