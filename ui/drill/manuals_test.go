// Drills on the built-in manuals.

package drill_test

import (
	"context"
	"io/fs"
	"os"
	"strings"
	"testing"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/drill"
)

// TestManuals proves by search that the problems of the manuals, and their ends, are
// mates in as many moves as are listed: the shorter ones, and with QIPU_ALL_MATES all.
func TestManuals(t *testing.T) {
	longest := 5
	if os.Getenv("QIPU_ALL_MATES") != "" {
		longest = 22
	}
	names, files := records.Builtin()
	found, proved, ends := 0, 0, map[int]int{}
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		c, err := file.OpenSourceGames(context.Background(), file.Source{Name: name, ReaderAt: strings.NewReader(string(text)), Size: int64(len(text))})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Wait(); err != nil {
			t.Fatal(err)
		}
		for i := range c.Len() {
			record, err := c.Game(i)
			if err != nil {
				t.Fatal(err)
			}
			g, ok := drill.GameOf(name, record)
			if !ok {
				continue
			}
			p, ok := drill.Manual(strings.TrimSuffix(name, ".pgn"), record.Tags.Value("Title"), g)
			if !ok {
				continue
			}
			for _, end := range drill.Ends(strings.TrimSuffix(name, ".pgn"), record.Tags.Value("Title"), g) {
				ends[end.In]++
				prove(t, end)
			}
			if found++; p.In > longest {
				continue
			}
			proved++
			prove(t, p)
		}
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if found != 189 {
		t.Errorf("%d problems of the manuals are built in, want 189", found)
	}
	for n := 1; n <= 6; n++ {
		if ends[n] != 30 {
			t.Errorf("%d of their ends are mates in %d, want 30", ends[n], n)
		}
	}
	t.Logf("proved %d of %d, and %v", proved, found, ends)
}

// prove finds a problem's mate by checks: in as many moves as it says, and no fewer.
func prove(t *testing.T, p drill.Problem) {
	t.Helper()
	if moves, ok := p.Start.MatesByChecks(p.In, 20_000_000); len(moves) == 0 {
		t.Errorf("%s: no mate in %d (%v)", p.Name, p.In, ok)
	}
	if p.In == 1 {
		return
	}
	if moves, ok := p.Start.MatesByChecks(p.In-1, 20_000_000); len(moves) > 0 || !ok {
		t.Errorf("%s: a mate in %d (%v)", p.Name, p.In-1, ok)
	}
}
