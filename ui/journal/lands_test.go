// One record missing, and what must not land elsewhere.

package journal

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// TestLands takes one record out of a journal, or doubles it: what was made of it is
// lost with it, and no text is on another move or in another tag.
func TestLands(t *testing.T) {
	move := func(from, to engine.Square) engine.Move { return engine.Move{From: from, To: to} }
	for name, c := range map[string]struct {
		edits   []records.Edit
		out     int // the edit whose record is missing; doubled where it is negative
		steps   int
		lost    int
		comment string // of node 3
		red     string
	}{
		"a move changed": {
			[]records.Edit{{Op: records.SetMove, Node: 3, Move: move(1, 20)}, {Op: records.Comment, Node: 3, Text: "x"}}, 0, 0, 2, "", "",
		},
		"a text taken away, then the move changed": {
			[]records.Edit{{Op: records.Comment, Node: 3, Text: "x"}, {Op: records.Comment, Node: 3}, {Op: records.SetMove, Node: 3, Move: move(1, 20)}}, 1, 1, 2, "x", "",
		},
		"a move put in before": {
			[]records.Edit{{Op: records.InsertMove, Node: 2, Move: move(1, 20)}, {Op: records.Comment, Node: 3, Text: "x"}}, 0, 0, 2, "", "",
		},
		"a tag added before another": {
			[]records.Edit{
				{Op: records.AddTag, Name: "Red", Text: "a"},
				{Op: records.AddTag, Where: 0, Name: "Black", Text: "b"},
				{Op: records.SetTag, Where: 0, Name: "Black", Text: "c"},
			}, 1, 1, 2, "", "a",
		},
		"a comment, and tags that were changed more than once": {
			[]records.Edit{
				{Op: records.Comment, Node: 3, Text: "x"},
				{Op: records.AddTag, Name: "Red", Text: "a"},
				{Op: records.SetTag, Where: 0, Name: "Red", Text: "b"},
				{Op: records.SetTag, Where: 0, Name: "Red", Text: "c"},
			}, 0, 3, 1, "", "c",
		},
		"a record twice": {
			[]records.Edit{{Op: records.AddTag, Name: "Red", Text: "a"}, {Op: records.Comment, Node: 3, Text: "x"}}, -1, 2, 1, "x", "a",
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			d := sit(t, store.NewState(folder), session.Games{large(8)}, nil)
			for _, e := range c.edits {
				if err := d.Edit(e); err != nil {
					t.Fatal(err)
				}
			}
			paths, err := filepath.Glob(filepath.Join(folder, "games", "*.journal"))
			if err != nil || len(paths) != 1 {
				t.Fatal(paths, err)
			}
			text, err := os.ReadFile(paths[0])
			if err != nil {
				t.Fatal(err)
			}
			lines := bytes.SplitAfter(text, []byte{'\n'})
			left := append([][]byte{}, lines[:1+max(c.out, 0)]...)
			if c.out < 0 {
				left = append(left, lines[1], lines[1])
			}
			left = append(left, lines[2+max(c.out, 0):]...)
			if err := os.WriteFile(paths[0], bytes.Join(left, nil), 0o600); err != nil {
				t.Fatal(err)
			}
			back := sit(t, killedAt(t, folder), session.Games{large(8)}, nil)
			g := back.Game()
			if back.found.Steps != c.steps || back.found.Lost != c.lost || g.Comment(3) != c.comment || g.Tags.Value("Red") != c.red {
				t.Errorf("%+v, comment %q, red %q; want %d and %d, %q, %q", back.found, g.Comment(3), g.Tags.Value("Red"), c.steps, c.lost, c.comment, c.red)
			}
		})
	}
}
