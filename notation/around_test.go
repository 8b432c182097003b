// Typed moves with what stands around them in records.

package notation

import (
	"errors"
	"testing"

	"qipu/engine"
)

// TestAround: a number before a move and marks behind it are passed over where the
// text is none as it stands; what is wrong is told of the text as it was typed.
func TestAround(t *testing.T) {
	pawns := position(t, "5k3/9/9/3P5/3P5/9/9/9/9/4K4 w")
	for _, tt := range []struct {
		p          engine.Position
		text, want string
	}{
		{engine.StandardPosition(), "炮二平五+", "H2-E2"},
		{engine.StandardPosition(), "1.炮二平五", "H2-E2"},
		{engine.StandardPosition(), "1、 炮二平五。", "H2-E2"},
		{engine.StandardPosition(), "12. 炮二平五!?", "H2-E2"},
		{engine.StandardPosition(), "C2.5+", "H2-E2"},
		{engine.StandardPosition(), "1. C2.5", "H2-E2"},
		{engine.StandardPosition(), "C2.5;", "H2-E2"},
		{engine.StandardPosition(), "(1) h2e2", "H2-E2"},
		{engine.StandardPosition(), "炮二平五，", "H2-E2"},
		{engine.StandardPosition(), "62.5", "H2-E2"},
		{engine.StandardPosition(), "(炮二平五)", "H2-E2"},
		{engine.StandardPosition(), "【炮二平五】", "H2-E2"},
		{engine.StandardPosition(), "“炮二平五。”", "H2-E2"},
		{engine.StandardPosition(), "\"C2.5\"", "H2-E2"},
		{engine.StandardPosition(), "（1. 炮二平五！）", "H2-E2"},
		{engine.StandardPosition(), "炮二平五…", "H2-E2"},
		{engine.StandardPosition(), "第1回合 炮二平五", "H2-E2"},
		{engine.StandardPosition(), "第一回合：炮二平五", "H2-E2"},
		{engine.StandardPosition(), "一、炮二平五", "H2-E2"},
		{engine.StandardPosition(), "①炮二平五", "H2-E2"},
		{engine.StandardPosition(), "红：炮二平五", "H2-E2"},
		{engine.StandardPosition(), "红方 炮二平五", "H2-E2"},
		{engine.StandardPosition(), "Red: C2.5", "H2-E2"},
		{pawns, "前六平五", "D6-E6"},
		{pawns, "后六平五", "D5-E5"},
	} {
		m, _, err := ParseAny(&tt.p, tt.text, nil)
		if err != nil || m.String() != tt.want {
			t.Errorf("%s is %v, %v; want %s", tt.text, m, err, tt.want)
		}
		var mode Mode
		if fits := mode.Fits(&tt.p, tt.text); len(fits) != 1 || fits[0].Move.String() != tt.want {
			t.Errorf("%s fits %v", tt.text, fits)
		}
		if len(Read(tt.text, engine.Red)) == 0 {
			t.Errorf("%s reads as nothing", tt.text)
		}
	}
	p := engine.StandardPosition()
	for text, want := range map[string]Fault{"1.炮三平五": Illegal, "马二进四+": Illegal, "1.炮二走五": Unreadable, "1.": Unreadable, "+": Unreadable, "炮二平+": Unreadable, "(炮二走五)": Unreadable, "(": Unreadable, "红：": Unreadable, "第1回合": Unreadable} {
		_, _, err := ParseAny(&p, text, nil)
		if e, ok := errors.AsType[*Error](err); !ok || e.Fault != want || want == Unreadable && e.Text != text {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestMarksWhileTyping: marks stand behind a whole move alone, numbers before any part
// of one.
func TestMarksWhileTyping(t *testing.T) {
	p := engine.StandardPosition()
	var mode Mode
	for text, want := range map[string]int{"炮二": 12, "1.炮二": 12, "12. 炮二平": 6, "炮二平!": 0, "7+": 0, "7!": 0, "炮二平五!?": 1, "1.62.5+": 1, "(炮二平": 6, "红：炮二平五": 1} {
		if fits := mode.Fits(&p, text); len(fits) != want {
			t.Errorf("%s fits %v, want %d", text, fits, want)
		}
	}
}

// TestHead: what stands before a move in a record, by its length.
func TestHead(t *testing.T) {
	for _, tt := range []struct{ head, rest string }{
		{"1.", "炮二平五"},
		{"12．　", "炮二平五!?"},
		{"3... ", "马８进７+"},
		{"1. ………… ", "马8进7"},
		{"①", "炮二平五{好}"},
		{"(2)", "马8进7"},
		{"16、", "炮4845"},
		{"0-", "炮二平五"},
		{"", "62.5"},
		{"", "62.5!?"},
		{"1.", "62.5+"},
		{"62.", "炮二平五"},
		{"1.", "C2.5"},
		{"1. --- ", "马8进7"},
		{"", "至此红优"},
		{"", ""},
	} {
		if n := headOf(tt.head + tt.rest); n != len(tt.head) {
			t.Errorf("%q: %d, want %d", tt.head+tt.rest, n, len(tt.head))
		}
	}
}

// TestCommaWhileTyping: the decimal comma is a point before the first digit comes,
// too.
func TestCommaWhileTyping(t *testing.T) {
	p := position(t, "5k3/9/9/3P5/3P5/3P5/9/9/9/4K4 w")
	var mode Mode
	point := mode.Fits(&p, "P.")
	if comma := mode.Fits(&p, "P,"); len(point) == 0 || len(comma) != len(point) {
		t.Errorf("P, fits %v, P. %v", comma, point)
	}
	if fits := mode.Fits(&p, ","); len(fits) != 0 {
		t.Errorf("a comma alone fits %v", fits)
	}
}

// TestFirst: a notation that is tried first reads what it can play, the others the
// rest, and each is named.
func TestFirst(t *testing.T) {
	p := engine.StandardPosition()
	mode := Mode{First: Vietnamese{}}
	for _, tt := range []struct{ text, move, by string }{
		{"C3.1", "G3-G4", "vietnamese"}, // a pawn: chốt
		{"C2.5", "H2-E2", "wxf"},        // no pawn moves so: a cannon
		{"P2-5", "H2-E2", "vietnamese"},
		{"P2.4", "H2-H6", "vietnamese"}, // and not WXF's pawn
		{"炮二平五", "H2-E2", "chinese"},
		{"62.5", "H2-E2", "keypad"},
		{"h2e2", "H2-E2", "iccs"},
		{"1. P2-5", "H2-E2", "vietnamese"},
	} {
		m, by, err := mode.Parse(&p, tt.text)
		if err != nil || m.String() != tt.move || by.Name() != tt.by {
			t.Errorf("%s is %v by %v, %v; want %s by %s", tt.text, m, by, err, tt.move, tt.by)
		}
		fits := mode.Fits(&p, tt.text)
		if len(fits) != 1 || fits[0].Move.String() != tt.move {
			t.Errorf("%s fits %v", tt.text, fits)
		}
		if len(mode.Read(tt.text, engine.Red)) == 0 {
			t.Errorf("%s reads as nothing", tt.text)
		}
	}
	for text, want := range map[string]Fault{"P2-9": Illegal, "C9-8": Illegal, "Q2-5": Unreadable} {
		_, _, err := mode.Parse(&p, text)
		if e, ok := errors.AsType[*Error](err); !ok || e.Fault != want {
			t.Errorf("%s: %v", text, err)
		}
	}
	for _, text := range []string{"C", "P", "M"} {
		own, both := Mode{Only: Vietnamese{}}, mode
		if a, b := own.Fits(&p, text), both.Fits(&p, text); len(b) < len(a) {
			t.Errorf("%s fits %v, Vietnamese alone %v", text, b, a)
		}
	}
}
