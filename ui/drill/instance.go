// What a generated question is made by, and as it was asked: parts of games and their
// chance are an instance, which can be asked again.

package drill

import (
	"encoding/hex"
	"math/rand/v2"

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
