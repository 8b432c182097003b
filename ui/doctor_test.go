// Columns that a terminal reports.

package ui

import "testing"

func TestReportedColumn(t *testing.T) {
	tests := []struct {
		answer string
		column int
		ok     bool
	}{
		{"\x1b[3;11R", 11, true},
		{"typed\x1b[1;2R", 2, true},
		{"\x1b[3;R", 0, false},
		{"\x1b[", 0, false},
		{"", 0, false},
	}
	for _, tt := range tests {
		if column, ok := reportedColumn([]byte(tt.answer)); column != tt.column || ok != tt.ok {
			t.Errorf("%q: %d, %v", tt.answer, column, ok)
		}
	}
}
