// Notations that are read alone, and the columns at which they fail.

package notation

import (
	"errors"
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
		if e, ok := errors.AsType[*Error](err); !ok || e.Fault != Unreadable || e.Column() != column {
			t.Errorf("%.3q…: %.80v, want column %d", text, err, column)
		}
	}
}

// TestChosenColumns: notations that read their texts themselves name the first
// character after which nothing can go on, too.
func TestChosenColumns(t *testing.T) {
	p := engine.StandardPosition()
	for _, row := range []struct {
		only   Notation
		text   string
		column int // 0: it is read
	}{
		{SAN{}, "Chxh9+", 0},
		{SAN{}, "Ｃ h２ e２ #", 0},
		{SAN{}, "g4", 0},
		{SAN{}, "", 1},
		{SAN{}, "Che", 4},
		{SAN{}, "Che2!", 5},
		{SAN{}, "Che2+x", 6},
		{SAN{}, "cHe2", 2},
		{SAN{}, "Che10", 5},
		{SAN{}, "Cj2", 2},
		{English{}, "Cannon-2 to\u3000file ５", 0},
		{English{}, "ｐａｗｎ five advances by one", 0},
		{English{}, "cannon, two to five", 7},
		{English{}, "the cannon", 3},
		{English{}, "cannon two to file", 19},
		{English{}, "cannon two to file ten", 21},
		{English{}, "cannon  two to file five!", 25},
		{English{}, "cannon two to file five now", 25},
		{English{}, "cann two", 5},
		{English{}, "can", 4},
		{UCI{}, "h3e11", 5},
		{UCI{}, "h0e1", 2},
		{UCI{}, "h3e", 4},
		{Digits{}, "72-421", 6},
		{Digits{}, "9", 1},
		{Vietnamese{}, "P2-", 4},
		{Vietnamese{}, "tP-2", 2},
		{Vietnamese{}, "P2-5x", 5},
	} {
		_, err := row.only.Parse(&p, row.text)
		column := 0
		if e, ok := errors.AsType[*Error](err); ok && e.Fault == Unreadable {
			column = e.Column()
		}
		if column != row.column {
			t.Errorf("%s: %q fails at %d (%v), want %d", row.only.Name(), row.text, column, err, row.column)
		}
	}
}
