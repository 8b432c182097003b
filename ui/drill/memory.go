// Games as items: a line from memory, and a game learnt in growing units.

package drill

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// linePlies is how much of a game a line from memory is at most.
const linePlies = 40

// LineTask is a game's moves from memory (背譜), both sides' typed by the
// learner, each shown after it was answered.
func LineTask(g Game) Task {
	return Task{
		Item: Line.String() + "/" + g.Key(), Was: Line.String() + "/" + g.Name, Kind: Line, Game: g.Key(), Title: g.Title, Of: len(g.Moves),
		New: func(*rand.Rand) Script { return lineScript(g, 0, min(len(g.Moves), linePlies), veil.Open) },
	}
}

// lineScript asks for the plies of a game behind from, as far as to.
func lineScript(g Game, from, to int, level veil.Level) Script {
	var steps []*Step
	p := g.After(from)
	v := &View{Position: p, Level: level, Near: engine.Red}
	for _, m := range g.Moves[from:to] {
		steps = append(steps, askMove(v, words(lang.AskNext, Side(p.Turn())), m, func(got engine.Move) bool { return got == m }))
		v = &View{Level: level, Near: engine.Red, Last: m, Announced: announce(&p, m)}
		p = p.PlayLegal(m)
		v.Position = p
	}
	return once(steps...)
}

// Units are the lengths, in plies, of the first units in which a game is learnt;
// each further one is ten plies longer.
var Units = [...]int{1, 2, 4, 6, 8, 10, 20, 30}

// phases are how each unit is gone through before it is asked for.
var phases = [...]veil.Level{veil.Open, veil.Empty, veil.NoBoard}

// unit is a part of a game that is learnt at once.
type unit struct{ from, to int }

// units cuts a game of plies into units of growing length.
func units(plies int) []unit {
	var all []unit
	last := len(Units) - 1
	for from, i := 0, 0; from < plies; i++ {
		to := min(from+Units[min(i, last)]+10*max(i-last, 0), plies)
		all = append(all, unit{from, to})
		from = to
	}
	return all
}

// ReplayTasks are the units of a game, each an item of its own: so the progress
// in a game is the history of its units.
func ReplayTasks(g Game) []Task {
	var tasks []Task
	key := g.Key()
	for _, u := range units(len(g.Moves)) {
		tasks = append(tasks, Task{
			Item: replayItem(key, u), Was: replayItem(g.Name, u),
			Kind: Replay, Game: key, Title: g.Title, Of: len(g.Moves),
			New: func(rng *rand.Rand) Script { return replayScript(rng, g, u) },
		})
	}
	return tasks
}

// replayScript goes through a unit with pieces, on an empty board and without
// one, then asks for the pieces of its last position and for its moves.
func replayScript(rng *rand.Rand, g Game, u unit) Script {
	var steps []*Step
	start := g.After(u.from)
	for _, level := range phases {
		steps = append(steps, &Step{
			Say:  []Words{words(lang.TellUnit, u.from+1, u.to, lang.BlindLevels[level])},
			View: &View{Position: start, Level: level, Near: engine.Red},
		})
		for _, step := range announced(start, g.Moves[u.from:u.to], u.from, announce) {
			step.View.Level = level
			steps = append(steps, step)
		}
	}
	v := after(steps)
	steps = append(steps, whereQuestion(rng, v, g.homes(u.to)), whatQuestion(rng, v, g.homes(u.to)))
	asked := lineScript(g, u.from, u.to, veil.Empty)
	for step := asked(Unasked); step != nil; step = asked(Unasked) {
		steps = append(steps, step)
	}
	return once(steps...)
}

// Replayed is how far a game was learnt.
type Replayed struct {
	Game  string // its title; of an old log, the name of its file and its number
	Plies int    // of the leading units whose last answer was right
	Of    int    // plies of the whole game; 0: not known
}

// learnt is what the answers tell of a game: the last ply of each unit that is
// known, by its first.
type learnt struct {
	Replayed
	units map[int]int
}

// Replays returns how far each game was learnt that was replayed, the one begun
// first before the others.
func (h *History) Replays() []Replayed {
	var keys []string
	games := map[string]*learnt{}
	for _, a := range h.Answers {
		key, u, ok := replayUnit(a.Item)
		if !ok {
			continue
		}
		old, _, named := replayUnit(a.Was)
		switch before := games[old]; {
		case games[key] != nil:
		case named && before != nil: // the same game, under the name of its file
			games[key] = before
			keys[slices.Index(keys, old)] = key
			delete(games, old)
		default:
			games[key] = &learnt{Replayed: Replayed{Game: key}, units: map[int]int{}}
			keys = append(keys, key)
		}
		g := games[key]
		if a.Title != "" {
			g.Game = a.Title
		}
		g.Of = max(g.Of, a.Of)
		delete(g.units, u.from)
		if a.Right() {
			g.units[u.from] = u.to
		}
	}
	all := make([]Replayed, len(keys))
	for i, key := range keys {
		g := games[key]
		for to := g.units[0]; to > g.Plies; to = g.units[g.Plies] {
			g.Plies = to
		}
		all[i] = g.Replayed
	}
	return all
}

// replayItem is a unit of a game in the history.
func replayItem(game string, u unit) string {
	return Replay.String() + "/" + game + "/" + strconv.Itoa(u.from+1) + "-" + strconv.Itoa(u.to)
}

// replayUnit is the inverse of replayItem; false for other items.
func replayUnit(item string) (game string, u unit, ok bool) {
	rest, ok := strings.CutPrefix(item, Replay.String()+"/")
	at := strings.LastIndexByte(rest, '/')
	if !ok || at < 0 {
		return "", u, false
	}
	first, last, _ := strings.Cut(rest[at+1:], "-")
	from, err1 := strconv.Atoi(first)
	to, err2 := strconv.Atoi(last)
	return rest[:at], unit{from - 1, to}, err1 == nil && err2 == nil && 0 < from && from <= to
}
