// The openings of the tagged games of the corpus.

package file

import (
	"context"
	"testing"
)

// TestOpenings compares the codes with the tags, which another program gave: 96
// in 100 must be equal, and nearly all groups.
func TestOpenings(t *testing.T) {
	tagged, equal, group := 0, 0, 0
	for name := range corpusFiles(t, "pgn") {
		c, err := Open(context.Background(), name, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Wait(); err != nil {
			t.Fatal(err)
		}
		for _, i := range spread(c.Len(), max(few(1500, c.Len()), 1500)) {
			tags, err := c.Tags(i)
			code := tags.Value("ECCO")
			if err != nil || len(code) != 3 {
				continue
			}
			g, err := c.Game(i)
			if err != nil {
				t.Fatal(err)
			}
			o, ok := g.Opening()
			if !ok {
				continue
			}
			tagged++
			if o.Code == code {
				equal++
			}
			if o.Code[:2] == code[:2] {
				group++
			}
		}
		c.Close()
	}
	if tagged < max(few(500, 11000), 500) || equal*100 < tagged*96 || group*1000 < tagged*999 {
		t.Errorf("of %d games with a tag %d codes and %d groups are equal", tagged, equal, group)
	}
	t.Logf("of %d games with a tag %d codes and %d groups are equal", tagged, equal, group)
}
