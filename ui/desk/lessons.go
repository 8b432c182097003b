// What drills ask: the games that are open or built in, and problems.

package desk

import (
	"path"
	"strconv"
	"strings"

	"qipu/ui/drill"
)

// lessonGames is how many games of an open collection drills take at most.
const lessonGames = 500

// lessons returns what drills ask: mates by their length, those set up for qipu, the
// problems of the built-in manuals and their last moves; and games: those of an open
// collection, else the built-in ones.
func lessons(open *Shelf) *drill.Library {
	l := &drill.Library{Problems: drill.Ladder()}
	builtin, err := Builtin()
	if err != nil {
		return l
	}
	defer builtin.Close()
	for _, c := range builtin.all() {
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
			if p, ok := drill.Manual(name, title, g); ok {
				l.Problems = append(l.Problems, p)
				l.Problems = append(l.Problems, drill.Ends(name, title, g)...)
			} else {
				l.Games.Games = append(l.Games.Games, g)
			}
		}
	}
	drill.SortProblems(l.Problems)
	if open == nil || !open.files {
		return l
	}
	if games := openLessons(open); len(games) > 0 {
		l.Games.Games = games
	}
	return l
}

// openLessons returns the games of an open collection.
func openLessons(open *Shelf) []drill.Game {
	var games []drill.Game
	for i := range min(open.Len(), lessonGames) {
		record, err := open.Game(i)
		if err != nil {
			continue
		}
		c, k := open.at(i)
		name, _ := c.File(k)
		if g, ok := drill.GameOf(path.Base(name)+" "+strconv.Itoa(k+1), record); ok {
			games = append(games, g)
		}
	}
	return games
}
