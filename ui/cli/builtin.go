// The games that come with qipu, as a list.

package cli

import (
	"bufio"
	"fmt"
	"strings"

	"qipu/records"
	"qipu/ui/cell"
)

// listBuiltin prints the built-in games: number, names or title, result, event.
func (a *app) listBuiltin() error {
	games, err := builtinGames()
	if err != nil {
		return err
	}
	defer games.close()
	out := bufio.NewWriter(a.out)
	n := 0
	for _, c := range games.all() {
		if err := c.Wait(); err != nil {
			return err
		}
		for i := range c.Len() {
			tags, err := c.Tags(i)
			if err != nil {
				return err
			}
			n++
			fmt.Fprintf(out, "%4d  %s\n", n, cell.Line(heading(tags)))
		}
	}
	return out.Flush()
}

// heading names a game in one line by its headers.
func heading(tags records.Tags) string {
	var parts []string
	red, black := tags.Value("Red"), tags.Value("Black")
	if red != "" || black != "" {
		parts = append(parts, red+" - "+black)
	}
	for _, name := range []string{"Title", "Event", "Round", "Date"} {
		if value := tags.Value(name); value != "" && value != "?" {
			parts = append(parts, value)
		}
	}
	if result := tags.Value("Result"); result != "" && result != "*" {
		parts = append(parts, result)
	}
	return strings.Join(parts, "  ")
}
