// The table of notations.

package notation

import "testing"

// TestReadBy: what a text was read by is the notation itself, which compares
// equal to the one of the table.
func TestReadBy(t *testing.T) {
	p := position(t, benchFEN)
	for _, n := range All()[:BatchColumns] {
		b := p.Board()
		for _, m := range p.AppendMoves(nil) {
			text, _ := n.Append(nil, &b, m)
			if _, by, err := ParseAny(&p, string(text), n); err != nil || by != n {
				t.Fatalf("%s is read by %#v, %v; it is %s", text, by, err, n.Name())
			}
		}
	}
	for text, want := range map[string]Notation{"马三退五": Chinese{}, "馬三退五": Chinese{Traditional: true}, "G2-E1": ICCS{}} {
		if _, by, err := ParseAny(&p, text, nil); err != nil || by != want {
			t.Errorf("unasked, %s is read by %#v, %v", text, by, err)
		}
	}
}

// TestColumns: each column has a place of its own and a width.
func TestColumns(t *testing.T) {
	seen := map[int]string{}
	for _, r := range table {
		if (r.place == 0) != (r.width == 0) || r.place == 0 && r.optional {
			t.Errorf("%s is half a column: %+v", r.Name(), r)
		}
		if other := seen[r.place]; r.place > 0 && other != "" {
			t.Errorf("%s and %s have one place", r.Name(), other)
		}
		seen[r.place] = r.Name()
	}
	if got := Columns()[0]; got.Notation != (Chinese{}) || got.Width != 8 || got.Optional {
		t.Errorf("the first column: %+v", got)
	}
}
