// When a program has done all that was asked of it, as Linux tells.

package tmuxtest

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// flushes is how often a program that does nothing must have woken up and gone
// back to sleep, so that the clock which draws its frames has gone off meanwhile.
const flushes = 6

// activity is what a process does.
type activity struct {
	asleep   bool // each of its threads
	switches int  // how often a thread of it went to sleep, ever
}

// look tells what a process does; false: it has ended.
func look(pid int) (activity, bool) {
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/status", pid))
	if err != nil || len(threads) == 0 {
		return activity{}, false
	}
	a := activity{asleep: true}
	for _, path := range threads {
		text, err := os.ReadFile(path)
		if err != nil {
			continue // a thread that has ended
		}
		for line := range bytes.Lines(text) {
			name, value, _ := strings.Cut(strings.TrimSpace(string(line)), ":\t")
			switch name {
			case "State":
				if value[0] == 'Z' {
					return activity{}, false
				}
				a.asleep = a.asleep && value[0] == 'S'
			case "voluntary_ctxt_switches":
				n, _ := strconv.Atoi(value)
				a.switches += n
			}
		}
	}
	return a, true
}

// alive reports whether a process has not ended yet.
func alive(pid int) bool {
	_, is := look(pid)
	return is
}

// idle reports whether a process sleeps with nothing to read from its terminal:
// then it does nothing more until it is given something. Two looks between which
// no thread ran are as good as one at a single moment.
func idle(pid int, terminal string) (a activity, is bool) {
	before, lives := look(pid)
	if !lives {
		return before, true
	}
	if !before.asleep || waiting(terminal) {
		return before, false
	}
	after, lives := look(pid)
	return after, !lives || after == before && !waiting(terminal)
}

// waiting reports whether bytes wait to be read from a terminal.
func waiting(terminal string) bool {
	f, err := os.OpenFile(terminal, os.O_RDWR|unix.O_NOCTTY|unix.O_NONBLOCK, 0)
	if err != nil {
		return false
	}
	defer f.Close()
	n, err := unix.IoctlGetInt(int(f.Fd()), unix.TIOCINQ)
	return err == nil && n > 0
}

// sized reports whether a terminal has the size that tmux was last told: of sizes
// that follow quickly on each other tmux keeps back all but the first for a while.
func (tt *Terminal) sized(terminal string) bool {
	f, err := os.OpenFile(terminal, os.O_RDWR|unix.O_NOCTTY|unix.O_NONBLOCK, 0)
	if err != nil {
		return true // closed, as its program has ended
	}
	defer f.Close()
	size, err := unix.IoctlGetWinsize(int(f.Fd()), unix.TIOCGWINSZ)
	return err != nil || int(size.Col) == tt.width && int(size.Row) == tt.height
}

// rested waits until the program has read all that was typed, has done all that
// it has to do, and has drawn it.
func (tt *Terminal) rested() {
	tt.t.Helper()
	pid, terminal := tt.process()
	tt.wait("the terminal does not get its size", func() bool { return tt.sized(terminal) })
	var since activity
	tt.wait("the program does not come to rest", func() (is bool) {
		since, is = idle(pid, terminal)
		return is
	})
	tt.wait("the program draws nothing more", func() bool {
		now, lives := look(pid)
		return !lives || now.switches >= since.switches+flushes
	})
}
