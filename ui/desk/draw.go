// Practice on games of the library: the moves of a player to be guessed, lines of an
// opening as often as they are played, whole games to be learnt.

package desk

import (
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"

	"qipu/records"
	"qipu/records/library"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// Draws returns the drill of a name or number, if it can be had on games of the library.
func Draws(name string) (k drill.Kind, ok bool) {
	k, ok = drill.Lookup(name)
	return k, ok && (k == drill.Guess || k == drill.Line || k == drill.Replay)
}

const (
	drawnGames   = 300 // how many games are drawn at most
	openingPlies = 20  // of a game, where the lines of an opening are asked
)

// Draw draws games for a drill from those of a query: the same ones each time, so that
// what was learnt comes back. Lines of an opening are drawn as often as they were played,
// so that those that are met most are learnt first. The games are those that the library
// holds.
func (l *Library) Draw(ctx context.Context, q library.Query, k drill.Kind) ([]drill.Game, error) {
	found, err := l.Find(ctx, q)
	if err != nil || found == nil {
		return nil, err
	}
	seed := fnv.New64a()
	fmt.Fprint(seed, q.Players, q.Event, q.ECCO, q.Days, q.Result)
	chance := rand.New(rand.NewPCG(seed.Sum64(), uint64(k)))
	var games []drill.Game
	seen := map[string]bool{}
	for _, i := range chance.Perm(found.Len()) {
		if len(games) == drawnGames || ctx.Err() != nil {
			break
		}
		h := found.hits.Hit(i)
		g, ok := drill.GameOf("", h.Held())
		if !ok {
			continue
		}
		s := h.Summary()
		g.Title, g.Of = drawnTitle(&s), whoseMoves(&q.Players, &s)
		if k == drill.Line && q.ECCO != "" {
			g.Moves = g.Moves[:min(len(g.Moves), openingPlies)]
		}
		if key := g.Key(); !seen[key] {
			seen[key] = true
			games = append(games, g)
		}
	}
	return games, ctx.Err()
}

// drawnTitle names a game by its players and when they played.
func drawnTitle(s *records.Summary) string {
	tags := records.Tags{{Name: "Red", Value: s.Red}, {Name: "Black", Value: s.Black}, {Name: "Event", Value: s.Event}}
	return strings.TrimSpace(GameTitle(tags, 0, lang.English) + " " + s.Date.String())
}

// whoseMoves tells whose moves are asked of a game: those of the player who is looked
// for.
func whoseMoves(p *library.Players, s *records.Summary) drill.Asked {
	plays := func(name string, asked ...string) bool {
		for _, text := range asked {
			if text != "" && strings.Contains(records.Fold(name), records.Fold(text)) {
				return true
			}
		}
		return false
	}
	switch red, black := plays(s.Red, p.Either, p.Red), plays(s.Black, p.Either, p.Black); {
	case red == black:
		return drill.OfBoth
	case red:
		return drill.OfRed
	}
	return drill.OfBlack
}
