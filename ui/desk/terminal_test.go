// What terminals answered.

package desk

import (
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// TestTerminals: what a terminal answered is there in the next run, what it left out
// stays as it was, and another terminal knows nothing of it.
func TestTerminals(t *testing.T) {
	state := store.NewState(t.TempDir())
	sit := func() *Desk {
		d, err := New(session.Games{records.NewGame(engine.StandardSetup())}, Options{Settings: store.Defaults(), State: &state})
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	light := true
	for _, a := range []TerminalAnswer{{Light: &light}, {Width: 2}, {}} {
		if err := sit().KeepTerminal("xterm ", a); err != nil {
			t.Fatal(err)
		}
	}
	if a := sit().Terminal("xterm "); a.Light == nil || !*a.Light || a.Width != 2 {
		t.Errorf("kept: %+v", a)
	}
	if a := sit().Terminal("xterm other"); a != (TerminalAnswer{}) {
		t.Errorf("of another: %+v", a)
	}
	if err := sit().KeepTerminal("", TerminalAnswer{Width: 1}); err != nil || sit().Terminal("") != (TerminalAnswer{}) {
		t.Errorf("one without a name is kept: %v", err)
	}
	for i := range 2 * mostTerminals {
		if err := sit().KeepTerminal(string(rune('a'+i)), TerminalAnswer{Width: 1}); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(sit().terminals()); n > mostTerminals {
		t.Errorf("%d terminals are kept", n)
	}
}
