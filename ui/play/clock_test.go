// The clock, turned by hand.

package play

import (
	"testing"
	"time"

	"qipu/engine"
	"qipu/records"
)

func TestClock(t *testing.T) {
	h := newHand()
	m := New(Terms{Side: engine.Red, Clock: Control{20 * time.Minute, 20 * time.Second}}, engine.Red, h.now)
	h.turn(40 * time.Second)
	if m.Left(engine.Red) != 20*time.Minute-40*time.Second || m.Left(engine.Black) != 20*time.Minute {
		t.Errorf("%v and %v are left", m.Left(engine.Red), m.Left(engine.Black))
	}
	m.moves(1)
	h.turn(time.Minute)
	if records.ClockText(m.Left(engine.Red)) != "0:19:40" || records.ClockText(m.Left(engine.Black)) != "0:19:00" {
		t.Errorf("%v and %v are left", m.Left(engine.Red), m.Left(engine.Black))
	}
	m.Pause()
	h.turn(time.Hour)
	m.Resume()
	m.Resume()
	h.turn(time.Second)
	if records.ClockText(m.Left(engine.Black)) != "0:18:59" {
		t.Errorf("%v is left after a pause", m.Left(engine.Black))
	}
	if n := m.TakeBack(); n != 1 {
		t.Fatal(n)
	}
	h.turn(time.Second)
	if records.ClockText(m.Left(engine.Red)) != "0:19:39" || records.ClockText(m.Left(engine.Black)) != "0:18:59" {
		t.Errorf("%v and %v are left after a move was taken back", m.Left(engine.Red), m.Left(engine.Black))
	}
	m.Resign()
	h.turn(time.Hour)
	if records.ClockText(m.Left(engine.Red)) != "0:19:39" {
		t.Error("the clock runs on")
	}
}

func TestFlag(t *testing.T) {
	for _, mover := range []engine.Color{engine.Red, engine.Black} {
		h := newHand()
		m := New(Terms{Side: engine.Red, Clock: Control{Time: time.Minute}}, mover, h.now)
		h.turn(time.Minute - time.Millisecond)
		if _, over := m.Tick(); over {
			t.Error("too early")
		}
		if d, ok := m.Wait(); !ok || mover == engine.Black && d != time.Millisecond {
			t.Errorf("wait %v", d)
		}
		h.turn(time.Millisecond)
		if mover == engine.Red {
			if _, over := m.Tick(); !over {
				t.Error("the flag does not fall")
			}
		} else if m.Moved(Facts{Times: 1}) {
			t.Error("a late move counts")
		}
		if e, _ := m.Ending(); e != (Ending{How: TimeUp, Winner: mover.Other()}) {
			t.Errorf("%+v", e)
		}
		if _, ok := m.Wait(); ok {
			t.Error("something will come")
		}
	}
}

// TestAlarms: at 5:00, 1:00 and 0:10 the player's time is told, once each.
func TestAlarms(t *testing.T) {
	h := newHand()
	m := New(Terms{Side: engine.Red, Clock: Control{6 * time.Minute, 2 * time.Minute}}, engine.Red, h.now)
	step := func(want time.Duration) {
		t.Helper()
		d, ok := m.Wait()
		if !ok {
			t.Fatal("nothing will come")
		}
		h.turn(d)
		if alarm, over := m.Tick(); alarm != want || over {
			t.Errorf("%v, want %v", alarm, want)
		}
	}
	step(5 * time.Minute)
	if alarm, _ := m.Tick(); alarm != 0 {
		t.Error("told twice")
	}
	m.moves(1) // 7:00
	if d, _ := m.Wait(); d != 6*time.Minute {
		t.Errorf("the program's time is not told before it is up: %v", d)
	}
	m.moves(1)
	step(time.Minute)
	step(10 * time.Second)
	if d, _ := m.Wait(); d != 10*time.Second {
		t.Errorf("%v until the flag", d)
	}
	short := New(Terms{Side: engine.Red, Clock: Control{Time: time.Minute}}, engine.Red, h.now)
	if d, _ := short.Wait(); d != 50*time.Second {
		t.Errorf("a game of a minute begins with the alarm of a minute: %v", d)
	}
	if _, ok := New(Terms{}, engine.Red, h.now).Wait(); ok {
		t.Error("a game without a clock waits")
	}
}

func TestControls(t *testing.T) {
	for text, want := range map[string]string{
		"20m+20s": "20m+20s", "20+20": "20m+20s", "5": "5m", "90s": "1m30s", "1h30m + 30s": "1h30m+30s", "60m": "1h", "10m+0s": "10m",
	} {
		c, err := ParseControl(text)
		if err != nil || c.String() != want {
			t.Errorf("%q: %q, %v", text, c, err)
		}
		if again, err := ParseControl(c.String()); err != nil || again != c {
			t.Errorf("%q is read as %v, %v", c, again, err)
		}
	}
	for _, text := range []string{"", "x", "0", "-5", "25h", "5m+", "5m+2h", "5m+-3s", "0.2s", "5m+20s+3", "9223372036854775807"} {
		if c, err := ParseControl(text); err == nil {
			t.Errorf("%q is read as %v", text, c)
		}
	}
}
