// Starting practice.

package drill

import (
	"errors"
	"fmt"
	"time"

	"qipu/ui/lang"
)

// UnknownError is a name or number that no drill has.
type UnknownError struct{ Name string }

// Error implements error.
func (e *UnknownError) Error() string { return fmt.Sprintf("there is no drill %q", e.Name) }

// ErrNoBook says that no book of openings is open.
var ErrNoBook = errors.New("there is no book of openings")

// Start begins the drill of a name or number, or for "" what is due; a sitting of
// it that was cut off goes on, and one of another drill waits until it is chosen. When there is nothing to ask the machine is nil,
// and next says when something comes back, if anything does. The error is an
// *UnknownError or ErrNoBook.
func Start(l *Library, h *History, name string, now time.Time) (m *Machine, next time.Time, err error) {
	k, ok := Lookup(name)
	if !ok && name != "" {
		return nil, next, &UnknownError{name}
	}
	if k == Openings && l.Book == nil {
		return nil, next, ErrNoBook
	}
	if earlier, ok := h.Resume(l, k, now); ok {
		at, of := earlier.Place()
		earlier.Feedback = words(lang.DrillResumed, at, of)
		return earlier, next, nil
	}
	var tasks []Task
	if name == "" {
		tasks = h.Sitting(l, now)
	} else {
		tasks = h.SittingOf(l, k, now)
	}
	if len(tasks) == 0 {
		next, _ = h.NextDue()
		return nil, next, nil
	}
	m = NewMachine(tasks, h, uint64(now.UnixNano()), now)
	m.mode = l.Mode
	if others := h.unfinished(l, now); len(others) > 0 && !others[0].told {
		m.Feedback = others[0].leave(now)
	}
	m.Keep(now)
	return m, next, nil
}

// leave says that a sitting which was cut off waits while another one begins, which is
// said once.
func (m *Machine) leave(now time.Time) Words {
	at, of := m.Place()
	m.told = true
	m.Keep(now)
	return words(lang.DrillLeft, m.Kind().Title(), at, of)
}
