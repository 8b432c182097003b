// What programs, sites and books write around moves, and what is right for each.

package file

import (
	"encoding/csv"
	"fmt"
	"os"
	"strings"
	"testing"
)

// layoutOf says in a line what was read: the tags, the tree and the problems.
func layoutOf(t *testing.T, name, text string) string {
	t.Helper()
	var out []string
	games, _ := textGames(t, name, []byte(text))
	for _, g := range games {
		var parts []string
		for _, tag := range g.Tags {
			if tag.Value != "*" {
				parts = append(parts, tag.Name+"="+strings.ReplaceAll(tag.Value, "\n", "/"))
			}
		}
		var w textWriter
		w.encoding = "utf-8"
		w.sketch(g)
		parts = append(parts, strings.Join(strings.Fields(w.out.String()), " "))
		for _, p := range g.Problems {
			parts = append(parts, fmt.Sprintf("%s@%d:%d", p.Kind, p.Ply, p.Place.Line))
		}
		out = append(out, strings.Join(parts, " "))
	}
	return strings.Join(out, " | ")
}

// TestLayouts compares with testdata/layouts.tsv: what it is, the text, and what is right.
// In a text \n is a line end and \t a tab.
func TestTextLayouts(t *testing.T) {
	f, err := os.Open("testdata/layouts.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comma, r.Comment, r.LazyQuotes, r.FieldsPerRecord = '\t', '#', true, 3
	rows, err := r.ReadAll()
	if err != nil || len(rows) == 0 {
		t.Fatal(err)
	}
	for _, row := range rows {
		t.Run(row[0], func(t *testing.T) {
			text := strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\\`, `\`).Replace(row[1])
			if got := layoutOf(t, row[0], text); got != row[2] {
				t.Errorf("%s\ncame %s\nfor  %s", text, got, row[2])
			}
		})
	}
}

// TestSlashedStrings: a script may have the closing marks of DhtmlXQ as [\/DhtmlXQ].
func TestSlashedStrings(t *testing.T) {
	const page = `<html><script>var s = '[DhtmlXQ]\n[DhtmlXQ_movelist]774770627967[\/DhtmlXQ_movelist]\n[\/DhtmlXQ]';</script></html>`
	games, err := readAny(t, []byte(page))
	if err != nil || len(games) != 1 || games[0].Ply(games[0].Last(0)) != 3 || len(games[0].Problems) > 0 {
		t.Error(games, err)
	}
}
