//go:build !linux

// When a program has done all that was asked of it, where no system tells.

package tmuxtest

import (
	"os"
	"syscall"
	"time"
)

// rested gives the program time: on a busy machine it may not be enough.
func (tt *Terminal) rested() { time.Sleep(100 * time.Millisecond) }

// alive reports whether a process has not ended yet.
func alive(pid int) bool {
	p, err := os.FindProcess(pid)
	return err == nil && p.Signal(syscall.Signal(0)) == nil
}
