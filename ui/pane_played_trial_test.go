// How long a key waits for its frame while the library is searched, at full size.

package ui

import (
	"os"
	"slices"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// TestTrialPlayedSteps steps through a game, a key every 80 ms and then every 15 ms, as
// a key that is held sends them, with the pane of the library open and without.
// QIPU_TRIAL_LIBRARY names the library. It only reports.
func TestTrialPlayedSteps(t *testing.T) {
	file := os.Getenv("QIPU_TRIAL_LIBRARY")
	if file == "" {
		t.Skip("no QIPU_TRIAL_LIBRARY")
	}
	for _, pace := range []time.Duration{80 * time.Millisecond, 15 * time.Millisecond} {
		for _, open := range []bool{false, true} {
			m := viewer(t, session.Games{study(t)}, desk.Options{Lang: lang.English, LibraryFile: file}, 80, 24)
			if open {
				m.orders("played") // waits until it is loaded
			}
			waits := m.stepsAt(400, pace)
			slices.Sort(waits)
			t.Logf("a key every %v, pane open: %-5v  p50 %v  p95 %v  p99 %v  most %v", pace, open, waits[len(waits)/2], waits[len(waits)*95/100], waits[len(waits)*99/100], waits[len(waits)-1])
			if err := m.desk.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// stepsAt sends n keys at a pace, runs commands beside as Bubble Tea does, and returns
// how long each key waited for its frame.
func (m *Model) stepsAt(n int, pace time.Duration) (waits []time.Duration) {
	type key struct{ at time.Time }
	messages := make(chan tea.Msg, 64)
	run := func(cmd tea.Cmd) {
		if cmd != nil {
			go func() {
				if msg := cmd(); msg != nil {
					messages <- msg
				}
			}()
		}
	}
	go func() {
		for range n {
			time.Sleep(pace)
			messages <- key{time.Now()}
		}
	}()
	for i := 0; len(waits) < n; {
		switch msg := (<-messages).(type) {
		case key:
			name := tea.KeyRight
			if i++; i/40%2 == 1 {
				name = tea.KeyLeft
			}
			_, cmd := m.Update(tea.KeyMsg{Type: name})
			_ = m.View()
			waits = append(waits, time.Since(msg.at))
			run(cmd)
		case tea.BatchMsg:
			for _, cmd := range msg {
				run(cmd)
			}
		default:
			_, cmd := m.Update(msg)
			_ = m.View()
			run(cmd)
		}
	}
	return waits
}
