// What can be asked: games, problems, openings.

package drill

import (
	"slices"

	"qipu/notation"
)

// Library is everything that can be asked.
type Library struct {
	Games    Source        // for drills on games
	Problems []Problem     // mates, the easiest first
	Book     *Book         // one's own openings; nil: none are open
	Mode     notation.Mode // how typed moves are read
	Open     string        // the Key of the game that is open: a line and a replay are of it
}

// Read returns the library with typed moves read in a mode.
func (l *Library) Read(mode notation.Mode) *Library {
	with := *l
	with.Mode = mode
	return &with
}

// With returns the library with g as the game that is open. If l has a game with
// the same moves, that one is meant.
func (l *Library) With(g Game) *Library {
	with := *l
	i := slices.IndexFunc(l.Games.Games, func(have Game) bool {
		return have.Start.Key() == g.Start.Key() && slices.Equal(have.Moves, g.Moves)
	})
	if i < 0 {
		with.Games.Games = append([]Game{g}, l.Games.Games...)
		i = 0
	}
	with.Open = with.Games.Games[i].Key()
	return &with
}

// Without returns the library without what tells of lines of a game, which are
// hidden: their copies, and games that go on where one ends or end in its midst.
// other games are asked where none is left.
func (l *Library) Without(other []Game, lines ...Game) *Library {
	with := *l
	tells := func(have Game) bool { return slices.ContainsFunc(lines, func(g Game) bool { return have.Covers(&g) }) }
	with.Games.Games = slices.DeleteFunc(slices.Clone(l.Games.Games), tells)
	if len(with.Games.Games) == 0 {
		with.Games.Games = slices.DeleteFunc(slices.Clone(other), tells)
	}
	hidden := map[uint64]bool{}
	for _, g := range lines {
		for _, p := range g.positions() {
			hidden[p.Key()] = true
		}
	}
	with.Problems = slices.DeleteFunc(slices.Clone(l.Problems), func(p Problem) bool { return hidden[p.Start.Key()] })
	return &with
}

// Tasks returns the items of a kind, in the order in which they are learnt.
func (l *Library) Tasks(k Kind) []Task {
	var tasks []Task
	switch k {
	case Openings: // far too many: History.openings finds what is asked
	case Mates:
		for _, p := range l.Problems {
			tasks = append(tasks, MateTask(p))
		}
	case Line:
		for _, g := range l.Games.Games {
			tasks = append(tasks, LineTasks(g)...)
		}
	case Replay:
		for _, g := range l.Games.Games {
			tasks = append(tasks, ReplayTasks(g)...)
		}
	default:
		for level := 1; level <= kinds[k].levels; level++ {
			tasks = append(tasks, generated(k, level, &l.Games))
		}
	}
	return tasks
}
