// Reading and writing FENs, and where a faulty one is told to be wrong.

package engine

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestFENColumns(t *testing.T) {
	for _, row := range table(t, "badfen.tsv") {
		text, err := strconv.Unquote(`"` + row[0] + `"`)
		if err != nil {
			t.Fatal(err)
		}
		got, want := 0, number(t, row[1])
		var bad *FENError
		if _, err := ParsePosition(text); errors.As(err, &bad) {
			got = bad.Column()
		}
		if got != want {
			t.Errorf("%q: column %d, want %d (%v)", text, got, want, bad)
		}
	}
}

func TestFENRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 2000 {
		s := randomSetup(r)
		fen := s.FEN()
		back, err := ParseFEN(fen)
		if err != nil || back != s {
			t.Errorf("%s reads as %s: %v", fen, back.FEN(), err)
		}
		p, err := ParsePosition(fen)
		if b := p.Board(); err != nil || b != s.Board {
			t.Errorf("%s: %v", fen, err)
		}
		// Letters of other programs, runs written out and case of the side.
		other := strings.NewReplacer("N", "H", "b", "e", "A", "G", "3", "12", "5", "11111", " w", "\tR", " b", " B").Replace(fen)
		if back, err = ParseFEN(other); err != nil || back != s {
			t.Errorf("%s reads as %s: %v", other, back.FEN(), err)
		}
	}
}

func TestFENCounters(t *testing.T) {
	for text, want := range map[string][2]int{
		"": {0, 1}, "w": {0, 1}, "b - - 12 34": {12, 34}, "b - - 12": {12, 1}, "w - - 5 0": {5, 1}, "w - - -4 99999999999999999999": {0, 1},
	} {
		s, err := ParseFEN("4k4/9/9/9/9/9/9/9/9/3K5 " + text)
		if err != nil || s.Halfmove != want[0] || s.Fullmove != want[1] {
			t.Errorf("%q: %d %d %v", text, s.Halfmove, s.Fullmove, err)
		}
	}
}

// What can be read of a faulty FEN comes with the error.
func TestFaultyFENShowsWhatItHas(t *testing.T) {
	for text, want := range map[string]string{
		"4k4/9/9/9/9/9/9/9/9/3K5/9 b": "4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1",
		"4k4/9/4x4z/9/9/R/9/9/9/3K5":  "4k4/9/4b4/9/9/R8/9/9/9/3K5 w - - 0 1",
		"4k4/9/99R/9":                 "4k4/9/9/9/9/9/9/9/9/9 w - - 0 1",
	} {
		s, err := ParseFEN(text)
		if s.FEN() != want || err == nil {
			t.Errorf("%s: %s %v, want %s", text, s.FEN(), err, want)
		}
	}
}

func FuzzFEN(f *testing.F) {
	f.Add(Standard)
	f.Add("\u3000 4k4/9/9/9/9/9/9/9/9/4K4\u00a0x")
	f.Add("4k4/9p/9/kkK/9/9/9/9/9/3KK4/ 红")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePosition(text)
		var bad *FENError
		if err != nil {
			if !errors.As(err, &bad) || bad.Offset > len(text) || bad.Error() == "" {
				t.Fatalf("%q: %v", text, err)
			}
			if bad.Offset < len(text) && utf8.ValidString(text) && !utf8.RuneStart(text[bad.Offset]) {
				t.Errorf("%q: offset %d is within a character", text, bad.Offset)
			}
			return
		}
		b := p.Board()
		if q, err := ParsePosition(b.FEN()); err != nil || !q.Same(&p) {
			t.Errorf("%q: %v", text, err)
		}
		if n := len(p.AppendMoves(nil)); n != len(oracleMoves(b)) {
			t.Errorf("%q: %d moves", text, n)
		}
	})
}
