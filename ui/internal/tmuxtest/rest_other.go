//go:build !linux

// When a program has done all that was asked of it, where no system tells.

package tmuxtest

import "time"

// rested gives the program time: on a busy machine it may not be enough.
func (tt *Terminal) rested() { time.Sleep(100 * time.Millisecond) }
