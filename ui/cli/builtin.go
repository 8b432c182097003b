// The games that come with qipu, as a list.

package cli

import (
	"bufio"
	"fmt"
	"strings"

	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/desk"
)

// listBuiltin prints the built-in games: number, names or title, result, event.
func (a *app) listBuiltin() error {
	games, err := desk.Builtin()
	if err != nil {
		return err
	}
	defer games.Close()
	out := bufio.NewWriter(a.out)
	for i := range games.Len() {
		tags, err := games.Tags(i)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%4d  %s\n", i+1, cell.Line(heading(desk.HeadersTold(games, tags, a.lang))))
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
