// Autoplay.

package ui

import (
	"testing"

	"qipu/ui/lang"
)

// TestAutoplay: steps of the run that goes on count, those of one that a key
// stopped do not.
func TestAutoplay(t *testing.T) {
	m := start(t, newGame(t, printed), lang.English, 80, 24)
	m.sends(":auto 1")
	m.key("enter", 0)
	run := m.auto.run
	for range 3 {
		m.Update(autoStep{run})
	}
	if m.session.Ply() != 3 {
		t.Errorf("ply %d after three steps", m.session.Ply())
	}
	m.sends("+")
	m.Update(autoStep{run})
	if m.session.Ply() != 4 {
		t.Errorf("ply %d: a late step counts", m.session.Ply())
	}
}
