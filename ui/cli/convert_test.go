// What a conversion shows on a terminal.

package cli

import (
	"strings"
	"testing"
)

// TestHarmless writes a text with escapes in pieces that end within characters.
func TestHarmless(t *testing.T) {
	const text = "[Red \"甲\x1b[31m\u202e\"]\n\n1. 炮二平五\x00 *\n"
	for size := range 9 {
		var out strings.Builder
		h := &harmless{Writer: &out}
		for rest := text; rest != ""; {
			n := min(size+1, len(rest))
			if _, err := h.Write([]byte(rest[:n])); err != nil {
				t.Fatal(err)
			}
			rest = rest[n:]
		}
		if want := "[Red \"甲[31m\"]\n\n1. 炮二平五 *\n"; out.String() != want {
			t.Errorf("in pieces of %d: %q", size+1, out.String())
		}
	}
}
