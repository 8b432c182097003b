// Where drills take their games from.

package drill

import (
	"crypto/sha256"
	"encoding/hex"
	"math/rand/v2"
	"slices"

	"qipu/engine"
	"qipu/records"
)

// Game is a game for drills: its main line, as far as it is legal.
type Game struct {
	Name  string // its identity in the history of earlier versions
	Title string // for people
	Start engine.Position
	Moves []engine.Move
	Of    Asked // whose moves are to be guessed
}

// Asked says whose moves of a game are asked where one is to be guessed.
type Asked uint8

// Whose moves: those of a player are of one side.
const (
	OfBoth Asked = iota
	OfRed
	OfBlack
)

// asks reports whether the move of a ply, from 0, is asked.
func (g *Game) asks(ply int) bool {
	side := g.Start.Turn()
	if ply%2 == 1 {
		side = side.Other()
	}
	return g.Of == OfBoth || g.Of == OfRed && side == engine.Red || g.Of == OfBlack && side == engine.Black
}

// Key names the game by what it is, its start and its moves: its identity in the
// history, wherever its file lies.
func (g *Game) Key() string { return contentKey(&g.Start, g.Moves) }

// contentKey names a position and moves from it, in 16 hexadecimal digits.
func contentKey(p *engine.Position, moves []engine.Move) string {
	sum := sha256.New()
	start := engine.Setup{Board: p.Board()}
	sum.Write([]byte(start.FEN()))
	for _, m := range moves {
		sum.Write([]byte{byte(m.From), byte(m.To)})
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// commonPlies is how many plies from the usual start many games share, so that one of
// them tells nothing of another.
const commonPlies = 8

// Covers reports whether one of two games goes on where the other ends, so that what is
// asked of one tells of the other. A few first moves are everybody's.
func (g *Game) Covers(other *Game) bool {
	n := min(len(g.Moves), len(other.Moves))
	if g.Start.Key() != other.Start.Key() || !slices.Equal(g.Moves[:n], other.Moves[:n]) {
		return false
	}
	return n > commonPlies || g.Start != engine.StandardPosition() || len(g.Moves) == len(other.Moves)
}

// GameOf returns the main line of a record; false if it has no playable start or
// no moves.
func GameOf(name string, g *records.Game) (Game, bool) {
	p, err := g.Start.Position()
	if err != nil {
		return Game{}, false
	}
	game := Game{Name: name, Start: p}
	for id := g.First(0); id != 0; id = g.First(id) {
		m := g.Move(id)
		if !p.Legal(m) {
			break
		}
		game.Moves = append(game.Moves, m)
		p = p.PlayLegal(m)
	}
	return game, len(game.Moves) > 0
}

// After returns the position after ply plies.
func (g *Game) After(ply int) engine.Position {
	p := g.Start
	for _, m := range g.Moves[:ply] {
		p = p.PlayLegal(m)
	}
	return p
}

// positions returns the positions of the game, its start first.
func (g *Game) positions() []engine.Position {
	all := make([]engine.Position, 0, len(g.Moves)+1)
	all = append(all, g.Start)
	for _, m := range g.Moves {
		all = append(all, all[len(all)-1].PlayLegal(m))
	}
	return all
}

// Source is a set of games. Without any, drills that can do so use random
// legal play.
type Source struct{ Games []Game }

// parts returns games of which a question is made, or parts of them; no two of several
// are alike, and each has an opening of its own.
func (s *Source) parts(rng *rand.Rand, n needs) []Game {
	var games []Game
	for range n.games {
		games = append(games, s.part(rng, n, games))
	}
	return games
}

// part returns a game that is unlike some others.
func (s *Source) part(rng *rand.Rand, n needs, others []Game) Game {
	var g Game
	for try := range 4 * tries {
		switch {
		case try >= 2*tries: // of random play there is enough
			g = (*Source)(nil).pick(rng, n.plies)
		case n.start:
			g = s.fromStart(rng, n.plies)
		case n.usual:
			g = s.fromStart(rng, 1)
		default:
			g = s.pick(rng, n.plies)
		}
		plies := min(n.plies, len(g.Moves))
		from := 0
		if !n.start {
			from = rng.IntN(len(g.Moves) - plies + 1)
			if last := from + plies - 1; n.usual && !g.asks(last) { // the move before it, or behind it
				if last > 0 && from > 0 {
					from--
				} else if last+1 < len(g.Moves) {
					from++
				}
			}
		}
		g = Game{Title: g.Title, Start: g.After(from), Moves: g.Moves[from : from+plies]}
		name := openingOf(&g)
		if !slices.ContainsFunc(others, func(o Game) bool { return o.Covers(&g) || name != "" && openingOf(&o) == name }) {
			break
		}
	}
	return g
}

// openingOf names the opening of a game; "" for another start.
func openingOf(g *Game) string {
	if g.Start.Key() != standardKey {
		return ""
	}
	o, _ := records.OpeningOf(g.Moves)
	return o.String()
}

// tries is how many games are looked at for one that fits.
const tries = 50

// fromStart returns a game from the standard position with at least plies moves, at
// random: one that is not met in the midst of things. Without any it is pick.
func (s *Source) fromStart(rng *rand.Rand, plies int) Game {
	if s != nil && len(s.Games) > 0 {
		for range 4 * tries {
			if g := s.Games[rng.IntN(len(s.Games))]; len(g.Moves) >= plies && g.Start == engine.StandardPosition() {
				return g
			}
		}
	}
	return s.pick(rng, plies)
}

// pick returns a game with at least plies moves, at random.
func (s *Source) pick(rng *rand.Rand, plies int) Game {
	for range tries {
		if s == nil || len(s.Games) == 0 {
			break
		}
		if g := s.Games[rng.IntN(len(s.Games))]; len(g.Moves) >= plies {
			return g
		}
	}
	for {
		g := Game{Start: engine.StandardPosition()}
		p := g.Start
		for range max(plies, 40) {
			legal := p.AppendMoves(nil)
			if len(legal) == 0 {
				break
			}
			m := legal[rng.IntN(len(legal))]
			g.Moves = append(g.Moves, m)
			p = p.PlayLegal(m)
		}
		if len(g.Moves) >= plies {
			return g
		}
	}
}

// standardKey is the hash of the usual start.
var standardKey = func() uint64 {
	p := engine.StandardPosition()
	return p.Key()
}()
