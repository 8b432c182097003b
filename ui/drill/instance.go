// Generated questions: a part of a game at random, and what is asked of it. Both
// together are an instance, which can be asked again.

package drill

import (
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strconv"

	"qipu/engine"
)

// chance is what a question is made by.
type chance struct {
	*rand.Rand
	wanted bool // which of two kinds of answers is looked for, of a question that has two
	tries  int  // how often a question was looked for before
}

// choosy is how many tries look for the kind of answer that is wanted.
const choosy = 300

// picky reports whether a question whose answer is of a kind is not wanted now.
func (c *chance) picky(kind bool) bool { return c.tries < choosy && kind != c.wanted }

// maker makes a question of games; nil if there is nothing to ask about them.
type maker func(c *chance, games []Game, level int) Script

// needs are the games that a question is made of.
type needs struct {
	games int
	plies int  // of each
	start bool // from the usual start of a game, else from its midst
	usual bool // of games that begin with the usual start, if there are any
}

func oneMove(int) needs     { return needs{games: 1, plies: 1} }
func onePosition(int) needs { return needs{games: 1} }
func masterMove(int) needs  { return needs{games: 1, plies: 2, usual: true} }

func fromTheMidst(level int) needs { return needs{games: 1, plies: heard[bounded(level, len(heard))]} }

func fromTheStart(level int) needs {
	return needs{games: 1, plies: followed[bounded(level, len(followed))], start: true}
}

func severalGames(level int) needs { return needs{games: level + 1, plies: boardPlies, start: true} }

// bounded brings a level within a table of n entries, of which the first is none.
func bounded(level, n int) int { return min(max(level, 1), n-1) }

// Instance is a question as it was asked: it is made again of the same games, by the
// same chance.
type Instance struct {
	Level int    `json:"level"`
	Seed  uint64 `json:"seed"`
	Games []Part `json:"games,omitempty"`
}

// Part is a part of a game: a position, and moves from it, two bytes each in
// hexadecimal digits.
type Part struct {
	Start string `json:"start"`
	Moves string `json:"moves,omitempty"`
}

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

func instanceOf(level int, seed uint64, games []Game) *Instance {
	in := &Instance{Level: level, Seed: seed}
	for _, g := range games {
		start := engine.Setup{Board: g.Start.Board()}
		moves := make([]byte, 0, 2*len(g.Moves))
		for _, m := range g.Moves {
			moves = append(moves, byte(m.From), byte(m.To))
		}
		in.Games = append(in.Games, Part{start.FEN(), hex.EncodeToString(moves)})
	}
	return in
}

// game returns the part as a game; false if it is none.
func (p *Part) game() (Game, bool) {
	setup, err := engine.ParseFEN(p.Start)
	if err != nil {
		return Game{}, false
	}
	g := Game{}
	if g.Start, err = setup.Position(); err != nil {
		return Game{}, false
	}
	if g.Start.Key() == standardKey {
		g.Start = engine.StandardPosition()
	}
	moves, err := hex.DecodeString(p.Moves)
	if err != nil || len(moves)%2 != 0 {
		return Game{}, false
	}
	at := g.Start
	for i := 0; i < len(moves); i += 2 {
		m := engine.Move{From: engine.Square(moves[i]), To: engine.Square(moves[i+1])}
		if m.From >= engine.NoSquare || m.To >= engine.NoSquare || !at.Legal(m) {
			return Game{}, false
		}
		g.Moves, at = append(g.Moves, m), at.PlayLegal(m)
	}
	return g, true
}

// standardKey is the hash of the usual start.
var standardKey = func() uint64 {
	p := engine.StandardPosition()
	return p.Key()
}()

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
