// What drills ask: the games that are open or built in, and problems.

package desk

import (
	"path"
	"strconv"
	"strings"

	"qipu/records"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// lessonGames is how many games of an open collection drills take at most.
const lessonGames = 500

// lessons returns what drills ask: mates by their length, those set up for qipu, the
// problems of the built-in manuals and their last moves; and games: those of an open
// collection, else the built-in ones, which are returned too.
func lessons(open *Shelf, l lang.Lang) (*drill.Library, []drill.Game) {
	lib := &drill.Library{Problems: drill.Ladder()}
	own, err := Builtin()
	if err != nil {
		return lib, nil
	}
	defer own.Close()
	var builtin []drill.Game
	for _, c := range own.all() {
		for i := range c.Len() {
			record, err := c.Game(i)
			if err != nil {
				continue
			}
			name, _ := c.File(i)
			name = strings.TrimSuffix(path.Base(name), path.Ext(name))
			title := record.Tags.Value("Title")
			g, ok := drill.GameOf(name+" "+strconv.Itoa(i+1), record)
			if !ok {
				continue
			}
			g.Title = lessonTitle(HeadersTold(own, record.Tags, l), i, l)
			if p, ok := drill.Manual(name, title, g); ok {
				lib.Problems = append(lib.Problems, p)
				lib.Problems = append(lib.Problems, drill.Ends(name, title, g)...)
			} else {
				builtin = append(builtin, g)
			}
		}
	}
	drill.SortProblems(lib.Problems)
	lib.Games.Games = builtin
	if open == nil || !open.files {
		return lib, builtin
	}
	if games := openLessons(open, l); len(games) > 0 {
		lib.Games.Games = games
	}
	return lib, builtin
}

// lessonTitle names a game for people: by its players, else by its book or event
// and its title.
func lessonTitle(tags records.Tags, index int, l lang.Lang) string {
	title, event := tags.Value("Title"), tags.Value("Event")
	if tags.Value("Red") != "" && tags.Value("Black") != "" || title == "" || event == "" || title == event {
		return GameTitle(tags, index, l)
	}
	return event + " " + title
}

// openLessons returns the games of an open collection, each once.
func openLessons(open *Shelf, l lang.Lang) []drill.Game {
	var games []drill.Game
	seen := map[string]bool{}
	for i := range min(open.Len(), lessonGames) {
		record, err := open.Game(i)
		if err != nil {
			continue
		}
		c, k := open.at(i)
		name, _ := c.File(k)
		g, ok := drill.GameOf(path.Base(name)+" "+strconv.Itoa(k+1), record)
		if key := g.Key(); ok && !seen[key] {
			seen[key] = true
			g.Title = lessonTitle(record.Tags, i, l)
			games = append(games, g)
		}
	}
	return games
}
