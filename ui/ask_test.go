// Answers of terminals to what they were asked.

package ui

import "testing"

func TestParseAnswers(t *testing.T) {
	tests := []struct {
		read  string
		width Ambiguous
		light bool
		typed string
	}{
		{"", UnknownWidth, false, ""},
		{"\x1b[1;2R", NarrowWidth, false, ""},
		{"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[1;3R", WideWidth, false, ""},
		{"\x1b]11;rgb:ffff/ffff/dddd\a\x1b[24;2R", NarrowWidth, true, ""},
		{"62\x1b]11;rgb:ff/ff/ff\a.\x1b[24;2R", NarrowWidth, true, "62."},
		{"62.5\r", UnknownWidth, false, "62.5\r"},
		{"\x1b[A", UnknownWidth, false, "\x1b[A"},
	}
	for _, tt := range tests {
		a := parseAnswers([]byte(tt.read))
		if a.width != tt.width || a.light != tt.light || string(a.typed) != tt.typed {
			t.Errorf("%q: %+v", tt.read, a)
		}
	}
}
