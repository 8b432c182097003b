package notation

import (
	"strings"
	"testing"

	"qipu/engine"
)

// TestMixed: a notation alone reads what is mixed of its own signs and of a
// letter or a Chinese name.
func TestMixed(t *testing.T) {
	p := engine.StandardPosition()
	for _, row := range []struct {
		only Notation
		text string
		ok   bool
	}{
		{Chinese{}, "C2平5", true},
		{Chinese{}, "炮2.5", true},
		{Chinese{}, "C2.5", false},
		{WXF{}, "C2平5", true},
		{WXF{}, "炮2.5", false},
		{Keypad{}, "C2.5", false},
	} {
		if _, err := row.only.Parse(&p, row.text); (err == nil) != row.ok {
			t.Errorf("%s reads %q: %v", row.only.Name(), row.text, err)
		}
	}
}

// TestFarColumn: blanks inside a text are ignored however many there are, and
// counted.
func TestFarColumn(t *testing.T) {
	p := engine.StandardPosition()
	gap := strings.Repeat(" ", 1<<17)
	if m, _, err := ParseAny(&p, "炮"+gap+"二平五", nil); err != nil {
		t.Error(m, err)
	}
	for text, column := range map[string]int{"炮" + gap + "走": 1<<17 + 2, "炮" + gap + "二": 1<<17 + 3} {
		_, _, err := ParseAny(&p, text, nil)
		if e, ok := err.(*Error); !ok || e.Fault != Unreadable || e.Column() != column {
			t.Errorf("%.3q…: %.80v, want column %d", text, err, column)
		}
	}
}
