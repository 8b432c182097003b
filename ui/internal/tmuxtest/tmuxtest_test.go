// What the terminal of tests tells of programs.

package tmuxtest

import "testing"

// TestBroken: a row that is wider than the terminal is found, though tmux shows it
// on two.
func TestBroken(t *testing.T) {
	tt := Start(t, 20, 5, nil, "sh", "-c", "printf '%021d' 7; exec sleep 1000")
	tt.wait("nothing is written", func() bool { return tt.Screen()[1] == "7" })
	if wide := tt.broken(); len(wide) != 1 || len(wide[0]) != 21 {
		t.Errorf("%q", wide)
	}
}

// TestRested: a program that still works on what was typed is not at rest.
func TestRested(t *testing.T) {
	tt := Start(t, 40, 5, nil, "sh", "-c", "read x; i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo counted; while :; do sleep 0.005; done")
	tt.Type("go")
	tt.Press("Enter")
	tt.rested()
	if rows := tt.Screen(); rows[1] != "counted" {
		t.Errorf("%q", rows)
	}
}
