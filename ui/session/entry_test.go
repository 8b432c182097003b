// What is typed: the entry line, and the candidates.

package session

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/veil"
)

// TestCandidates: Tab chooses among the moves that fit, round and round, and
// Enter plays the one that is chosen, not another.
func TestCandidates(t *testing.T) {
	s := open(t, engine.Standard, "")
	s.Entry.Set("6")
	fits := s.Fits()
	if len(fits) < 3 {
		t.Fatalf("%d moves of the cannons fit", len(fits))
	}
	for chosen := range fits {
		for range chosen + 1 {
			s.Entry.Choose(1, len(fits))
		}
		if s.Entry.Chosen() != chosen+1 {
			t.Fatalf("Tab %d times chooses %d", chosen+1, s.Entry.Chosen())
		}
		want := fits[chosen]
		if _, err := s.Submit(); err != nil || s.Cursor().Last() != want {
			t.Fatalf("candidate %d: played %v, %v; want %v", chosen+1, s.Cursor().Last(), err, want)
		}
		if err := s.Undo(); err != nil || !s.Entry.Empty() {
			t.Fatalf("undo: %v, the text is %q", err, s.Entry.Text())
		}
		s.Entry.Set("6")
	}
	s.Entry.Choose(-1, len(fits))
	if s.Entry.Chosen() != len(fits) {
		t.Errorf("back from none chooses %d of %d", s.Entry.Chosen(), len(fits))
	}
	s.Entry.Choose(1, len(fits))
	if s.Entry.Chosen() != 1 {
		t.Errorf("on from the last chooses %d", s.Entry.Chosen())
	}
	s.Entry.Choose(1, 0)
	if s.Entry.Chosen() != 1 {
		t.Errorf("of none chooses %d", s.Entry.Chosen())
	}
	s.Entry.Insert('2')
	if s.Entry.Chosen() != 0 {
		t.Error("typing on keeps the choice")
	}
}

// TestFits: candidates come from the text and the place, not from what stood
// before; while blind there are none.
func TestFits(t *testing.T) {
	s := open(t, engine.Standard, "H2-E2")
	if s.Fits() != nil {
		t.Error("candidates where nothing is typed")
	}
	s.Entry.Set("62.5")
	if fits := s.Fits(); len(fits) != 1 || fits[0].String() != "H2-E2" {
		t.Errorf("62.5: %v", fits)
	}
	s.Step(1)
	for _, m := range s.Fits() {
		if s.Board().At[m.From].Color() != engine.Black {
			t.Errorf("%v is none of Black's", m)
		}
	}
	s.Entry.Set("马８进７!")
	if fits := s.Fits(); len(fits) != 1 {
		t.Errorf("with a mark: %v", fits)
	}
	s.Blind.Choose(veil.Discs)
	if s.Fits() != nil {
		t.Error("candidates while blind")
	}
	if _, err := s.Read("马８"); err == nil {
		t.Error("an incomplete text is completed while blind")
	}
	s.Blind.Choose(veil.Open)
	if m, err := s.Read("车１平"); err == nil {
		t.Errorf("several can come of it: %v", m)
	}
	if m, err := s.Read("马８进９"); err != nil || m.String() != "H9-I7" {
		t.Errorf("马８进９ is read as %v, %v", m, err)
	}
	if m, err := s.Read("车１进"); err == nil && m.String() != "A9-A8" {
		t.Errorf("车１进 is read as %v", m)
	}
}

// TestTypedFirst: where two notations differ, the one of the language is read first,
// if it is legal; the one that is set decides alone.
func TestTypedFirst(t *testing.T) {
	for _, tt := range []struct {
		first, typed notation.Notation
		text, want   string
	}{
		{nil, nil, "C2.5", "H2-E2"},
		{nil, nil, "P2-5", ""},
		{notation.Vietnamese{}, nil, "P2-5", "H2-E2"},
		{notation.Vietnamese{}, nil, "C3.1", "G3-G4"},
		{notation.Vietnamese{}, nil, "C2.5", "H2-E2"},
		{notation.Vietnamese{}, notation.WXF{}, "C8.5", "B2-E2"},
		{notation.Vietnamese{}, notation.WXF{}, "P2-5", ""},
		{nil, notation.Vietnamese{}, "P2-5", "H2-E2"},
		{nil, notation.Vietnamese{}, "C2.5", ""},
	} {
		s := open(t, engine.Standard, "")
		s.View.First, s.View.Typed = tt.first, tt.typed
		m, err := s.Read(tt.text)
		if tt.want == "" && err == nil || tt.want != "" && (err != nil || m.String() != tt.want) {
			t.Errorf("%s, first %v, typed %v: %v, %v; want %s", tt.text, tt.first, tt.typed, m, err, tt.want)
		}
		s.Entry.Set(tt.text)
		if fits := s.Fits(); tt.want != "" && (len(fits) != 1 || fits[0].String() != tt.want) {
			t.Errorf("%s, first %v, typed %v: fits %v", tt.text, tt.first, tt.typed, fits)
		}
	}
}

// TestMarks: a mark stands behind a complete move; without one it is text.
func TestMarks(t *testing.T) {
	for text, want := range map[string][2]string{
		"炮二平五!":   {"炮二平五", "!"},
		"C2.5 ？！": {"C2.5", "?!"},
		"C2.5!?":  {"C2.5", "!?"},
		"C2.5!!!": {"C2.5!!!", ""},
		"!":       {"!", ""},
		"C2.5":    {"C2.5", ""},
	} {
		if move, mark := splitMark(text); move != want[0] || mark != want[1] {
			t.Errorf("%q: %q and %q, want %q", text, move, mark, want)
		}
	}
}

// TestEntry: writing, moving and taking away at the cursor, up to a bound.
func TestEntry(t *testing.T) {
	var e Entry
	for _, r := range "炮二五" {
		e.Insert(r)
	}
	e.Move(-1)
	e.Insert('平')
	if e.Text() != "炮二平五" || e.Cursor() != 3 {
		t.Errorf("%q, cursor %d", e.Text(), e.Cursor())
	}
	e.Backspace()
	e.Delete()
	if e.Text() != "炮二" || e.Cursor() != 2 {
		t.Errorf("%q, cursor %d", e.Text(), e.Cursor())
	}
	e.Delete() // nothing behind the cursor
	e.Move(-9)
	e.Backspace() // nothing before it
	if e.Text() != "炮二" || e.Cursor() != 0 {
		t.Errorf("%q, cursor %d", e.Text(), e.Cursor())
	}
	e.Move(9)
	if e.Cursor() != 2 || e.Empty() {
		t.Errorf("cursor %d", e.Cursor())
	}
	e.Set(strings.Repeat("兵", longestEntry+5))
	e.Insert('x')
	if n := len([]rune(e.Text())); n != longestEntry || e.Cursor() != n {
		t.Errorf("%d characters, cursor %d", n, e.Cursor())
	}
	e.Clear()
	if !e.Empty() || e.Cursor() != 0 {
		t.Errorf("cleared: %q, cursor %d", e.Text(), e.Cursor())
	}
	for n := range longestEntry {
		e.Insert(rune('a' + n%26))
	}
	e.Insert('x')
	if len(e.Text()) != longestEntry {
		t.Errorf("%d characters", len(e.Text()))
	}
}
