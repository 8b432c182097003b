// The last moves of the built-in manuals' problems: short mates out of real ones, as
// the lower rungs of the ladder.

package drill

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
)

//go:embed ends.tsv
var endsText string

// ends maps a file of the manuals and a title to the numbers of moves before the mate
// at which the line is a problem of its own.
var ends = sync.OnceValue(func() map[[2]string][]int {
	all := map[[2]string][]int{}
	for line := range strings.Lines(endsText) {
		fields := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if len(fields) != 3 || strings.HasPrefix(line, "#") {
			continue
		}
		for text := range strings.FieldsSeq(fields[2]) {
			if n, err := strconv.Atoi(text); err == nil {
				all[[2]string{fields[0], fields[1]}] = append(all[[2]string{fields[0], fields[1]}], n)
			}
		}
	}
	return all
})

// Ends returns the short mates in which the line of a built-in manual ends. file is the
// manual's name without its ending.
func Ends(file, title string, g Game) []Problem {
	var all []Problem
	for _, n := range ends()[[2]string{file, title}] {
		if ply := len(g.Moves) - (2*n - 1); ply > 0 {
			all = append(all, Problem{Name: file + " " + title + " -" + strconv.Itoa(n), Start: g.After(ply), In: n, Checks: true})
		}
	}
	return all
}
