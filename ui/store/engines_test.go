// Programs that think, as the settings file names them.

package store

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"qipu/engine/uci"
)

func TestEngines(t *testing.T) {
	s, faults := Parse([]byte(`[engines.fairy]
command = ["/usr/games/fairy-stockfish"]
options = { Hash = "64", "Skill Level" = 3 }
[engines.eye]
command = "eleeye"
protocol = "ucci"
[engines.eye.options]
usebook = true
[engines.none]
protocol = "uci"
[engines.odd]
command = []
protocol = "xboard"
colour = "red"
`))
	want := []Engine{
		{Name: "fairy", Command: []string{"/usr/games/fairy-stockfish"}, Protocol: "auto", Options: map[string]string{"Hash": "64", "Skill Level": "3"}},
		{Name: "eye", Command: []string{"eleeye"}, Protocol: "ucci", Options: map[string]string{"usebook": "true"}},
	}
	if !cmp.Equal(s.Engines, want) {
		t.Error(cmp.Diff(want, s.Engines))
	}
	var lines []int
	for _, f := range faults {
		lines = append(lines, f.Line)
	}
	if want := []int{9, 12, 13, 14}; !cmp.Equal(lines, want) {
		t.Errorf("faults at lines %v, want %v: %+v", lines, want, faults)
	}
	if c := s.Engines[1].Config(); c.Protocol != uci.UCCI || c.Name != "eye" || c.Options["usebook"] != "true" {
		t.Errorf("%+v", c)
	}
}

// TestEnginesStay: what is remembered leaves the programs as they are written.
func TestEnginesStay(t *testing.T) {
	text := "[engines.fairy] # mine\ncommand = [\"fairy\"]\noptions = { Hash = \"64\" }\n"
	s, _ := Parse([]byte(text))
	s.Theme = "dark"
	after, faults := Parse(Update([]byte(text), s))
	if len(faults) > 0 || !cmp.Equal(after.Engines, s.Engines) || after.Theme != "dark" {
		t.Errorf("%+v, %v", after.Engines, faults)
	}
}
