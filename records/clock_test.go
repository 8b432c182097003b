// Times in comments.

package records

import (
	"testing"
	"time"
)

func TestClockTexts(t *testing.T) {
	for left, want := range map[time.Duration]string{
		0: "0:00:00", -time.Second: "0:00:00", time.Millisecond: "0:00:01", 59 * time.Second: "0:00:59", 3661 * time.Second: "1:01:01", 25 * time.Hour: "25:00:00",
	} {
		text := ClockComment(left)
		if text != "[%clk "+want+"]" {
			t.Errorf("%v: %s", left, text)
		}
		again, rest, ok := Clock(text)
		if !ok || rest != "" || again != left.Round(time.Second) && left > time.Second {
			t.Errorf("%s is read as %v", text, again)
		}
	}
}

func TestClockIn(t *testing.T) {
	for _, row := range []struct {
		comment string
		left    time.Duration
		rest    string
		ok      bool
	}{
		{"[%clk 0:19:40]", 19*time.Minute + 40*time.Second, "", true},
		{"a good move [%clk 1:00:05.3] [%eval 0.1]", time.Hour + 5*time.Second, "a good move [%eval 0.1]", true},
		{"[%clk 19:40]", 0, "[%clk 19:40]", false},
		{"clk 0:19:40", 0, "clk 0:19:40", false},
		{"", 0, "", false},
	} {
		if left, rest, ok := Clock(row.comment); left != row.left || rest != row.rest || ok != row.ok {
			t.Errorf("%q: %v, %q, %v", row.comment, left, rest, ok)
		}
	}
}
