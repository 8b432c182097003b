// A question of a skill is made, and made again as it was asked.

package drill

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strconv"
)

// patience is about how many plies are gone through in search of a question.
const patience = 300_000

// generate makes a question of a kind at a level, of random play where the games have
// none.
func generate(rng *rand.Rand, k Kind, level int, src *Source) (Script, *Instance) {
	c := chance{wanted: rng.IntN(2) == 0}
	for gone := 0; ; c.tries++ {
		var games []Game
		if of := kinds[k].needs; of != nil {
			games = src.parts(rng, of(level))
		}
		seed := rng.Uint64()
		c.Rand = newRand(seed)
		if script := kinds[k].make(&c, games, level); script != nil {
			return script, instanceOf(level, seed, games)
		}
		if gone += 500; gone > patience {
			src = nil
		}
	}
}

// item names the instance in the history: by its drill, its level and what is asked.
func (in *Instance) item(k Kind) string {
	sum := fnv.New64a()
	fmt.Fprint(sum, in.Seed)
	for _, g := range in.Games {
		fmt.Fprint(sum, g.Start, g.Moves)
	}
	return k.String() + "/" + strconv.Itoa(in.Level) + "/" + strconv.FormatUint(sum.Sum64(), 16)
}

// task asks the instance again; false if it is damaged.
func (in *Instance) task(k Kind) (Task, bool) {
	if !k.skill() || in.Level < 1 || in.Level > k.Levels() {
		return Task{}, false
	}
	var games []Game
	for i := range in.Games {
		g, ok := in.Games[i].game()
		if !ok {
			return Task{}, false
		}
		games = append(games, g)
	}
	if of := kinds[k].needs; of != nil && len(games) != of(in.Level).games {
		return Task{}, false
	}
	again := func() Script {
		return kinds[k].make(&chance{newRand(in.Seed), false, choosy}, slices.Clone(games), in.Level)
	}
	return Task{Item: in.item(k), Kind: k, Level: in.Level, New: func(*rand.Rand) Script { return again() }}, again() != nil
}

// generated returns the task of a kind at a level: a skill, not an item, so that
// each call of New asks something else.
func generated(k Kind, level int, src *Source) Task {
	t := Task{Item: k.String() + "/" + strconv.Itoa(level), Kind: k, Level: level, source: src}
	t.New = func(rng *rand.Rand) Script {
		script, _ := generate(rng, k, level, src)
		return script
	}
	return t
}
