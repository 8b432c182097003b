// The problems of the built-in manuals, as a ladder above the short mates.

package drill

import (
	"cmp"
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed manuals.tsv
var manualsText string

// manuals maps a file of the manuals and a title to the fewest moves that force
// mate by checks.
var manuals = sync.OnceValue(func() map[[2]string]int {
	all := map[[2]string]int{}
	for line := range strings.Lines(manualsText) {
		fields := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if len(fields) != 3 || strings.HasPrefix(line, "#") {
			continue
		}
		if in, err := strconv.Atoi(fields[2]); err == nil {
			all[[2]string{fields[0], fields[1]}] = in
		}
	}
	return all
})

// Manual returns the problem that a game of a built-in manual sets; false for a
// game that is none. file is the manual's name without its ending.
func Manual(file, title string, g Game) (Problem, bool) {
	in, ok := manuals()[[2]string{file, title}]
	return Problem{Name: file + " " + title, Start: g.Start, In: in, Checks: true}, ok
}

// SortProblems orders problems by the moves that they take, then by how many pieces are
// to be held in the head; equal ones stay in their order.
func SortProblems(all []Problem) {
	slices.SortStableFunc(all, func(a, b Problem) int {
		if a.In != b.In {
			return cmp.Compare(a.In, b.In)
		}
		return cmp.Compare(len(piecesOf(&a.Start)), len(piecesOf(&b.Start)))
	})
}
