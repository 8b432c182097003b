// The drills, in the order in which they are learnt and numbered.

package drill

import (
	"math/rand/v2"
	"strconv"

	"qipu/ui/lang"
)

// Kind is a drill. Its number is its place in the menu, from 1.
type Kind uint8

// The drills.
const (
	Names Kind = iota + 1
	Count
	Notation
	Where
	What
	Check
	Reach
	Screens
	Mates
	Follow
	Rebuild
	Boards
	Guess
	Line
	Replay
	Openings
)

// kinds is the table of drills: their names in the log, those for people, how
// many levels they have, and how a generated question is made. Drills without
// make ask items of their own.
var kinds = [...]struct {
	name   string
	title  lang.Text
	levels int
	make   func(rng *rand.Rand, src *Source, level int) Script
}{
	Names:    {"names", lang.DrillNames, 2, askName},
	Count:    {"count", lang.DrillCount, 1, askCount},
	Notation: {"notation", lang.DrillNotation, 2, askNotation},
	Where:    {"where", lang.DrillWhere, 4, askWhere},
	What:     {"what", lang.DrillWhat, 4, askWhat},
	Check:    {"check", lang.DrillCheck, 4, askCheck},
	Reach:    {"reach", lang.DrillReach, 4, askReach},
	Screens:  {"screens", lang.DrillScreens, 4, askScreens},
	Mates:    {"mates", lang.DrillMates, 1, nil},
	Follow:   {"follow", lang.DrillFollow, 4, askFollow},
	Rebuild:  {"rebuild", lang.DrillRebuild, 4, askRebuild},
	Boards:   {"boards", lang.DrillBoards, 3, askBoards},
	Guess:    {"guess", lang.DrillGuess, 1, askGuess},
	Line:     {"line", lang.DrillLine, 1, nil},
	Replay:   {"replay", lang.DrillReplay, 1, nil},
	Openings: {"openings", lang.DrillOpenings, 1, nil},
}

// Kinds returns all drills in their order.
func Kinds() []Kind {
	var all []Kind
	for k := Names; int(k) < len(kinds); k++ {
		all = append(all, k)
	}
	return all
}

// String returns the name in the log and in commands.
func (k Kind) String() string { return kinds[k].name }

// Title returns the name for people.
func (k Kind) Title() lang.Text { return kinds[k].title }

// Lookup returns the drill of a name or a number of the menu.
func Lookup(name string) (Kind, bool) {
	for k := Names; int(k) < len(kinds); k++ {
		if kinds[k].name == name || strconv.Itoa(int(k)) == name {
			return k, true
		}
	}
	return 0, false
}

// generated returns the task of a kind at a level: a skill, not an item, so that
// each call of New asks something else.
func generated(k Kind, level int, src *Source) Task {
	return Task{
		Item: k.String() + "/" + strconv.Itoa(level), Kind: k,
		New: func(rng *rand.Rand) Script { return kinds[k].make(rng, src, level) },
	}
}
