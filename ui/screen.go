// Giving the terminal back by force.

package ui

import (
	"os"
	"time"

	"github.com/charmbracelet/x/term"
)

// Screen is the terminal as it was found.
type Screen struct{ state *term.State }

// TakeScreen notes how the terminal is before a viewer takes it.
func TakeScreen() Screen {
	state, err := term.GetState(os.Stdin.Fd())
	if err != nil {
		return Screen{}
	}
	return Screen{state}
}

// leaveScreen ends reports of the mouse and bracketed paste, shows the cursor and
// leaves the alternate screen.
const leaveScreen = "\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?2004l\x1b[?25h\x1b[?1049l"

// Leave makes the terminal what it was, where the viewer that has it does not end. A
// terminal that does not read is waited for a second.
func (s Screen) Leave() {
	if s.state != nil {
		_ = term.Restore(os.Stdin.Fd(), s.state)
	}
	said := make(chan struct{})
	go func() {
		defer close(said)
		_, _ = os.Stdout.WriteString(leaveScreen)
	}()
	select {
	case <-said:
	case <-time.After(patience):
	}
}
