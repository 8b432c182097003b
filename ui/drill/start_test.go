// Starting practice.

package drill

import (
	"errors"
	"testing"
	"time"

	"qipu/ui/lang"
)

// TestStart: by name, by number, or what is due; a sitting of the kind goes on
// where it was cut off; nothing is asked before it comes back.
func TestStart(t *testing.T) {
	now := time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)
	lib, log := &Library{Problems: Ladder()[:1]}, &MemoryLog{}
	history := func() *History {
		h, err := Open(log, NewScheduler(0.9))
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	var unknown *UnknownError
	if _, _, err := Start(lib, history(), "none", now); !errors.As(err, &unknown) || unknown.Name != "none" {
		t.Errorf("an unknown drill: %v", err)
	}
	m, _, err := Start(lib, history(), Mates.String(), now)
	if err != nil || m == nil || m.Kind() != Mates {
		t.Fatalf("%v: %v", err, m)
	}
	for _, name := range []string{"", Mates.String()} {
		if again, _, err := Start(lib, history(), name, now.Add(time.Hour)); err != nil || again == nil || again.Kind() != Mates {
			t.Errorf("%q does not go on: %v", name, err)
		}
	}
	for _, k := range []Kind{Count, Names} { // that the mates were left is told once
		other, _, err := Start(lib, history(), k.String(), now)
		if err != nil || other.Kind() != k {
			t.Fatalf("another drill goes on instead: %v", err)
		}
		left := Mates
		if k == Names {
			left = Count
		}
		if f := other.Feedback; f.Text != lang.DrillLeft || f.Args[0] != left.Title() {
			t.Errorf("left for %v: %q", k, f.In(lang.English, "·"))
		}
	}
	again, _, err := Start(lib, history(), Mates.String(), now)
	if err != nil || again.Kind() != Mates || again.Feedback.Text != lang.DrillResumed {
		t.Errorf("the drill that was left does not go on: %v", err)
	}
	log.sittings = nil
	h := history()
	for _, k := range Kinds() {
		for _, task := range lib.Tasks(k) {
			if err := h.Add(Answer{Time: now, Item: task.Item, Kind: k.String(), Grade: Easy, Millis: 1}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if m, next, err := Start(lib, h, "", now); err != nil || m != nil || !next.After(now) {
		t.Errorf("all was answered, and it begins: %v, next %v, %v", m, next, err)
	}
}
