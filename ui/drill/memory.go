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

// linePlies is how much of a game a line from memory is at most, lineUnit how much of it
// is learnt at once.
const (
	linePlies = 40
	lineUnit  = 8
)

// LineTasks are a game's moves from memory (背譜), both sides' typed by the learner,
// each shown after it was answered: cut in units, of which each is shown before it is
// asked for the first time, and after a slip.
func LineTasks(g Game) []Task {
	var tasks []Task
	key := g.Key()
	end := min(len(g.Moves), linePlies)
	for from := 0; from < end; from += lineUnit {
		u := unit{from, min(from+lineUnit, end)}
		t := Task{
			Item: unitItem(Line, key, u), Was: Line.String() + "/" + g.Name, Kind: Line, Game: key, Title: g.Title, Of: len(g.Moves),
			New: func(*rand.Rand) Script { return once(lineSteps(g, u, veil.Open)...) },
			Learn: func(*rand.Rand) Script {
				return once(append(shownUnit(g, u, veil.Open), lineSteps(g, u, veil.Open)...)...)
			},
		}
		if from > 0 {
			t.After = tasks[len(tasks)-1].Item
		}
		tasks = append(tasks, t)
	}
	return tasks
}

// lineSteps ask for the plies of a unit, by the name of the game and the number of the
// move.
func lineSteps(g Game, u unit, level veil.Level) []*Step {
	var steps []*Step
	p := g.After(u.from)
	v := &View{Position: p, Level: level, Near: engine.Red}
	for i, m := range g.Moves[u.from:u.to] {
		say := words(lang.AskNext, Side(p.Turn()))
		if g.Title != "" {
			say = words(lang.AskLine, g.Title, Side(p.Turn()), roundOf(&g, u.from+i))
		}
		steps = append(steps, askMove(v, say, m, func(got engine.Move) bool { return got == m }).of(p.At(m.From), m.From))
		v = &View{Level: level, Near: engine.Red, Last: m, Announced: announce(&p, m)}
		p = p.PlayLegal(m)
		v.Position = p
	}
	return steps
}

// roundOf is the number of the round of a ply, from 0, of a game.
func roundOf(g *Game, ply int) int {
	return (ply+btoi(g.Start.Turn() == engine.Black))/2 + 1
}

// shownUnit goes through a unit on a board at a level.
func shownUnit(g Game, u unit, level veil.Level) []*Step {
	start := g.After(u.from)
	steps := []*Step{{
		Say:  []Words{words(lang.TellUnit, u.from+1, u.to, lang.BlindLevels[level])},
		View: &View{Position: start, Level: level, Near: engine.Red},
	}}
	if g.Title != "" {
		steps[0].Say = append([]Words{plain(g.Title)}, steps[0].Say...)
	}
	for _, step := range announced(start, g.Moves[u.from:u.to], u.from, announce) {
		step.View.Level = level
		steps = append(steps, step)
	}
	return steps
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
		after := ""
		if len(tasks) > 0 {
			after = tasks[len(tasks)-1].Item
		}
		tasks = append(tasks, Task{
			Item: replayItem(key, u), After: after, Was: replayItem(g.Name, u),
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
	for _, level := range phases {
		steps = append(steps, shownUnit(g, u, level)...)
	}
	v := after(steps)
	part := Game{Start: g.After(u.from), Moves: g.Moves[u.from:u.to]}
	c, o := &chance{Rand: rng, tries: choosy}, part.origins(u.to-u.from)
	for _, step := range []*Step{whereQuestion(c, v, o), whatQuestion(c, v, o)} {
		step.About.Plies = u.to - u.from
		steps = append(steps, step)
	}
	return once(append(steps, lineSteps(g, u, veil.Empty)...)...)
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
func replayItem(game string, u unit) string { return unitItem(Replay, game, u) }

// unitItem is replayItem of a drill.
func unitItem(k Kind, game string, u unit) string {
	return k.String() + "/" + game + "/" + strconv.Itoa(u.from+1) + "-" + strconv.Itoa(u.to)
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
