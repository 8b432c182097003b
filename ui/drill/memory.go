// Games as items: a line from memory, and a game learnt in growing units.

package drill

import (
	"math/rand/v2"
	"strconv"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// linePlies is how much of a game a line from memory is at most.
const linePlies = 40

// LineTask is a game's moves from memory (背譜), both sides' typed by the
// learner, each shown after it was answered.
func LineTask(g Game) Task {
	return Task{Item: Line.String() + "/" + g.Name, Kind: Line, New: func(*rand.Rand) Script {
		return lineScript(g, 0, min(len(g.Moves), linePlies), veil.Open)
	}}
}

// lineScript asks for the plies from up to to of a game.
func lineScript(g Game, from, to int, level veil.Level) Script {
	var steps []*Step
	p := g.After(from)
	v := &View{Position: p, Level: level, Near: engine.Red}
	for _, m := range g.Moves[from:to] {
		steps = append(steps, askMove(v, words(lang.AskNext, Side(p.Turn())), m, func(got engine.Move) bool { return got == m }))
		v = &View{Level: level, Near: engine.Red, Last: m, Told: told(&p, m)}
		p = p.PlayLegal(m)
		v.Position = p
	}
	return once(steps...)
}

// Units are the lengths, in plies, of the units in which a game is learnt.
var Units = [...]int{1, 2, 4, 6, 8, 10, 20, 30}

// phases are how each unit is gone through before it is asked for.
var phases = [...]veil.Level{veil.Open, veil.Empty, veil.NoBoard}

// unit is a part of a game that is learnt at once.
type unit struct{ from, to int }

// units cuts a game of plies into units of growing length; the last length
// stays.
func units(plies int) []unit {
	var all []unit
	for from, i := 0, 0; from < plies; i++ {
		to := min(from+Units[min(i, len(Units)-1)], plies)
		all = append(all, unit{from, to})
		from = to
	}
	return all
}

// ReplayTasks are the units of a game, each an item of its own: so the progress
// in a game is the history of its units.
func ReplayTasks(g Game) []Task {
	var tasks []Task
	for _, u := range units(len(g.Moves)) {
		tasks = append(tasks, Task{
			Item: Replay.String() + "/" + g.Name + "/" + strconv.Itoa(u.from+1) + "-" + strconv.Itoa(u.to),
			Kind: Replay,
			New:  func(rng *rand.Rand) Script { return replayScript(rng, g, u) },
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
		for _, step := range announced(start, g.Moves[u.from:u.to], u.from, told) {
			step.View.Level = level
			steps = append(steps, step)
		}
	}
	v := after(steps)
	steps = append(steps, whereQuestion(rng, v, g.homes(u.to)), whatQuestion(rng, v, g.homes(u.to)))
	asked := lineScript(g, u.from, u.to, veil.Empty)
	for step := asked(Told); step != nil; step = asked(Told) {
		steps = append(steps, step)
	}
	return once(steps...)
}

// Progress returns how many plies of a game the history holds as learnt: those
// of the leading units whose last answer was right.
func (h *History) Progress(g Game) int {
	last := map[string]bool{}
	for _, a := range h.Answers {
		last[a.Item] = a.Right()
	}
	tasks, plies := ReplayTasks(g), 0
	for i, u := range units(len(g.Moves)) {
		if !last[tasks[i].Item] {
			break
		}
		plies = u.to
	}
	return plies
}
