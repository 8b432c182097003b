// Drills that go on by themselves on the screen.

package ui

import (
	"testing"

	"qipu/ui/drill"
	"qipu/ui/lang"
)

// TestDrillStepsByItself: at a pace each step that is only told gives way to the next
// when its time is over; a late clock does nothing, a question waits, and so does the
// menu.
func TestDrillStepsByItself(t *testing.T) {
	m := practising(t, study(t), &drill.MemoryLog{})
	m.desk.Settings.Pace = 2
	m.session.Cover().Set(false)
	m.command("drill replay")
	d := pageOf[*exercise](m)
	if d == nil || !d.machine.Steps() || d.listener.timed != d.machine.Step() {
		t.Fatal("no clock is running")
	}
	first := d.machine.Step()
	m.Update(stepEnds{d.listener.number - 1})
	if d.machine.Step() != first {
		t.Error("an earlier clock goes on")
	}
	m.sends("/")
	m.Update(stepEnds{d.listener.number})
	if d.machine.Step() != first || d.machine.Phase != drill.Menu {
		t.Error("the menu does not wait")
	}
	m.sends("0")
	for steps := 0; d.machine.Phase == drill.Telling; steps++ {
		was := d.machine.Step()
		m.Update(stepEnds{d.listener.number})
		if d.machine.Step() == was || steps > 50 {
			t.Fatalf("it does not go on from step %d", steps)
		}
	}
	asked := d.machine.Step()
	m.Update(stepEnds{d.listener.number})
	if d.machine.Phase != drill.Asking || d.machine.Step() != asked || d.machine.Feedback.Text == lang.DrillWrong {
		t.Error("a question does not wait")
	}
	m.sends("/4")
	if d.machine.Pace <= 2e9 {
		t.Errorf("pace %v after the menu", d.machine.Pace)
	}
}
