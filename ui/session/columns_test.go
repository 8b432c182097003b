// The columns of the table of moves.

package session

import (
	"slices"
	"testing"

	"qipu/engine"
	"qipu/notation"
)

func names(c *Columns, at []int) []string {
	var names []string
	for _, i := range at {
		names = append(names, c.At(i).Name())
	}
	return names
}

// TestColumns: the columns of a table for which none are chosen, or some are, in
// both scripts.
func TestColumns(t *testing.T) {
	for _, tt := range []struct {
		hant         bool
		chosen, want []string
	}{
		{false, nil, []string{"chinese", "wxf", "keypad", "iccs", "absolute", "shorthand"}},
		{true, nil, []string{"chinese-traditional", "wxf", "keypad", "iccs", "absolute", "shorthand"}},
		{true, []string{"wxf", "none", "chinese"}, []string{"wxf", "chinese-traditional"}},
		{true, []string{"chinese", "chinese-traditional"}, []string{"chinese", "chinese-traditional"}},
		{false, []string{"chinese-traditional"}, []string{"chinese-traditional"}},
		{false, []string{"vietnamese", "wxf"}, []string{"vietnamese", "wxf"}},
	} {
		c := NewColumns(tt.hant, nil)
		if got := names(c, c.Chosen(tt.chosen)); !slices.Equal(got, tt.want) {
			t.Errorf("%v of %v: %v, want %v", tt.hant, tt.chosen, got, tt.want)
		}
		if c.Traditional() != tt.hant || c.Index(c.Chinese()) != c.Chosen(nil)[0] {
			t.Errorf("%v: the Chinese is %s", tt.hant, c.Chinese())
		}
		every := c.Every()
		slices.Sort(every)
		if len(every) != notation.BatchColumns || len(slices.Compact(every)) != len(every) {
			t.Errorf("every column: %v", every)
		}
	}
}

// TestLeading: what a language begins with stands first, and in candidates too.
func TestLeading(t *testing.T) {
	usual := NewColumns(false, nil)
	c := usual.Leading("vietnamese", "none", "wxf")
	want := []string{"vietnamese", "wxf", "chinese", "keypad", "iccs", "absolute", "shorthand"}
	if got := names(c, c.Chosen(nil)); !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	if got := names(c, c.Every()); !slices.Equal(got, append(want, "chinese-traditional")) {
		t.Errorf("candidates: %v", got)
	}
	if c.Lead() != "vietnamese" || usual.Lead() != usual.Chinese() {
		t.Errorf("a single move is written in %s, usually in %s", c.Lead(), usual.Lead())
	}
	if got := names(usual, usual.Chosen(nil)); got[0] != "chinese" {
		t.Errorf("the columns it comes from changed: %v", got)
	}
}

// TestColumnsWrite: a form is the one that was chosen, in Write, in Text, and in
// what a session says anew.
func TestColumnsWrite(t *testing.T) {
	full := NewColumns(false, func(n notation.Notation) notation.Notation {
		if n.Name() == "absolute" {
			return notation.Absolute{Full: true}
		}
		return n
	})
	s := open(t, engine.Standard, "H2-E2")
	if got := s.TextsAt(1)[s.View.Forms.Index("absolute")]; got != "炮二三平五" {
		t.Errorf("as it is: %s", got)
	}
	s.View.Forms = full
	b, m := engine.StandardSetup().Board, s.Game().Move(s.Line()[1])
	for _, got := range []string{
		s.TextsAt(1)[full.Index("absolute")], full.Write(&b, m)[full.Index("absolute")], full.Text("absolute", &b, m),
	} {
		if got != "炮二三五三" {
			t.Errorf("in full: %s", got)
		}
	}
	for _, got := range []string{full.Text("none", &b, m), full.Text("chinese", &b, engine.Move{From: 40, To: 41})} {
		if got != "" {
			t.Errorf("no text is to be: %q", got)
		}
	}
}
