// The drills, in the order in which they are learnt and numbered.

package drill

import (
	"strconv"
	"strings"

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
	Relations
	Tracking
)

// kinds is the table of drills: their names in the log, those for people, how
// many levels they have, how a generated question is made, and of what. Drills
// without make ask items of their own.
var kinds = [...]struct {
	name   string
	title  lang.Text
	levels int
	make   maker
	needs  func(level int) needs // nil: no games
}{
	Names:     {"names", lang.DrillNames, 2, askName, nil},
	Count:     {"count", lang.DrillCount, 1, askCount, nil},
	Notation:  {"notation", lang.DrillNotation, 2, askNotation, oneMove},
	Where:     {"where", lang.DrillWhere, 4, about(announce, whereQuestion), fromTheMidst},
	What:      {"what", lang.DrillWhat, 4, about(announce, whatQuestion), fromTheMidst},
	Check:     {"check", lang.DrillCheck, 4, about(announceMove, checkQuestion), fromTheMidst}, // announcing check would give the answer away
	Reach:     {"reach", lang.DrillReach, 4, about(announce, reachQuestion), fromTheMidst},
	Screens:   {"screens", lang.DrillScreens, 4, about(announce, screensQuestion), fromTheMidst},
	Mates:     {"mates", lang.DrillMates, 1, nil, nil},
	Follow:    {"follow", lang.DrillFollow, 4, askFollow, fromTheStart},
	Rebuild:   {"rebuild", lang.DrillRebuild, 4, askRebuild, fromTheStart},
	Boards:    {"boards", lang.DrillBoards, 3, askBoards, severalGames},
	Guess:     {"guess", lang.DrillGuess, 1, askGuess, masterMove},
	Line:      {"line", lang.DrillLine, 1, nil, nil},
	Replay:    {"replay", lang.DrillReplay, 1, nil, nil},
	Openings:  {"openings", lang.DrillOpenings, 1, nil, nil},
	Relations: {"relations", lang.DrillRelations, 4, about(announce, relationsQuestion), fromTheMidst},
	Tracking:  {"tracking", lang.DrillTracking, 4, askTracking, onePosition},
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

// Levels returns how many levels a drill has that adapts; 1: it has none.
func (k Kind) Levels() int { return kinds[k].levels }

// skill reports whether the drill asks something else each time.
func (k Kind) skill() bool { return kinds[k].make != nil }

// long reports whether one question of the drill is a long one.
func (k Kind) long() bool { return k >= Follow && k <= Boards || k == Tracking }

// skillOf reads the item of a skill: its drill and its level; false for other items.
func skillOf(item string) (k Kind, level int, ok bool) {
	name, rest, _ := strings.Cut(item, "/")
	k, ok = Lookup(name)
	level, err := strconv.Atoi(rest)
	return k, level, ok && k.skill() && err == nil && level >= 1 && level <= k.Levels()
}
