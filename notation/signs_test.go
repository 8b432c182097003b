package notation

import (
	"testing"

	"qipu/engine"
)

func TestVietnameseSigns(t *testing.T) {
	mode := Mode{Vietnamese: true}
	for _, tt := range []struct{ fen, text, move string }{
		{"", "62-5", "H2-E2"},        // sideways
		{"", "48.7", "B0-C2"},        // forward
		{"", "62/1", "H2-H1"},        // back
		{"", "62、1", "H2-H1"},        // as an input method sends it
		{"", "4,7", ""},              // no move
		{"", "62+1", "H2-H3"},        // + is forward in both
		{"", "625", "H2-E2"},         // the shorthand has no sign
		{"", "C2.5", "H2-E2"},        // letters keep WXF's signs
		{"", "683.5", "B2-E2"},       // the absolute form keeps its signs
		{"", "51-2", ""},             // the rook is hemmed in; 51-2 in xqbase's signs is refused too
		{"", "keypad 62.5", "H2-E2"}, // by name it is xqbase's
		{"3k5/9/9/9/9/9/R8/9/9/R3K4 w", "5-.1", "A0-A1"},
		{"3k5/9/9/9/9/9/R8/9/9/R3K4 w", "5+/1", "A3-A2"},
		{"3k5/9/9/9/9/9/R8/9/9/R3K4 w", "5+-2", "A3-H3"},
	} {
		p := engine.StandardPosition()
		if tt.fen != "" {
			setup, err := engine.ParseFEN(tt.fen)
			if err != nil {
				t.Fatal(err)
			}
			p, _ = setup.Playable()
		}
		mode, text := mode.Named(tt.text)
		m, _, err := mode.Parse(&p, text)
		if got := m.String(); (err == nil) != (tt.move != "") || err == nil && got != tt.move {
			t.Errorf("%s = %s, %v; want %q", tt.text, got, err, tt.move)
		}
	}
}

// What may follow, and what fits a text that has just begun, is told in these signs.
func TestVietnameseSignsTyped(t *testing.T) {
	mode, p := Mode{Vietnamese: true}, engine.StandardPosition()
	next := map[rune]bool{}
	for _, r := range mode.CanContinue("62", engine.Red).Next {
		next[r] = true
	}
	if !next['.'] || !next['/'] || !next['-'] {
		t.Errorf("behind 62: %v", next)
	}
	for text, want := range map[string]int{"62-": 6, "62.": 5, "62/": 1} {
		if fits := mode.Fits(&p, text); len(fits) != want {
			t.Errorf("%s fits %d moves, want %d: %v", text, len(fits), want, fits)
		}
	}
}
