package notation

import (
	"testing"

	"qipu/engine"
)

func TestNamed(t *testing.T) {
	p := engine.StandardPosition()
	vi := Mode{First: Vietnamese{}}
	for _, tt := range []struct {
		mode     Mode
		text     string
		by, move string // "": not read
		doubtful bool
	}{
		{vi, "P2-5", "vietnamese", "H2-E2", true},
		{vi, "C3.1", "vietnamese", "G3-G4", true},
		{vi, "wxf C2.5", "wxf", "H2-E2", false},
		{vi, "WXF  C2.5 ", "wxf", "H2-E2", false},
		{vi, "C2.5", "wxf", "H2-E2", true}, // as Vietnamese a pawn that is not there
		{vi, "vietnamese P2-5", "vietnamese", "H2-E2", false},
		{vi, "wxf C3.1", "", "", false},
		{Mode{}, "C2.5", "wxf", "H2-E2", false},
		{Mode{}, "iccs h2e2", "iccs", "H2-E2", false},
		{Mode{}, "wxf", "", "", false},
	} {
		mode, text := tt.mode.Named(tt.text)
		m, by, err := mode.Parse(&p, text)
		if (err == nil) != (tt.by != "") || err == nil && (by.Name() != tt.by || m.String() != tt.move) {
			t.Errorf("%s: %v %v %v", tt.text, m, by, err)
		}
		if got := mode.Doubtful(text, engine.Red); got != tt.doubtful {
			t.Errorf("%s is doubtful: %v", tt.text, got)
		}
	}
}
